# كلمات لعبة "fortune" (الوثيقة 003) بالعربية. المعرّفات: docs/formats.md.
# تصل الأسماء مترجمة، وتصل القوائم موصولة، أو "none" إن كانت خالية.
# لا يتصل حرف جر باسم يأتي متغيرًا: تُكتب «ورقة» و«سلعة» و«المقعد» قبله ليستقيم الإعراب والتأنيث.

## A card, as the sentences common to all games call it

-card = ورقة
-the-card = الورقة
-two-cards = ورقتان
-counted-cards = ورقات
-cards = أوراق
-the-cards = الأوراق

## Guards

guard-over = لُعب كل الورق وانتهت المباراة.
    .holds = المباراة ما زالت جارية.
    .way = يمكن الرجوع إلى موضع سابق أو بدء مباراة جديدة.
    .ask = هل ما زالت المباراة جارية؟
guard-chance-first = هناك ورقة يجب أن تُكشف قبل أي حركة.
    .holds = لا شيء ينتظر الحظ.
    .way = ليحسم الحظ الأمر أولًا، ثم يستمر اللعب.
    .ask = هل حسم الحظ كل ما كان ينتظره؟
guard-turn = الدور الآن دور { $actor }، لا دور { $seat }.
    .holds = الدور الآن دور { $seat }، أو المنافسة جارية.
    .way = الحركة التالية من { $actor }، ثم يلعب { $seat } حين يأتي دوره.
    .ask = هل الدور الآن دور { $seat }، أو المنافسة جارية؟
guard-asked = في هذه المنافسة يُنتظر رد { $actor }، لا رد { $seat }.
    .holds = لا منافسة جارية، أو الرد المنتظر رد { $seat }.
    .way = يرد { $actor } أو يكف، وقد يأتي بعده دور { $seat }.
    .ask = إن كانت المنافسة جارية، فهل الرد المنتظر رد { $seat }؟
guard-must-act = لا يمر الدور بلا حركة.
    .holds = في هذا الدور حركة.
    .way = يمكن بناء مجموعة أو تحويشها أو رمي ورقة.
    .ask = هل في هذا الدور حركة؟
guard-contest-first = المنافسة جارية على سلعة { $good }، وحركة «{ $verb }» ليست ردًا فيها.
    .holds = لا منافسة تنتظر ردًا، أو هذا رد فيها.
    .way = { $count ->
        [2] أمام { $seat } أن يضع ورقتين (من { $good } أو الفضة، أو واحدة من كل) أو ورقة ذهب، أو أن يكف.
       *[other] أمام { $seat } أن يضع سلعة { $good } أو ورقة ثمينة، أو أن يكف.
    }
    .ask = إن كانت المنافسة جارية، فهل هذا رد فيها؟
guard-question = حركة من نوع «{ $verb }» لا تجيب عن السؤال المطروح الآن.
    .holds = حركة من نوع «{ $verb }» تجيب عن السؤال المطروح الآن.
    .way = السؤال المطروح الآن: { $asks } ويمكن الجواب عنه هكذا: { $answers }.
    .ask = هل تجيب حركة من نوع «{ $verb }» عن السؤال المطروح الآن؟
guard-two-cards = تُبنى المجموعة من ورقتين، وعدد هذه الأوراق { $count }.
    .holds = هذه ورقتان.
    .way = يكفي البناء بورقتين منها، والباقي لدور قادم.
    .ask = هل هذه ورقتان؟
guard-no-two-precious = هذه الأوراق كلها ثمينة ({ $cards })، ولا تُبنى مجموعة بلا سلعة.
    .holds = بين الأوراق سلعة.
    .way = تُجعل واحدة منهما تحت سلعة.
    .ask = هل بين هذه الأوراق سلعة؟
guard-alike = هذه سلع مختلفة ({ $goods })، والمجموعة من سلعة واحدة.
    .holds = السلع بين هذه الأوراق متماثلة.
    .way = تُضم الورقة إلى مثلها، أو إلى فضة أو ذهب.
    .ask = هل السلع بين هذه الأوراق متماثلة؟
guard-thrown-there = ورقة { $thrown } ليست من المرميات التي تُنال.
    .holds = ورقة { $thrown } تُنال من المرميات.
    .way = { $top ->
        [none] لا ورقة مرمية الآن، فليكن البناء من اليد.
       *[other] يُنال من المرميات: { $top }.
    }
    .ask = هل تُنال ورقة { $thrown } من المرميات؟
