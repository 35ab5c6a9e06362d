# كلمات لعبة "influence" (الوثيقة 000) بالعربية. المعرّفات: docs/formats.md.
# تصل الأسماء مترجمة، وتصل القوائم موصولة، أو "none" إن كانت خالية.
# لا يتصل حرف جر باسم يأتي متغيرًا: تُكتب «منطقة» و«بطاقة» و«المقعد» قبله ليستقيم الإعراب والتأنيث.

## Guards

guard-over = انتهت المباراة، فلا تُقبل فيها حركة أخرى.
    .holds = المباراة ما زالت جارية.
    .way = يمكن الرجوع إلى موضع سابق أو بدء مباراة جديدة.
    .ask = هل ما زالت المباراة جارية؟
guard-turn = الدور الآن دور { $actor }، لا دور { $seat }.
    .holds = الدور الآن دور { $seat }.
    .way = الحركة التالية من { $actor }، ثم يلعب { $seat } حين يأتي دوره.
    .ask = هل الدور الآن دور { $seat }؟
guard-chance-first = هناك أمر على الحظ أن يحسمه قبل أي حركة.
    .holds = لا شيء ينتظر الحظ.
    .way = ليحسم الحظ الأمر أولًا، ثم يستمر اللعب.
    .ask = هل حسم الحظ كل ما كان ينتظره؟
guard-question = حركة من نوع «{ $verb }» لا تجيب عن السؤال المطروح الآن.
    .holds = حركة من نوع «{ $verb }» تجيب عن السؤال المطروح الآن.
    .way = السؤال المطروح الآن: { $asks } ويمكن الجواب عنه هكذا: { $answers }.
    .ask = هل تجيب حركة من نوع «{ $verb }» عن السؤال المطروح الآن؟
guard-zone-in-play = منطقة { $region } ليست من مناطق هذه المباراة.
    .holds = منطقة { $region } من مناطق هذه المباراة.
    .way = المناطق المعروضة: { $zones }.
    .ask = هل منطقة { $region } من مناطق هذه المباراة؟
guard-is-influence = لا يوضع على المناطق إلا النفوذ، وبطاقة { $card } بطاقة تكتيك.
    .holds = بطاقة { $card } بطاقة نفوذ.
    .way = يمكن وضع بطاقة نفوذ، أو لعب التكتيك لما صُنع له.
    .ask = هل بطاقة { $card } بطاقة نفوذ؟
guard-zone-not-immune = منطقة { $region } محصّنة منذ الدور { $turn }، فلا تصلح هدفًا لبطاقة «{ $card }».
    .holds = منطقة { $region } غير محصّنة من بطاقة «{ $card }».
    .way = { $open ->
        [none] كل المناطق المعروضة محصّنة، وما زال وضع النفوذ عليها متاحًا.
       *[other] ما زال وضع النفوذ عليها متاحًا، ويمكن اختيار هدف آخر: { $open }.
    }
    .way-frozen = { $open ->
        [none] كل المناطق المعروضة محصّنة، فيلزم اختيار بطاقة لا تحتاج إلى منطقة.
       *[other] يمكن اختيار هدف آخر: { $open }، أو بطاقة لا تحتاج إلى منطقة.
    }
    .ask = هل تصلح منطقة { $region } هدفًا لبطاقة «{ $card }»؟
guard-zone-not-frozen = منطقة { $region } محصّنة منذ الدور { $turn }، والمناطق المحصّنة لا تقبل هنا نفوذًا جديدًا.
    .holds = منطقة { $region } تقبل وضع النفوذ.
    .way = يمكن اختيار منطقة غير محصّنة.
    .ask = هل تقبل منطقة { $region } وضع النفوذ؟
guard-opponent = الرادار يكشف بطاقة خصم، أما { $seat } فهو مقعدك.
    .holds = { $seat } خصم.
    .way = بطاقاتك ظاهرة لك أصلًا؛ يمكن اختيار مقعد آخر له بطاقة في إحدى المناطق.
    .ask = هل { $seat } خصم؟
