# واژه‌های هسته و کاوشگر به فارسی.

seat = صندلی { $n }
chance = بخت
nobody = هیچ‌کس

document-lines = { $count ->
        [one] { $document }، سطر { $lines }
       *[other] { $document }، سطرهای { $lines }
    }
assumed-clause = فرضی، { $reference }

legal = مجاز
illegal = غیرمجاز
way-forward = چه می‌شود کرد
why = چرا؟
why-not = چرا نه؟
clause = بند
rulings = برداشت‌ها

board-title = { $game }، نوبت { $turn }
board-over = { $game }، بازی تمام شده است

ui-play = بازی کردن
ui-undo = برگرداندن
ui-redo = دوباره
ui-hint = راهنمایی
ui-new-match = بازی تازه
ui-type-move = نوشتن حرکت
ui-check = بررسی
ui-legal-moves = حرکت‌های مجاز
ui-log = آنچه گذشت
ui-seat = صندلی
ui-language = زبان
ui-bot-moves = حرکت با برنامه
ui-hand = دست
ui-score = امتیاز
ui-zone = منطقه
ui-hidden-cards = { $count ->
        [0] بدون کارت پنهان
        [one] { $count } کارت پنهان
       *[other] { $count } کارت پنهان
    }
ui-cards = { $count ->
        [0] بدون کارت
        [one] { $count } کارت
       *[other] { $count } کارت
    }
ui-turn = حرکت با { $seat }
ui-deck-left = { $count ->
        [0] در دسته کارتی نمانده است
        [one] در دسته { $count } کارت مانده است
       *[other] در دسته { $count } کارت مانده است
    }
ui-no-moves = حالا حرکتی برای انتخاب نیست.
ui-tree = شاخه‌های بازی
ui-your-move = حرکت با شماست
ui-game-over = بازی تمام شده است.

error-notation = «{ $text }» را نمی‌شود حرکت خواند.
error-branch-name = نام شاخه باید از 1 تا { $most } نویسه باشد.
error-branch-taken = شاخه‌ای به نام «{ $name }» هست. نام دیگری برگزینید یا به پایان همان شاخه بروید.
error-reading = اینجا نمی‌شود برداشت دیگری از این پرسش را آزمود: { $question } دلیل به انگلیسی:
error-reading-why = اینجا نمی‌شود برداشت دیگری از این پرسش را آزمود: { $question } دلیل: { $reason }.
error-file = در این پرونده آنچه باید باشد نیست. دلیل به انگلیسی:
error-other = این کار شدنی نیست. دلیل به انگلیسی:
error-written-so = حرکت‌ها را با حروف لاتین و این‌گونه می‌نویسند: { $moves }.
error-did-you-mean = { $moves ->
        [none] هیچ حرکتی شبیه آن نیست.
       *[other] منظورتان { $moves } بود؟
    }

# رسم

draw-as-seen = آن‌گونه که { $seat } می‌بیند
draw-all = همهٔ کارت‌ها رو به بالا: کسی سر میز این را نمی‌بیند
draw-public = آن‌گونه که تماشاگر می‌بیند
draw-since = { $mark } (نوبت { $turn }، { $seat })
draw-seen-by = { $card }، که { $seats } با رادار دیده‌اند
draw-points = { $count ->
        [one] { $count } امتیاز
       *[other] { $count } امتیاز
    }
draw-played = تاکتیک‌های بازی‌شده
draw-discarded = { $count ->
        [one] { $count } کارت کنار گذاشته شد
       *[other] { $count } کارت کنار گذاشته شد
    }
draw-undealt = { $count ->
        [0] همهٔ کارت‌ها پخش شدند
        [one] { $count } کارت پخش نشد
       *[other] { $count } کارت پخش نشد
    }
draw-known = رو به پایین روی میز، ولی این بیننده آن را می‌شناسد
draw-radar = با رادار دیده شده
draw-struck = حساب نمی‌شود
draw-total = جمع معتبر
draw-assumed = فرضی، در سند نیست ({ $reference })
draw-yes = بله
draw-no = نه
draw-path = مسیر پررنگ همان است که اینجا پیش آمد.
draw-tree-title = درخت تصمیم: { $outcome }
draw-guards = قاعده‌هایی که دربارهٔ «{ $move }» پرسیده شد
draw-not-asked = قاعده‌های بعدی پرسیده نشدند.
draw-flow = روند { $game }
draw-here = اکنون اینجا
draw-end = پایان
draw-goes-to = { $step } ← { $steps }
draw-reasons = بر چه پایه‌ای
draw-description = تصویر به زبان واژه‌ها
draw-readings = دو برداشت: { $topic }
draw-reading = برداشت { $n }
draw-reading-in-force = اینجا برقرار است
draw-reading-default = برداشت معمول
draw-reading-says = آنچه سند می‌گوید، به بیان ما و با برداشت معمول
draw-reading-assumed = آنچه فرض شده است، چون سند خاموش است
draw-reading-refused = با این برداشت نمی‌شود دربارهٔ این وضعیت داوری کرد.
draw-readings-differ = اینجا برداشت است که سرنوشت را روشن می‌کند.
    برداشت 1: { $first }
    برداشت 2: { $second }
