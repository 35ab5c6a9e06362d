# كلمات النواة والمستكشف بالعربية.

seat = المقعد { $n }
chance = الحظ
nobody = لا أحد

document-lines = { $count ->
        [zero] الوثيقة { $document }
        [one] الوثيقة { $document }، السطر { $lines }
        [two] الوثيقة { $document }، السطران { $lines }
        [few] الوثيقة { $document }، الأسطر { $lines }
        [many] الوثيقة { $document }، الأسطر { $lines }
       *[other] الوثيقة { $document }، الأسطر { $lines }
    }
assumed-clause = مفترض، { $reference }

legal = قانونية
illegal = غير قانونية
way-forward = ما يمكن فعله
why = لماذا؟
why-not = لمَ لا؟
clause = البند
rulings = خيارات القواعد

board-title = { $game }، الدور { $turn }
board-over = { $game }، انتهت المباراة

ui-play = لعب
ui-undo = تراجع
ui-redo = إعادة
ui-new-match = مباراة جديدة
ui-type-move = كتابة حركة
ui-check = تحقُّق
ui-legal-moves = الحركات القانونية
ui-log = ما جرى
ui-seat = المقعد
ui-language = اللغة
ui-bot-moves = ترك الحركة للبرنامج
ui-hand = اليد
ui-score = النقاط
ui-zone = المنطقة
ui-hidden-cards = { $count ->
        [zero] لا بطاقات مقلوبة
        [one] بطاقة مقلوبة واحدة
        [two] بطاقتان مقلوبتان
        [few] { $count } بطاقات مقلوبة
        [many] { $count } بطاقة مقلوبة
       *[other] { $count } بطاقة مقلوبة
    }
ui-cards = { $count ->
        [zero] لا بطاقات
        [one] بطاقة واحدة
        [two] بطاقتان
        [few] { $count } بطاقات
        [many] { $count } بطاقة
       *[other] { $count } بطاقة
    }
ui-turn = الدور الآن: { $seat }
ui-deck-left = { $count ->
        [zero] لم يبقَ شيء في كومة السحب
        [one] بقيت بطاقة واحدة في كومة السحب
        [two] بقيت بطاقتان في كومة السحب
        [few] بقيت { $count } بطاقات في كومة السحب
        [many] بقيت { $count } بطاقة في كومة السحب
       *[other] بقيت { $count } بطاقة في كومة السحب
    }
ui-no-moves = لا حركة متاحة للاختيار الآن.
ui-tree = فروع المباراة
ui-your-move = الحركة لك
ui-game-over = انتهت المباراة.

error-notation = لا يمكن قراءة «{ $text }» على أنها حركة.
error-did-you-mean = { $moves ->
        [none] لا حركة تشبهها.
       *[other] هل المقصود: { $moves }؟
    }