guard-card-there = لم يضع { $opponent } بطاقة مقلوبة في منطقة { $region }.
    .holds = وضع { $opponent } بطاقة مقلوبة في منطقة { $region }.
    .way = { $zones ->
        [none] لم يضع { $opponent } بطاقة في أي منطقة بعد؛ يمكن اختيار خصم آخر.
       *[other] وضع { $opponent } بطاقات في: { $zones }؛ يمكن الاختيار منها، أو اختيار خصم آخر.
    }
    .ask = هل وضع { $opponent } بطاقة مقلوبة في منطقة { $region }؟
guard-not-flipped = منطقة { $region } مقلوبة الموازين منذ الدور { $turn }، ولا تُقلب مرتين.
    .holds = منطقة { $region } لم تُقلب موازينها.
    .way = يمكن اختيار منطقة لم تُقلب موازينها وليست محصّنة، أو لعب بطاقة أخرى.
    .ask = هل بقيت موازين منطقة { $region } على أصلها؟
guard-not-immune-yet = منطقة { $region } محصّنة من قبل، منذ الدور { $turn }، وحصانتها باقية إلى النهاية.
    .holds = منطقة { $region } غير محصّنة بعد.
    .way = يمكن اختيار منطقة غير محصّنة، أو لعب بطاقة أخرى.
    .ask = هل ما زالت منطقة { $region } بلا حصانة؟
guard-colour-not-cancelled = اللون { $colour } ملغى في منطقة { $region } منذ الدور { $turn }.
    .holds = اللون { $colour } غير ملغى في منطقة { $region }.
    .way = يمكن اختيار منطقة ما زال هذا اللون محسوبًا فيها، أو لعب بطاقة أخرى.
    .ask = هل ما زال اللون { $colour } محسوبًا في منطقة { $region }؟
guard-flip-needs-card = لم يضع أحد بطاقة في منطقة { $region }، فليس فيها ما تُقلب موازينه.
    .holds = في منطقة { $region } بطاقة، فيمكن قلب موازينها.
    .way = يمكن اختيار منطقة فيها بطاقة، أو لعب بطاقة أخرى.
    .ask = هل في منطقة { $region } بطاقة؟
guard-cancel-needs-card = لم يضع أحد بطاقة في منطقة { $region }، فليس فيها ما يُلغى.
    .holds = في منطقة { $region } بطاقة، فيمكن إلغاء لون فيها.
    .way = يمكن اختيار منطقة فيها بطاقة، أو لعب بطاقة أخرى.
    .ask = هل في منطقة { $region } بطاقة؟
guard-zone-unaffected = منطقة { $region } مقلوبة الموازين أو فيها لون ملغى، فقد فات أوان تحصينها.
    .holds = منطقة { $region } ليست مقلوبة الموازين وليس فيها لون ملغى.
    .way = يمكن اختيار منطقة لم يغيّرها تكتيك، أو لعب بطاقة أخرى.
    .ask = هل ما زالت منطقة { $region } كما هي لم يغيّرها تكتيك؟
guard-not-self = { $seat } هو مقعدك، ولا أحد يسرق من نفسه.
    .holds = { $seat } لاعب آخر.
    .way = يمكن اختيار مقعد آخر ما زالت في يده بطاقة.
    .ask = هل { $seat } لاعب آخر؟
guard-has-cards = لم تبقَ بطاقة في يد { $opponent }، فلا شيء يُسرق.
    .holds = ما زالت في يد { $opponent } بطاقة.
    .way = { $seats ->
        [none] لا بطاقة في يد أحد سواك، فليس للسرقة هدف؛ يمكن اختيار بطاقة أخرى.
       *[other] يمكن السرقة من: { $seats }.
    }
    .ask = هل ما زالت في يد { $opponent } بطاقة؟
guard-in-hand = ليست في يدك بطاقة «{ $card }».
    .holds = في يدك بطاقة «{ $card }».
    .way = { $hand ->
        [none] يدك فارغة.
       *[other] في يدك: { $hand }.
    }
    .ask = هل في يدك بطاقة «{ $card }»؟