draw-readings-odds = اینجا هر دو برداشت یک چیز می‌گویند، ولی احتمال‌ها فرق می‌کنند: { $told }
    برداشت 1: { $first }
    برداشت 2: { $second }
draw-readings-same = اینجا هر دو برداشت به یک جا می‌رسند: { $first }
draw-readings-way = اینجا هر دو برداشت به یک جا می‌رسند، هرچند از دو راه: { $first }
draw-readings-one = فقط یکی از دو برداشت می‌تواند دربارهٔ این وضعیت داوری کند: { $first }
draw-readings-none = با هیچ‌یک از دو برداشت نمی‌شود دربارهٔ این وضعیت داوری کرد.
draw-knowledge = چه کسی چه می‌داند
draw-knowledge-note = می‌گوید هر بازیکن چه دیده است، نه اینکه چه نتیجه‌ای می‌توانسته بگیرد.
draw-knowledge-none = هیچ کارتی پنهان نیست.
draw-hidden-card = کارت پنهان
draw-knows = می‌داند
draw-knows-radar = می‌داند، با رادار
draw-knows-not = نمی‌داند
draw-knows-open = به همه نشان داده شد
draw-knows-maybe = شاید با رادار دیده باشد
draw-knows-went = دیده که به دستِ { $seat } رفت
draw-knows-held = زمانی در دستش بوده
draw-knows-colour = رنگش را می‌داند: { $colour }
draw-hands = در دست
draw-stolen = کارت‌های دزدیده‌شده
draw-stolen-card = { $card } که { $seat } از { $opponent } گرفت
draw-some-card = یک کارت
draw-history = تاریخچهٔ بازی: { $game }
draw-history-start = آغاز
draw-history-moves = { $count ->
        [one] … { $count } حرکت
       *[other] … { $count } حرکت
    }
draw-history-luck = … { $count } بار تصمیم بخت
draw-history-moved = { $seat } حرکت می‌کند.
draw-history-branch = شاخهٔ «{ $name }»
draw-timing = هر کارت را کی می‌شود بازی کرد
draw-timing-card = { $card } را کی می‌شود بازی کرد؟
draw-timing-now = اکنون: { $moment }
draw-timing-yes = می‌شود بازی کرد
draw-timing-others = فقط دیگران
draw-timing-no = آن وقت نه
finding-moment = { $moment }: { $card } را می‌شود بازی کرد (کارِ { $players }).
    .not = { $moment }: وقتِ { $card } نیست.

# ابزارک‌ها

ui-look-as = نگاه از چشمِ
ui-seat-person = { $seat }
ui-seat-program = { $seat } (برنامه)
ui-spectator = یک تماشاگر
ui-everyone = کارت‌های همه
ui-projector = نمایش روی پرده
ui-predict = اول پیش‌بینی
ui-board = میز
ui-moves = حرکت‌ها
ui-what = اول: چه؟
ui-where = بعد: کجا، چه کسی؟
ui-choose-what = اول یکی را از سمتِ «چه؟» برگزینید.
ui-filter = جست‌وجوی حرکت
ui-all-moves = آنچه را هم نمی‌شود بازی کرد نشان بده
ui-not-legal = غیرمجاز
ui-none-found = چنین چیزی اینجا نیست.
ui-other-move = هر حرکت دیگری، به نشانه‌های لاتین
ui-answer = پاسخ
ui-about = پرسش دربارهٔ
ui-why-note = روی بخشی از میز بزنید یا از اینجا برگزینید.
ui-type-first = اول حرکتی بنویسید.
ui-answer-hint = نخست «چه» و سپس «کجا یا چه کسی» را برگزینید: همین حرکت را بازی می‌کند. آنچه را ✗ دارد هم می‌شود برگزید: آن‌وقت می‌خوانید چرا نه. یا هر حرکتی بنویسید، یا بپرسید چرا. پاسخ، همراه بندش، همین‌جا می‌آید.
ui-static = این تصویری از میز است. برای بازی کردن، خانهٔ بالای آن را اجرا کنید.
ui-played = بازی شد
ui-since = از حرکت پیشین شما تا حالا
ui-older = { $count ->
        [one] { $count } رویداد پیش‌تر
       *[other] { $count } رویداد پیش‌تر
    }
