# واژه‌های بازی «continents» (سند 001) به فارسی.

## نگهبان‌ها

guard-over = بازی تمام شده است: کسی به شمارِ لازم سکه دارد و برده است.
    .holds = هنوز کسی با سکه نبرده است.
    .way = می‌توانید به وضعیتی پیش از این برگردید یا بازی تازه‌ای شروع کنید.
    .ask = آیا بازی هنوز باز است و کسی به شمارِ لازم سکه ندارد؟
guard-over-limit = بازی به پایان رسیده و شمارش شده است.
    .holds = بازی با شمارش پایان نیافته است.
    .way = می‌توانید به وضعیتی پیش از این برگردید یا بازی تازه‌ای شروع کنید.
    .ask = آیا بازی هنوز ادامه دارد و با شمارش پایان نیافته است؟
guard-chance-first = پیش از آنکه کسی حرکت کند، بخت باید چیزی را روشن کند.
    .holds = چیزی در انتظار بخت نیست.
    .way = بگذارید بخت کارش را بکند و بعد ادامه دهید.
    .ask = آیا بخت هر چه را در انتظارش بود روشن کرده است؟
guard-attacked-already = در این نوبت یک حمله انجام شده است.
    .holds = این حملهٔ دومِ یک نوبت نیست.
    .way = این نبرد را به پایان ببرید؛ در نوبت بعدی‌تان باز می‌توانید حمله کنید.
    .ask = اگر حمله است، آیا نخستین حملهٔ این نوبت است؟
guard-turn = نوبت { $actor } است، نه { $seat }.
    .holds = نبردی در جریان است، یا نوبت { $seat } است.
    .way = حرکت بعدی با { $actor } است؛ { $seat } وقتی نوبتش شد بازی می‌کند.
    .ask = آیا نبردی در جریان است، یا نوبت { $seat } است؟
guard-asked = در این نبرد حالا از { $actor } پرسیده می‌شود، نه از { $seat }.
    .holds = نبردی در جریان نیست، یا در آن از { $seat } پرسیده می‌شود.
    .way = پاسخ بعدی با { $actor } است؛ از مهاجم و مدافع و دیگران به ترتیب پرسیده می‌شود.
    .ask = اگر نبردی در جریان است، آیا در آن از { $seat } پرسیده می‌شود؟
guard-its-moment = حالا وقتِ { $card } نیست: وقتش { $window } است.
    .holds = کارت تاکتیکی بیرون از وقتش بازی نمی‌شود.
    .way = { $card } را تا وقتش نگه دارید.
    .ask = اگر کارت تاکتیک است، آیا حالا وقتش است؟
guard-question = حرکتی از نوع «{ $verb }» پاسخِ پرسشِ کنونی نیست.
    .holds = حرکتی از نوع «{ $verb }» پاسخِ پرسشِ کنونی است.
    .way = پرسشِ اکنون: { $asks } پاسخ‌هایش: { $answers }.
    .ask = آیا حرکتی از نوع «{ $verb }» پاسخِ پرسشِ کنونی است؟
guard-mix-in-full = کارتِ کافی برای ترکیب «{ $mix }» نمانده است.
    .holds = کارتِ کافی برای ترکیب «{ $mix }» هست.
    .way = آنچه شدنی است: { $mixes }.
    .ask = آیا کارتِ کافی برای ترکیب «{ $mix }» هست؟
guard-may-draw-nothing = اینجا باید دو کارت کشید.
    .holds = اینجا می‌شود هیچ کارتی نکشید.
    .way = کارت بکشید؛ انتخابِ کارت‌ها با شماست.
    .ask = آیا اینجا می‌شود هیچ کارتی نکشید؟
guard-fits-the-mix = ترکیبی که گفته شد دیگر جای چنین کارتی ندارد.
    .holds = ترکیب هنوز جای چنین کارتی دارد.
    .way = از اینجا بکشید: { $piles }.
    .ask = آیا ترکیب هنوز جای چنین کارتی دارد؟
guard-pile-there = در این دسته کارتی نمانده است.
    .holds = در این دسته کارتی مانده است.
    .way = { $row ->
        [none] از دستهٔ دیگر بکشید.
       *[other] از دستهٔ دیگر بکشید یا از ردیف بردارید: { $row }.
    }
    .ask = آیا در این دسته کارتی مانده است؟
guard-in-the-row = در ردیف کارتی از { $continent } نیست.
    .holds = در ردیف کارتی از { $continent } هست.
    .way = { $row ->
        [none] ردیف خالی است؛ از یکی از دسته‌ها بکشید.
       *[other] در ردیف این‌ها هست: { $row }.
    }
    .ask = آیا در ردیف کارتی از { $continent } هست؟
guard-newest-of-row = { $continent } آخرین کارتِ تسلیم‌شده نیست.
    .holds = { $continent } آخرین کارتِ تسلیم‌شده است، یا ردیف خالی است.
    .way = { $newest } را بردارید یا از یکی از دسته‌ها بکشید.
    .ask = آیا { $continent } آخرین کارتِ تسلیم‌شده است؟
guard-once-from-row = در این نوبت یک کارت از ردیف برداشته شده و اینجا بیش از یکی روا نیست.
    .holds = در این نوبت هنوز کارتی از ردیف برداشته نشده است.
    .way = از یکی از دسته‌ها بکشید.
    .ask = آیا در این نوبت هنوز کارتی از ردیف برداشته نشده است؟
guard-holds-source = { $seat } کارتی از { $source } ندارد که از آن حمله کند.
    .holds = { $seat } کارتی از { $source } دارد که از آن حمله کند.
    .way = { $continents ->
        [none] هیچ کارت قاره‌ای ندارید؛ فقط می‌توانید نوبت را واگذار کنید.
       *[other] از اینجاها می‌توانید حمله کنید: { $continents }.
    }
    .ask = آیا { $seat } کارتی از { $source } دارد؟
guard-another-player = دشمن باید بازیکن دیگری باشد و { $opponent } جای خود شماست.
    .holds = { $opponent } بازیکن دیگری است.
    .way = دشمن را از میان این‌ها برگزینید: { $seats }.
    .ask = آیا { $opponent } بازیکن دیگری است؟
guard-holds-target = { $opponent } کارتی از { $target } ندارد.
    .holds = { $opponent } کارتی از { $target } دارد.
    .way = { $continents ->
        [none] { $opponent } هیچ کارت قاره‌ای ندارد؛ دشمن دیگری برگزینید.
       *[other] { $opponent } این‌ها را دارد: { $continents }.
    }
    .ask = آیا { $opponent } کارتی از { $target } دارد؟
