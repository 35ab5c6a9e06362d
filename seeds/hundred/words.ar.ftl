# كلمات لعبة "hundred" (الوثيقة 002) بالعربية. المعرّفات: docs/formats.md.
# خيار إنهاء الدور بلا سحب اسمه التخطي، و«باس» هي الورقة دائمًا. تصل الأسماء مترجمة، والقوائم موصولة أو "none".

## A card, as the sentences common to all games call it

-card = ورقة
-the-card = الورقة
-two-cards = ورقتان
-counted-cards = ورقات
-cards = أوراق
-the-cards = الأوراق

## Guards

guard-over = انتهت المباراة، فلا تُقبل فيها حركة أخرى.
    .holds = المباراة ما زالت جارية.
    .way = يمكن الرجوع إلى موضع سابق أو بدء مباراة جديدة.
    .ask = هل ما زالت المباراة جارية؟
guard-chance-first = هناك أمر على الحظ أن يحسمه قبل أي حركة.
    .holds = لا شيء ينتظر الحظ.
    .way = ليحسم الحظ الأمر أولًا، ثم يستمر اللعب.
    .ask = هل حسم الحظ كل ما كان ينتظره؟
guard-turn = الدور الآن دور { $actor }، لا دور { $seat }.
    .holds = على الطاولة ورقة، أو الدور الآن دور { $seat }.
    .way = الحركة التالية من { $actor }، ويلعب { $seat } حين يأتي دوره، ويرد على ما يوجَّه إليه.
    .ask = هل على الطاولة ورقة، أو هل الدور الآن دور { $seat }؟
guard-asked = على الطاولة ورقة يُسأل عنها { $actor }، لا { $seat }.
    .holds = لا ورقة على الطاولة، أو يُسأل عنها { $seat }.
    .way = يقرر { $actor } أولًا، ويُسأل { $seat } إن صار أثر ورقة موجهًا إليه.
    .ask = إن كانت على الطاولة ورقة، فهل { $seat } هو المسؤول عنها؟
guard-duty = سحبتَ، فعليك أن تلعب ورقة أولًا، ولا محل بعدُ لحركة «{ $verb }».
    .holds = لا مانع: أُدّي واجب اللعب.
    .way = يمكن لعب رقمية أو سحرية أو واحدة من كل نوع، وإن تعذر كل شيء دُفنت ورقة.
    .nothing = يمكن لعب رقمية أو سحرية أو واحدة من كل نوع، وإن تعذر كل شيء انتهى الدور بلا لعب.
    .ask = هل أُدّي واجب اللعب؟
guard-aimed = لا شيء موجه إليك الآن، فلا محل لحركة «{ $verb }».
    .holds = هذه لحظة الرد.
    .way = تُسأل حين توجَّه إليك ورقة، ويكون الرد عندئذ.
    .ask = هل وُجّه شيء إلى اللاعب؟
guard-question = حركة من نوع «{ $verb }» لا تجيب عن السؤال المطروح الآن.
    .holds = حركة من نوع «{ $verb }» تجيب عن السؤال المطروح الآن.
    .way = السؤال المطروح الآن: { $asks } ويمكن الجواب عنه هكذا: { $answers }.
    .ask = هل تجيب حركة من نوع «{ $verb }» عن السؤال المطروح الآن؟
guard-pile-there = الكومة فارغة ولا ورقة تُسحب.
    .holds = في الكومة ما يُسحب.
    .way = يمكنك التخطي.
    .ask = هل في الكومة ما يُسحب؟
guard-number-fits = لا تتسع بقية الدور لرقمية: لُعب فيه من الرقميات { $numbers } ومن السحريات { $magics }.
    .holds = يتسع الدور لرقمية.
    .way = يمكن لعب سحرية أو التوقف هنا.
    .stop = لم يبقَ إلا التوقف هنا: لُعبت أوراق هذا الدور.
    .ask = هل يتسع الدور لرقمية؟
guard-magic-fits = لا تتسع بقية الدور لسحرية: لُعب فيه من الرقميات { $numbers } ومن السحريات { $magics }.
    .holds = يتسع الدور لسحرية.
    .way = يمكن لعب رقمية أو التوقف هنا.
    .stop = لم يبقَ إلا التوقف هنا: لُعبت أوراق هذا الدور.
    .ask = هل يتسع الدور لسحرية؟
guard-both-fit = تشغل «{ $card }» مكان ورقتين من أوراق الدور، ولم يبقَ متسع لهما: لُعب فيه من الرقميات { $numbers } ومن السحريات { $magics }.
    .holds = يتسع الدور للورقتين.
    .way = يمكن التوقف هنا، أو لعب ورقة أخرى يتسع لها الدور.
    .ask = هل يتسع الدور للورقتين؟