guard-not-just-thrown = ورقة { $thrown } رُميت في هذا الدور نفسه، وهي تبقى مكانها بهذه القراءة.
    .holds = ورقة { $thrown } ليست مما رُمي في هذا الدور.
    .way = يمكن البناء من اليد أو إنهاء الدور.
    .ask = هل رُميت ورقة { $thrown } قبل هذا الدور؟
guard-hand-good = بهذه القراءة لا بد أن تكون ورقة اليد هي السلعة.
    .holds = ورقة اليد هي السلعة.
    .way = تؤخذ ورقة { $thrown } مع سلعة، أو يكون البناء من اليد.
    .ask = هل ورقة اليد هي السلعة؟
guard-another-kind = بهذه القراءة تكون الحركة الثانية من نوع آخر، والأولى كانت: { $action }.
    .holds = الحركة الأولى من نوع آخر.
    .way = يمكن عمل شيء آخر أو إنهاء الدور.
    .ask = هل كانت الحركة الأولى من نوع آخر؟
guard-nothing-else = ما زالت هناك حركات أخرى (عددها { $count })، والرمي بهذه القراءة آخر الحلول.
    .holds = لا يمكن إلا الرمي.
    .way = يمكن لعب { $moves }.
    .ask = هل لا يمكن إلا الرمي؟
guard-another-player = التحويش يكون على لاعب آخر، و{ $opponent } هو مقعدك.
    .holds = صاحب المجموعة لاعب آخر: { $opponent }.
    .way = { $seats ->
        [none] لا شيء يُحوَّش الآن، فالبناء أو الرمي.
       *[other] يمكن التحويش على: { $seats }.
    }
    .ask = هل { $opponent } لاعب آخر؟
guard-own-group = لا مجموعة بعد عند { $seat }، ولا تحويش بلا مجموعة.
    .holds = عند { $seat } مجموعة.
    .way = يمكن بناء مجموعة أولًا، أو الرمي.
    .ask = هل عند { $seat } مجموعة؟
guard-group-there = لا مجموعة عند { $opponent } تُحوَّش.
    .holds = عند { $opponent } مجموعة.
    .way = { $seats ->
        [none] لا شيء يُحوَّش الآن، فالبناء أو الرمي.
       *[other] يمكن التحويش على: { $seats }، أو البناء، أو الرمي.
    }
    .ask = هل عند { $opponent } مجموعة؟
guard-not-protected = هذه أول مجموعة عند { $opponent }، وأول مجموعة محمية.
    .holds = المجموعة العليا عند { $opponent } ليست الأولى.
    .way = { $seats ->
        [none] يمكن البناء أو الرمي.
       *[other] يمكن البناء أو الرمي، أو التحويش على: { $seats }.
    }
    .ask = هل عند { $opponent } مجموعة فوق الأولى؟
guard-not-barred = سبق الهجوم على { $opponent } في هذا الدور، ولا يعاد إلا في الدور التالي.
    .holds = الهجوم على { $opponent } جائز في هذا الدور.
    .way = { $seats ->
        [none] يمكن البناء أو الرمي أو إنهاء الدور.
       *[other] يمكن البناء أو الرمي، أو التحويش على: { $seats }.
    }
    .ask = هل ما زال الهجوم على { $opponent } جائزًا في هذا الدور؟
guard-hand-to-face = لم يبق عند { $opponent } ورق يدافع به، فهو بهذه القراءة لا يُهاجَم.
    .holds = عند { $opponent } ورق يدافع به، أو لا حاجة إليه.
    .way = { $seats ->
        [none] يمكن البناء أو الرمي.
       *[other] يمكن البناء أو الرمي، أو التحويش على: { $seats }.
    }
    .ask = هل يجوز الهجوم على { $opponent }؟
guard-fits-the-group = ورقة { $card } لا تهاجم مجموعة «{ $good }».
    .holds = ورقة { $card } تهاجم تلك المجموعة.
    .way = الهجوم عليها بورقة { $good } أو فضة أو ذهب.
    .ask = هل ورقة { $card } من سلعة المجموعة أو ثمينة؟
guard-may-develop = تطوير المجموعة من قواعد المحترفين، وهي غير مشغّلة.
    .holds = قاعدة التطوير مشغّلة.
    .way = تُشغّل القاعدة، أو يكون البناء أو الرمي أو التحويش.
    .ask = هل قاعدة التطوير مشغّلة؟