guard-connected = { $source } به { $target } راه ندارد.
    .holds = { $target } همان { $source } است یا به آن راه دارد.
    .way = از { $source } به این‌ها راه هست: { $reached }.
    .ask = آیا { $target } همان { $source } است یا به آن راه دارد؟
guard-so-many-there = دشمن این‌همه کارت از { $continent } ندارد.
    .holds = دشمن این اندازه کارت از { $continent } دارد.
    .way = { $count ->
        [1] فقط به یک کارت می‌شود حمله کرد.
       *[other] عددی از 1 تا { $count } بگویید.
    }
    .ask = آیا دشمن این اندازه کارت از { $continent } دارد؟
guard-attackers-side = مهاجم این کارت را برای { $own } بازی می‌کند، نه برای { $side }.
    .holds = گذاشتنش برای { $side } رواست.
    .way = آن را برای { $own } بازی کنید.
    .ask = آیا مهاجم، اگر بازی‌اش می‌کند، آن را برای طرف مهاجم بازی می‌کند؟
guard-defenders-side = مدافع این کارت را برای { $own } بازی می‌کند، نه برای { $side }.
    .holds = گذاشتنش برای { $side } رواست.
    .way = آن را برای { $own } بازی کنید.
    .ask = آیا مدافع، اگر بازی‌اش می‌کند، آن را برای طرف مدافع بازی می‌کند؟
guard-one-side = { $seat } پیش‌تر به { $own } کمک کرده و نمی‌تواند به { $side } هم کمک کند.
    .holds = { $seat } به طرف دیگر کمک نکرده است.
    .way = باز هم به { $own } کمک کنید یا دیگر چیزی نگذارید.
    .ask = آیا { $seat } جز به { $side } به طرفی کمک نکرده است؟
guard-attack-dice-full = { $side } برای هر { $count } تاس خود کارت فعال دارد و اینجا لشکر بیشتری گذاشته نمی‌شود.
    .holds = لشکر دیگری هم به کار { $side } می‌آید.
    .way = لشکر را برای بعد نگه دارید.
    .ask = آیا لشکر دیگری به کار { $side } می‌آید؟
guard-defence-dice-full = { $side } برای هر { $count } تاس خود کارت فعال دارد و اینجا لشکر بیشتری گذاشته نمی‌شود.
    .holds = لشکر دیگری هم به کار { $side } می‌آید.
    .way = لشکر را برای بعد نگه دارید.
    .ask = آیا لشکر دیگری به کار { $side } می‌آید؟
guard-in-hand = { $card } در دست شما نیست.
    .holds = { $card } در دست شماست.
    .way = { $hand ->
        [none] دستتان خالی است.
       *[other] در دست شما: { $hand }.
    }
    .ask = آیا { $card } در دست شماست؟
guard-first-thing = وقتِ خرابکاری گذشته است: جایش پس از چیدن لشکرها و پیش از هر پرتاب است.
    .holds = حالا وقتِ خرابکاری است.
    .way = آن را برای نبرد دیگری نگه دارید.
    .ask = آیا حالا وقتِ خرابکاری است؟
guard-before-a-roll = توپخانه پیش از پرتاب بازی می‌شود، نه میان تاس و تلفات.
    .holds = پرتابی در پیش است.
    .way = آن را برای پرتاب بعدی نگه دارید، اگر پرتابی باشد.
    .ask = آیا پرتابی در پیش است؟
guard-has-troops = { $opponent } در این نبرد لشکر فعالی ندارد.
    .holds = { $opponent } در این نبرد لشکر فعال دارد.
    .way = { $seats ->
        [none] هیچ‌کس اینجا لشکری ندارد؛ کارت را نگه دارید.
       *[other] این‌ها را نشانه بگیرید: { $seats }.
    }
    .ask = آیا { $opponent } در این نبرد لشکر فعال دارد؟
guard-own-dice = این تاس‌ها مالِ شما نیستند.
    .holds = این تاس‌ها را می‌توانید تغییر دهید.
    .way = تاس‌های { $own } را تغییر دهید: آن‌ها مالِ شمایند.
    .way-none = کارت را نگه دارید: اینجا فقط سرِ هر سو تاس‌ها را تغییر می‌دهد.
    .ask = آیا حق دارید این تاس‌ها را تغییر دهید؟
guard-rally-changes = همهٔ تاس‌های { $side } شش‌اند و اینجا تاس از شش بالاتر نمی‌رود.
    .holds = تاسی از { $side } هنوز بالا می‌رود.
    .way = کارت را نگه دارید.
    .ask = آیا تاسی از { $side } هنوز بالا می‌رود؟
guard-die-there = { $side } تاسی با عدد { $pip } ندارد.
    .holds = { $side } تاسی با عدد { $pip } دارد.
    .way = { $count ->
        [0] همهٔ تاس‌های آنجا شش یا بیشترند.
       *[other] این‌ها را می‌توانید شش کنید: { $dice }.
    }
    .ask = آیا { $side } تاسی با عدد { $pip } دارد؟
guard-below-six = تاسی با عدد { $pip } خودش شش است.
    .holds = تاسی با عدد { $pip } کمتر از شش است.
    .way = { $count ->
        [0] همهٔ تاس‌های آنجا شش یا بیشترند.
       *[other] این‌ها را می‌توانید شش کنید: { $dice }.
    }
    .ask = آیا تاسی با عدد { $pip } کمتر از شش است؟
guard-own-turn = جاسوس را در نوبت خود بازی می‌کنند و حالا نوبت { $player } است.
    .holds = نوبت خود شماست.
    .way = آن را برای نوبت خودتان نگه دارید.
    .ask = آیا نوبت خود شماست؟
guard-not-self = { $opponent } جای خود شماست و دست خودتان را که می‌بینید.
    .holds = { $opponent } بازیکن دیگری است.
    .way = { $seats ->
        [none] جز شما کسی کارتی در دست ندارد؛ جاسوس را نگه دارید.
       *[other] دست این‌ها را می‌توانید ببینید: { $seats }.
    }
    .ask = آیا { $opponent } بازیکن دیگری است؟
guard-hand-to-see = { $opponent } کارتی در دست ندارد.
    .holds = { $opponent } کارتی در دست دارد.
    .way = { $seats ->
        [none] جز شما کسی کارتی در دست ندارد؛ جاسوس را نگه دارید.
       *[other] دست این‌ها را می‌توانید ببینید: { $seats }.
    }
    .ask = آیا { $opponent } کارتی در دست دارد؟