guard-number-first = الرقمية هنا أولًا، وقد لعبتَ السحرية.
    .holds = لم تُلعب في الدور سحرية بعد.
    .way = يمكن إنهاء الدور، وفي المرة القادمة تُلعب الرقمية قبل السحرية.
    .ask = هل تُلعب الرقمية قبل السحرية؟
guard-another = «{ $card }» للاعب آخر، و{ $opponent } هو مقعدك.
    .holds = { $opponent } لاعب آخر.
    .way = يمكن توجيهها إلى: { $seats }.
    .ask = هل { $opponent } لاعب آخر؟
guard-stealable = ليس في سكور { $opponent } ورقة ولا أمامه ورقة مقلوبة، فلا شيء يُسرق.
    .holds = عند { $opponent } ورقة يمكن سرقتها.
    .way = { $seats ->
        [none] لا أحد عنده شيء، فيمكن لعب ورقة أخرى.
       *[other] يمكن السرقة من: { $seats }.
    }
    .ask = هل في سكور { $opponent } أو أمامه مقلوبةً ورقة؟
guard-huntable = ليس في سكور { $opponent } ورقة، فلا شيء يُصاد.
    .holds = في سكور { $opponent } ورقة.
    .way = { $seats ->
        [none] ليس في سكور غيرك شيء، فيمكن لعب ورقة أخرى.
       *[other] يمكن الصيد من سكور: { $seats }.
    }
    .ask = هل في سكور { $opponent } ورقة؟
guard-forceable = يد { $opponent } فارغة، فلا شيء يُنتزع منها.
    .holds = في يد { $opponent } ورقة.
    .way = { $seats ->
        [none] ليس في يد غيرك شيء، فيمكن لعب ورقة أخرى.
       *[other] يمكن إلزام: { $seats }.
    }
    .ask = هل في يد { $opponent } ورقة؟
guard-pierce-once = لُعبت بيرس من قبل (لعبها { $seats })، ولا تُلعب إلا مرة.
    .holds = لم تُستنفد بيرس بعد.
    .way = يمكن لعب ورقة أخرى، أو دفنها إن تعذر غيرها.
    .ask = هل ما زال لعب بيرس ممكنًا؟
guard-not-last = سُحبت آخر ورقة: هذا هو الدور الأخير، ولا تُلعب فيه بيرس.
    .holds = ليس هذا هو الدور الأخير.
    .way = يمكن لعب ورقة أخرى، فقد فات أوان بيرس.
    .ask = هل هذا قبل الدور الأخير؟
guard-not-last-lap = بدأت الدورة الأخيرة حول الطاولة: في الكومة { $count } من الأوراق لعدد { $players } من اللاعبين، ولا تُلعب بيرس فيها.
    .holds = لم تبدأ الدورة الأخيرة.
    .way = يمكن لعب ورقة أخرى، فقد فات أوان بيرس.
    .ask = هل هذا قبل الدورة الأخيرة؟
guard-minus-own = لا يُطرح هنا إلا من رصيد اللاعب نفسه، و{ $opponent } غيره.
    .holds = يجوز هذا التغيير في رصيد { $opponent }.
    .way = يمكن الطرح من رصيدك، أو الإضافة إلى رصيد أي لاعب.
    .ask = هل يجوز هذا التغيير في رصيد { $opponent }؟
guard-in-grave = «{ $card }» ليست في المقبرة.
    .holds = «{ $card }» في المقبرة.
    .way = { $cards ->
        [none] لا شيء يُستعاد، فيمكن لعب ورقة أخرى.
       *[other] يمكن استعادة: { $cards }.
    }
    .ask = هل «{ $card }» في المقبرة؟
guard-recall-not-pierce = لا تستعيد ريكول ورقة بيرس أبدًا.
    .holds = «{ $card }» مما تستعيده ريكول.
    .way = { $cards ->
        [none] لا شيء يُستعاد، فيمكن لعب ورقة أخرى.
       *[other] يمكن استعادة: { $cards }.
    }
    .ask = هل الورقة غير بيرس؟
guard-recall-not-recall = لا تستعيد ريكول هنا مثلها.
    .holds = «{ $card }» مما تستعيده ريكول.
    .way = { $cards ->
        [none] لا شيء يُستعاد، فيمكن لعب ورقة أخرى.
       *[other] يمكن استعادة: { $cards }.
    }
    .ask = هل الورقة غير ريكول؟
guard-settable = لا تُوضع «{ $card }» مقلوبة.
    .holds = يجوز وضع «{ $card }» مقلوبة.
    .way = { $cards ->
        [none] لا يُوضع هنا شيء مقلوبًا، فتُلعب الورقة لأثرها.
       *[other] ما يجوز وضعه: { $cards }.
    }
    .ask = هل يجوز وضع «{ $card }» مقلوبة؟