ui-undone = آخرین حرکت برگردانده شد. «دوباره» آن را باز هم بازی می‌کند.
ui-unfair-other-player-acted = برای یادگیری خوب است. سر میز منصفانه نبود: از آن پس کس دیگری حرکت کرده است.
ui-unfair-turn-changed = برای یادگیری خوب است. سر میز منصفانه نبود: نوبت گذشته بود.
ui-unfair-private-revealed = برای یادگیری خوب است. سر میز منصفانه نبود: کسی با آن رازی را فهمیده است.
ui-unfair-random-event = برای یادگیری خوب است. سر میز منصفانه نبود: از آن پس بخت حرفش را زده است.
ui-redone = حرکت دوباره بازی شد.
ui-nothing-to-undo = حرکتی برای برگرداندن نیست.
ui-nothing-to-redo = حرکتی برای بازی دوباره نیست.
ui-new-begun = بازی تازه‌ای شروع شد. بختش { $seed } است.
ui-switch-seat = برای حرکت به جای { $seat }، در «نگاه از چشمِ» همان صندلی را برگزینید.
ui-ask-chance = برای اینکه بگویید بخت چه می‌آورد، در «نگاه از چشمِ» گزینهٔ «کارت‌های همه» را برگزینید، یا کار را به بخت بسپارید.
ui-chance-asks = بخت چه می‌آورد؟
ui-let-luck = سپردن به بخت
ui-error = این کار شدنی نیست: { $reason }
ui-unexpected = خطا از ابزار بود، نه از شما: { $reason }

ui-message-odd = آن پیام فهمیده نشد؛ پس کاری انجام نشد.
ui-message-long = زیادی بلند است: { $count } نویسه، در حالی که بیش از { $most } نویسه نمی‌شود.
ui-message-stale = پیش از رسیدن آن کلیک، صفحه عوض شده بود؛ پس کاری انجام نشد. دوباره نگاه کنید.
ui-covered = میز پوشیده است؛ تا دستگاه به نفر بعدی داده نشود، کاری نمی‌شود کرد.
ui-slow = پاسخ دیر کرده است. شاید هنوز بیاید؛ اگر هسته از نو راه افتاده، این خانه را دوباره اجرا کنید.
ui-stopped = برنامهٔ پشت این صفحه ایستاده است. این آخرین تصویر بازی است و چیزی را نمی‌شود کلیک کرد.
ui-stopped-how = این خانه را دوباره اجرا کنید. صفحهٔ تازه پیشنهاد می‌کند بازی را برگرداند.
ui-restore-offer = بازی‌ای از پیش از ایستادن برنامه نگه داشته شده است.
ui-restore = برگرداندنِ آن
ui-restore-no = رها کردن
ui-restore-none = آن بازی نگه داشته نشده بود.
ui-close = بستن

ui-curtain = دستگاه را به { $seat } بدهید.
ui-curtain-show = من { $seat } هستم: کارت‌هایم را نشان بده
ui-curtain-all = نزدیک است کارت‌های همه نشان داده شود.
ui-curtain-show-all = نشان دادنِ کارت‌های همه
ui-curtain-public = فقط آنچه را همه حق دارند ببینند نشان بده

ui-predict-on = از این پس اول شما می‌گویید حرکتی مجاز است یا نه؛ بعد حکم را می‌بینید.
ui-predict-off = حکم‌ها باز بی‌درنگ نشان داده می‌شوند.
ui-hint-predicting = تا وقتی اول پیش‌بینی می‌کنید راهنمایی در کار نیست: حرکت‌های مجاز را لو می‌دهد.
ui-hint-none = اینجا راهنمایی نیست: راهنمایی برای کسی است که از او پرسیده می‌شود، از آنچه صندلی‌اش می‌داند.
ui-predict-first = نظر شما چیست؟ اول پاسخ بدهید، بعد حکم را بخوانید.
ui-predict-choose = «مجاز» یا «غیرمجاز» را برگزینید، و برای «غیرمجاز» قاعده‌ای را که منعش می‌کند.
ui-predicted = پاسختان را پیش‌تر داده‌اید.
ui-predict-drop = رها کردنِ این پرسش
ui-commit = پاسخ من همین است
ui-why-refused = اگر نه: کدام قاعده منعش می‌کند؟
ui-why-right = و قاعده همان است.
ui-why-wrong = ولی قاعدهٔ دیگری منعش می‌کند:
ui-play-it = بازی کردنِ همین حرکت

ui-went = این وضعیت { $n } از بازی است. حرکتی از اینجا شاخه‌ای تازه باز می‌کند.
ui-here = اکنون اینجا
ui-branch-name = نام شاخه
ui-branch-do = نام‌گذاری این خط
ui-branch-note = جایی را برگزینید تا به آن برگردید. حرکت دیگری از آنجا شاخه‌ای باز می‌کند؛ چیزی گم نمی‌شود.
ui-turn-line = نوبت { $turn }: { $seat }
ui-branch-named = نام این خط از این پس «{ $name }» است.
ui-draw-history = رسم شاخه‌ها
ui-compare = مقایسه
ui-compare-note = دو شاخه کنار هم، با یک بخت. هر جا فرق دارند ≠ خورده است.
ui-compare-a = یک شاخه
ui-compare-b = شاخهٔ دیگر
ui-compare-do = کنار هم گذاشتن
ui-compare-end = پایان مقایسه
ui-compare-same = از اینجا که نگاه کنیم این دو یکی‌اند.
ui-compare-findings = آنچه جور دیگری درمی‌آید
ui-in-words = به زبان واژه‌ها
ui-since-parted = بازی‌شده از جدایی به بعد