guard-adds-a-good = ورقة { $card } ثمينة، والتطوير بسلعة.
    .holds = ورقة { $card } سلعة.
    .way = تصلح ورقة { $card } للبناء أو للمنافسة.
    .ask = هل ورقة { $card } سلعة؟
guard-on-top-only = التطوير للمجموعة العليا وحدها، لا لما تحتها.
    .holds = هذه مجموعة يجوز تطويرها.
    .way = تُطوَّر العليا إن كانت من السلعة نفسها، أو تُبنى مجموعة جديدة.
    .off = يمكن البناء أو الرمي أو التحويش، والتطوير من قواعد المحترفين وهي غير مشغّلة.
    .ask = هل هذه مجموعة يجوز تطويرها؟
guard-own-group-of-it = لا مجموعة لك من سلعة { $card } هناك.
    .holds = لك مجموعة من سلعة { $card } هناك.
    .way = { $goods ->
        [none] يُبدأ ببناء مجموعة.
       *[other] يمكن تطوير: { $goods }.
    }
    .off = يمكن البناء أو الرمي أو التحويش، والتطوير من قواعد المحترفين وهي غير مشغّلة.
    .ask = هل لك مجموعة من سلعة { $card } هناك؟
guard-may-draw = لا ورقة تُسحب الآن.
    .holds = يجوز سحب ورقة الآن.
    .way = يسحب { $seat } عند نهاية الدور، والآن حركة أو إنهاء الدور.
    .ask = هل يجوز سحب ورقة الآن؟
guard-one-card = ورقة ترد ورقة، وهاتان اثنتان: { $cards }.
    .holds = لا يزيد هذا على ما يجوز وضعه.
    .way = توضع واحدة منهما، أو يُترك الرد.
    .ask = هل لا يزيد هذا على ما يجوز وضعه؟
guard-suits = لا يصلح هذا في منافسة على { $good }: { $cards }.
    .holds = يصلح هذا في منافسة على { $good }: { $cards }.
    .way = { $count ->
        [2] توضع ورقتان (من { $good } أو الفضة، أو واحدة من كل) أو ورقة ذهب، أو يُترك الرد.
       *[other] توضع ورقة { $good } أو فضة أو ذهب، أو يُترك الرد.
    }
    .ask = هل يصلح هذا في منافسة على { $good }: { $cards }؟
guard-pays = { $count ->
        [2] الذهب ترده ورقتان أو ذهب، وليس هذا كذلك: { $cards }.
       *[other] المطلوب رد ورقة واحدة، وليس هذا كذلك: { $cards }.
    }
    .holds = هذا قدر ما يلزم للرد: { $cards }.
    .way = { $count ->
        [2] توضع ورقتا { $good }، أو فضتان، أو واحدة من كل، أو ذهب؛ أو يُترك الرد.
       *[other] توضع ورقة واحدة، أو يُترك الرد.
    }
    .ask = هل هذا قدر ما يلزم للرد: { $cards }؟
guard-gold-for-gold-only = بهذه القراءة لا يرد الذهب إلا ذهبًا.
    .holds = الذهب جائز هنا، أو لا ذهب في الرد.
    .way = توضع ورقة { $good } أو فضة، أو يُترك الرد.
    .ask = إن كان في الرد ذهب، فهل يرد ذهبًا؟
guard-in-hand = ليس في يدك: { $cards }.
    .holds = في يدك أول ما يلزم.
    .way = { $hand ->
        [none] يدك خالية.
       *[other] في يدك: { $hand }.
    }
    .ask = هل في يدك أول هذه: { $cards }؟
guard-all-in-hand = ليس في يدك كل هذا: { $cards }.
    .holds = في يدك قدر ما يلزم.
    .way = { $hand ->
        [none] يدك خالية.
       *[other] في يدك: { $hand }.
    }
    .ask = هل في يدك كل هذا: { $cards }؟
guard-possible = لا يأتي الحظ بهذا هنا.
    .holds = قد يأتي الحظ بهذا هنا.
    .way = يُختار مما بقي ممكنًا من الورق.
    .ask = هل يأتي الحظ بهذا هنا؟

## Decisions