guard-not-on-mirror = لا تُعكس ميرور هنا بمثلها.
    .holds = يمكن الرد على هذه الورقة بميرور.
    .way = يمكن الرد بغير ذلك، أو قبول الأثر.
    .ask = هل يجوز الرد على هذه الورقة بميرور؟
guard-not-on-swap = إذا عُكست سواب بقيت المبادلة نفسها، فلا نفع لميرور.
    .holds = قلب اتجاه «{ $first }» يغيّرها.
    .way = تُبطل بلوك ورقة سواب، أو يُقبل الأثر.
    .ask = هل يغيّر قلب الاتجاه شيئًا؟
guard-aimed-at-you = الورقة موجهة إلى { $target }، ولا يُبطلها غيره.
    .holds = الورقة موجهة إلى من يرد.
    .way = يمكن عكسها، أو ترك الأثر يعمل (قبول).
    .ask = هل الورقة موجهة إلى من يرد؟
guard-block-not-pierce = لا توقف بلوك ورقة بيرس أبدًا.
    .holds = «{ $first }» ليست بيرس.
    .way = لا يردها إلا ميرور، أو يُقبل الأثر.
    .ask = هل هي غير بيرس؟
guard-after-mirror = لا يُردّ الأثر المعكوس هنا إلا بميرور.
    .holds = لم يُعكس الأثر.
    .way = يمكن الرد بميرور، أو قبول الأثر.
    .ask = هل جاء الأثر غير معكوس؟
guard-healable = تُبطل هيل ورقتي فورس وباس، وهذه «{ $first }».
    .holds = تُبطل هيل ورقة «{ $first }».
    .way = يمكن الرد بغير ذلك، أو قبول الأثر.
    .ask = هل هي فورس أو باس؟
guard-from-set = لا يُردّ هنا إلا من الأوراق الموضوعة مقلوبة، لا { $place }.
    .holds = يجوز الرد { $place }.
    .way = يمكن الرد بورقة موضوعة، أو قبول الأثر.
    .ask = هل يجوز الرد { $place }؟
guard-answer-held = ليس لك رد بورقة «{ $card }» { $place }.
    .holds = لك رد بورقة «{ $card }» { $place }.
    .way = { $moves ->
        [none] ليس عندك ما يردّ على هذا، فاقبل الأثر.
       *[other] يمكنك الرد هكذا: { $moves }؛ أو يُقبل الأثر.
    }
    .ask = هل لك رد بورقة «{ $card }» { $place }؟
guard-lies-there = ليس في سكور { $opponent } ورقة «{ $card }».
    .holds = في سكور { $opponent } ورقة «{ $card }».
    .way = { $cards ->
        [none] يمكن أخذ ورقة مقلوبة.
       *[other] في السكور: { $cards }.
    }
    .ask = هل في ذلك السكور ورقة «{ $card }»؟
guard-set-there = لا ورقة مقلوبة تؤخذ هنا من { $opponent }.
    .holds = يمكن أخذ ورقة مقلوبة من { $opponent }.
    .way = { $cards ->
        [none] يمكن أخذ ورقة مقلوبة.
       *[other] في السكور: { $cards }.
    }
    .ask = هل يمكن أخذ ورقة مقلوبة؟
guard-number-held = ليست في يدك الرقمية { $number }.
    .holds = في يدك الرقمية { $number }.
    .way = { $hand ->
        [none] يدك فارغة.
       *[other] في يدك: { $hand }.
    }
    .ask = هل في يدك الرقمية { $number }؟
guard-in-hand = ليست في يدك ورقة «{ $card }».
    .holds = في يدك ورقة «{ $card }».
    .way = { $hand ->
        [none] يدك فارغة.
       *[other] في يدك: { $hand }.
    }
    .ask = هل في يدك ورقة «{ $card }»؟
guard-not-set-yet = «{ $card }» موضوعة مقلوبة أصلًا وليست في يدك.
    .holds = «{ $card }» في يدك.
    .way = يمكن تركها، أو لعبها لأثرها.
    .ask = هل «{ $card }» في اليد؟
guard-stuck = في يدك ورقة يمكن لعبها، فلا يُتخلى عن شيء.
    .holds = لا يمكن لعب شيء مما في يدك.
    .way = يمكنك مثلًا: { $moves }.
    .ask = هل خلت يدك مما يمكن لعبه؟
guard-buries = ينتهي الدور هنا بلا دفن.
    .holds = تُدفن هنا ورقة.
    .way = العب ورقة؛ ولا يجوز ألا يُلعب شيء إلا حين يتعذر لعب كل ما في يدك.
    .ask = هل تُدفن ورقة حين يتعذر اللعب؟
guard-ends = يجب هنا دفن ورقة حين يتعذر اللعب.
    .holds = يجوز أن ينتهي الدور هنا بلا لعب.
    .way = العب ورقة؛ ولا تُدفن ورقة تختارها إلا حين يتعذر لعب كل ما في يدك.
    .ask = هل يجوز أن ينتهي الدور بلا لعب؟