guard-stuck = في يدك بطاقة ما زال لعبها ممكنًا، فلا يجوز التخلص.
    .holds = ليس في يدك بطاقة لها هدف قانوني، فيجوز التخلص من واحدة.
    .way = يمكنك لعب: { $cards }.
    .ask = هل خلت يدك كلها من بطاقة لها هدف قانوني؟
guard-pick-there = { $count ->
        [zero] لا توجد هناك بطاقة مقلوبة يمكن اختيارها.
        [one] لا وجود لهذه البطاقة: ليس هناك إلا بطاقة مقلوبة واحدة.
        [two] لا وجود لهذه البطاقة: هناك بطاقتان مقلوبتان.
        [few] لا وجود لهذه البطاقة: هناك { $count } بطاقات مقلوبة.
        [many] لا وجود لهذه البطاقة: هناك { $count } بطاقة مقلوبة.
       *[other] لا وجود لهذه البطاقة: هناك { $count } بطاقة مقلوبة.
    }
    .holds = البطاقة المختارة موجودة هناك.
    .way = يمكن اختيار واحدة من البطاقات المقلوبة الموجودة هناك.
    .ask = هل البطاقة المختارة موجودة هناك؟
guard-possible = لا يمكن أن يأتي الحظ بهذا هنا.
    .holds = يمكن أن يأتي الحظ بهذا هنا.
    .way = يمكن اختيار حدث مما بقي ممكنًا.
    .ask = هل يمكن أن يأتي الحظ بهذا هنا؟

## Decisions

node-any-placed = هل وضع أحد بطاقة في منطقة { $region }؟
    .yes = وُضعت في منطقة { $region } بطاقة على الأقل.
    .no = لم توضع في منطقة { $region } بطاقة.
node-any-valid = هل بقيت في منطقة { $region } بطاقة صالحة؟
    .yes = في منطقة { $region } بطاقة صالحة على الأقل.
    .no = أُلغيت بطاقات منطقة { $region } جميعًا.
node-flipped = هل منطقة { $region } مقلوبة الموازين؟
    .yes = منطقة { $region } مقلوبة الموازين، فالفوز بها لأصغر مجموع صالح.
    .no = منطقة { $region } غير مقلوبة الموازين، فالفوز بها لأكبر مجموع صالح.
node-tied = هل يشترك أكثر من مقعد في المجموع الفائز في منطقة { $region }؟
    .yes = المجموع الفائز في منطقة { $region } هو { $total }، { $count ->
        [zero] ولم يبلغه أحد
        [one] وقد بلغه مقعد واحد
        [two] وقد بلغه مقعدان
        [few] وقد بلغته { $count } مقاعد
        [many] وقد بلغه { $count } مقعدًا
       *[other] وقد بلغه { $count } مقعد
    }: { $seats }.
    .no = المجموع الفائز في منطقة { $region } هو { $total }، وقد انفرد به { $seats }.
node-tied-lead = هل تساوى أكثر من مقعد في أعلى رصيد؟
    .yes = { $count ->
        [zero] لم يتصدر أحد
        [one] تصدّر مقعد واحد
        [two] تصدّر مقعدان
        [few] تصدّرت { $count } مقاعد
        [many] تصدّر { $count } مقعدًا
       *[other] تصدّر { $count } مقعد
    }، والرصيد { $total ->
        [zero] صفر
        [one] نقطة واحدة
        [two] نقطتان
        [few] { $total } نقاط
        [many] { $total } نقطة
       *[other] { $total } نقطة
    }: { $seats }.
    .no = انفرد { $seats } بالصدارة، والرصيد { $total ->
        [zero] صفر
        [one] نقطة واحدة
        [two] نقطتان
        [few] { $total } نقاط
        [many] { $total } نقطة
       *[other] { $total } نقطة
    }.

## Outcomes

outcome-ownerless = لم يضع أحد بطاقة في منطقة { $region }، فتبقى بلا صاحب.
    .now = كما هي البطاقات الآن، لا بطاقة لأحد في منطقة { $region }، فلو كُشفت لبقيت بلا صاحب.