node-other-player = هل المجموعة للاعب آخر؟
    .yes = المجموعة عند { $opponent }.
    .no = هي مجموعة { $seat } نفسه.
node-thief-has-group = هل عند { $seat } مجموعة؟
    .yes = عند { $seat } مجموعة.
    .no = لا مجموعة عند { $seat }.
node-owner-has-group = هل عند { $opponent } مجموعة؟
    .yes = في أعلى ثروة { $opponent } مجموعة «{ $good }».
    .no = لا مجموعة عند { $opponent }.
node-above-the-first = هل هي غير المجموعة الأولى؟
    .yes = ليست الأولى، فعدد مجموعات { $opponent } هو { $count }.
    .no = هي أول مجموعة عند { $opponent }، وهي محمية.
node-may-attack-again = هل يجوز هجوم { $seat } على { $opponent } في هذا الدور؟
    .yes = لا هجوم في هذا الدور يمنعه.
    .no = سبق هجوم { $seat } على { $opponent } في هذا الدور.
node-can-be-faced = هل يُهاجَم { $opponent } بورق في يده أو بغير ورق؟
    .yes = يجوز الهجوم على { $opponent }، بورق في اليد أو بغيره.
    .no = لم يبق عند { $opponent } ورق، فلا يُهاجَم بهذه القراءة.
node-gold-laid = هل وُضع ذهب يُحسب بورقتين؟
    .yes = وُضع ذهب، وهو بورقتين.
    .no = لم يوضع ما يُحسب بورقتين.
node-gold-settles = هل ردّ ذهبًا فقضى المطلوب؟
    .yes = ردّ ذهبًا، فقُضي المطلوب.
    .no = لم يقضِ ذهبًا.
node-defender-stops = هل المدافع هو الذي كفّ؟
    .yes = الذي كفّ هو المدافع: { $opponent }.
    .no = الذي كفّ هو المهاجم: { $seat }.
node-top-lies = هل عند { $owner } مجموعة؟
    .yes = في أعلى ثروة { $owner } مجموعة «{ $good }».
    .no = لا مجموعة عند { $owner }.
node-top-above-first = هل هي غير المجموعة الأولى؟
    .yes = ليست المجموعة الأولى.
    .no = هي الأولى، وهي محمية.
node-top-answered = هل في يد { $seat } رد؟
    .yes = في يد { $seat } رد.
    .no = لا رد في يد { $seat }.
node-all-played = هل لعب الجميع كل ورقهم؟
    .yes = لُعب كل الورق.
    .no = { $cards ->
        [one] ما زالت في الأيدي ورقة واحدة.
        [two] ما زالت في الأيدي ورقتان.
        [few] ما زالت في الأيدي { $cards } ورقات.
       *[other] ما زالت في الأيدي { $cards } ورقة.
    }
node-one-greatest = هل هناك ثروة واحدة هي الأكبر؟
    .yes = أكبر ثروة عند { $seat }.
    .no = تساوت الثروة الأكبر عند: { $leaders }.
node-groups-decide = هل ترجح المجموعات بالقراءة المختارة؟
    .yes = بالمجموعات ثم بالثمينة يتقدم: { $seats }.
    .no = لا شيء يرجح بينهم.

## Outcomes

outcome-steal-open = أمام { $seat } أن يحوّش مجموعة «{ $good }» من { $opponent }، بورقة { $good } أو بثمينة.
outcome-steal-defenceless = لم يبق عند { $opponent } ورق، فلا يُهاجَم بهذه القراءة.
outcome-steal-barred = سبق هجوم { $seat } على { $opponent } في هذا الدور، ولا يعاد إلا في الدور التالي.
outcome-steal-protected = ليس عند { $opponent } إلا المجموعة الأولى، وهي محمية.
outcome-steal-nothing = لا شيء عند { $opponent } يُحوَّش.
outcome-steal-groupless = لا تحويش من { $seat } بلا مجموعة.
outcome-steal-self = لا يحوّش أحد على نفسه.
outcome-demand-one = قُضي بها ذهب، فتردها ورقة واحدة.
outcome-demand-two = الذهب يطلب ورقتين أو ذهبًا.
outcome-demand-single = ما وُضع ترده ورقة واحدة.
outcome-duel-stolen = إن كفّ { $opponent } أخذ { $seat } مجموعة «{ $good }» بكل أوراقها، وعددها { $count }.
outcome-duel-kept = إن كفّ { $seat } بقيت عند { $opponent } مجموعة «{ $good }» بكل أوراقها، وعددها { $count }.
outcome-top-stays = في يد { $seat } رد، وله مجموعة «{ $good }» إن ردّ به.
outcome-top-falls = لا رد في يد { $seat }، فتكون مجموعة «{ $good }» عند { $opponent }.
outcome-top-safe = المجموعة العليا عند { $owner } هي الأولى، وهي آمنة.
outcome-top-none = لا مجموعة عند { $owner }.
outcome-match-won = أكبر ثروة عند { $seat }، وقدرها { $total ->
        [few] { $total } آلاف
        [many] { $total } ألفًا
       *[other] { $total } ألف
    }، فهو الفائز.