guard-no-number = في يدك رقمية، فعليك وضع واحدة.
    .holds = ليست في يدك رقمية.
    .way = يمكنك وضع: { $cards }.
    .ask = هل خلت يدك من الرقميات؟
guard-possible = لا يمكن أن يأتي الحظ بهذا هنا.
    .holds = يمكن أن يأتي الحظ بهذا هنا.
    .way = يمكن اختيار حدث مما بقي ممكنًا.
    .ask = هل يمكن أن يأتي الحظ بهذا هنا؟

## Decisions

node-is-nearest = أليس أحد أقرب إلى { $aim } من { $seat }؟
    .yes = بُعد { $seat } عن { $aim } هو { $distance }، وليس أحد أقرب.
    .no = بُعد { $seat } عن { $aim } هو { $distance }، وبُعد الأقرب { $least }.
node-several-nearest = هل يشترك لاعبون في المركز الأول؟
    .yes = تساوى { $seats }، ومقدار كل واحد { $distance }.
    .no = انفرد { $seat } بالصدارة، ومقداره { $distance }.
node-last-card-drawn = هل سُحبت آخر ورقة وأتم دوره من سحبها؟
    .yes = نفدت الكومة، وهذا الدور هو الأخير.
    .no = { $left ->
        [zero] الكومة فارغة والدور الأخير لم يأت بعد.
        [one] بقيت للسحب ورقة واحدة.
        [two] بقيت للسحب ورقتان.
        [few] بقيت للسحب { $left } أوراق.
        [many] بقيت للسحب { $left } ورقة.
       *[other] بقيت للسحب { $left } ورقة.
    }
node-all-skipped = هل تخطى اللاعبون جميعًا ({ $players }) تباعًا أو كانوا مجمّدين؟
    .yes = نعم: عدد الأدوار المتتالية بلا سحب { $count }.
    .no = الأدوار المتتالية بلا سحب: { $count }.
node-limit-reached = هل يسري حد { $limit } من الأدوار وهل بُلغ؟
    .yes = الدور { $turn } آخر ما يسمح به الحد.
    .no = لا حد ينهي الجولة عند الدور { $turn }.
node-effect-stopped = هل أبطل ردٌّ ورقة «{ $card }»؟
    .yes = أبطل ردٌّ ورقة «{ $card }».
    .no = لم يُبطل ردٌّ ورقة «{ $card }».
node-effect-turned = هل قلبت ميرور اتجاه «{ $card }»؟
    .yes = صارت «{ $card }» من { $seat } متجهة إلى { $opponent }.
    .no = تتجه «{ $card }» إلى حيث وُجّهت: { $opponent }.

## Outcomes

outcome-pays-nothing = رصيد { $seat } هو { $points }، وهو الأقرب إلى { $aim }، فلا جزاء عليه.
outcome-pays-penalty = رصيد { $seat } هو { $points } وبُعده عن { $aim } هو { $distance }، وهذا مقدار جزائه.
outcome-winner = { $over ->
        [yes] يكسب { $seat }
       *[other] كما هي الأرصدة الآن، لو انتهت المباراة لكسب { $seat }
    }، و{ $by ->
        [penalties] مجموع جزائه { $distance }.
       *[other] بُعده عن { $aim } هو { $distance }.
    }
outcome-shared = { $over ->
        [yes] يكسب معًا { $seats }
       *[other] كما هي الأرصدة الآن، لو انتهت المباراة لكسب معًا { $seats }
    }، و{ $by ->
        [penalties] مجموع جزاء كل واحد { $distance }.
       *[other] بُعد كل واحد عن { $aim } هو { $distance }.
    }
outcome-over-pile = تنتهي الجولة: سُحبت آخر ورقة وأتم { $seat } دوره.
outcome-over-skipped = تنتهي الجولة: لم يعد أحد يسحب.
outcome-over-limit = تنتهي الجولة: الدور { $turn } آخر ما يسمح به الحد.
outcome-goes-on = تستمر الجولة بعد هذا الدور.
outcome-effect-undone = أُبطلت «{ $card }» فلا تصيب أحدًا.
outcome-effect-back = قُلب اتجاه «{ $card }»: صارت من { $seat } وتصيب { $opponent }.
outcome-effect-lands = «{ $card }» من { $seat } تصيب { $opponent }.

## Findings

finding-points = رصيد { $seat } هو { $points }: { $cards ->
        [none] لا ورقة في السكور
       *[other] { $cards }
    }{ $change ->
        [0] {""}
       *[other] ، وتغيّر بمقدار { $change }
    }.
