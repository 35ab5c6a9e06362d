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

# drawing

draw-as-seen = كما يرى الطاولةَ { $seat }
draw-all = كل البطاقات مكشوفة: لا يرى هذا أحد من اللاعبين
draw-public = كما يرى الطاولةَ المتفرجون
draw-since = { $mark } (الدور { $turn }، { $seat })
draw-seen-by = { $card }، رآها بالرادار: { $seats }
draw-points = { $count ->
        [zero] لا نقاط
        [one] نقطة واحدة
        [two] نقطتان
        [few] { $count } نقاط
        [many] { $count } نقطة
       *[other] { $count } نقطة
    }
draw-played = التكتيكات الملعوبة
draw-discarded = { $count ->
        [zero] لم يُتخلَّص من أي بطاقة
        [one] بطاقة واحدة متخلَّص منها
        [two] بطاقتان متخلَّص منهما
        [few] { $count } بطاقات متخلَّص منها
        [many] { $count } بطاقة متخلَّصًا منها
       *[other] { $count } بطاقة متخلَّص منها
    }
draw-undealt = { $count ->
        [zero] وُزّعت البطاقات كلها
        [one] بطاقة واحدة لم توزَّع
        [two] بطاقتان لم توزَّعا
        [few] { $count } بطاقات لم توزَّع
        [many] { $count } بطاقة لم توزَّع
       *[other] { $count } بطاقة لم توزَّع
    }
draw-known = مقلوبة على الطاولة، ووجهها معروف لمن يرى هذه الصورة
draw-radar = كُشفت بالرادار
draw-struck = لا تُحسب
draw-total = المجموع الصالح
draw-assumed = مفترض، ليس في الوثيقة ({ $reference })
draw-yes = نعم
draw-no = لا
draw-path = المسار البارز هو ما حدث هنا.
draw-tree-title = شجرة القرار: { $outcome }
draw-guards = القواعد التي فُحصت بها الحركة «{ $move }»
draw-not-asked = لم تُفحص القواعد التالية.
draw-flow = مجرى لعبة { $game }
draw-here = الموضع الحالي
draw-end = النهاية
draw-goes-to = { $step } ← { $steps }
draw-reasons = ما يستند إليه
draw-description = وصف الصورة بالكلمات
draw-readings = قراءتان: { $topic }
draw-reading = القراءة { $n }
draw-reading-in-force = المعمول بها هنا
draw-reading-default = المعتادة
draw-reading-says = ما تقوله الوثيقة
draw-reading-refused = لا يمكن الحكم على هذا الوضع بهذه القراءة.
draw-readings-differ = القراءة هي التي تحسم هنا.
    القراءة 1: { $first }
    القراءة 2: { $second }
draw-readings-same = القراءتان تؤديان هنا إلى النتيجة نفسها: { $first }
draw-readings-way = القراءتان تؤديان هنا إلى النتيجة نفسها، لكن بطريقين مختلفين: { $first }
draw-readings-one = لا يمكن الحكم على هذا الوضع إلا بإحدى القراءتين: { $first }
draw-readings-none = لا يمكن الحكم على هذا الوضع بأي من القراءتين.
draw-knowledge = من يعرف ماذا
draw-knowledge-note = يبيّن الجدول ما رآه كل لاعب، لا ما يمكن استنتاجه.
draw-knowledge-none = لا بطاقة مخفية.
draw-hidden-card = البطاقة المخفية
draw-knows = يعرف
draw-knows-radar = يعرف بالرادار
draw-knows-not = لا يعرف
draw-knows-open = مكشوفة للجميع
draw-knows-maybe = ربما رآها بالرادار
draw-knows-went = رآها تدخل يد { $seat }
draw-knows-held = كانت في يده من قبل
draw-knows-colour = يعرف لونها: { $colour }
draw-hands = في اليد
draw-stolen = البطاقات المسروقة
draw-stolen-card = { $card }، أخذها { $seat } من { $opponent }
draw-some-card = بطاقة
draw-history = تاريخ المباراة: { $game }
draw-history-start = البداية
draw-history-moves = { $count ->
        [zero] … لا حركات
        [one] … حركة واحدة
        [two] … حركتان
        [few] … { $count } حركات
        [many] … { $count } حركة
       *[other] … { $count } حركة
    }