ui-ruling-note = اینجا سند خاموش یا ناروشن است. برداشت دیگری برگزینید: همین وضعیت بی‌درنگ از نو داوری می‌شود.
ui-ruling-usual = برداشت معمول
ui-ruling-secret = شدنی نیست: داوری‌اش به رازِ صندلی دیگری نیاز دارد
ui-trial-on = برداشتی در بوتهٔ آزمایش است. میز با آن داوری می‌شود؛ نگهش دارید تا با آن بازی کنید، یا پسش بگذارید.
ui-trial-keep = نگه داشتن
ui-trial-put-back = پس گذاشتن
ui-trial-first = اول برداشتِ در آزمایش را نگه دارید یا پس بگذارید.
ui-trial-none = بازی با همین برداشت‌ها انجام می‌شود.
ui-trial-kept = نگه داشته شد. بازی از همین وضعیت با برداشت تازه ادامه دارد؛ «پس گذاشتن» به قبلی برمی‌گرداند.
ui-trial-back = برداشت‌ها همان‌اند که بودند.
ui-trial-head = این برداشت اینجا چه را عوض می‌کند
ui-trial-same = اینجا و اکنون چیزی عوض نمی‌شود: همان حرکت‌ها مجازند و هرچه معلوم است به همان جا می‌رسد. آنچه هنوز نیامده شاید فرق کند.
ui-trial-no-move = اکنون هیچ حرکتی فرق نمی‌کند.
ui-trial-odds = احتمال‌ها فرق می‌کنند
ui-trial-now-legal = { $count ->
        [one] { $count } حرکت حالا مجاز است
       *[other] { $count } حرکت حالا مجاز است
    }
ui-trial-no-longer = { $count ->
        [one] { $count } حرکت دیگر مجاز نیست
       *[other] { $count } حرکت دیگر مجاز نیست
    }
ui-trial-findings = به چیز دیگری می‌رسد
ui-former = بازی با برداشت‌های پیشین نگه داشته شده است.

ui-match = بازی
ui-player-kind = بازیکن
ui-player-name = نام
ui-add-seat = افزودن یک صندلی
ui-remove-seat = برداشتنِ صندلی آخر
ui-kind-human = یک آدم
ui-kind-random = برنامه‌ای که به قید قرعه بازی می‌کند
ui-kind-greedy = برنامه‌ای ساده
ui-kind-budget = { $kind } ({ $budget })
ui-seed = بخت
ui-any-seed = هر عدد یا واژه‌ای
ui-chance-how = پیشامدها
ui-chance-seed = به دست بخت
ui-chance-ask = از من پرسیده شود
ui-chance-script = از روی فهرست
ui-script = فهرست: هر حرکتِ بخت در یک سطر
ui-begin = شروع
ui-save = ذخیره در فایل
ui-save-text = نشان دادن به صورت متن
ui-save-note = بازیِ ذخیره‌شده همه‌چیز را دارد، کارت‌های پنهان را هم.
ui-saved = بازی به صورت فایل به مرورگر شما داده شد.
ui-load = باز کردن
ui-load-file = باز کردن فایل
ui-load-text = یا بازیِ ذخیره‌شده را اینجا بچسبانید
ui-load-odd = این بازیِ ذخیره‌شده نیست.
ui-loaded = بازیِ ذخیره‌شده از همان جایی که مانده بود ادامه دارد.

walk-say = بخوانید
walk-ask = فکر کنید
walk-reveal = ببینید
walk-on = ادامه
walk-back = برگشت
walk-restart = از اول
walk-progress = گام { $n } از { $of }
walk-answer = پاسخ شما
walk-answer-here = نظرتان را بنویسید
walk-committed = ثبت شد: { $answer }. ادامه بدهید تا ببینید.
walk-own-words = نظر شما این بود: { $answer }
walk-skip = ادامه بدون پاسخ
walk-tally = از { $of } پاسخ، { $right } تا درست بود.
walk-end = تمام شد. می‌توانید برگردید و دوباره نگاه کنید یا از اول شروع کنید.
walk-over = این آخرین جاست.
walk-first = این نخستین جاست.
walk-static = وقتی دفترچه اجرا شود می‌توان این گشت را کلیک کرد.

topic-zone = منطقه: { $name }
    .kind = منطقه
topic-base = پایگاه: { $name }
    .kind = پایگاه
topic-award = جایزه: { $name }
    .kind = جایزه
topic-score = امتیاز: { $name }
    .kind = امتیاز
topic-card = کارت: { $name }
    .kind = کارت
topic-winner = برنده

## فهرست‌ها و ارجاع‌ها

comma = ،
semicolon = ؛

# آموزش

teach-legal-question = «{ $move }»: مجاز یا غیرمجاز؟
teach-outcome-question = { $topic }. کدام قاعده سرنوشتش را روشن می‌کند؟
teach-offers = اینجا مجاز است: { $moves }.
teach-offers-not = اینجا مجاز نیست: { $moves }.
teach-score = { $seat }: { $count }
teach-scores = امتیازها: { $scores }.
teach-winners = { $count ->
        [one] برنده: { $seats }.
       *[other] برد میان این‌ها مشترک است: { $seats }.
    }