finding-standing = { $seat }: الرصيد { $points }، و{ $by ->
        [penalties] مجموع الجزاء { $distance }
       *[other] البعد عن { $aim } هو { $distance }
    }.
finding-link = على الطاولة: «{ $card }» من { $seat } موجهةً إلى { $opponent }.
finding-legal = الحركة «{ $move }» قانونية.
finding-refused = الحركة «{ $move }» مرفوضة.

## Steps

step-opening-start = تجهيز الجولة
step-opening-first = من يبدأ
step-opening-deal = توزيع خمس أوراق
step-opening-begin = أول دور
step-turn-begin = بدء الدور
step-turn-frozen = دور ضائع بالتجميد
step-turn-choose = تخطٍّ أم سحب
step-turn-skip = التخطي
step-turn-burn = احتراق أعلى الكومة
step-turn-draw = سحب ورقة
step-turn-drew = هل كانت آخر ورقة؟
step-turn-first = لا بد من لعب ورقة
step-turn-play = وضع رقمية
step-turn-double = وضع رقمية مضاعفة
step-turn-set = وضع ورقة مقلوبة
step-turn-cast = سحرية على الطاولة
step-turn-bury = دفن ورقة
step-turn-nothing = لا شيء يُلعب
step-turn-after = هل بقيت ورقة ثانية؟
step-turn-more = ورقة ثانية أم اكتفاء
step-turn-close = إتمام الدور
step-turn-check = هل انتهت الجولة؟
step-turn-pass = انتقال الدور إلى اليسار
step-turn-over = حساب الأرصدة
step-turn-again = جولة أخرى
step-draw-next = هل بقي ما يُسحب؟
step-draw-card = سحب ورقة من عدة
step-spell-open = سحرية على الطاولة
step-spell-aim = من له أن يرد؟
step-spell-answer = رد أم قبول
step-spell-mirror = ميرور فوقها
step-spell-turned = حُسمت ميرور
step-spell-block = إبطال ببلوك
step-spell-heal = إبطال بهيل
step-spell-take = تعمل الورقة
step-spell-do-mirror = قلب اتجاه ما تحتها
step-spell-spent = إلى المقبرة
step-spell-do-pierce = بيرس: الكل إلى الكومة
step-spell-do-freeze = فريز: ضياع دورين
step-spell-do-goblin = جوبلن: سرقة ورقة
step-spell-do-hunt = هانت: ورقتان إلى الكومة
step-spell-pick = أي ورقة تؤخذ؟
step-spell-taken = أُخذت الورقة
step-spell-lot = الحظ يختار مقلوبة
step-spell-do-swap = سواب: يد بيد
step-spell-do-force = فورس: لا بد من رقمية
step-spell-lay = أي رقمية تُوضع؟
step-spell-laid = وُضعت الرقمية
step-spell-do-pass = باس: إعطاء رقمية
step-spell-do-plus-minus = تغيير رصيد
step-spell-do-recall = ريكول: عودة ورقة

## Events

event-starts = يبدأ { $seat }.
event-dealt = وُزّعت على { $seat } ورقة «{ $card }».
    .hidden = وُزّعت على { $seat } ورقة.
event-round = تبدأ الجولة { $count }.
event-turn = الدور { $turn }: { $seat }.
event-frozen-turn = { $seat } مجمّد ويضيع عليه هذا الدور، والباقي بعده: { $count }.
event-skipped = تخطى { $seat }: لا سحب ولا لعب.
event-burned = احترقت أعلى ورقة في الكومة: «{ $card }».
event-drew = سحب { $seat } ورقة «{ $card }».
    .hidden = سحب { $seat } ورقة.
event-drew-known = سحب { $seat } ورقة «{ $card }» التي عرف الجميع موضعها.
event-last-card = سُحبت آخر ورقة في الكومة، وتنتهي اللعبة حين يُتم { $seat } دوره.
event-number = لعب { $seat } الرقمية { $card }، فصار رصيده { $points }.
event-doubled = لعب { $seat } الرقمية { $card } مع دبل فحُسبت { $count }، وصار رصيده { $points }.
event-set = وضع { $seat } ورقة «{ $card }» مقلوبة.
    .hidden = وضع { $seat } ورقة مقلوبة.
event-cast = لعب { $seat } ورقة «{ $card }».
event-aimed = لعب { $seat } ورقة «{ $card }» على { $opponent }.
event-buried = لا يستطيع { $seat } لعب شيء، فدُفنت «{ $card }».
event-nothing-played = لم يستطع { $seat } لعب شيء.
event-answered = رد { $seat } بورقة «{ $card }» على «{ $answered }» من { $opponent }.
event-turned = قُلب اتجاه «{ $card }»: صارت من { $seat } متجهة إلى { $opponent }.
event-undone = أبطلت «{ $by }» ورقة «{ $card }».
event-pierced = أصابت بيرس { $opponent }، ومجموع ما أُعيد من ورقه إلى الكومة { $count ->
        [zero] لا شيء
        [one] ورقة واحدة
        [two] ورقتان
        [few] { $count } أوراق
        [many] { $count } ورقة
       *[other] { $count } ورقة
    }، ورصيده صفر.