guard-so-many-dice = برای این‌همه تاس کارت فعال نیست.
    .holds = برای این شمار تاس کارت فعال هست.
    .way = { $count ->
        [1] یک تاس بریزید.
       *[other] از 1 تا { $count } تاس بریزید.
    }
    .ask = آیا برای این شمار تاس کارت فعال هست؟
guard-troop-of-owner = { $opponent } در طرفِ بازنده لشکر فعالی ندارد.
    .holds = { $opponent } در طرفِ بازنده لشکر فعال دارد.
    .way = لشکرِ یکی از این‌ها را برگزینید: { $seats }.
    .ask = آیا { $opponent } در طرفِ بازنده لشکر فعال دارد؟
guard-possible = بخت نمی‌تواند اینجا چنین چیزی بیاورد.
    .holds = بخت می‌تواند اینجا چنین چیزی بیاورد.
    .way = یکی از پیشامدهایی را برگزینید که هنوز ممکن‌اند.
    .ask = آیا بخت می‌تواند اینجا چنین چیزی بیاورد؟

## تصمیم‌ها

node-same-continent = آیا { $target } همان قاره‌ای است که از آن حمله می‌شود؟
    .yes = هدف خودِ { $source } است.
    .no = { $target } قاره‌ای است جز { $source }.
node-link-printed = آیا سند از راهی میان { $source } و { $target } نام می‌برد؟
    .yes = سند از راهی میان { $source } و { $target } نام می‌برد.
    .no = سند از راهی میان { $source } و { $target } نام نمی‌برد.
node-link-of-africa = آیا یکی از این دو آفریقاست؟
    .yes = یکی آفریقاست و سند قاره‌های متصل به آن را برمی‌شمارد.
    .no = هیچ‌کدام آفریقا نیست؛ این راه از مثالِ سند برمی‌آید.
node-link-assumed = آیا در بخش فرضی نقشه { $source } و { $target } به هم راه دارند؟
    .yes = در بخش فرضی نقشه { $source } و { $target } به هم راه دارند.
    .no = در بخش فرضی نقشه هم راهی میان { $source } و { $target } نیست.
node-named-apart = آیا سند می‌گوید { $source } و { $target } به هم راه ندارند؟
    .yes = سند می‌گوید { $source } و { $target } به هم راه ندارند.
    .no = سند دربارهٔ { $source } و { $target } چیزی نمی‌گوید.
node-dice-equal = آیا دو تاسِ این جفت برابرند؟
    .yes = هر دو تاس { $red } را نشان می‌دهند.
    .no = { $red } و { $black } برابر نیستند.
node-attacker-higher = آیا تاس مهاجم بزرگ‌تر است؟
    .yes = { $red } از { $black } بزرگ‌تر است.
    .no = { $black } از { $red } بزرگ‌تر است.
node-troop-left = آیا { $side } لشکر فعال دارد؟
    .yes = { $side } { $troops ->
        [one] { $troops } لشکر فعال دارد.
       *[other] { $troops } لشکر فعال دارد.
    }
    .no = { $side } لشکر فعالی ندارد.
node-card-left = آیا { $side } در این جنگ هنوز کارت قاره دارد؟
    .yes = { $side } در این جنگ { $cards ->
        [one] { $cards } کارت قاره دارد.
       *[other] { $cards } کارت قاره دارد.
    }
    .no = { $side } در این جنگ کارت قاره‌ای ندارد.
node-defender-pays = آیا این مدافع است که می‌پردازد؟
    .yes = مدافع می‌پردازد و کارت را به مهاجم می‌دهد.
    .no = مهاجم می‌پردازد و کارت را به ردیف تسلیم می‌کند.
node-number-reached = آیا کسی { $number } کارت از { $continent } یا بیشتر دارد؟
    .yes = { $seat } از { $continent } { $number } کارت یا بیشتر دارد.
    .no = هیچ‌کس { $number } کارت از { $continent } ندارد.
node-is-holder = آیا سکه از پیش نزد همان بازیکن است؟
    .yes = سکه از پیش نزد { $holder } است.
    .no = سکه هنوز نزد { $seat } نیست.
node-held-by-another = آیا سکه نزد بازیکن دیگری است؟
    .yes = سکه نزد { $holder } است.
    .no = سکه وسط میز است.
node-somebody-holds = آیا سکهٔ { $continent } نزد کسی است؟
    .yes = { $holder } سکه را گرفته و با از دست دادن کارت آن را از دست نداده است.
    .no = سکهٔ { $continent } وسط میز است.
node-defending-left = آیا مدافع در این جنگ هنوز کارتی از { $continent } دارد؟
    .yes = مدافع در این جنگ هنوز { $defending ->
        [one] { $defending } کارت
       *[other] { $defending } کارت
    } از { $continent } دارد.
    .no = مدافع در این جنگ دیگر کارتی از { $continent } ندارد.
node-attacking-left = آیا مهاجم در این جنگ هنوز کارتی از { $source } دارد؟
    .yes = مهاجم در این جنگ هنوز { $attacking ->
        [one] { $attacking } کارت
       *[other] { $attacking } کارت
    } از { $source } دارد.
    .no = مهاجم در این جنگ دیگر کارتی از { $source } ندارد.
node-coins-enough = آیا کسی { $needed } سکهٔ سلطه دارد؟
    .yes = سکه‌هایی که برای { $seat } به حساب می‌آیند: { $coins }.
    .no = هیچ‌کس { $needed } سکه ندارد.
node-limit-reached = آیا بازی به شکل دیگری به پایان رسیده است؟
    .yes = بازی در نوبت { $turn } به پایان رسید.
    .no = بازی ادامه دارد: به پایان نرسیده است.
node-lead-shared = آیا چند بازیکن، اول با سکه و بعد با کارت، هم‌ترازِ هم جلو هستند؟
    .yes = این‌ها هم‌ترازند: { $seats }.
    .no = تنها { $seat } جلو است.

## نتیجه‌ها