teach-right = درست است.
teach-wrong = این‌طور نیست.
teach-why-assumed = چرا فرض شده است
teach-silences = جاهایی که سند باز می‌گذارد
teach-card-texts = کارت‌ها چه می‌گویند
teach-hint = راهنمایی
teach-solution = پاسخ
teach-puzzle-verdict = در همین نوبت
teach-puzzle-line = حرکت و ادامهٔ آن
teach-puzzle-end = نتیجه
teach-puzzle-wins = می‌برد
teach-puzzle-not = نمی‌برد
teach-puzzle-on = نوبت تمام می‌شود و بازی ادامه دارد.

sheet-title = { $game }: قاعده‌ها در یک صفحه
sheet-players = { $least } تا { $most } بازیکن
sheet-source = سند { $document }
sheet-legend = عددهای درون کادر شمارهٔ سطرهای سندند.
sheet-legend-assumed = { $mark } سند اینجا خاموش است؛ این فرض ماست (مرجعش در کتاب قواعد آمده است).
sheet-left-out = در این صفحه نیامده: { $why }
sheet-left-out-lines = در این صفحه نیامده ({ $cited }): { $why }

# عددهایی که می‌گویند چیستند

number-exact = { $number }، دقیقاً { $fraction }: { $how }
number-sampled = { $number }، نمونه‌گیری‌شده: { $n ->
        [one] یک نمونه
       *[other] { $n } نمونه
    } از بذر { $seed }؛ عددِ درست با اطمینان { $level } درون بازه است ({ $method })
number-sampled-unseeded = { $number }، نمونه‌گیری‌شده: { $n ->
        [one] یک نمونه
       *[other] { $n } نمونه
    }؛ عددِ درست با اطمینان { $level } درون بازه است ({ $method })
method-wilson = روش ویلسون
method-student = تی استیودنت
method-clopper-pearson = کلاپر و پیرسون
method-order = آماره‌های ترتیبی

# احتمال

ui-passes = گذشتنِ خودبه‌خود وقتی کار دیگری ممکن نیست
ui-passed = { $count ->
        [one] یک بار از شما پرسیدند و جز گذشتن کاری ممکن نبود: خودبه‌خود انجام شد.
       *[other] { $count } بار از شما پرسیدند و جز گذشتن کاری ممکن نبود: خودبه‌خود انجام شد.
    }
ui-follow = همراهِ وضعیت
ui-rests-on = بندهایی که این بر آن‌ها تکیه دارد
ui-odds-certain = از این پس احتمال‌ها نشان داده می‌شوند. اینجا چیزی باز نیست که احتمالی داشته باشد: آنچه در میان است با وضع کنونی قطعی است. با هر چه هنوز باز است، مانند نبردی که در جریان است، پیدا می‌شوند.
ui-odds = احتمال‌ها
odds-head = { $topic }، آن‌گونه که اکنون هست
odds-line = { $topic }، آن‌گونه که اکنون هست: { $outcomes }
odds-item = ‏{ $outcome }: { $number }
odds-text = { $line } — { $how }
odds-counted = { $ways ->
        [one] قطعی: هیچ کارت پنهانی آن را عوض نمی‌کند
       *[other] شمرده‌شده در هر { $ways } حالتی که کارت‌های پنهان می‌توانند داشته باشند
    }
odds-sampled = { $n ->
        [one] نمونه‌گیری‌شده: یک جهان
       *[other] نمونه‌گیری‌شده: { $n } جهان
    } از بذر { $seed }؛ عددِ درست با اطمینان { $level } درون هر بازه است ({ $method }).
odds-not-counted = شمرده نشد: { $why }.
odds-supposed = فرض شده است: { $supposed }.
uncountable-game = این بازی آن‌ها را نمی‌شمارد
uncountable-many = { $count ->
        [one] بیش از یک حالت
       *[other] بیش از { $count } حالت
    }
draw-odds = اگر همهٔ کارت‌ها همین حالا رو می‌شد
draw-odds-sampled = { $n ->
        [one] برآورد از یک جهانِ نمونه
       *[other] برآورد از { $n } جهانِ نمونه
    }
draw-odds-wins = چه کسی بازی را می‌برد
draw-odds-outcome = نتیجه
draw-odds-share = چقدر محتمل
draw-odds-exactly = دقیقاً
draw-odds-between = میانِ

# آزمایشگاه

lab-title = { $game }: { $n ->
        [one] یک بازی
       *[other] { $n } بازی
    }، بذر { $seed }
lab-rulings = با برداشت‌هایی جز برداشت‌های معمول: { $rulings }
lab-cards = با کارت‌های { $name }
lab-interrupted = پیش از پایان متوقف شد: { $done } بازی از { $n } بازی انجام شد و همهٔ عددها از همان‌هاست.
lab-failed = تمام نشد: { $done } بازی از { $n } بازی انجام شد و همهٔ عددها از همان‌هاست.
lab-nothing = هیچ بازی‌ای به پایان نرسید؛ پس چیزی برای شمردن نیست.
lab-player = بازیکن
lab-wins = سهم بردها
lab-points = امتیاز
lab-shared = بازی‌هایی که بیش از یک صندلی برد
lab-length = طولِ بازی، به شمارِ حرکت‌ها
lab-choices = شمار حرکت‌های مجاز برای انتخاب
lab-leads = دفعاتِ عوض شدن پیشتاز در یک بازی
lab-leads-some = دفعاتِ عوض شدن پیشتاز در یک بازی ({ $n ->
        [one] نخستین بازی
       *[other] { $n } بازی نخست
    })