event-frozen = جُمّد { $opponent }، والأدوار الضائعة: { $count }.
event-nothing-there = لم تجد «{ $card }» ما تأخذه من { $opponent }.
event-hunted = صاد { $seat } الورقة { $card } فعادت إلى الكومة، ورصيد { $opponent } هو { $points }.
event-stolen = سرق { $seat } من سكور { $opponent } الورقة { $card }.
event-stole-set = سرق { $seat } من { $opponent } المقلوبة «{ $card }».
    .hidden = سرق { $seat } ورقة مقلوبة من { $opponent }.
event-swapped = تبادل { $seat } و{ $opponent } اليدين، وفي اليدين الآن { $count } و{ $others } من الأوراق.
event-no-number = ليست عند { $seat } رقمية يضعها.
event-hand-shown = كشف { $opponent } يده أمام { $seat }: { $cards }.
    .hidden = كشف { $opponent } يده أمام { $seat }.
event-forced = اضطر { $seat } إلى وضع الرقمية { $card }، فصار رصيده { $points }.
event-given = انتقلت الرقمية { $card } من { $seat } إلى سكور { $opponent }، فصار رصيده { $points }.
event-changed = { $sign ->
        [1] أُضيف { $count } إلى رصيد { $opponent }
       *[other] طُرح { $count } من رصيد { $opponent }
    }، فصار { $points }.
event-recalled = استعاد { $seat } من المقبرة ورقة «{ $card }».
event-over-pile = انتهت الجولة: أتم { $seat } الدور الأخير.
event-over-skipped = انتهت الجولة: تخطى الجميع تباعًا.
event-over-limit = انتهت الجولة: بُلغ حد الأدوار.
event-pays = رصيد { $seat } هو { $points }، وجزاؤه { $count ->
        [zero] صفر
        [one] نقطة واحدة
        [two] نقطتان
        [few] { $count } نقاط
        [many] { $count } نقطة
       *[other] { $count } نقطة
    }.
event-pays-nothing = رصيد { $seat } هو { $points }، وليس أحد أقرب{ $count ->
        [0] {""}
       *[other] {" "}({ $count })
    }.
event-match-won = كسب { $seat } المباراة، و{ $by ->
        [penalties] مجموع الجزاء { $count }
       *[other] البعد عن { $aim } هو { $count }
    }.
event-match-shared = كسب المباراة معًا { $seats }، و{ $by ->
        [penalties] مجموع الجزاء { $count }
       *[other] البعد عن { $aim } هو { $count }
    }.

## Questions

question-first = الحظ: من يبدأ؟
question-deal = أي ورقة تُوزَّع الآن؟
question-draw = الحظ: أي ورقة تُسحب؟
question-card = الحظ: أي ورقة تُسحب تاليًا؟
question-burn = الحظ: أي ورقة تحترق؟
question-lot = الحظ: أي ورقة مقلوبة تؤخذ؟
question-choose = { $seat }: تخطٍّ، أم سحب ولعب؟
question-play = { $seat }: سُحبت ورقة، فأي ورقة تُلعب؟
question-more = { $seat }: ورقة ثانية أم اكتفاء؟
question-answer = { $seat }: وجّه { $opponent } إليك ورقة «{ $card }»، فهل من رد؟
question-answer-mirror = { $seat }: عكس { $opponent } ورقة «{ $card }»، فهل من رد؟
question-pick = { $seat }: أي ورقة من { $opponent } تأخذ «{ $card }»؟
question-lay = { $seat }: أي رقمية تُوضع بسبب «{ $card }»؟

## Names

card-pierce = بيرس
card-mirror = ميرور
card-block = بلوك
card-heal = هيل
card-freeze = فريز
card-goblin = جوبلن
card-hunt = هانت
card-swap = سواب
card-force = فورس
card-pass = باس
card-double = دبل
card-recall = ريكول
card-plus-minus = { "\u2066" }−15 / +25{ "\u2069" }
card-number = { $value }
card-doubled = { $value } × { $times }
card-back = ورقة مقلوبة