outcome-route-same = از { $source } به خودِ { $source } می‌شود حمله کرد، وقتی نزد بازیکن دیگری باشد.
outcome-route-printed = از { $source } به { $target } می‌شود حمله کرد: سند این راه را نام می‌برد.
outcome-route-example = از { $source } به { $target } می‌شود حمله کرد: مثالِ سند همین راه را نشان می‌دهد.
outcome-route-assumed = از { $source } به { $target } می‌شود حمله کرد، از راهی که در نقشه فرض شده است.
outcome-route-apart = از { $source } به { $target } نمی‌شود حمله کرد: سند می‌گوید به هم راه ندارند.
outcome-route-none = از { $source } به { $target } نمی‌شود حمله کرد: راهی میانشان نیست.
outcome-pair-tied = جفت { $pair }: { $red } در برابر { $black }؛ در برابری، مدافع یعنی { $opponent } برنده است.
outcome-pair-attacker = جفت { $pair }: { $red } در برابر { $black }؛ مهاجم یعنی { $seat } برنده است.
outcome-pair-defender = جفت { $pair }: { $red } در برابر { $black }؛ مدافع یعنی { $opponent } برنده است.
outcome-loss-burns = یک لشکر فعالِ { $side } بابت این باخت می‌سوزد.
outcome-loss-gives = { $seat } کارتی از { $continent } به { $opponent } می‌دهد.
outcome-loss-surrenders = { $seat } کارتی از { $continent } را به ردیف تسلیم می‌کند.
outcome-loss-unpaid = برای { $seat } چیزی نمانده که بپردازد.
outcome-coin-held = سکهٔ { $continent } نزد { $seat } است که دست‌کم { $number } کارت دارد.
outcome-coin-taken-from = { $seat } سکهٔ { $continent } را از { $holder } می‌گیرد.
outcome-coin-taken = { $seat } سکهٔ { $continent } را برمی‌دارد.
outcome-coin-kept = { $count ->
        [0] سکهٔ { $continent } نزد { $holder } می‌ماند، هرچند یک کارت هم از آن برایش نمانده است.
       *[other] سکهٔ { $continent } نزد { $holder } می‌ماند، هرچند از { $number } کارتِ لازم فقط { $count } تا مانده است.
    }
outcome-coin-free = سکهٔ { $continent } وسط میز است: از { $cards } کارت، { $number } تا لازم است.
outcome-war-goes-on = { $seat } پس از پرتاب می‌تواند جنگ بر سر { $continent } را ادامه دهد.
outcome-war-spent = برای { $seat } کارتی از { $source } نمانده که با آن حمله کند: حمله تمام است.
outcome-war-won = برای { $opponent } کارتی از { $continent } نمانده که از آن دفاع کند: جنگ تمام است.
outcome-match-won = { $seat } با { $coins } سکهٔ سلطه بازی را می‌برد.
outcome-match-shared = بازی به پایان رسید و بردش مشترک است: { $seats }.
outcome-match-on-count = بازی به پایان رسید و { $seat } با سکه‌ها و کارت‌هایش برنده است.
outcome-match-goes-on = هنوز کسی نبرده است: { $needed } سکه لازم است.

## یافته‌ها

finding-progress = { $seat } از { $number } کارتِ { $continent } که سکه می‌آورد، { $count } تا دارد.
finding-reach = از { $source } به این‌ها راه هست: { $reached }.
finding-standing = { $continents ->
        [none] { $coins ->
            [0] { $seat } سکه‌ای ندارد.
           *[other] شمار سکه‌هایی که { $seat } گرفته است: { $coins }؛ اکنون هیچ‌کدام نزد او نیست.
        }
       *[other] شمار سکه‌های { $seat }: { $coins }؛ نزد اوست: { $continents }، با { $cards } کارت از آنجا.
    }
finding-legal = حرکت «{ $move }» مجاز است.
finding-refused = حرکت «{ $move }» رد می‌شود.

## گام‌ها

step-opening-continents = کارت‌های قاره پخش می‌شوند
step-opening-coin = آیا کارتِ پخش‌شده سکه می‌آورد؟
step-opening-tactics = کارت‌های تاکتیک پخش می‌شوند
step-opening-first = تاس می‌گوید چه کسی شروع می‌کند
step-opening-more-tactics = به دیگران یک تاکتیک دیگر می‌رسد
step-opening-more-continent = به نفر دوم از دو نفر قارهٔ چهارمی می‌رسد
step-opening-begin = بازی شروع می‌شود
step-turn-begin = نوبتی شروع می‌شود
step-turn-free = قاره‌های رایگان کشیده می‌شوند
step-turn-next = بعد چه کشیده می‌شود؟
step-turn-mix = ترکیب گفته می‌شود
step-turn-draw = دسته‌ای انتخاب می‌شود
step-turn-nothing = چیزی کشیده نمی‌شود
step-turn-reshuffle = سوخته‌ها دستهٔ تازه می‌شوند
step-turn-tactic = یک تاکتیک کشیده می‌شود
step-turn-land = یک قاره کشیده می‌شود
step-turn-lay = کارت سر جایش می‌رود
step-turn-coin = آیا این کارت سکه می‌آورد؟
step-turn-won = بازی برده شد
step-turn-act = حمله یا واگذاری
step-turn-attack = حمله شروع می‌شود
step-turn-after = نبرد تمام شده است
step-turn-spy = جاسوسی فرستاده می‌شود
step-turn-yield = نوبت واگذار می‌شود
step-turn-close = نوبت تمام می‌شود
step-turn-pass = نوبت به سمت چپ می‌رود
step-turn-over = بازی پایان می‌یابد و شمارش می‌شود
step-spy-play = جاسوس بازی می‌شود
step-spy-lot = بخت کارتی را برای نشان دادن برمی‌گزیند
step-spy-look = کارت‌ها دیده می‌شوند
step-spy-used = جاسوس می‌سوزد
step-battle-declare = جنگ اعلان می‌شود
step-battle-against = کارت‌های موردِ حمله نام برده می‌شوند
step-battle-deploy = نوبتِ چیدن با کیست؟
step-battle-attacker = مهاجم لشکر می‌چیند
step-battle-defender = مدافع لشکر می‌چیند
step-battle-helper = دیگران می‌توانند کمک کنند
step-battle-lay = لشکری گذاشته می‌شود
step-battle-call-off = می‌شود از حمله گذشت
step-battle-spy = جاسوسی فرستاده می‌شود
step-battle-fate = کار جنگ به کجا می‌رسد؟
step-battle-go-on = ادامه یا توقف
step-battle-burn = لشکرهای مانده می‌سوزند
step-battle-over = نبرد تمام است
step-battle-sabotage-next = خرابکاری را از که می‌پرسند؟
step-battle-sabotage = لحظه‌ای برای خرابکاری
step-battle-before-open = پرتابی در پیش است
step-battle-before-next = پیش از پرتاب چه کسی بازی می‌کند؟
step-battle-before = لحظهٔ پیش از پرتاب
step-battle-resolve = کارت اثر می‌کند
step-battle-do-sabotage = لشکرها به دست‌ها برمی‌گردند
step-battle-do-artillery = لشکرها زیر آتش می‌سوزند
step-battle-do-surprise = لشکری غافلگیرانه می‌رسد
step-battle-do-rally = به هر تاس دو تا اضافه می‌شود
step-battle-do-bombard = تاسی شش می‌شود
step-battle-used = کارتِ به‌کاررفته می‌سوزد
step-battle-after-open = تاس‌ها روی میزند
step-battle-after-next = چه کسی تاس‌ها را تغییر می‌دهد؟
step-battle-after = لحظهٔ میان تاس و تلفات
step-battle-dice = تاس‌ها شمرده می‌شوند
step-battle-choose = شمارِ تاس‌ها انتخاب می‌شود
step-battle-red = مهاجم تاس می‌ریزد
step-battle-black = مدافع تاس می‌ریزد
step-battle-compare = یک جفت سنجیده می‌شود
step-battle-loss = بازنده چه می‌پردازد؟
step-battle-whose = لشکرِ که می‌سوزد؟
step-battle-burns = لشکری می‌سوزد
step-battle-gives = کارتی گرفته می‌شود
step-battle-surrenders = کارتی تسلیم می‌شود
step-battle-unpaid = چیزی برای پرداختن نمانده است
step-battle-coin = آیا کارتِ گرفته‌شده سکه می‌آورد؟
step-battle-won = بازی برده شد