outcome-burned-cancelled = أُلغيت بطاقات منطقة { $region } جميعًا، فتُحرق المنطقة.
    .now = كما هي البطاقات الآن، بطاقات منطقة { $region } كلها ملغاة، فلو كُشفت لأُحرقت المنطقة.
outcome-burned-tie = المجموع الفائز في منطقة { $region }، وهو { $total }، مشترك بين أكثر من مقعد، فتُحرق المنطقة.
    .now = كما هي البطاقات الآن، المجموع الفائز في منطقة { $region }، وهو { $total }، مشترك بين أكثر من مقعد، فلو كُشفت لأُحرقت المنطقة.
outcome-won = يكسب { $seat } منطقة { $region } بمجموع { $total }، ويُضاف إلى رصيده { $value ->
        [zero] صفر
        [one] نقطة واحدة
        [two] نقطتان
        [few] { $value } نقاط
        [many] { $value } نقطة
       *[other] { $value } نقطة
    }.
    .now = كما هي البطاقات الآن، لو كُشفت لكسب { $seat } منطقة { $region } بمجموع { $total }، وأُضيف إلى رصيده { $value ->
        [zero] صفر
        [one] نقطة واحدة
        [two] نقطتان
        [few] { $value } نقاط
        [many] { $value } نقطة
       *[other] { $value } نقطة
    }.
outcome-winner = يكسب { $seat } المباراة، ورصيده { $total ->
        [zero] صفر
        [one] نقطة واحدة
        [two] نقطتان
        [few] { $total } نقاط
        [many] { $total } نقطة
       *[other] { $total } نقطة
    }.
    .now = لو انتهت المباراة الآن لكسبها { $seat }، ورصيده { $total ->
        [zero] صفر
        [one] نقطة واحدة
        [two] نقطتان
        [few] { $total } نقاط
        [many] { $total } نقطة
       *[other] { $total } نقطة
    }.
outcome-draw = المباراة تعادل بين { $seats }، ورصيد كل مقعد { $total ->
        [zero] صفر
        [one] نقطة واحدة
        [two] نقطتان
        [few] { $total } نقاط
        [many] { $total } نقطة
       *[other] { $total } نقطة
    }.
    .now = لو انتهت المباراة الآن لكانت تعادلًا بين { $seats }، ورصيد كل مقعد { $total ->
        [zero] صفر
        [one] نقطة واحدة
        [two] نقطتان
        [few] { $total } نقاط
        [many] { $total } نقطة
       *[other] { $total } نقطة
    }.

## Findings

finding-zone-total = { $counted ->
        [none] لا تُحسب أي بطاقة من بطاقات { $seat } في منطقة { $region }
       *[other] المجموع الصالح الذي بلغه { $seat } في منطقة { $region } هو { $total }: { $counted }
    }{ $cancelled ->
        [none] {""}
       *[other] ؛ والملغى: { $cancelled }
    }.
    .none = لم يضع { $seat } بطاقة في منطقة { $region }.
finding-zone-secret = { $count ->
        [zero] لا يُعرف بعد مصير منطقة { $region }.
        [one] لا يُعرف بعد مصير منطقة { $region }: فيها بطاقة مقلوبة واحدة لا تراها.
        [two] لا يُعرف بعد مصير منطقة { $region }: فيها بطاقتان مقلوبتان لا تراهما.
        [few] لا يُعرف بعد مصير منطقة { $region }: فيها { $count } بطاقات مقلوبة لا تراها.
        [many] لا يُعرف بعد مصير منطقة { $region }: فيها { $count } بطاقة مقلوبة لا تراها.
       *[other] لا يُعرف بعد مصير منطقة { $region }: فيها { $count } بطاقة مقلوبة لا تراها.
    }
finding-score = رصيد { $seat }: { $total ->
        [zero] لا نقاط
        [one] نقطة واحدة
        [two] نقطتان
        [few] { $total } نقاط
        [many] { $total } نقطة
       *[other] { $total } نقطة
    }{ $zones ->
        [none] ، ولم يكسب أي منطقة
       *[other] ، من: { $zones }
    }.
    .hidden = لا يُعرف ما كسبه { $seat } قبل كشف البطاقات.