verb-skip = تخطي الدور
verb-draw = سحب ورقة
verb-play = لعب رقمية
verb-double = لعب رقمية مع دبل
verb-pierce = لعب بيرس
verb-freeze = لعب فريز
verb-goblin = لعب جوبلن
verb-hunt = لعب هانت
verb-swap = لعب سواب
verb-force = لعب فورس
verb-pass = إعطاء رقمية بورقة باس
verb-change = تغيير رصيد
verb-recall = لعب ريكول
verb-set = وضع ورقة مقلوبة
verb-bury = دفن ورقة
verb-nothing = عدم اللعب
verb-done = الاكتفاء
verb-mirror = الرد بميرور
verb-block = الرد ببلوك
verb-heal = الرد بهيل
verb-accept = قبول الأثر
verb-take = أخذ ورقة من سكور
verb-take-set = أخذ ورقة مقلوبة
verb-lay = وضع رقمية
verb-lay-nothing = عدم الوضع
verb-card = ورقة بالحظ
verb-back = مقلوبة بالحظ
verb-first = البادئ بالحظ
place-hand = من اليد
place-set = من الأوراق الموضوعة
change-plus = إضافة { $count }
change-minus = طرح { $count }
game-hundred = الأقرب إلى المئة
fate-shared = عدة معًا
topic-end = نهاية الجولة
topic-effect = الورقة على الطاولة
topic-points = الرصيد: { $name }
    .kind = الرصيد
table-points = { $seat }: الرصيد { $points }، والبعد { $distance }
table-score = السكور
table-set = موضوعة مقلوبة
ui-cards = { $count ->
        [0] لا أوراق
        [one] ورقة واحدة
        [two] ورقتان
        [few] { $count } أوراق
       *[other] { $count } ورقة
    }
ui-hidden-cards = { $count ->
        [0] لا أوراق مقلوبة
        [one] ورقة مقلوبة واحدة
        [two] ورقتان مقلوبتان
        [few] { $count } أوراق مقلوبة
       *[other] { $count } ورقة مقلوبة
    }
ui-deck-left = { $count ->
        [0] لم تبقَ في الكومة ورقة
        [one] بقيت في الكومة ورقة واحدة
        [two] بقيت في الكومة ورقتان
        [few] بقيت في الكومة { $count } أوراق
       *[other] بقيت في الكومة { $count } ورقة
    }
table-change = تغيّر بمقدار { $count }
table-frozen = مجمّد، والأدوار الضائعة: { $count }
table-graveyard = المقبرة

## متى تُلعب الورقة، وما يردّ على ماذا

finding-timing = هذا وقت «{ $card }».
    .not = ليس هذا وقت «{ $card }». { $moments ->
        [none] لا يمكن لعبها أبدًا.
       *[other] أوقاتها: { $moments }.
    }
    .wait = هذا وقت «{ $card }»، لكن المسؤول الآن { $actor }.
finding-answer = على «{ $first }» يجوز { $verb }.
moment-turn-first = الورقة الأولى في الدور
moment-turn-more = الورقة الثانية في الدور
moment-spell-answer = توجيه ورقة إلى أحد
moment-spell-lay = وجوب وضع رقمية
moment-later = بعد عكس الورقة
moment-over = انتهت المباراة
part-turn = الدور بعد السحب
part-spell = ورقة سحرية على الطاولة
role-turn = صاحب الدور
role-set = صاحب الدور، مقلوبةً
role-target = من تتجه إليه
role-others = الآخرون
card-some-number = ورقة رقمية
topic-card = متى: { $name }
    .kind = متى
flow-opening = قبل أول دور
flow-turn-drawing = التخطي أو السحب
flow-turn-playing = لعب ورقة أو ورقتين
flow-turn-ending = نهاية الدور والجولة
flow-draw = سحب عدة أوراق
flow-spell-answers = من يرد على الورقة السحرية
flow-spell-effects = الورقة تعمل
flow-spell-numbers = فورس وباس: وضع رقمية
flow-spell-taking = جوبلن وهانت: أخذ ورقة

## اللوحة

table-pays = { $over ->
        [yes] { $count ->
            [0] بلا جزاء
           *[other] الجزاء: { $count }
        }
       *[other] { $count ->
            [0] بلا جزاء لو انتهت الآن
           *[other] الجزاء لو انتهت الآن: { $count }
        }
    }
