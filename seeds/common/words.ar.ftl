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
ui-hint = تلميح
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
        [zero] لا { -cards } مقلوبة
        [one] { -card } مقلوبة واحدة
        [two] { -two-cards } مقلوبتان
        [few] { $count } { -counted-cards } مقلوبة
        [many] { $count } { -card } مقلوبة
       *[other] { $count } { -card } مقلوبة
    }
ui-cards = { $count ->
        [zero] لا { -cards }
        [one] { -card } واحدة
        [two] { -two-cards }
        [few] { $count } { -counted-cards }
        [many] { $count } { -card }
       *[other] { $count } { -card }
    }
ui-turn = الدور الآن: { $seat }
ui-deck-left = { $count ->
        [zero] لم يبقَ شيء في كومة السحب
        [one] بقيت { -card } واحدة في كومة السحب
        [two] بقيت { -two-cards } في كومة السحب
        [few] بقيت { $count } { -counted-cards } في كومة السحب
        [many] بقيت { $count } { -card } في كومة السحب
       *[other] بقيت { $count } { -card } في كومة السحب
    }
ui-no-moves = لا حركة متاحة للاختيار الآن.
ui-tree = فروع المباراة
ui-your-move = الحركة لك
ui-game-over = انتهت المباراة.

error-notation = لا يمكن قراءة «{ $text }» على أنها حركة.
error-branch-name = يجب أن يكون اسم الفرع من حرف واحد إلى { $most } حرف.
error-branch-taken = هناك فرع اسمه «{ $name }». اختر اسمًا آخر أو اذهب إلى نهايته.
error-reading = لا يمكن هنا الأخذ بقراءة أخرى في هذا السؤال: { $question } السبب بالإنجليزية:
error-reading-why = لا يمكن هنا الأخذ بقراءة أخرى في هذا السؤال: { $question } السبب: { $reason }.
error-file = ليس في هذا الملف ما ينبغي أن يكون فيه. السبب بالإنجليزية:
error-other = لا يمكن ذلك. السبب بالإنجليزية:
error-written-so = تُكتب الحركات بحروف لاتينية هكذا: { $moves }.
error-did-you-mean = { $moves ->
        [none] لا حركة تشبهها.
       *[other] هل المقصود: { $moves }؟
    }

# drawing

draw-as-seen = كما يرى الطاولةَ { $seat }
draw-all = كل { -the-cards } مكشوفة: لا يرى هذا أحد من اللاعبين
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
        [zero] لم يُتخلَّص من أي { -card }
        [one] { -card } واحدة متخلَّص منها
        [two] { -two-cards } متخلَّص منهما
        [few] { $count } { -counted-cards } متخلَّص منها
        [many] { $count } { -card } متخلَّصًا منها
       *[other] { $count } { -card } متخلَّص منها
    }