## رویدادها

event-land-dealt = به { $seat } کارت { $continent } می‌رسد.
event-tactic-dealt = به { $seat } کارت { $card } می‌رسد.
    .hidden = به { $seat } یک تاکتیک می‌رسد.
event-start-rolled = { $seat } عدد { $pips } می‌آورد.
event-start-tied = بزرگ‌ترین عدد مشترک است؛ این‌ها دوباره می‌ریزند: { $seats }.
event-starts = { $seat } شروع می‌کند.
event-turn = نوبت { $turn }: { $seat }.
event-mix-named = { $seat } این ترکیب را می‌کشد: { $mix }.
event-drew-nothing = { $seat } کارتی نمی‌کشد.
event-reshuffled = { $count ->
        [one] { $count } کارت سوخته دستهٔ تازهٔ تاکتیک‌ها می‌شود.
       *[other] { $count } کارت سوخته دستهٔ تازهٔ تاکتیک‌ها می‌شود.
    }
event-drew-tactic = { $seat } کارت { $card } را می‌کشد.
    .hidden = { $seat } یک تاکتیک می‌کشد.
event-drew-land = { $seat } کارت { $continent } را می‌کشد.
event-took-land = { $seat } کارت { $continent } را از ردیف برمی‌دارد.
event-free-land = به { $seat } که قاره‌ای ندارد کارت { $continent } می‌رسد.
event-coin-taken = { $seat } در { $continent } به عدد سلطه ({ $number }) رسیده است و سکهٔ آن را برمی‌دارد.
event-coin-taken-from = { $seat } سکهٔ { $continent } را از { $opponent } می‌گیرد.
event-yielded = { $seat } نوبتش را واگذار می‌کند.
event-spy = { $seat } جاسوسی سراغ { $opponent } می‌فرستد.
event-spy-saw = { $seat } در دستِ { $opponent } می‌بیند: { $cards }.
    .hidden = { $seat } دستِ { $opponent } را نگاه می‌کند.
event-war-declared = { $seat } از { $source } به { $continent } نزد { $opponent } حمله می‌کند.
event-cards-named = { $seat } به { $count ->
        [one] { $count } کارت
       *[other] { $count } کارت
    } از { $continent } حمله می‌کند.
event-deployed = { $seat } کارت { $card } را برای { $side } می‌گذارد.
event-tactic-played = { $seat } کارت { $card } را بازی می‌کند.
event-used-burned = کارت { $card } به کار رفت و می‌سوزد.
event-troops-back = { $count ->
        [one] { $count } لشکر به دستِ { $seat } برمی‌گردد؛ حمله تمام است.
       *[other] { $count } لشکر به دستِ { $seat } برمی‌گردد؛ حمله تمام است.
    }
event-shelled = { $seat } به روی { $opponent } آتش می‌گشاید: { $count ->
        [one] { $count } لشکر فعال می‌سوزد.
       *[other] { $count } لشکر فعال می‌سوزد.
    }
event-dice-changed = { $seat } تاس‌های { $side } را تغییر می‌دهد: { $dice }.
event-rolled = { $seat } برای { $side } تاس می‌ریزد: { $dice }.
event-pair-tied = جفت { $pair }: { $red } در برابر { $black }؛ در برابری، مدافع یعنی { $seat } برنده است.
event-pair-attacker = جفت { $pair }: { $red } در برابر { $black }؛ مهاجم یعنی { $seat } برنده است.
event-pair-defender = جفت { $pair }: { $red } در برابر { $black }؛ مدافع یعنی { $seat } برنده است.
event-troop-burned = کارت { $card }، که { $seat } برای { $side } گذاشته بود، می‌سوزد.
event-captured = { $opponent } کارت { $continent } را به { $seat } می‌دهد.
event-surrendered = { $seat } کارت { $continent } را به ردیف تسلیم می‌کند.
event-unpaid = برای { $seat } چیزی نمانده که بپردازد؛ این باخت بخشیده می‌شود.
event-goes-on = { $seat } حمله را ادامه می‌دهد.
event-stopped = { $seat } از حمله دست می‌کشد.
event-war-won = برای { $opponent } در این جنگ کارتی از { $continent } نمانده است: جنگ تمام است.
event-war-spent = برای { $seat } در این جنگ کارتی از { $source } نمانده است: حمله تمام است.
event-troops-burned = { $count ->
        [one] { $count } لشکرِ مانده می‌سوزد.
       *[other] { $count } لشکرِ مانده می‌سوزد.
    }
event-battle-over = حملهٔ { $seat } تمام است و نوبتش هم.
event-match-won = { $seat } با { $count } سکهٔ سلطه بازی را می‌برد.
event-match-counted = بازی با نوبت { $turn } پایان می‌یابد؛ برنده با سکه‌ها و کارت‌ها: { $seats }.
event-match-shared = بازی با نوبت { $turn } پایان می‌یابد و بردش مشترک است: { $seats }.