lab-seat-line = { $seat } ({ $player }): بردها { $wins }، امتیاز { $points }
lab-line = { $name }: { $number }
lab-intervals = درون کروشه: جایی که عددِ درست با اطمینان { $level } آنجاست (سهم‌ها به روش ویلسون، میانگین‌ها به روش استیودنت).
lab-too-few = { $number } (کمتر از آن است که بتوان گفت چقدر مطمئن است)
lab-receipt = رسید: آنچه برای تکرار این لازم است
lab-moves = حرکت‌ها
lab-share-of-matches = سهم از بازی‌ها
lab-move-number = شمارهٔ حرکت در بازی
lab-plot-title = { $name }. { $title }
lab-plot-few = نمودار. { $title }. { $said }
lab-plot-many = نمودار. { $title }. { $n } مقدار؛ کمترین: { $least }؛ بیشترین: { $most }

# مقایسهٔ برداشت‌ها

lab-compare-title = { $game }: مقایسهٔ برداشت‌ها در { $n ->
        [one] یک بازی
       *[other] { $n } بازی
    } با یک بخت، بذر { $seed }
lab-compare-usual = در مقایسه با برداشت‌های معمول.
lab-compare-base = در مقایسه با: { $rulings } (بقیه به روال معمول)
lab-compare-left-out = کنار گذاشته شد: { $readings }، چون داوری دربارهٔ حرکت به رازِ صندلی دیگری نیاز دارد.
lab-compare-head = { $reading } · { $n } بازیکن ({ $players })
lab-compare-winners = برنده‌ها در { $share } از بازی‌ها عوض می‌شوند.
lab-compare-winners-never = برنده‌ها در هر { $n } بازیِ انجام‌شده یکی‌اند؛ سهمِ درستِ بازی‌هایی که برنده‌شان عوض می‌شود حداکثر { $most } است.
lab-of-seat = { $name }، { $seat }
lab-compare-points = امتیاز، میانگین همهٔ صندلی‌ها
lab-compare-spread = فاصلهٔ امتیاز میان بهترین و بدترین صندلی
lab-compare-choices = حرکت‌های مجاز در هر حرکتِ بازی
lab-compare-leads = دفعاتِ عوض شدن پیشتاز در یک بازی
lab-compare-margin = فاصلهٔ امتیاز میان بهترین صندلی و صندلی بعدی
lab-compare-times = دفعات در یک بازی: { $kind }
lab-compare-measure = سنجه
lab-compare-before = در مقایسه با
lab-compare-after = این برداشت
lab-compare-change = تغییر
lab-compare-says = چه می‌گوید
lab-percent-points = { $number } واحد درصد
lab-one-point = 1 واحد درصد
lab-compare-line = { $name }: { $before } ← { $after }، تغییر { $change }: { $said }
lab-compare-higher = با این برداشت بیشتر است
lab-compare-lower = با این برداشت کمتر است
lab-compare-same = در هر بازیِ انجام‌شده یکی است
lab-compare-few = فرقی دیده نشد؛ فقط { $n ->
        [one] یک بازی
       *[other] { $n } بازی
    } در آن فرق دارد و این برای گفتن چیزی بیشتر کم است
lab-compare-needs = فرقی دیده نشد؛ نزدیک به { $n } بازی لازم است تا فرقی به اندازهٔ { $least } در چهار مورد از پنج مورد دیده شود
lab-compare-enough = فرقی دیده نشد؛ فرقی به اندازهٔ { $least } در بیش از چهار مورد از پنج مورد دیده می‌شد
lab-compare-method = هر بازی با هر برداشت یک بار، با همان برنامه‌ها و همان بخت انجام می‌شود. بازه‌ها به روش استیودنت‌اند، از تفاوت‌های جفت‌شده. جایی که کمتر از ده بازی، و کمتر از یک‌چهارمِ آن‌ها، فرق دارند، بازه‌ها همان بازه‌های دقیق کلاپر و پیرسون‌اند: سهم نمی‌تواند بیش از سهمِ بازی‌هایی که فرق دارند عوض شود.
lab-compare-level = درون کروشه: جایی که عددِ درست با اطمینان { $level } آنجاست.
lab-compare-levels = درون کروشه: جایی که عددِ درست آنجاست. برای آنکه همهٔ بازه‌های یک سنجه با هم با اطمینان { $level } درست باشند، هر کدام از بازهٔ تنها پهن‌تر است (بونفرونی): { $wins } برای { $k } بازهٔ سهم بردها و { $each } برای { $m } بازهٔ هر سنجهٔ دیگر.
lab-compare-several = هر یک از { $m } سنجه در نزدیک به یکی از هر { $k } آزمایش خطا می‌کند. پس نزدیک به یکی از هر { $t } جدول، در یکی از سنجه‌هایش، چیزی نشان می‌دهد که نیست.
lab-compare-caution = دیده نشدنِ فرق ثابت نمی‌کند که فرقی نیست. و آنچه به دست آمد میان همین برنامه‌هاست: آدم‌ها شاید جور دیگری بازی کنند.
lab-players = { $n } بازیکن
lab-page-rulings = مسئله‌ها و برداشت‌هایشان
lab-page-found = آنچه به دست آمد
lab-page-method = چگونه انجام شد
lab-page-base = در مقایسه با
lab-compare-plot = { $name }: تغییر نسبت به برداشتِ مبنا
lab-compare-change-of-shares = تغییر به واحد درصد
lab-compare-winners-name = بازی‌هایی که دیگران می‌برند