finding-match-secret = لا يُعرف الفائز بالمباراة قبل كشف البطاقات.
finding-card = { $count ->
        [0] لا هدف قانونيًّا الآن لبطاقة «{ $card }»، فلا يجوز لعبها.
       *[other] يمكن لعب بطاقة «{ $card }»، وأهدافها: { $places }.
    }
finding-highest = الفوز بمنطقة { $region } لأكبر مجموع صالح.
finding-lowest = الفوز بمنطقة { $region } لأصغر مجموع صالح بين المشاركين، لأنها مقلوبة الموازين.
finding-legal = الحركة «{ $move }» قانونية.
finding-refused = الحركة «{ $move }» مرفوضة.

## Steps

step-opening-zones = سحب المناطق الخمس
step-opening-order = حسم ترتيب اللعب
step-opening-deal = توزيع البطاقات
step-turn-choose = اختيار البطاقة وهدفها
step-turn-pay = بطاقة التكتيك تغادر اليد
step-turn-place = وضع النفوذ
step-opening-begin = بدء المباراة
step-turn-radar = توجيه الرادار
step-turn-radar-lot = الحظ يختار بطاقة مقلوبة
step-turn-steal = توجيه السرقة
step-turn-radar-pick = اختيار بطاقة مقلوبة
step-turn-radar-look = النظر إلى البطاقة
step-turn-steal-lot = الحظ يختار بطاقة
step-turn-steal-take = انتقال البطاقة من يد إلى يد
step-turn-flip = قلب موازين المنطقة
step-turn-immunity = تحصين المنطقة
step-turn-cancel = إلغاء اللون
step-turn-discard = التخلص من بطاقة
step-turn-consume = استهلاك بطاقة التكتيك
step-turn-check-end = هل فرغت الأيدي كلها؟
step-turn-pass = انتقال الدور
step-turn-skip = تخطّي اللاعب الذي نفدت بطاقاته
step-turn-reveal = كشف البطاقات وحسم المناطق

## Events

event-zone-shown = عُرضت منطقة { $region }، وقيمتها { $value ->
        [zero] صفر
        [one] نقطة واحدة
        [two] نقطتان
        [few] { $value } نقاط
        [many] { $value } نقطة
       *[other] { $value } نقطة
    }.
event-order-drawn = موضع { $seat } في ترتيب اللعب: { $count }.
event-dealt = وُزّعت على { $seat } بطاقة «{ $card }».
    .hidden = وُزّعت على { $seat } بطاقة.
event-placed = وضع { $seat } بطاقة «{ $card }» على منطقة { $region }.
    .hidden = وضع { $seat } بطاقة مقلوبة على منطقة { $region }.
event-radar = وجّه { $seat } الرادار إلى { $opponent } في منطقة { $region }.
event-radar-saw = رأى { $seat } بطاقة وضعها { $opponent } في منطقة { $region }: { $card }.
    .hidden = رأى { $seat } وحده بطاقة وضعها { $opponent } في منطقة { $region }.
event-steal = وجّه { $seat } السرقة إلى { $opponent }.
event-stole = سرق { $seat } بطاقة «{ $card }» من { $opponent }.
    .hidden = سرق { $seat } بطاقة من { $opponent }.
event-flipped = قُلبت موازين منطقة { $region }: سيكون الفوز بها لأصغر مجموع صالح.
event-unflipped = عادت موازين منطقة { $region } إلى أصلها: سيكون الفوز بها لأكبر مجموع صالح.
event-immune = صارت منطقة { $region } محصّنة.
event-cleansed = مُحي ما سبق من أثر على منطقة { $region }.
event-cancelled = أُلغي اللون { $colour } في منطقة { $region }.
event-no-effect = لم يغيّر لعب بطاقة «{ $card }» شيئًا.
event-discarded = تخلّص { $seat } من بطاقة «{ $card }».
    .hidden = تخلّص { $seat } من بطاقة.