## پرسش‌ها

question-first = { $seat }: تاسِ آغازِ شما چند است؟
question-continents = بخت: کارت قارهٔ بعدی کدام است؟
question-tactics = بخت: تاکتیک بعدی کدام است؟
question-more-tactics = بخت: تاکتیکِ اضافه کدام است؟
question-more-continent = بخت: قارهٔ اضافه کدام است؟
question-free = بخت: قارهٔ رایگان کدام است؟
question-mix = { $seat }: کدام دو کارت را می‌کشید؟
question-draw = { $seat }: از کدام دسته می‌کشید؟
question-tactic = بخت: کدام تاکتیک کشیده می‌شود؟
question-land = بخت: کدام قاره کشیده می‌شود؟
question-act = { $seat }: حمله یا واگذاری؟
question-lot = بخت: کدام کارتِ دست دیده می‌شود؟
question-against = { $seat }: به چند کارت از { $continent } حمله می‌کنید؟
question-attacker = { $seat }: برای حمله به { $continent } لشکری می‌گذارید؟
question-defender = { $seat }: برای دفاع از { $continent } لشکری می‌گذارید؟
question-helper = { $seat }: در جنگ بر سر { $continent } به طرفی کمک می‌کنید؟
question-call-off = { $seat }: تاس می‌ریزید یا از حمله می‌گذرید؟
question-sabotage = { $seat }: با خرابکاری جلوی نبرد را می‌گیرید؟
question-before = { $seat }: پیش از پرتاب تاکتیکی بازی می‌کنید؟
question-choose = { $seat }: چند تاس می‌ریزید؟
question-red = بخت: تاسِ بعدی مهاجم چند است؟
question-black = بخت: تاسِ بعدی مدافع چند است؟
question-after = { $seat }: تاکتیکی روی تاس‌ها بازی می‌کنید؟
question-whose = { $seat }: لشکرِ چه کسی بسوزد؟
question-go-on = { $seat }: حمله به { $continent } را ادامه می‌دهید یا دست می‌کشید؟

## نام‌ها

continent-asia = آسیا
continent-north-america = آمریکای شمالی
continent-europe = اروپا
continent-africa = آفریقا
continent-south-america = آمریکای جنوبی
continent-australia = استرالیا

card-troop = لشکر
card-surprise-deploy = استقرار غافلگیرانه
card-sabotage = خرابکاری
card-rally = تجدید قوا
card-bombard = بمباران
card-artillery = توپخانه
card-spy = جاسوس
card-back = یک کارت تاکتیک

side-attacker = طرف مهاجم
side-defender = طرف مدافع

mix-two-continents = دو قاره
mix-two-tactics = دو تاکتیک
mix-one-of-each = از هر کدام یکی

pile-continent = قاره‌ها
pile-tactics = دستهٔ تاکتیک‌ها

window-deployment = گامِ چیدن لشکرها
window-after-deployment = درست پس از چیدن لشکرها
window-before-roll = پیش از پرتاب
window-after-dice = میان تاس و تلفات
window-own-turn = نوبتِ خودِ بازیکن

what-attack = حمله به { $target } از { $opponent }
where-attack = از راهِ { $source }
where-troop = برای { $side }
where-surprise = برای { $side }
where-rally = برای { $side }
what-bombard = بمبارانِ تاسی که { $pip } است
where-bombard = از { $side }
verb-mix = گفتن ترکیب
verb-none = نکشیدن کارت
verb-draw = کشیدن از دسته
verb-take = برداشتن از ردیف
verb-attack = حمله
verb-yield = واگذاری نوبت
verb-against = گفتن شمارِ کارت‌های موردِ حمله
verb-troop = گذاشتن لشکر
verb-done = بس کردن
verb-sabotage = خرابکاری در نبرد
verb-artillery = آتش توپخانه
verb-surprise = استقرار غافلگیرانه
verb-rally = تجدید قوا
verb-bombard = بمباران
verb-spy = فرستادن جاسوس
verb-pass = گذشتن
verb-go-on = ادامه دادن
verb-stop = دست کشیدن
verb-roll = گفتن شمارِ تاس‌ها
verb-burn = گفتن اینکه لشکرِ که بسوزد
verb-land = پیشامدِ یک قاره
verb-card = پیشامدِ یک تاکتیک
verb-die = پیشامدِ یک تاس

table-coins = سکه‌ها
table-row = تسلیم‌شده
table-burned = سوخته
table-decks = در دسته‌ها: { $continents ->
        [one] { $continents } کارت قاره
       *[other] { $continents } کارت قاره
    } و { $tactics ->
        [one] { $tactics } کارت تاکتیک.
       *[other] { $tactics } کارت تاکتیک.
    }
table-battle = جنگ: { $seat } از { $source } به { $continent } نزد { $opponent }
table-troop = { $card } از { $seat }
table-dice = تاس‌ها

mark-assumed = فرضی: در سند نیست

route = از { $source } به { $target }
topic-coin = سکه: { $name }
    .kind = سکه
topic-route = راه: { $name }
    .kind = راه
topic-pair = جفتِ تاس: { $name }
    .kind = جفتِ تاس
topic-war = جنگ
pair-number = { $pair }

## گزینه‌های شاگرد، آنجا که چند نتیجه بر یک بند تکیه دارند

option-route-same = بله: هر قاره به خودش راه دارد.
option-route-printed = بله: سند آن را از راه‌های آفریقا می‌شمارد.
option-route-example = بله: مثالِ سند از همین راه می‌رود.
option-route-assumed = بله، از راهی که فرض شده است.
option-route-apart = نه: خودِ سند می‌گوید راهی نیست.
option-route-none = نه: روی نقشه راهی میانشان نیست.
option-pair-tied = مدافع، چون برابری از آنِ اوست.
option-pair-attacker = مهاجم: تاس قرمز بزرگ‌تر است.
option-pair-defender = مدافع: تاس سیاه بزرگ‌تر است.
option-loss-unpaid = هیچ: کارتی برای پرداختن نمانده است.
option-coin-held = نزد دارنده‌اش می‌ماند که هنوز کارتِ کافی دارد.
option-coin-taken-from = دست‌به‌دست می‌شود: بازیکن دیگری به عدد سلطه رسیده است.
option-coin-taken = از وسط میز برداشته می‌شود: کسی به عدد سلطه رسیده است.
option-coin-kept = نزد دارنده‌اش می‌ماند، هرچند کارت‌هایش دیگر بس نیست.
option-coin-free = وسط میز است: کسی به عدد سلطه نرسیده است.
option-match-won = کسی برده است، چون سکهٔ کافی دارد.
option-match-shared = بازی به پایان رسیده و برد میان بهترین‌ها مشترک است.
option-match-on-count = بازی به پایان رسیده و یک نفر با شمارش برده است.
option-match-goes-on = هنوز هیچ‌کس: بازی ادامه دارد.