outcome-match-on-groups = يفوز { $seats } بالمجموعات، والثروة متساوية عند { $total ->
        [few] { $total } آلاف
        [many] { $total } ألفًا
       *[other] { $total } ألف
    }.
outcome-match-shared = الفوز مقسوم بين { $seats }، لكل واحد { $total ->
        [few] { $total } آلاف
        [many] { $total } ألفًا
       *[other] { $total } ألف
    }.
outcome-match-goes-on = المباراة مستمرة، وأكبر ثروة الآن { $total ->
        [zero] صفر
        [few] { $total } آلاف
        [many] { $total } ألفًا
       *[other] { $total } ألف
    } عند { $seats }.

## Findings

finding-fortune = قيمة ثروة { $seat } هي { $total ->
        [zero] صفر
        [few] { $total } آلاف
        [many] { $total } ألفًا
       *[other] { $total } ألف
    }.
finding-worth = { $card }: العدد { $count } والقيمة { $value }، والحاصل { $amount ->
        [few] { $amount } آلاف
        [many] { $amount } ألفًا
       *[other] { $amount } ألف
    }.
finding-top-hidden = بقاء المجموعة رهن بيد { $seat }، وهي مخفية.
finding-standing = { $seat }: ثروة قدرها { $total ->
        [zero] صفر
        [few] { $total } آلاف
        [many] { $total } ألفًا
       *[other] { $total } ألف
    }، وعدد المجموعات { $count }.
finding-legal = الحركة «{ $move }» مسموحة.
finding-refused = الحركة «{ $move }» مرفوضة.

## Steps

step-opening-dealer = من يوزع؟
step-opening-lot = قرعة الموزع
step-opening-deal = توزيع الورق
step-opening-turn-up = كشف أول ورقة
step-opening-start = بدء المباراة
step-turn-begin = بدء دور
step-turn-look = ماذا يُحوَّش؟
step-turn-act = حركة
step-turn-more = حركة ثانية أو إنهاء
step-turn-build = بناء مجموعة من اليد
step-turn-take = بناء مجموعة بورقة مرمية
step-turn-turn-up = كشف ورقة
step-turn-discard = رمي ورقة
step-turn-develop = تطوير مجموعة
step-turn-steal = محاولة تحويش
step-turn-acted = هل بقيت حركة؟
step-turn-early = سحب ورقة فورًا
step-turn-refill = من يسحب؟
step-turn-card = إكمال الأيدي
step-turn-pass = انتقال الدور يمينًا
step-turn-over = حساب الثروات
step-duel-open = بدء منافسة
step-duel-lay = وضع ورق
step-duel-due = من عليه الرد؟
step-duel-answer = رد أو كفّ
step-duel-fate = من يفوز بالمنافسة؟
step-duel-stolen = انتقال المجموعة
step-duel-kept = بقاء المجموعة

## Events

event-deals = الموزع: { $seat }.
event-dealt = نال { $seat } ورقة { $card }.
    .hidden = نال { $seat } ورقة.
event-turned-up = كُشفت من الكومة ورقة { $card }.
event-went-back = ورقة { $card } ثمينة، فعادت إلى الكومة.
event-turn = الدور { $turn }: ‏{ $seat }.
event-built = بنى { $seat } مجموعة «{ $good }»: ‏{ $cards }.
event-took = بنى { $seat } مجموعة «{ $good }» بورقة مرمية: { $cards }.
event-discarded = رمى { $seat } ورقة { $card }.
event-developed = أضاف { $seat } ورقة { $card } إلى مجموعة صارت أوراقها { $count }.
event-done = أنهى { $seat } دوره.
event-drew = سحب { $seat } ورقة { $card }.
    .hidden = سحب { $seat } ورقة.