draw-undealt = { $count ->
        [zero] وُزّعت { -the-cards } كلها
        [one] { -card } واحدة لم توزَّع
        [two] { -two-cards } لم توزَّعا
        [few] { $count } { -counted-cards } لم توزَّع
        [many] { $count } { -card } لم توزَّع
       *[other] { $count } { -card } لم توزَّع
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
draw-reading-says = ما تقوله الوثيقة، بصياغتنا وعلى القراءة المعتادة
draw-reading-assumed = ما افترضناه حيث تسكت الوثيقة
draw-reading-refused = لا يمكن الحكم على هذا الوضع بهذه القراءة.
draw-readings-differ = القراءة هي التي تحسم هنا.
    القراءة 1: { $first }
    القراءة 2: { $second }
draw-readings-odds = تنتهي القراءتان هنا إلى القول نفسه، لكن الاحتمالات تختلف: { $told }
    القراءة 1: { $first }
    القراءة 2: { $second }
draw-readings-same = القراءتان تؤديان هنا إلى النتيجة نفسها: { $first }
draw-readings-way = القراءتان تؤديان هنا إلى النتيجة نفسها، لكن بطريقين مختلفين: { $first }
draw-readings-one = لا يمكن الحكم على هذا الوضع إلا بإحدى القراءتين: { $first }
draw-readings-none = لا يمكن الحكم على هذا الوضع بأي من القراءتين.
draw-knowledge = من يعرف ماذا
draw-knowledge-note = يبيّن الجدول ما رآه كل لاعب، لا ما يمكن استنتاجه.
draw-knowledge-none = لا { -card } مخفية.
draw-hidden-card = { -the-card } المخفية
draw-knows = يعرف
draw-knows-radar = يعرف بالرادار
draw-knows-not = لا يعرف
draw-knows-open = مكشوفة للجميع
draw-knows-maybe = ربما رآها بالرادار
draw-knows-went = رآها تدخل يد { $seat }
draw-knows-held = كانت في يده من قبل
draw-knows-colour = يعرف لونها: { $colour }
draw-hands = في اليد
draw-stolen = { -the-cards } المسروقة
draw-stolen-card = { $card }، أخذها { $seat } من { $opponent }
draw-some-card = { -card }
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
draw-history-luck = { $count ->
        [zero] … لا قرار للحظ
        [one] … قرّر الحظ مرة واحدة
        [two] … قرّر الحظ مرتين
        [few] … قرّر الحظ { $count } مرات
        [many] … قرّر الحظ { $count } مرة
       *[other] … قرّر الحظ { $count } مرة
    }
draw-history-moved = تحرّك { $seat }.
draw-history-branch = الفرع «{ $name }»
draw-timing = متى تُلعب كل { -card }
draw-timing-card = متى يمكن لعب { $card }؟
draw-timing-now = الآن: { $moment }
draw-timing-yes = يمكن لعبها
draw-timing-others = للآخرين فقط
draw-timing-no = ليس حينها
finding-moment = { $moment }: يمكن لعب { $card } ({ $players }).
    .not = { $moment }: ليس وقت { $card }.

# drawing: خطوات لعبة "influence" التي لا يسمّيها معجمها بعد


# widgets

ui-look-as = النظر بعيني
ui-seat-person = { $seat }
ui-seat-program = { $seat } (برنامج)
ui-spectator = متفرج
ui-everyone = { -cards } الجميع
ui-projector = عرض كبير
ui-predict = التوقّع أولًا
ui-board = اللوحة
ui-moves = الحركات
ui-what = أولًا: ماذا؟
ui-where = ثم: أين أو مَن؟
ui-choose-what = اختر من القائمة الأولى أولًا.
ui-filter = البحث عن حركة
ui-all-moves = إظهار ما لا يمكن لعبه أيضًا
ui-not-legal = غير قانونية
ui-none-found = لا شيء كهذا هنا.
ui-other-move = أي حركة أخرى، بالرموز اللاتينية
ui-answer = الجواب
ui-about = السؤال عن
ui-why-note = اضغط جزءًا من اللوحة، أو اختر من هنا.
ui-type-first = اكتب حركة أولًا.
ui-answer-hint = اختر ماذا ثم أين أو مَن فتُلعب الحركة. يمكن اختيار ما عُلِّم بـ ✗ أيضًا لمعرفة سبب المنع. أو اكتب أي حركة، أو اسأل عن السبب. يظهر الجواب هنا ومعه بنده.
ui-static = هذه صورة للوحة. شغّل الخلية التي فوقها للعب.
ui-played = لُعبت
ui-since = منذ حركتك الأخيرة
ui-older = { $count ->
        [zero] لا أحداث سابقة
        [one] حدث سابق واحد
        [two] حدثان سابقان
        [few] { $count } أحداث سابقة
        [many] { $count } حدثًا سابقًا
       *[other] { $count } حدث سابق
    }
ui-undone = تم التراجع عن آخر حركة، وزر «إعادة» يلعبها من جديد.
ui-unfair-other-player-acted = هذا حسن للدراسة، لكنه على الطاولة غير منصف: تحرّك غيرك بعدها.
ui-unfair-turn-changed = هذا حسن للدراسة، لكنه على الطاولة غير منصف: كان الدور قد انتقل.
ui-unfair-private-revealed = هذا حسن للدراسة، لكنه على الطاولة غير منصف: عرف أحدهم بها سرًّا.
ui-unfair-random-event = هذا حسن للدراسة، لكنه على الطاولة غير منصف: قال الحظ كلمته بعدها.
ui-redone = لُعبت الحركة من جديد.
ui-nothing-to-undo = لا حركة يمكن التراجع عنها.
ui-nothing-to-redo = لا حركة يمكن لعبها من جديد.
ui-new-begun = بدأت مباراة جديدة، وحظها { $seed }.
ui-switch-seat = للعب عن { $seat } اختره من «النظر بعيني».
ui-ask-chance = لتحديد ما يأتي به الحظ اختر «{ -cards } الجميع» من «النظر بعيني»، أو دع الحظ يقرر.
ui-chance-asks = بماذا يأتي الحظ؟
ui-let-luck = ترك القرار للحظ
ui-error = لا يمكن ذلك: { $reason }
ui-unexpected = هذا خطأ من الأداة لا منك: { $reason }

ui-message-odd = هذه الرسالة غير مفهومة، فلم يُفعل شيء.
ui-message-long = هذا أطول مما ينبغي: عدد الحروف { $count } والحد الأقصى { $most }.
ui-message-stale = تغيّرت الصفحة قبل وصول هذه الضغطة، فلم يُفعل شيء. انظر من جديد.
ui-covered = اللوحة مغطاة، ولا يمكن فعل شيء قبل تسليم الجهاز.
ui-slow = تأخر الجواب، وقد يصل بعد. إن أُعيد تشغيل النواة فشغّل هذه الخلية من جديد.
ui-stopped = توقف البرنامج الذي وراء هذه الصفحة. هذه آخر صورة للمباراة، ولا يمكن الضغط على شيء هنا.
ui-stopped-how = شغّل هذه الخلية من جديد، وستعرض الصفحة الجديدة استعادة المباراة.
ui-restore-offer = حُفظت مباراة من قبل توقف البرنامج.
ui-restore = استعادتها
ui-restore-no = تركها
ui-restore-none = لم تُحفظ تلك المباراة.
ui-close = إغلاق

ui-curtain = سلّم الجهاز إلى { $seat }.
ui-curtain-show = أنا { $seat }: أظهر { -cards }ي
ui-curtain-all = ستظهر الآن { -cards } الجميع.
ui-curtain-show-all = إظهار { -cards } الجميع
ui-curtain-public = إظهار ما يجوز أن يراه الكل فقط

ui-predict-on = من الآن تقول أولًا أقانونية الحركة أم لا، ثم ترى الحكم.
ui-predict-off = تظهر الأحكام فورًا من جديد.
ui-hint-predicting = لا تلميح ما دمت تتوقّع أولًا، فهو يسمّي حركات قانونية.
ui-hint-none = لا تلميح هنا: التلميح لمن عليه الحركة، ومما يعرفه مقعده وحده.
ui-predict-first = ما رأيك؟ ثبّت جوابك ثم اقرأ الحكم.
ui-predict-choose = اختر «قانونية» أو «غير قانونية»، ومع «غير قانونية» القاعدة التي تمنعها.
ui-predicted = ثبّتَّ جوابك من قبل.
ui-predict-drop = ترك هذا السؤال
ui-commit = هذا جوابي
ui-why-refused = إن لم تكن قانونية: فأي قاعدة تمنعها؟
ui-why-right = وهذه هي القاعدة.
ui-why-wrong = لكن قاعدة أخرى تمنعها:
ui-play-it = لعبها الآن

ui-went = هذا هو الموضع { $n } من المباراة. أي حركة من هنا تبدأ فرعًا.
ui-here = نحن هنا
ui-branch-name = اسم الفرع
ui-branch-do = تسمية هذا الخط
ui-branch-note = اختر موضعًا للعودة إليه. أي حركة أخرى من هناك تبدأ فرعًا، ولا يضيع شيء.
ui-turn-line = الدور { $turn }: { $seat }
ui-branch-named = صار اسم هذا الخط «{ $name }».
ui-draw-history = رسم الفروع
ui-compare = مقارنة
ui-compare-note = فرعان جنبًا إلى جنب تحت الحظ نفسه، وما اختلف معلَّم بـ ≠.
ui-compare-a = فرع
ui-compare-b = فرع آخر
ui-compare-do = وضعهما جنبًا إلى جنب
ui-compare-end = إنهاء المقارنة
ui-compare-same = هذان متشابهان عند النظر من هنا.
ui-compare-findings = ما يختلف في النتيجة
ui-in-words = بالكلمات
ui-since-parted = ما لُعب منذ افتراقهما

ui-ruling-note = هنا تسكت الوثيقة أو لا تتضح. اختر قراءة أخرى فيُعاد الحكم على الوضع فورًا.
ui-ruling-usual = القراءة المعتادة
ui-ruling-secret = غير متاحة: الحكم بها يحتاج إلى سرّ مقعد آخر
ui-trial-on = هناك قراءة قيد التجربة، واللوحة محكومة بها. أبقها لمتابعة اللعب أو أعدها.
ui-trial-keep = إبقاؤها
ui-trial-put-back = إعادتها
ui-trial-first = أبقِ القراءة التي قيد التجربة أولًا أو أعدها.
ui-trial-none = هذه هي القراءات التي تُلعب بها المباراة.
ui-trial-kept = أُبقيت. تستمر المباراة من هذا الوضع بالقراءة الجديدة، وزر «إعادتها» يرجع إلى القديمة.
ui-trial-back = عادت القراءات كما كانت.
ui-trial-head = ما تغيّره هذه القراءة هنا
ui-trial-same = لا تغيّر شيئًا هنا والآن: الحركات القانونية هي نفسها، وكل ما هو معلوم نتيجته هي نفسها. وقد يختلف ما لم يأتِ بعد.
ui-trial-no-move = لا تختلف أي حركة الآن.
ui-trial-odds = الاحتمالات تختلف
ui-trial-now-legal = { $count ->
        [zero] لا حركات صارت قانونية
        [one] حركة واحدة صارت قانونية
        [two] حركتان صارتا قانونيتين
        [few] { $count } حركات صارت قانونية
        [many] { $count } حركة صارت قانونية
       *[other] { $count } حركة صارت قانونية
    }
ui-trial-no-longer = { $count ->
        [zero] لا حركات فقدت قانونيتها
        [one] حركة واحدة لم تعد قانونية
        [two] حركتان لم تعودا قانونيتين
        [few] { $count } حركات لم تعد قانونية
        [many] { $count } حركة لم تعد قانونية
       *[other] { $count } حركة لم تعد قانونية
    }
ui-trial-findings = ما تغيّرت نتيجته
ui-former = المباراة بالقراءات السابقة محفوظة.

ui-match = المباراة
ui-player-kind = اللاعب
ui-player-name = الاسم
ui-add-seat = إضافة مقعد
ui-remove-seat = إزالة المقعد الأخير
ui-kind-human = شخص
ui-kind-random = برنامج يلعب عشوائيًا
ui-kind-greedy = برنامج بسيط
ui-kind-budget = { $kind } ({ $budget })
ui-seed = الحظ
ui-any-seed = أي عدد أو كلمة
ui-chance-how = المصادفة
ui-chance-seed = بالحظ
ui-chance-ask = أُسأل عنها
ui-chance-script = من قائمة
ui-script = القائمة: حركة من حركات الحظ في كل سطر
ui-begin = بدء
ui-save = حفظ في ملف
ui-save-text = عرض كنص
ui-save-note = المباراة المحفوظة تضم كل شيء، حتى { -the-cards } المخفية.
ui-saved = سُلّمت المباراة إلى متصفحك ملفًا.
ui-load = تحميل
ui-load-file = تحميل ملف
ui-load-text = أو ألصق مباراة محفوظة هنا
ui-load-odd = هذه ليست مباراة محفوظة.
ui-loaded = تستمر المباراة المحفوظة من حيث تُركت.

walk-say = اقرأ
walk-ask = فكّر
walk-reveal = انظر
walk-on = متابعة
walk-back = رجوع
walk-restart = من البداية
walk-progress = الخطوة { $n } من { $of }
walk-answer = جوابك
walk-answer-here = اكتب رأيك
walk-committed = حُفظ: { $answer }. تابع لترى.
walk-own-words = كان رأيك: { $answer }
walk-skip = متابعة دون جواب
walk-tally = الأجوبة الصحيحة: { $right } من { $of }.
walk-end = هذه هي النهاية. ارجع للنظر مرة أخرى أو ابدأ من جديد.
walk-over = هذا هو الموضع الأخير.
walk-first = هذا هو الموضع الأول.
walk-static = يمكن الضغط في هذه الجولة عند تشغيل الدفتر.

topic-zone = المنطقة: { $name }
    .kind = المنطقة
topic-base = القاعدة: { $name }
    .kind = القاعدة
topic-award = الجائزة: { $name }
    .kind = الجائزة
topic-score = النقاط: { $name }
    .kind = النقاط
topic-card = { -the-card }: { $name }
    .kind = { -the-card }
topic-winner = الفائز

# What a card is called: document 000 says بطاقة, others have a word of their own in their files.

-card = بطاقة
-the-card = البطاقة
-two-cards = بطاقتان
-counted-cards = بطاقات
-cards = بطاقات
-the-cards = البطاقات

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
teach-card-texts = ما تقوله البطاقات
teach-hint = تلميح
teach-solution = الحل
teach-puzzle-verdict = في هذا الدور
teach-puzzle-line = الحركة وما يتبعها
teach-puzzle-end = ما ينتج عنها
teach-puzzle-wins = تفوز
teach-puzzle-not = لا تفوز
teach-puzzle-on = ينتهي الدور وتستمر المباراة.

sheet-title = { $game }: القواعد في صفحة واحدة
sheet-players = عدد اللاعبين: { $least }–{ $most }
sheet-source = الوثيقة { $document }
sheet-legend = الأرقام المؤطرة أرقام أسطر الوثيقة.
sheet-legend-assumed = { $mark } سكتت الوثيقة عن هذا، فهو مفترض (انظر المرجع في كتاب القواعد).
sheet-left-out = ليس في هذه الصفحة: { $why }
sheet-left-out-lines = ليس في هذه الصفحة ({ $cited }): { $why }

# أعداد تقول ما هي

number-exact = { $number }، بالضبط { $fraction }: { $how }
number-sampled = { $number }، تقدير من عيّنة: { $n ->
        [one] سحب واحد
        [two] سحبان
        [few] { $n } سحوب
        [many] { $n } سحبًا
       *[other] { $n } سحب
    } من البذرة { $seed }؛ والفترة تضم العدد الحقيقي بثقة { $level } ({ $method })
number-sampled-unseeded = { $number }، تقدير من عيّنة: { $n ->
        [one] سحب واحد
        [two] سحبان
        [few] { $n } سحوب
        [many] { $n } سحبًا
       *[other] { $n } سحب
    }؛ والفترة تضم العدد الحقيقي بثقة { $level } ({ $method })
method-wilson = فترة ويلسون
method-student = فترة ستيودنت
method-clopper-pearson = فترة كلوبر وبيرسون
method-order = الإحصاءات المرتبة

# الاحتمالات

ui-passes = الامتناع تلقائيًا حين لا يمكن غيره
ui-passed = { $count ->
        [one] سُئلتَ مرة واحدة ولم يكن لك إلا الامتناع: جرى ذلك تلقائيًا.
        [two] سُئلتَ مرتين ولم يكن لك إلا الامتناع: جرى ذلك تلقائيًا.
        [few] سُئلتَ { $count } مرات ولم يكن لك إلا الامتناع: جرى ذلك تلقائيًا.
       *[other] سُئلتَ { $count } مرة ولم يكن لك إلا الامتناع: جرى ذلك تلقائيًا.
    }
ui-follow = اتبع الوضع
ui-rests-on = البنود التي يستند إليها هذا
ui-odds-certain = تُعرض الاحتمالات من الآن. لا شيء هنا مفتوح تُحسب له احتمالات: ما هو محل التنافس محسوم على ما هو عليه الوضع. وتظهر مع كل ما لم يُحسم، كمنافسة قائمة.
ui-odds = الاحتمالات
odds-head = { $topic } في الوضع الحالي
odds-line = { $topic } في الوضع الحالي: { $outcomes }
odds-item = ‏{ $outcome }: { $number }
odds-text = { $line } — { $how }
odds-counted = { $ways ->
        [zero] لا طريقة لتوزّع { -the-cards } المخفية
        [one] مؤكَّد: لا تغيّره أي { -card } مخفية
        [two] بعدّ الطريقتين الممكنتين لتوزّع { -the-cards } المخفية
        [few] بعدّ كل الطرق الممكنة لتوزّع { -the-cards } المخفية، وعددها { $ways }
        [many] بعدّ كل الطرق الممكنة لتوزّع { -the-cards } المخفية، وعددها { $ways }
       *[other] بعدّ كل الطرق الممكنة لتوزّع { -the-cards } المخفية، وعددها { $ways }
    }
odds-sampled = تقدير من عيّنة من العوالم الممكنة عددها { $n }، سُحبت من البذرة { $seed }؛ وكل فترة تضم العدد الحقيقي بثقة { $level } ({ $method }).
odds-not-counted = سبب عدم العدّ: { $why }.
odds-supposed = على افتراض أن { $supposed }.
uncountable-game = هذه اللعبة لا تعدّ الحالات
uncountable-many = عدد الحالات أكبر من { $count }
draw-odds = لو كُشفت { -the-cards } كلها الآن
draw-odds-sampled = تقدير من عيّنة من العوالم الممكنة عددها { $n }
draw-odds-wins = الفائز بالمباراة عندئذ
draw-odds-outcome = النتيجة
draw-odds-share = الاحتمال
draw-odds-exactly = بالضبط
draw-odds-between = الفترة

# المختبر

lab-title = { $game }: { $n ->
        [zero] لا مباريات
        [one] مباراة واحدة
        [two] مباراتان
        [few] { $n } مباريات
        [many] { $n } مباراة
       *[other] { $n } مباراة
    }، البذرة { $seed }
lab-rulings = بقراءات غير المعتادة: { $rulings }
lab-cards = ب{ -cards } الملف { $name }
lab-interrupted = أُوقفت المحاكاة قبل تمامها: عدد المباريات الملعوبة { $done } من أصل { $n }، والأعداد كلها منها وحدها.
lab-failed = لم تتم المحاكاة: عدد المباريات الملعوبة { $done } من أصل { $n }، والأعداد كلها منها وحدها.
lab-nothing = لم تُلعب أي مباراة إلى نهايتها، فلا شيء يُعَدّ.
lab-player = اللاعب
lab-wins = نسبة الفوز
lab-points = النقاط
lab-shared = المباريات التي فاز بها أكثر من مقعد
lab-length = طول المباراة بعدد الحركات
lab-choices = عدد الحركات القانونية المتاحة
lab-leads = عدد مرات تبدّل الصدارة في المباراة
lab-leads-some = عدد مرات تبدّل الصدارة في المباراة ({ $n ->
        [zero] لا مباريات
        [one] المباراة الأولى
        [two] المباراتان الأوليان
        [few] المباريات الأولى، وعددها { $n }
        [many] المباريات الأولى، وعددها { $n }
       *[other] المباريات الأولى، وعددها { $n }
    })
lab-seat-line = { $seat } ({ $player }): نسبة الفوز { $wins }، النقاط { $points }
lab-line = { $name }: { $number }
lab-intervals = بين المعقوفين الفترة التي يقع فيها العدد الحقيقي بثقة { $level } (النِّسب بطريقة ويلسون، والمتوسطات بطريقة ستيودنت).
lab-too-few = { $number } (العدد أقل من أن يُعرف مدى الثقة)
lab-receipt = الإيصال: ما يلزم لإعادة هذه المحاكاة
lab-moves = عدد الحركات
lab-share-of-matches = نسبة المباريات
lab-move-number = رقم الحركة في المباراة
lab-plot-title = { $name }. { $title }
lab-plot-few = رسم بياني. { $title }. { $said }
lab-plot-many = رسم بياني. { $title }. عدد القيم { $n }؛ أصغرها: { $least }؛ وأكبرها: { $most }

# مقارنة القراءات

lab-compare-title = { $game }: مقارنة القراءات على حظ واحد في { $n ->
        [zero] لا مباريات
        [one] مباراة واحدة
        [two] مباراتين
        [few] { $n } مباريات
        [many] { $n } مباراة
       *[other] { $n } مباراة
    }، البذرة { $seed }
lab-compare-usual = المقارنة بالقراءات المعتادة.
lab-compare-base = المقارنة بقراءة: { $rulings } (والباقي على المعتاد)
lab-compare-left-out = لم يُقارن: { $readings }، لأن الحكم على حركة يحتاج عندئذ إلى سرّ مقعد آخر.
lab-compare-head = { $reading } · عدد اللاعبين { $n } ({ $players })
lab-compare-winners = يتغيّر الفائزون في { $share } من المباريات.
lab-compare-winners-never = لم يتغيّر الفائزون في أي مباراة لُعبت (عددها { $n })؛ ونسبة المباريات التي يتغيّرون فيها حقيقةً لا تتجاوز { $most }.
lab-of-seat = { $name }، { $seat }
lab-compare-points = النقاط، متوسط المقاعد كلها
lab-compare-spread = فارق النقاط بين أفضل مقعد وأسوأ مقعد
lab-compare-choices = عدد الحركات القانونية لكل حركة من المباراة
lab-compare-leads = عدد مرات تبدّل الصدارة في المباراة
lab-compare-margin = فارق النقاط بين أفضل مقعد والذي يليه
lab-compare-times = عدد المرات في المباراة: { $kind }
lab-compare-measure = المقياس
lab-compare-before = القراءة المقارَن بها
lab-compare-after = هذه القراءة
lab-compare-change = التغيّر
lab-compare-says = ما يعنيه
lab-percent-points = { $number } نقطة مئوية
lab-one-point = نقطة مئوية واحدة
lab-compare-line = { $name }: من { $before } إلى { $after }، والتغيّر { $change }: { $said }
lab-compare-higher = أعلى بهذه القراءة
lab-compare-lower = أدنى بهذه القراءة
lab-compare-same = لم يتغيّر في أي مباراة لُعبت
lab-compare-few = لم يظهر فرق؛ ولم يختلف إلا في { $n ->
        [zero] لا مباراة
        [one] مباراة واحدة
        [two] مباراتين
        [few] { $n } مباريات
        [many] { $n } مباراة
       *[other] { $n } مباراة
    }، وهو أقل من أن يُبنى عليه
lab-compare-needs = لم يظهر فرق؛ ويلزم نحو { $n ->
        [few] { $n } مباريات
        [many] { $n } مباراة
       *[other] { $n } مباراة
    } ليظهر فرق قدره { $least } في أربع حالات من خمس
lab-compare-enough = لم يظهر فرق؛ ولو كان قدره { $least } لظهر في أكثر من أربع حالات من خمس
lab-compare-method = تُلعب كل مباراة مرة بكل قراءة، بالبرامج نفسها وعلى الحظ نفسه. والفترات لستيودنت على الفروق المزدوجة. وإذا اختلفت أقل من عشر مباريات ومن ربعها فهي فترات كلوبر وبيرسون الدقيقة: لا تتغيّر نسبة بأكثر من نسبة المباريات التي اختلفت.
lab-compare-level = بين المعقوفين الفترة التي يقع فيها العدد الحقيقي بثقة { $level }.
lab-compare-levels = بين المعقوفين الفترة التي يقع فيها العدد الحقيقي. ولكي تصح فترات المقياس الواحد معًا بثقة { $level } جُعلت كل منها أوسع مما لو كانت وحدها (تصحيح بونفيروني): بثقة { $wins } لنسب الفوز وعدد فتراتها { $k }، وبثقة { $each } لكل مقياس آخر وعدد فتراته { $m }.
lab-compare-several = يخطئ كل مقياس (وعددها { $m }) في نحو تجربة واحدة من كل { $k }. ولذلك يُظهر نحو جدول واحد من كل { $t } في أحد مقاييسه شيئًا لا وجود له.
lab-compare-caution = عدم ظهور الفرق لا يثبت عدمه. وما يظهر هنا يصح بين هذه البرامج، وقد يلعب الناس على غير هذا النحو.
lab-players = عدد اللاعبين { $n }
lab-page-rulings = المسائل وقراءاتها
lab-page-found = النتائج
lab-page-method = الطريقة
lab-page-base = القراءة المقارَن بها
lab-compare-plot = { $name }: التغيّر عن القراءة المقارَن بها
lab-compare-change-of-shares = التغيّر بالنقاط المئوية
lab-compare-winners-name = المباريات التي يتغيّر فائزوها

# البطولات

lab-tournament-title = { $game }: بطولة من { $n ->
        [zero] لا توزيعات
        [one] توزيعة واحدة
        [two] توزيعتين
        [few] { $n } توزيعات
        [many] { $n } توزيعة
       *[other] { $n } توزيعة
    }، عدد المقاعد { $seats }، البذرة { $seed }
lab-tournament-two-more = { $lone } يغلب { $other }: نسبة فوزه { $share }، والتعادل عند { $even }.
lab-tournament-two-even = لم يتبيّن الأقوى بين { $lone } و{ $other }: نسبة فوز { $lone } هي { $share }، والتعادل عند { $even }.
lab-tournament-two-less = { $lone } يخسر أمام { $other }: نسبة فوزه { $share }، والتعادل عند { $even }.
lab-tournament-many-more = لاعب { $lone } وحيدًا بين لاعبين من نوع { $other } يفوز بأكثر من حصته: { $share }، والتعادل عند { $even }.
lab-tournament-many-even = لاعب { $lone } وحيدًا بين لاعبين من نوع { $other } لم يتبيّن له تفوق ولا تأخر: نسبة فوزه { $share }، والتعادل عند { $even }.
lab-tournament-many-less = لاعب { $lone } وحيدًا بين لاعبين من نوع { $other } يفوز بأقل من حصته: { $share }، والتعادل عند { $even }.
lab-tournament-method = في كل توزيعة يشغل اللاعب الوحيد كل مقعد بدوره على الحظ نفسه، وتُحسب التوزيعة مرة واحدة بمتوسط حصصه من الفوز. والفترات لستيودنت على التوزيعات، وهي دقيقة إذا اختلف أقل من عشر توزيعات ومن ربعها عن النتيجة الغالبة.
lab-tournament-levels = بين المعقوفين الفترة التي تقع فيها النسبة الحقيقية. ولكي تصح الفترات كلها (وعددها { $m }) معًا بثقة { $level } جُعلت كل منها بثقة { $each } (تصحيح بونفيروني).
lab-tournament-plot = نسبة فوز لاعب وحيد بين نسخ من لاعب آخر؛ والخط هو نسبة التعادل
lab-among = بين { $player }
lab-lone-among = { $lone } بين { $other }
lab-among-more = أكثر من حصة التعادل
lab-among-even = لم يتبيّن فرق
lab-among-less = أقل من حصة التعادل

# الحكم على حركة

lab-judge-title = { $game }: الدور على { $seat }، وكل حركة أُكملت في { $n ->
        [zero] لا عوالم
        [one] عالم واحد
        [two] عالمين
        [few] { $n } عوالم
        [many] { $n } عالمًا
       *[other] { $n } عالم
    }، البذرة { $seed }
lab-judge-good = كانت { $move } حركة جيدة: فرقها في نسبة الفوز عن أفضل حركة غيرها ({ $other }) هو { $change }.
lab-judge-near = لم يتبيّن فرق بين { $move } وأفضل حركة غيرها ({ $other }): { $change }.
lab-judge-bad = لم تكن { $move } أفضل حركة: فرقها في نسبة الفوز عن { $other } هو { $change }.
lab-judge-alone = لم تُقارن { $move } بحركة أخرى.
lab-judge-needs = إن كان الفرق كما وُجد، فعدد العوالم اللازم للتمييز بين هاتين الحركتين في أربع حالات من خمس هو نحو { $n }.
lab-judge-some = لم يُقارن من الحركات القانونية (عددها { $all }) إلا هذه (عددها { $n })؛ و«الأفضل» هو الأفضل بينها.
lab-judge-lucky = جاءت النتيجة أفضل من المتوقع: نال { $seat } من الفوز { $result }، والمتوقع من الحركة { $expected }، والفرق { $luck }.
lab-judge-unlucky = جاءت النتيجة أسوأ من المتوقع: نال { $seat } من الفوز { $result }، والمتوقع من الحركة { $expected }، والفرق { $luck }.
lab-judge-as-expected = جاءت قريبة من المتوقع: نال { $seat } من الفوز { $result }، والمتوقع من الحركة { $expected }، والفرق { $luck }.
lab-judge-split = ومن هذا الفرق { $cards } سببه ما كانت عليه { -the-cards } الخفية حقًا، و{ $after } سببه ما جاء بعد ذلك: حظ آخر وما فعله الجميع، وصاحب الحركة منهم.
lab-judge-split-unsure = ولا يُعرف كم من هذا سببه ما كانت عليه { -the-cards } الخفية حقًا: { $cards }، وقد لا يكون شيئًا. والباقي سببه ما جاء بعد ذلك: حظ آخر وما فعله الجميع، وصاحب الحركة منهم.
lab-judge-best = أفضل ما وُجد
lab-judge-best-of = الأفضل بين الحركات المقارَنة (عددها { $n })
lab-judge-behind = تفوز أقل
lab-judge-close = لم يتبيّن فرق
lab-judge-move = الحركة
lab-judge-change = الفرق عن أفضل ما وُجد
lab-judge-line = { $move }: نسبة الفوز { $wins }، النقاط { $points }: { $said }
lab-judge-line-behind = { $move }: نسبة الفوز { $wins }، النقاط { $points }، الفرق عن الأفضل { $change }: { $said }
lab-judge-method = كل عالم منها لا يستطيع { $seat } تمييزه من العالم الحقيقي. وتُكمل الحركات كلها في العوالم نفسها وعلى الحظ نفسه، ويلعبها { $players }، وقد يكمل الناس على غير ذلك. ولا يُستدل بما فعله الآخرون من قبل على { -cards }هم.
lab-judge-levels = بين المعقوفين الفترة التي يقع فيها العدد الحقيقي بثقة { $level }؛ أما الفروق عن الأفضل فبثقة { $each }، لكي تصح الفروق بين الحركات كلها (وعددها { $m }) معًا بثقة { $level } (تصحيح بونفيروني).
lab-judge-plot = كم تقل نسبة فوز كل حركة عن نسبة فوز { $move }

# التلميحات

ui-kind-search = برنامج ينظر إلى الأمام
hint-only = { $move } هي الحركة القانونية الوحيدة.
hint-move = يمكن أن يلعب { $seat }: { $move }.
hint-figures = الأرقام وراء ذلك
hint-plain-more = بهذه الحركة يصير هذا أرجح، بحسب الوضع الآن: { $topic } – { $outcome }.
hint-plain-less = بهذه الحركة يصير هذا أقل احتمالًا، بحسب الوضع الآن: { $topic } – { $outcome }.
hint-plain-tried = جرّب البرنامج الحركات مرات كثيرة، وكان أكثر ما عاد إليه هذه الحركة.
hint-reason-own = في { $then } من العوالم التي ما زالت ممكنة عند { $outcome } تصير { $topic } له، على ما عليه الحال؛ ومن دون هذه الحركة في { $now } منها، من عيّنة عددها { $n }.
hint-reason = { $topic }، على ما عليه الحال، تؤول إلى { $outcome } في { $then } من العوالم التي ما زالت ممكنة؛ ومن دون هذه الحركة في { $now } منها، من عيّنة عددها { $n }.
hint-reason-own-winner = في { $then } من العوالم التي ما زالت ممكنة عند { $outcome } كان سيفوز لو كُشفت { -the-cards } الآن؛ ومن دون هذه الحركة في { $now } منها، من عيّنة عددها { $n }.
hint-reason-winner = لو كُشفت { -the-cards } الآن لآل الفوز إلى { $outcome } في { $then } من العوالم التي ما زالت ممكنة؛ ومن دون هذه الحركة في { $now } منها، من عيّنة عددها { $n }.
hint-changes-nothing = على ما عليه الحال لا تكاد تغيّر من ينال ماذا؛ وما يرجّحها هو نتائج المباريات التي أُكملت من هنا.
hint-search = أكمل البحث { $n ->
        [one] مباراة واحدة
        [two] مباراتين
        [few] { $n } مباريات
        [many] { $n } مباراة
       *[other] { $n } مباراة
    } حتى النهاية في عوالم ما زالت ممكنة، وأكثرَ من تجربة ما سار سيرًا حسنًا: بدأ { $tried } منها بهذه الحركة، وفاز في { $won } منها. أما الحركة التالية في عدد التجارب، { $second }، ففازت في { $other } من { $seconds }. وما جُرّب قليلًا لا يُعرف إلا على وجه التقريب.
hint-foreseen-begins = { $topic } التي تبدؤها هذه الحركة: { $then } — { $how }
hint-foreseen-changes = { $topic } مع هذه الحركة: { $then }؛ ومن دونها: { $now } — { $how }
hint-foreseen-ends = هذه الحركة تُنهي ما هو جارٍ. { $topic } لو استمرّت: { $now } — { $how }
hint-foreseen-stands = { $topic } على حالها: { $now } — { $how }
hint-search-horizon = لعب البحث { $n } مرة في عوالم ما زالت ممكنة، إلى أن تبدأ الأدوار التالية وعددها { $turns }، وجرّب أكثر ما سار جيدًا: بدأ بهذه الحركة { $tried } مرة، والمتوقَّع بعدها بحسب الوضع هناك { $won } من الفوز. وبعد الحركة التالية في عدد التجارب، { $second }، يكون { $other } في { $seconds } مرة. وما جُرّب قليلًا لا يُعرف إلا تقريبًا.
hint-table = الحركات التي نُظر فيها
hint-tried = جُرِّبت
hint-won = فازت
hint-expected = حصة الفوز المتوقَّعة