## بازی

game-continents = قاره‌ها

## احتمال

fate-level = هیچ‌کس جلو نیست

## صفحه

draw-of = { $count } از { $number }
draw-numbers = کارت‌هایی که سکه را می‌آورند، از همهٔ کارت‌ها
draw-turn = نوبتِ اوست
draw-coin = سکهٔ سلطه: تا کسی آن را نگرفته، بالای ستونش می‌ماند
draw-goal = عددِ سلطه
draw-map = نقشه برای { $seat }
draw-link = راهِ گفته در سند
draw-link-assumed = فرضی °
draw-own = کارت‌های خودش
draw-reached = می‌شود به آن حمله کرد
draw-targets = به کجا می‌شود حمله کرد
draw-link-line = { $source } و { $target } به هم راه دارند.
draw-link-assumed-line = { $source } و { $target } به هم راه دارند (فرضی).
draw-way = کوتاه‌ترین راه: { $way } ({ $count } حمله، هر نوبت یکی)
draw-no-way = هیچ راهی به آنجا نیست.
draw-land-deck = { $count } کارتِ قاره مانده
draw-tactic-deck = { $count } کارتِ تاکتیک مانده
draw-row = تسلیم‌شده
draw-burned = سوخته
draw-nothing = هنوز هیچ
draw-lands = { $count } × { $continent }
draw-troops = { $count } × { $card } · { $seat }
draw-no-troops = بی لشکر
draw-to-roll = در انتظار پرتاب: { $red } قرمز، { $black } سیاه
draw-roll = پرتاب
draw-unpaired = جفتی ندارد
draw-pair-tied = برابر: مدافع می‌برد
draw-pair-attacker = قرمز بالاتر است: مهاجم می‌برد
draw-pair-defender = سیاه بالاتر است: مدافع می‌برد
draw-idle = { $count } کارتِ { $continent } گرفته شد و فعال نیست
draw-spied = به کمک جاسوس شناخته شده

## تاس و نبرد، حساب‌شده

odds-fought-supposing = روی همهٔ حالت‌های تاس‌ها حساب شده: جنگ همین‌گونه که هست تا پایان ادامه می‌یابد، بی هیچ کارت دیگری؛ { $supposed }
supposed-all-dice = با این فرض که هر دو طرف همیشه همهٔ تاس‌هایشان را می‌ریزند
supposed-helpers-first = با این فرض که لشکرهایی که تاس نمی‌آورند اول می‌سوزند
odds-thrown = روی همهٔ حالت‌های تاس‌ها حساب شده
odds-fought = روی همهٔ حالت‌های تاس‌ها حساب شده: جنگ همین‌گونه که هست تا پایان ادامه می‌یابد، بی هیچ کارت دیگری
fate-war-won = مهاجم همهٔ کارت‌های موردِ حمله را می‌گیرد
fate-war-spent = حمله فرو می‌نشیند
fate-number-reached = مهاجم در میانهٔ راه به عدد می‌رسد
reckoned-roll = پرتاب { $red } تاس قرمز در برابر { $black } تاس سیاه
reckoned-roll-lies = { $count ->
        [0] پرتابی که روی میز است
       *[other] پرتابی که روی میز است و { $count } تاسش هنوز ریخته نشده
    }
reckoned-then = { $first }، سپس { $card } برای { $side }
reckoned-as-it-helps = هر کارت وقتی و طوری بازی می‌شود که طرفش کمترین جفت را ببازد، هر چه پس از آن بازی شود
reckoned-losses = مهاجم { $attacker }، مدافع { $defender }
reckoned-pairs = جفت‌های باخته
reckoned-battle = نبردِ { $attacking } در برابر { $defending }، تا پایان و بی هیچ کارت دیگری
reckoned-force = { $troops ->
        [0] { $cards ->
            [one] { $cards } کارت قاره
           *[other] { $cards } کارت قاره
        }
       *[other] { $cards ->
            [one] { $troops } لشکر و { $cards } کارت قاره
           *[other] { $troops } لشکر و { $cards } کارت قاره
        }
    }
reckoned-average = به‌طور میانگین: گرفته‌شده { $taken }، تسلیم‌شده { $lost }
reckoned-number = کارت‌های قاره
reckoned-taken = گرفته‌شده
reckoned-lost = تسلیم‌شده
reckoned-plan = بهترین زمانِ دست کشیدن، برای این هدف: { $aim }
reckoned-worth = ارزش با بهترین نقشه { $best }، و اگر همیشه تا پایان بجنگد { $end }
reckoned-plan-states = نقشه در { $on } موقعیت از { $all } موقعیتی که از مهاجم می‌پرسند ادامه می‌دهد
reckoned-plan-cut = جدول تا { $most } کارت فعالِ هر طرف را نشان می‌دهد
reckoned-grid = از بالا به پایین: کارت‌های فعالِ مهاجم. در عرض: کارت‌های فعالِ مدافع.
reckoned-go-on = ادامه
reckoned-stop = ایست
reckoned-line = { $head }: { $items }
aim-card = گرفتنِ یک کارت
aim-cards = گرفتنِ دست‌کم { $number } کارت
aim-gain = کارت‌های گرفته‌شده منهای کارت‌های تسلیم‌شده
aim-number = رسیدن به { $number } کارتِ گرفته‌شده

## When a card may be played

finding-timing = حالا وقتِ { $card } است.
    .not = حالا وقتِ { $card } نیست: وقتش { $window } است.
    .wait = وقتِ { $card } همین است، اما حالا از { $actor } می‌پرسند.
moment-later = { $moment }، پس از یک پرتاب
moment-over = بازی تمام است
part-turn = یک نوبت
part-battle = نبردی در آن
role-turn = صاحبِ نوبت
role-attacker = مهاجم
role-defender = مدافع
role-helper = دیگران
topic-card = کی: { $name }
    .kind = کی

## The battle calculator