event-pile-empty = نفدت الكومة، ويستمر اللعب بما في الأيدي.
event-passed-over = خلت يد { $seat } فتخطاه الدور.
event-attacked = حاول { $seat } تحويش مجموعة «{ $good }» من { $opponent }.
event-laid = وضع { $seat } هذا: { $cards }{ $count ->
        [2] ، وترده ورقتان أو ذهب.
       *[other] .
    }
event-out-of-cards = لم يبق عند { $seat } ورق يرد به.
event-gave-up = كفّ { $seat } عن الرد.
event-duel-stolen = حوّش { $seat } مجموعة «{ $good }» من { $opponent }، وعدد أوراقها { $count }.
event-duel-kept = حافظ { $opponent } على مجموعة «{ $good }» أمام { $seat }، وصارت أوراقها { $count }.
event-match-won = أكبر ثروة عند { $seat }، وقدرها { $total ->
        [few] { $total } آلاف
        [many] { $total } ألفًا
       *[other] { $total } ألف
    }، وله الفوز.
event-match-on-groups = يفوز { $seats } بالمجموعات، والثروة متساوية عند { $total ->
        [few] { $total } آلاف
        [many] { $total } ألفًا
       *[other] { $total } ألف
    }.
event-match-shared = الفوز مقسوم بين { $seats }، لكل واحد { $total ->
        [few] { $total } آلاف
        [many] { $total } ألفًا
       *[other] { $total } ألف
    }.

## Questions

question-lot = الحظ: من يوزع؟
question-deal = الحظ: ما الورقة التالية في التوزيع؟
question-turn-up = الحظ: ما الورقة التي تُكشف؟
question-act = { $seat }: بناء أم رمي أم تحويش؟
question-more = { $seat }: حركة ثانية أم إنهاء الدور؟
question-early = الحظ: ما الورقة المسحوبة؟
question-card = الحظ: ما الورقة المسحوبة؟
question-answer = { $seat }: هل من رد على { $opponent } في المنافسة على { $good }؟
question-answer-two = { $seat }: هل من رد على ذهب { $opponent } في المنافسة على { $good }؟

## Names

card-phone = تلفون
card-headphones = سماعات
card-bicycle = دراجة
card-watch = ساعة
card-oud = عطر عود
card-camera = كاميرا
card-motorbike = دباب
card-boat = قارب
card-car = سيارة
card-land = أرض
card-silver = فضة
card-gold = ذهب
card-back = ورقة

place-top = المجموعة العليا
place-below = مجموعة تحتها

action-build = البناء
action-discard = الرمي
action-steal = التحويش
action-develop = التطوير

verb-build = بناء مجموعة
verb-take = البناء بورقة مرمية
verb-steal = التحويش
verb-develop = تطوير مجموعة
verb-discard = الرمي
verb-draw = سحب ورقة
verb-done = إنهاء الدور
verb-answer = الرد
verb-give-up = الكف عن الرد
verb-card = ورقة يأتي بها الحظ
verb-dealer = موزع يأتي به الحظ

table-groups = { $count ->
        [0] لا مجموعة
        [one] مجموعة واحدة
        [two] مجموعتان
        [few] { $count } مجموعات
       *[other] { $count } مجموعة
    }
table-covered = مجموعة مغطاة
table-middle = في الوسط: ورق الكومة { $pile }، { $count ->
        [0] ولا ورقة مرمية.
       *[other] والمرمي { $count }، والعليا منه { $card }.
    }

mark-assumed = مفترض: ليس في الوثيقة

heist = { $seat } على { $opponent }
topic-duel = المنافسة
topic-fortune = الثروة: { $name }
    .kind = الثروة
top-of = المجموعة العليا عند { $seat }
topic-group = { $name }
    .kind = المجموعة
topic-steal = التحويش: { $name }
    .kind = التحويش

## Odds

fate-level = لا أحد متقدم
fate-attacker = مهاجم

## The game

game-fortune = الثروة

## The board

table-lengthwise = بالطول
table-crosswise = بالعرض
table-top = في الأعلى
table-first = الأولى، محمية
table-no-cards = بلا ورق
table-cards = { $count ->
        [0] بلا ورق
        [one] ورقة واحدة
        [two] ورقتان
        [few] { $count } ورقات
       *[other] { $count } ورقة
    }