# مسابقه‌ها

lab-tournament-title = { $game }: مسابقه‌ای با { $n ->
        [one] یک پخش
       *[other] { $n } پخش
    } سر میزهای { $seats } نفره، بذر { $seed }
lab-tournament-two-more = { $lone } از { $other } می‌برد: { $share } را می‌برد، در حالی که { $even } برابر است.
lab-tournament-two-even = میان { $lone } و { $other } فرقی دیده نشد: { $lone } { $share } را می‌برد، در حالی که { $even } برابر است.
lab-tournament-two-less = { $lone } به { $other } می‌بازد: { $share } را می‌برد، در حالی که { $even } برابر است.
lab-tournament-many-more = یک { $lone } میان بازیکنانی از نوع { $other } بیش از سهمش می‌برد: { $share }، در حالی که { $even } برابر است.
lab-tournament-many-even = میان یک { $lone } و بازیکنانی از نوع { $other } فرقی دیده نشد: { $share } را می‌برد، در حالی که { $even } برابر است.
lab-tournament-many-less = یک { $lone } میان بازیکنانی از نوع { $other } کمتر از سهمش می‌برد: { $share }، در حالی که { $even } برابر است.
lab-tournament-method = در هر پخش، بازیکنِ تنها به نوبت بر همهٔ صندلی‌ها می‌نشیند، با همان بخت؛ هر پخش یک بار حساب می‌شود، با میانگین سهم‌هایش از بردها. بازه‌ها به روش استیودنت و روی پخش‌ها هستند؛ و دقیق‌اند جایی که کمتر از ده پخش، و کمتر از یک‌چهارمِ آن‌ها، با پرشمارترین حالت فرق دارند.
lab-tournament-levels = درون کروشه: جایی که سهمِ درست آنجاست. برای آنکه هر { $m } بازه با هم با اطمینان { $level } درست باشند، هر کدام با { $each } ساخته شده است (بونفرونی).
lab-tournament-plot = سهم بردهای یک بازیکن میان نسخه‌های دیگری؛ خط، سهمِ برابر است
lab-among = میان { $player }
lab-lone-among = { $lone } میان { $other }
lab-among-more = بیش از سهمِ برابر
lab-among-even = فرقی دیده نشد
lab-among-less = کمتر از سهمِ برابر

# داوری دربارهٔ یک حرکت

lab-judge-title = { $game }: حرکت با { $seat }، هر حرکت در { $n ->
        [one] یک جهان
       *[other] { $n } جهان
    } ادامه داده شد، بذر { $seed }
lab-judge-good = { $move } خوب بود: در برابر بهترین حرکت دیگر، { $other }، { $change } می‌برد.
lab-judge-near = میان { $move } و بهترین حرکت دیگر، { $other }، فرقی دیده نشد: { $change }.
lab-judge-bad = { $move } بهترین نبود: در برابر { $other }، { $change } می‌برد.
lab-judge-alone = { $move } با حرکت دیگری مقایسه نشد.
lab-judge-needs = اگر تفاوت همان باشد که یافته شد، نزدیک به { $n } جهان لازم است تا این دو حرکت در چهار مورد از پنج مورد از هم بازشناخته شوند.
lab-judge-some = از { $all } حرکت مجاز فقط { $n } حرکت مقایسه شد؛ «بهترین» یعنی بهترینِ همین‌ها.
lab-judge-lucky = نتیجه بهتر از انتظار شد: { $seat } { $result } از برد را گرفت و از این حرکت { $expected } انتظار می‌رفت. تفاوت { $luck } است.
lab-judge-unlucky = نتیجه بدتر از انتظار شد: { $seat } { $result } از برد را گرفت و از این حرکت { $expected } انتظار می‌رفت. تفاوت { $luck } است.
lab-judge-as-expected = همان شد که انتظار می‌رفت: { $seat } { $result } از برد را گرفت.
lab-judge-split = از این تفاوت، { $cards } از جای راستینِ کارت‌های پنهان آمد و { $after } از آنچه بعد پیش آمد: بخت‌های دیگر و کارهای همه، خودِ حرکت‌کننده هم.
lab-judge-split-unsure = نمی‌توان گفت چقدر از این از جای راستینِ کارت‌های پنهان آمد: { $cards }، و شاید هیچ. بقیه از آنچه بعد پیش آمد: بخت‌های دیگر و کارهای همه، خودِ حرکت‌کننده هم.
lab-judge-best = بهترینِ یافته‌شده
lab-judge-best-of = بهترین میان { $n } حرکتِ مقایسه‌شده
lab-judge-behind = کمتر می‌برد
lab-judge-close = فرقی دیده نشد
lab-judge-move = حرکت
lab-judge-change = در برابر بهترینِ یافته‌شده
lab-judge-line = { $move }: بردها { $wins }، امتیاز { $points }: { $said }
lab-judge-line-behind = { $move }: بردها { $wins }، امتیاز { $points }، در برابر بهترین { $change }: { $said }
lab-judge-method = هر جهان یکی از آن‌هایی است که { $seat } نمی‌تواند از جهان راستین بازشناسد. همهٔ حرکت‌ها در همان جهان‌ها، با همان بخت و به دستِ { $players } ادامه داده می‌شوند: آدم‌ها شاید جور دیگری ادامه بدهند. کارهای پیشینِ دیگران نشانهٔ کارت‌هایشان گرفته نمی‌شود.
lab-judge-levels = درون کروشه: جایی که عددِ درست با اطمینان { $level } آنجاست؛ در برابر بهترین با { $each }، تا تفاوت‌های هر { $m } حرکت با هم با اطمینان { $level } درست باشند (بونفرونی).
lab-judge-plot = هر حرکت چقدر کمتر از { $move } می‌برد