calc-title = نبرد
calc-attack = حمله
calc-attack-of = { $continent } از { $seat }، از راهِ { $source }
calc-attacking-troops = لشکرهای مهاجم
calc-attacking-cards = کارت‌های قارهٔ مهاجم
calc-defending-troops = لشکرهای مدافع
calc-defending-cards = کارت‌های قارهٔ مدافع
calc-same = حمله از کجاست
calc-same-no = از قاره‌ای دیگر
calc-same-yes = از همان قاره
calc-aim = هدفِ مهاجم
calc-aim-gain = بیشترین سود
calc-aim-card = یک کارت
calc-aim-cards = شماری کارت
calc-aim-number = عددی که سکه می‌خواهد
calc-number = شمارِ کارت‌های هدف
calc-attacker-plays = کارت‌های مهاجم روی پرتاب بعدی
calc-defender-plays = کارت‌های مدافع روی پرتاب بعدی
calc-plays-none = هیچ
calc-plays-rally = تجدید قوا
calc-plays-bombard = بمباران
calc-plays-bombard-rally = بمباران، سپس تجدید قوا
calc-plays-rally-bombard = تجدید قوا، سپس بمباران
calc-from-war = این‌ها عددهای جنگی است که در جریان است.
calc-from-attack = جنگی در جریان نیست. این‌ها عددهای حمله‌ای است که برگزیده‌اید، پیش از آنکه کسی لشکری بچیند.
calc-from-none = جنگی در جریان نیست و اکنون حمله‌ای هم ممکن نیست. عددها نمونه‌اند.
calc-from-own = عددها از خودِ شماست؛ با پیش رفتنِ بازی عوض نمی‌شوند.
calc-public = فقط آنچه رو است به کار می‌رود: به هیچ دستی نگاه نمی‌شود و جز کارت‌هایی که اینجا برگزیده‌اید کارتی بازی نمی‌شود.
calc-ruling = با خوانشِ این بازی: { $question } { $option }
calc-exact = همهٔ عددها دقیق‌اند: روی هر جورِ افتادن تاس‌ها شمرده شده‌اند و هیچ‌یک نمونه‌گیری نیست. از کسری که برای خواندن بلند است نخستین رقم‌های اعشار آمده است.
calc-bad-number = { $field }: عددی درست از { $least } تا { $most } بنویسید؛ «{ $given }» چنین نیست.
calc-too-many = برای { $side } می‌شود { $count } کارت فعال؛ بیش از { $most } تا حساب نمی‌شود.
calc-not-foreseeable = این جنگ را نمی‌شود حساب کرد: قاعده‌ای خاموش است یا طرفی کارت‌های زیادی دارد.
calc-plot = چند کارت قاره گرفته و چند کارت تسلیم می‌شود
calc-plot-line = { $number }: گرفته‌شده { $taken }، تسلیم‌شده { $lost }
calc-means = به‌طور میانگین
calc-cards = کارت
calc-mean-taken = گرفته‌شده
calc-mean-lost = تسلیم‌شده
calc-mean-gain = سود: گرفته‌شده منهای تسلیم‌شده
calc-now-first = اکنون: نخستین پرتاب، که پس از اعلام جنگ نمی‌شود از آن گذشت.
calc-now-rolling = اکنون: تاس‌ها ریخته می‌شوند؛ پس از پرداختِ این پرتاب دوباره از مهاجم می‌پرسند.
calc-now-go-on = اکنون: ادامه.
calc-now-stop = اکنون: ایست.
reckoned-now = اکنون

## Who knows what

draw-knows-spy = می‌داند، به کمک جاسوس
draw-knows-spy-maybe = شاید بداند، به کمک جاسوس
draw-knows-back = دید که به دست برگشت

## The course of a match, page by page

flow-opening = پیش از نوبت اول
flow-spy = جاسوس
flow-turn-drawing = کشیدن کارت
flow-turn-acting = حمله یا واگذاری
flow-battle-troops = اعلان جنگ و چیدن لشکرها
flow-battle-tactics = لحظه‌های تاکتیک
flow-battle-dice = تاس‌ها
flow-battle-losses = تلفات
flow-battle-fate = سرنوشتِ جنگ

## A roll as a tree

roll-tree = پرتاب، جفت به جفت
roll-pair = { $pair ->
        [1] بالاترین جفت: که می‌پردازد؟
        [2] جفتِ دوم: که می‌پردازد؟
       *[other] جفتِ { $pair }: که می‌پردازد؟
    }
roll-pays = { $side }: { $ways } · { $share }
roll-leaf = { $ways } · { $share }
roll-attacker = مهاجم
roll-defender = مدافع

## What can be attacked

table-targets = { $seat } در نوبتِ خودش می‌تواند حمله کند:
table-no-targets = { $seat } جایی برای حمله ندارد.
table-source = از { $source } به: { $targets }
table-target = { $continent } ({ $seats })

## Many matches

lab-points-are = کتاب قواعد امتیازی نمی‌شمارد. اینجا هر سکه 100 است و نزدیک‌ترین سکهٔ دیگر به اندازهٔ درصدی از عددش که صندلی دارد: این سنجه از خودِ ابزار است.

## چرا اکنون نمی‌شود برداشت را عوض کرد

switch-drawing = کارت‌ها دارند با برداشت دیگر کشیده می‌شوند؛ نخست آن را تمام کنید یا به آغاز نوبت برگردید
switch-window = با برداشت دیگر فرصتی برای تاکتیک باز است؛ بگذارید نخست بسته شود
switch-opening = بازی هنوز دارد با برداشت دیگر چیده می‌شود
switch-attacked = نبردی در جریان است و روشن شده که به کدام کارت‌ها حمله شده است
switch-deploying = لشکرها دارند با برداشت دیگر مستقر می‌شوند
switch-call-off = از مهاجم دارد همین پرسیده می‌شود
switch-sabotage = دربارهٔ خرابکاری دارد با برداشت دیگر پرسیده می‌شود
switch-dice = تاس‌هایی روی میز است که با برداشت دیگر ریخته شده‌اند
switch-captured = کارتی از قارهٔ مهاجم گرفته شده است
switch-whose = از سردستهٔ آن طرف دارد همین پرسیده می‌شود
switch-coin = سکه‌ای در انتظار است که با برداشت دیگر بررسی شود
switch-spy = دارد با برداشت دیگر به یک جاسوس پاسخ داده می‌شود
switch-free = کارت‌های رایگان دارند با برداشت دیگر کشیده می‌شوند
switch-over = کسی دو سکه گرفته است؛ با این برداشت بازی تمام بود