table-hidden = { $count ->
        [one] ورقة واحدة مقلوبة
        [two] ورقتان مقلوبتان
        [few] { $count } ورقات مقلوبة
       *[other] { $count } ورقة مقلوبة
    }
table-thieves = يجوز تحويش المجموعة العليا، كلٌّ في دوره، لهؤلاء: { $seats }.
table-assumed = قيم هذه مفترضة، ليست في الوثيقة: { $cards }.
table-discarded = المرمي من أعلاه إلى أسفله: { $cards }.

draw-fortune = الثروة: من المجموعة الأولى إلى العليا
draw-top-group = المجموعة العليا
draw-top = { $good }، { $count ->
        [one] ورقة واحدة
        [two] ورقتان
        [few] { $count } ورقات
       *[other] { $count } ورقة
    }
draw-thieves = يجوز أن يحوّشها في دوره
draw-attacked = إن هوجمت الآن فهي عند { $seat }: ‏{ $share }
draw-its-turn = صاحب الدور
draw-thousand = { $amount ->
        [few] { $amount } آلاف
        [many] { $amount } ألفًا
       *[other] { $amount } ألف
    }
draw-draw-pile = كومة السحب
draw-discarded-pile = { $count ->
        [0] المرمي
       *[other] المرمي: { $count }، وأحدثه في الأعلى
    }
draw-none = لا شيء
draw-takeable = يجوز البناء بها
draw-contest = منافسة على { $good }
draw-stake = محل المنافسة
draw-pot = { $count ->
        [0] لم يوضع شيء بعد
        [one] وُضعت ورقة واحدة
        [two] وُضعت ورقتان
        [few] وُضعت { $count } ورقات
       *[other] وُضعت { $count } ورقة
    }
draw-takes = { $count ->
        [2] ورقتان أو ذهب
       *[other] ورقة واحدة
    }
draw-due = { $seat }: رد أم كفّ؟
draw-each = قيمتها { $amount }
draw-precious = { $card }، القيمة { $amount }، وتكون في الأسفل
draw-first = المجموعة الأولى، محمية
draw-stealable = أمام { $seat } أن يحوّشها الآن بورقة تناسبها
draw-lies = توضع المجموعات بالطول ثم بالعرض بالتناوب. وعلى كل منها سلعتها وعدد أوراقها وقيمة المجموعة بالآلاف.
draw-attacking = المهاجم
draw-defending = المدافع
draw-sum = المجموع
draw-beneath = ما تحت المجموعات العليا
draw-saw-laid = رآها حين وُضعت

finding-rung = وضع { $seat } هذا: { $cards }، والرد عليه { $count ->
        [2] ورقتان أو ذهب.
       *[other] ورقة واحدة.
    }

flow-opening = قبل الدور الأول
flow-turn-acting = الحركة
flow-turn-second = ما تضيفه قواعد المحترفين
flow-turn-ending = نهاية الدور
flow-duel = منافسة

# What the laboratory counts on demand

times-turn = عدد الأدوار في المباراة
times-attacked = محاولات التحويش في المباراة
times-duel-stolen = المجموعات المحوَّشة في المباراة
times-duel-kept = المجموعات التي صُد عنها الهجوم في المباراة
times-built = المجموعات المبنية من اليد في المباراة
times-discarded = الأوراق المرمية في المباراة
times-developed = الأوراق المضافة إلى المجموعات في المباراة

# ما قد يأتي: احتمالات الورقة التالية والمنافسات

topic-draw = الورقة التالية
topic-answers = عدد مرات الرد الممكنة عند { $seat }
topic-gold-answers = عدد مرات الرد الممكنة على الذهب عند { $seat }
topic-raid = المجموعة العليا عند { $seat } بعد منافسة إلى آخرها
fate-times = { $n ->
        [0] ولا مرة
        [1] مرة واحدة
        [2] مرتين
        [few] { $n } مرات
       *[other] { $n } مرة
    }
fate-unarmed = لا ورقة للهجوم
odds-unseen = بعدّ كل الطرق الممكنة لتوزّع الأوراق غير المرئية
supposed-go-on = الطرفين يستمران ما استطاعا
supposed-least = الطرفين يستمران ما استطاعا، وكلًّا منهما يضع الرد الأقل قيمة

# Answers to choose from, where a clause alone does not answer