# راهنمایی‌ها

ui-kind-search = برنامه‌ای که حرکت‌های بعدی را می‌سنجد
hint-only = { $move } تنها حرکت مجاز است.
hint-move = { $seat } می‌تواند بازی کند: { $move }.
hint-figures = رقم‌های پشت آن
hint-plain-more = با این حرکت، با وضع کنونی، این محتمل‌تر می‌شود: { $topic } – { $outcome }.
hint-plain-less = با این حرکت، با وضع کنونی، این کم‌احتمال‌تر می‌شود: { $topic } – { $outcome }.
hint-plain-tried = برنامه حرکت‌ها را بارها آزمود و بیش از همه به این حرکت برگشت.
hint-reason-own = در { $then } از جهان‌هایی که برای { $outcome } هنوز ممکن‌اند، { $topic } با وضع کنونی از آنِ او می‌شود؛ بدون این حرکت در { $now } از { $n } جهانِ نمونه.
hint-reason = { $topic } با وضع کنونی در { $then } از جهان‌های هنوز ممکن به { $outcome } می‌رسد؛ بدون این حرکت در { $now } از { $n } جهانِ نمونه.
hint-reason-own-winner = در { $then } از جهان‌هایی که برای { $outcome } هنوز ممکن‌اند، اگر همین حالا همه‌چیز رو شود برنده اوست؛ بدون این حرکت در { $now } از { $n } جهانِ نمونه.
hint-reason-winner = اگر همین حالا همه‌چیز رو شود، در { $then } از جهان‌های هنوز ممکن برنده { $outcome } است؛ بدون این حرکت در { $now } از { $n } جهانِ نمونه.
hint-changes-nothing = آن‌گونه که اکنون هست، این حرکت تقریباً عوض نمی‌کند که چه به که می‌رسد؛ پشتوانه‌اش بازی‌هایی است که از اینجا ادامه داده شدند.
hint-search = جست‌وجو { $n } بازی را در جهان‌های هنوز ممکن تا پایان پیش برد و آنچه را خوب پیش می‌رفت بیشتر آزمود: { $tried } تا با این حرکت آغاز شد و { $won } از آن‌ها برده شد. حرکتی که پس از آن بیش از همه آزموده شد، { $second }، در { $seconds } بازی { $other } برد. آنچه کم آزموده شده فقط تقریبی دانسته است.
hint-foreseen-begins = { $topic } که با این حرکت آغاز می‌شود: { $then } — { $how }
hint-foreseen-changes = { $topic } با این حرکت: { $then }؛ بدون آن: { $now } — { $how }
hint-foreseen-ends = این حرکت به آنچه در جریان است پایان می‌دهد. { $topic } اگر ادامه می‌یافت: { $now } — { $how }
hint-foreseen-stands = { $topic } به همین صورت که هست: { $now } — { $how }
hint-search-horizon = جست‌وجو { $n } بار در جهان‌های هنوز ممکن، تا آغاز { $turns } نوبت بعدی، بازی را پیش برد و آنچه را خوب پیش می‌رفت بیشتر آزمود: { $tried } بار با این حرکت آغاز کرد و پس از آن، با وضعی که آنجا هست، { $won } از بُرد را می‌توان انتظار داشت. پس از حرکتی که بعد از آن بیش از همه آزموده شد، { $second }، این سهم در { $seconds } بار { $other } است. آنچه کم آزموده شده فقط تقریبی دانسته است.
hint-table = حرکت‌های بررسی‌شده
hint-tried = آزموده
hint-won = برده
hint-expected = سهمِ موردِ انتظار از بُرد