event-consumed = استُهلكت بطاقة «{ $card }» وغادرت يد { $seat }.
event-turn = الدور الآن دور { $seat }.
event-skipped = لم تبقَ في يد { $seat } بطاقة، فيُتخطّى.
event-revealed = كُشفت جميع البطاقات الموضوعة.
event-zone-won = كسب { $seat } منطقة { $region } بمجموع { $total }، وأُضيف إلى رصيده { $value ->
        [zero] صفر
        [one] نقطة واحدة
        [two] نقطتان
        [few] { $value } نقاط
        [many] { $value } نقطة
       *[other] { $value } نقطة
    }.
event-zone-burned = احترقت منطقة { $region }، فلا يأخذها أحد.
event-zone-ownerless = بقيت منطقة { $region } بلا صاحب.
event-match-won = كسب { $seat } المباراة، ورصيده { $total ->
        [zero] صفر
        [one] نقطة واحدة
        [two] نقطتان
        [few] { $total } نقاط
        [many] { $total } نقطة
       *[other] { $total } نقطة
    }.
event-match-drawn = انتهت المباراة بالتعادل بين { $seats }، ورصيد كل مقعد { $total ->
        [zero] صفر
        [one] نقطة واحدة
        [two] نقطتان
        [few] { $total } نقاط
        [many] { $total } نقطة
       *[other] { $total } نقطة
    }.

## Questions

question-turn = { $seat }: أي بطاقة تُلعب، وأين؟
question-radar-pick = { $seat }: أي بطاقة مقلوبة من بطاقات { $opponent } في منطقة { $region } يكشفها الرادار؟
question-radar-show = { $opponent }: أي بطاقة مقلوبة في منطقة { $region } تُعرض على { $seat }؟
question-zones = الحظ: أي منطقة تُعرض الآن؟
question-order = الحظ: من التالي في ترتيب اللعب؟
question-deal = أي بطاقة تُوزَّع الآن؟
question-radar-lot = الحظ: أي البطاقات المقلوبة يكشفها الرادار؟
question-steal-lot = الحظ: أي بطاقة من اليد تُسرق؟

## Names

card-influence = النفوذ { $colour } { $value }
card-radar = الرادار
card-steal = السرقة
card-flip = قلب الموازين
card-immunity = الحصانة
card-cancel = إلغاء اللون { $colour }
card-back = بطاقة مقلوبة

colour-orange = البرتقالي
colour-blue = الأزرق
colour-green = الأخضر
colour-purple = البنفسجي

region-village = القرية
region-oasis = الواحة
region-valley = الوادي
region-island = الجزيرة
region-coast = الساحل
region-harbour = الميناء
region-market = السوق
region-fortress = القلعة
region-mine = المنجم
region-capital = العاصمة

mark-immune = محصّنة
mark-flipped = مقلوبة الموازين: الفوز للأقل
mark-cancelled = ملغى: { $colour }
mark-assumed = مفترض: ليس في الوثيقة
mark-burned = محروقة
mark-ownerless = بلا صاحب

verb-place = وضع نفوذ
verb-radar = استعمال الرادار
verb-steal = سرقة بطاقة
verb-flip = قلب الموازين
verb-immunity = تحصين منطقة
verb-cancel = إلغاء لون
verb-discard = التخلص من بطاقة
verb-show = اختيار بطاقة مقلوبة
verb-draw = سحب بطاقة بالحظ
verb-zone = سحب منطقة بالحظ
verb-first = القرعة على ترتيب اللعب

## The game

game-influence = النفوذ

## الاحتمالات

fate-burned = محروقة
fate-ownerless = بلا صاحب
fate-drawn = تعادل
uncountable-trail = سرقةٌ أو تخلُّصٌ من بطاقة يربط الأيدي بالمناطق، فلا تتساوى الحالات في الاحتمال

## لماذا لا تتبدل القراءة الآن

switch-tactic = بطاقة تكتيك يسري أثرها بالقراءة الأخرى، فلينتهِ أولًا