draw-history-moved = تحرّك { $seat }.
draw-history-branch = الفرع «{ $name }»

# drawing: خطوات لعبة "influence" التي لا يسمّيها معجمها بعد


# widgets

ui-look-as = زاوية النظر
ui-seat-person = { $seat }
ui-seat-program = { $seat } (برنامج)
ui-spectator = متفرج
ui-everyone = بطاقات الجميع
ui-seed = الحظ
ui-any-seed = أي عدد أو كلمة
ui-what = أولًا: ماذا؟
ui-where = ثم: أين أو مَن؟
ui-no-target = لا خيار آخر
ui-other-move = أي حركة أخرى، كتابةً
ui-play-typed = لعبها
ui-about = السؤال عن
ui-choose-first = اختر حركة من القائمتين أولًا، ثم العبها.
ui-type-first = اكتب حركة أولًا.
ui-answer-hint = اختر حركة والعبها، أو اكتب أي حركة أخرى وتحقق منها، أو اسأل عن السبب. يظهر الجواب هنا ومعه بنده.
ui-static = هذه صورة للوحة. شغّل الخلية التي فوقها للعب.
ui-played = لُعبت
ui-older = { $count ->
        [zero] لا أحداث سابقة
        [one] حدث سابق واحد
        [two] حدثان سابقان
        [few] { $count } أحداث سابقة
        [many] { $count } حدثًا سابقًا
       *[other] { $count } حدث سابق
    }
ui-undone = تم التراجع عن آخر حركة، وزر «إعادة» يلعبها من جديد.
ui-redone = لُعبت الحركة من جديد.
ui-nothing-to-undo = لا حركة يمكن التراجع عنها.
ui-nothing-to-redo = لا حركة يمكن لعبها من جديد.
ui-new-begun = بدأت مباراة جديدة، وحظها { $seed }.
ui-switch-seat = للعب عن { $seat } اختره من «زاوية النظر».
ui-ask-chance = لتحديد ما يأتي به الحظ اختر «بطاقات الجميع» من «زاوية النظر».
ui-error = لا يمكن ذلك: { $reason }
ui-unexpected = هذا خطأ من الأداة لا منك: { $reason }
topic-zone = المنطقة: { $name }
topic-base = القاعدة: { $name }
topic-award = الجائزة: { $name }
topic-score = النقاط: { $name }
topic-winner = الفائز

## Lists and citations

comma = ،
semicolon = ؛

# teaching

teach-legal-question = «{ $move }»: هل هي حركة قانونية؟
teach-outcome-question = { $topic }. أي قاعدة تحسم الأمر؟
teach-offers = من الحركات القانونية هنا: { $moves }.
teach-offers-not = من الحركات غير القانونية هنا: { $moves }.
teach-score = { $seat }: { $count }
teach-scores = النقاط: { $scores }.
teach-winners = { $count ->
        [one] الفائز: { $seats }.
       *[other] تعادل في الصدارة: { $seats }.
    }
teach-right = صحيح.
teach-wrong = ليس كذلك.
teach-why-assumed = سبب الافتراض
teach-silences = ما تركته الوثيقة مفتوحًا

sheet-title = { $game }: القواعد في صفحة واحدة
sheet-players = عدد اللاعبين: { $least }–{ $most }
sheet-source = الوثيقة { $document }، نسخة القواعد { $version }
sheet-legend = الأرقام المؤطرة أرقام أسطر الوثيقة.
sheet-legend-assumed = { $mark } سكتت الوثيقة عن هذا، فهو مفترض (انظر المرجع في كتاب القواعد).
sheet-left-out = ليس في هذه الصفحة ({ $cited }): { $why }