option-demand-one = ورقة واحدة: قضى الذهب على ذهب.
option-demand-two = ورقتان أو ذهب: وُضع ذهب.
option-steal-open = نعم، بورقة من تلك السلعة أو بثمينة.
option-steal-defenceless = لا: من خلت يده لا يُهاجَم (قراءة أخرى).
option-steal-barred = لا: سبق الهجوم عليه في هذا الدور (من قواعد المحترفين).
option-steal-protected = لا: هي أول مجموعة في تلك الثروة، وهي محمية.
option-steal-nothing = لا: لا مجموعة هناك تُحوَّش.
option-steal-groupless = لا: لا يحوّش إلا من عنده مجموعة.
option-steal-self = لا: لا يحوّش أحد على نفسه.
option-top-stays = صاحبها، أو من في يده رد إن كانت المنافسة قائمة.
option-top-falls = الطرف الآخر: لا رد في تلك اليد.
option-top-safe = صاحبها: هي الأولى وهي محمية.
option-top-none = لا أحد: لا مجموعة هناك.
option-match-won = صاحب أكبر ثروة، وهو واحد.
option-match-on-groups = واحد ممن تساوت ثرواتهم، بالمجموعات (قراءة أخرى).
option-match-shared = أكثر من واحد تساوت ثرواتهم.
option-match-goes-on = لا أحد بعد: ما زال في الأيدي ورق.

# هل أحوّش؟

finding-steal-advice = التحويش على { $opponent } مجدٍ: يجلب في المتوسط { NUMBER($net, maximumFractionDigits: 1) } (بالآلاف) بعد طرح ما يُفقد، وأفضل الحركات الأخرى يجلب { NUMBER($other, maximumFractionDigits: 1) }.
    .not = التحويش على { $opponent } غير مجدٍ: يجلب في المتوسط { NUMBER($net, maximumFractionDigits: 1) } (بالآلاف) بعد طرح ما يُفقد، وأفضل الحركات الأخرى يجلب { NUMBER($other, maximumFractionDigits: 1) }.
    .way = الحركة الأفضل بدلًا منه: { $verb }.
finding-steal-succeeds = ينجح في { NUMBER($share, maximumFractionDigits: 1) } % من توزيعات الأوراق غير المرئية، إذا وضعتَ أوراقًا { $count ->
        [1] مرة واحدة
        [2] مرتين على الأكثر
        [few] { $count } مرات على الأكثر
       *[other] { $count } مرة على الأكثر
    } وردّ { $opponent } ما استطاع.
finding-steal-wins = قيمة المجموعة { $stake } (بالآلاف) وتأتي معها كل الأوراق التي وُضعت: { NUMBER($gain, maximumFractionDigits: 1) } في المتوسط، والفشل محسوب صفرًا.
finding-steal-gives = وإن فشل بقيت الأوراق التي وضعتَها عند { $opponent }: { NUMBER($given, maximumFractionDigits: 1) } (بالآلاف) في المتوسط.
finding-steal-other = أفضل الحركات الأخرى: { $verb }، وتجلب { NUMBER($other, maximumFractionDigits: 1) } (بالآلاف)؛ وما يبقى في اليد لوقت لاحق غير محسوب.
finding-contest-advice = الاستمرار مجدٍ: يجلب في المتوسط { NUMBER($net, maximumFractionDigits: 1) } (بالآلاف) بعد طرح ما يُفقد، والكف الآن يجلب { NUMBER($now, maximumFractionDigits: 1) }.
    .not = الكف الآن أفضل: يجلب { NUMBER($now, maximumFractionDigits: 1) } (بالآلاف)، والاستمرار لا يجلب في المتوسط أكثر من ذلك.
verb-nothing-else = لا شيء غير ذلك
odds-steal = بعدّ كل الطرق الممكنة لتوزّع الأوراق غير المرئية، على افتراض أن المدافع يرد ما استطاع وأن كلًّا منهما يضع الورقة الأقل قيمة

## لماذا لا تتبدل القراءة الآن

switch-contest = منافسة جارية بالقراءة الأخرى
switch-opening = ما زالت المباراة تُجهَّز بالقراءة الأخرى
switch-second = السؤال عن حركة ثانية مطروح بالقراءة الأخرى
switch-hand = في يد أحد اللاعبين أكثر مما تجيزه هذه القراءة، وهو { $count }
switch-developed = طُوّرت مجموعة أولى