table-paid = مجموع الجزاء حتى الآن: { $count }
table-turn = صاحب الدور
table-top = معروف فوق الكومة، والأول أولًا
table-bottom = معروف تحت الكومة
table-round = الجولة { $count } من { $rounds }
table-limit = الدور { $turn } من { $limit } على الأكثر
table-used = لُعب في هذا الدور: أوراق رقمية { $numbers }، وسحرية { $magics }
table-skips = أدوار متتالية بلا سحب: { $count } (من { $players })
table-last-turn = الدور الأخير: سحب { $seat } آخر ورقة
table-pierced = استعمل بيرس: { $seats }
draw-away = البعد { $distance }
draw-no-card = لا ورقة بعد
draw-set-known = «{ $card }» مقلوبة يعرفها هذا المشاهد
draw-set-sign = مقلوبة يعرفها هذا المشاهد
draw-eye = ورقة غيره يعرفها هذا المشاهد
draw-frozen = مجمَّد، وعدد أدواره الضائعة
draw-changed = تغيير بورقة { "\u2066" }−15 / +25{ "\u2069" }
draw-doubled = مضاعفة: تُحسب { $times } مرات
draw-under = تحت { $aim }
draw-over = فوق { $aim }
draw-band = بقرب أقربهم الآن (البعد { $distance })
draw-chain = على الطاولة
draw-points-now = اتجاهها الآن
draw-undone = أُبطلت
draw-then-at = تتجه عندئذ إلى { $seat }.
draw-answers = ما يأتي به كل رد
draw-answers-table = ما يردّ على ماذا
draw-answers-note = سُئلت عنه القواعد كما تعمل، بالقراءات المعمول بها.
draw-aimed = الورقة الموجَّهة
draw-as-played = «{ $card }» كما لُعبت
draw-after-mirror = «{ $card }» بعد ميرور
draw-pile = الكومة
draw-graveyard = المقبرة، والأحدث أولًا
draw-put-back = أُعيدت إلى بقية الكومة
draw-put-back-since = أُعيدت، وربما سُحبت بعد ذلك
draw-knows-put-back = رآها تعود إلى الكومة
draw-knows-magic = يعرف أنها سحرية
draw-knows-part = يعرف بعض ما ليست هي
draw-knows-one-of = يعرف أنها إحدى: { $cards }

## Answers to choose from

option-pays-nothing = لا شيء: لا أحد أقرب منه.
option-pays-penalty = بقدر ما بين رصيده والمئة.
option-shared = عدة لاعبين معًا، لأن بُعدهم متساوٍ.
option-winner = لاعب واحد وحده، وهو الأقرب.
option-over-pile = تنتهي: سُحبت آخر ورقة وأتم من سحبها دوره.
option-over-skipped = تنتهي: لم يعد أحد يريد السحب.
option-over-limit = تنتهي: بلغت حد الأدوار.
option-goes-on = تستمر، والدور لمن بعده.
option-effect-undone = أُبطلت ولا تصيب أحدًا.
option-effect-back = قُلبت واتجهت إلى من استعملها.
option-effect-lands = تتجه إلى من وُجّهت إليه.

## Many matches

lab-points-are = النقاط هنا هي البُعد عن المئة بإشارة سالبة، فكلما اقتربت من الصفر كانت أفضل.

## ما قد يأتي: احتمالات الورقة التالية والردود

topic-draw = الورقة التالية
topic-draw-kind = الورقة التالية نوعًا نوعًا
topic-draw-nearer = الورقة التالية إن لُعبت حالًا
topic-answer = الورقة على الطاولة
topic-holds-mirror = أوراق ميرور عند { $seat }، في اليد أو مقلوبة
topic-holds-block = أوراق بلوك عند { $seat }، في اليد أو مقلوبة
topic-holds-heal = أوراق هيل عند { $seat }، في اليد أو مقلوبة
fate-magic = ورقة سحرية
fate-number = رقم { $value }
fate-nearer = أقرب إلى الهدف
fate-no-nearer = ليست أقرب إلى الهدف
fate-answered = يمكن الرد عليها
fate-unanswered = لا يمكن الرد عليها
fate-cards = { $n ->
        [0] لا شيء
        [1] واحدة
        [2] اثنتان
        [few] { $n } أوراق
       *[other] { $n } ورقة
    }
odds-unseen = بعدّ كل الطرق الممكنة لتوزّع الأوراق غير المرئية
ending-line = { $seat } ({ $player }): البعد عن الهدف في النهاية في المتوسط { $distance }؛ يفوز في { $wins } (عدد العوالم التي لُعبت حتى نهايتها { $n } من البذرة { $seed }).

## لماذا لا تتبدل القراءة الآن

switch-table = على الطاولة ورقة جرى الرد عليها بالقراءة الحالية، فلتنتهِ أولًا
switch-turn = بدأ الدور بالقراءة الحالية، فلينتهِ أولًا
switch-opening = تُجهَّز الجولة بالقراءة الحالية، فلتُجهَّز أولًا
switch-burning = ورقة على وشك أن تُحرق بالقراءة الحالية، فلتُحرق أولًا
switch-over = بهذه القراءة تكون الجولة قد انتهت: لم يسحب أحد منذ وقت طويل
switch-frozen = أحد المقاعد مجمّد مدة لا تأتي بها هذه القراءة
switch-last-turn = سُحبت آخر ورقة بالقراءة الحالية، وتحدد الدور الأخير
switch-hunted = في الكومة ورقة أعادتها هانت إلى موضع حددته القراءة الحالية، فلتُسحب أولًا
switch-set = وُضعت أوراق مقلوبة بالقراءة الحالية، ومعناها بالأخرى غير ذلك
switch-round = حُسبت جولة بالقراءة الحالية
