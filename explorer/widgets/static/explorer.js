// The explorer's page: draws `screen`, a JSON value made in Python, and sends small messages back. It knows no game.
// What needs no kernel (choosing, filtering, unfolding, turning to another panel) is done here at once.

// ── a small virtual DOM: elements are kept, so focus and scrolling are ──

const h = (tag, props, ...kids) => ({ tag, props: props || {}, kids: kids.flat(9).filter((kid) => kid || kid === 0) });

function fill(el, kids) {
  const keys = kids.map((kid, i) => (kid.tag ? `${kid.tag}:${kid.props.key ?? i}` : `#${i}`));
  const old = new Map(), wanted = new Set(keys);
  for (const node of [...el.childNodes]) {
    if (wanted.has(node.rxKey) && !old.has(node.rxKey)) old.set(node.rxKey, node);
    else node.remove();
  }
  let at = el.firstChild;
  kids.forEach((kid, i) => {
    let node = old.get(keys[i]);
    if (!node) {
      node = kid.tag ? document.createElement(kid.tag) : document.createTextNode("");
      node.rxKey = keys[i];
    }
    if (node === at) at = at.nextSibling;
    else el.insertBefore(node, at);
    if (kid.tag) dress(node, kid);
    else if (node.data !== String(kid)) node.data = kid;
  });
}

function dress(node, { props, kids }) {
  const was = node.rxProps || {};
  for (const name in was) if (!(name in props)) set(node, name, null, was[name]);
  for (const name in props) if (name !== "value") set(node, name, props[name], was[name]);
  if (props.html === undefined) fill(node, kids);
  // after the options of a select are there; what is being typed is not disturbed
  if ("value" in props && (props.value !== was.value || node.tagName === "SELECT")) node.value = props.value;
  node.rxProps = props;
}

function set(node, name, value, was) {
  if (name === "key") return;
  if (name.startsWith("on")) node[name] = value;
  else if (name === "html") value !== was && (node.innerHTML = value ?? "");
  else if (name === "checked") node.checked = !!value;
  else if (value === was) return;
  else if (value === null || value === undefined || value === false) node.removeAttribute(name);
  else node.setAttribute(name, value === true ? "" : value);
}

// ── parts that come again ──

let views = 0;
const store = {
  name: () => `rules-explorer ${location.pathname}`,
  get: () => { try { return JSON.parse(sessionStorage.getItem(store.name())); } catch { return null; } },
  set: (value) => { try { sessionStorage.setItem(store.name(), JSON.stringify(value)); } catch { /* not allowed */ } },
};

const field = (label, input) => h("label", { class: "rx-field", key: label }, h("span", null, label), input);
const sign = (mark) => h("span", { "aria-hidden": "true", class: "rx-sign", key: "sign" }, mark);
const hidden = (text) => h("span", { class: "rx-hid", key: "hid" }, ` (${text})`);
const heading = (text, id) => h("h4", { id }, text);
const options = (entries) => entries.map((e) => h("option", { value: e.id, key: e.id }, e.label));

function render({ model, el }) {
  const uid = `rx${++views}`;
  const root = document.createElement("section");
  el.append(root);
  const local = { what: null, filter: "", tab: "log", typed: "", branch: "", answer: "", why: "", own: "", save: "",
    pasted: "", a: null, b: null, draft: null, seen: -1, projects: null };
  let stopped = false, busy = null, offer = null, slow = false;

  const screen = () => model.get("screen");
  const id = (name) => `${uid}-${name}`;
  const send = (wish) => {
    if (stopped) return;
    if (el.closest(".jupyter-widgets-disconnected")) return stop();
    clearTimeout(busy);
    busy = setTimeout(() => { slow = true; el.closest(".jupyter-widgets-disconnected") ? stop() : draw(); }, 5000);
    root.setAttribute("aria-busy", "true");
    try { model.send({ ...wish, n: screen().n }); } catch { stop(); }
  };
  const stop = () => { stopped = true; clearTimeout(busy); draw(); };
  const keep = (change, part) => {
    Object.assign(local, change);
    const node = part && root.querySelector(`.rx-${part}`), s = screen();
    if (node) dress(node, (part === "moves" ? moves : tabs)(s, s.words)); // only what can have changed
    else draw();
  };
  // the second click of a double click meets a page that may be another by then
  const press = (run) => (event) => { if (event.detail < 2) run(event); };
  const button = (label, run, props) =>
    h("button", { type: "button", key: label, onclick: press(run), ...props }, label);
  const toggle = (label, on, run) => button(label, run, { "aria-pressed": String(on), class: "rx-toggle" });
  const form = (props, run, ...kids) => h("form", { ...props, onsubmit: (e) => { e.preventDefault(); run(); } }, kids);
  const choose = (label, value, entries, run, props) =>
    field(label, h("select", { value, onchange: (e) => run(e.target.value), ...props }, options(entries)));
  const write = (name, label, props, to = local) =>
    field(label, h("input", { type: "text", autocomplete: "off", spellcheck: "false", value: to[name],
      oninput: (e) => { to[name] = e.target.value; }, ...props }));
  const radios = (name, entries, chosen, run) => entries.map((e) =>
    h("label", { class: `rx-radio${e.off ? " rx-off" : ""}`, key: e.id },
      h("input", { type: "radio", name: id(name), value: e.id, checked: e.id === chosen, disabled: e.off,
        onchange: () => run(e.id) }), h("span", null, e.label)));

  // ── the parts of the explorer ──

  const bar = (s, w) => h("div", { class: "rx-bar", key: "bar", role: "group", "aria-label": s.title },
    h("h3", { id: id("title") }, s.title),
    s.eyes && choose(w["look-as"], String(s.eyes.find((e) => e.chosen)?.seat),
      s.eyes.map((e) => ({ id: String(e.seat), label: e.label })), (v) => send({ do: "look", seat: +v })),
    s.languages.length > 1 && choose(w.language, s.language, s.languages, (v) => send({ do: "speak", language: v })),
    h("span", { class: "rx-push" }),
    "predicts" in s && toggle(w.predict, s.predicts, () => send({ do: "predict", on: !s.predicts })),
    toggle(w.projector, large(), project));

  const large = () => local.projects ?? screen().projects;
  function project() {
    const on = !large();
    keep({ projects: on });
    if (on) root.requestFullscreen?.().catch(() => {});
    else if (document.fullscreenElement === root) document.exitFullscreen().catch(() => {});
    send({ do: "project", on });
  }

  const alerts = (s, w) => [
    stopped && h("div", { class: "rx-alert", role: "alert", key: "stopped" },
      h("p", null, h("b", null, w.stopped)), h("p", null, w["stopped-how"])),
    offer && !stopped && h("div", { class: "rx-alert", role: "alert", key: "offer" }, h("p", null, w["restore-offer"]),
      button(w.restore, () => { const key = offer; offer = null; send({ do: "restore", key }); }),
      button(w["restore-no"], () => { offer = null; remember(); draw(); })),
    h("p", { class: "rx-notice", role: "status", key: "notice" }, slow ? w.slow : s.notice),
  ];

  const trial = (s, w) => s.trial && h("div", { class: "rx-alert", key: "trial" }, h("p", null, w["trial-on"]),
    button(w["trial-keep"], () => send({ do: "keep" })), button(w["trial-put-back"], () => send({ do: "back" })));

  const board = (s, w) => h("div", { class: "rx-board", key: "board", role: "region", "aria-label": w.board, tabindex: "0" },
    s.board && h("div", { html: s.board, key: "svg", style: `--wide:${/viewBox="0 0 ([\d.]+)/.exec(s.board)?.[1] ?? 0}`, onclick: press((e) => {
      const topic = e.target.closest("[data-topic]")?.dataset.topic;
      if (topic && s.topics?.some((t) => t.id === topic)) send({ do: "why", topic });
    }) }),
    h("div", { class: "rx-row rx-under", key: "under" },
      "odds" in s && toggle(w.odds, s.odds, () => send({ do: "odds", on: !s.odds })),
      h("details", { key: "words", open: !s.board }, h("summary", null, w["in-words"]), h("pre", null, s.words_of_board))),
    s.prospects && h("ul", { class: "rx-plain", key: "prospects", "aria-label": w.odds, html: s.prospects }));

  const hinted = (c, s) => c.targets.some((t) => t.move === s.hint);
  const tip = (w) => [" ", h("b", { class: "rx-tip", key: "tip" }, w.hint)];

  function moves(s, w) {
    const sought = local.filter.trim().toLowerCase();
    const shown = s.choices.filter((c) => !sought || `${c.label} ${c.targets.map((t) => t.move).join(" ")}`
      .toLowerCase().includes(sought));
    const now = shown.find((c) => c.id === local.what) || (s.choices.length === 1 && shown[0]);
    const many = s.choices.length > 9 || s.shows_all || local.filter;
    return h("section", { class: "rx-moves", key: "moves", "aria-labelledby": id("moves") },
      heading(w.moves, id("moves")),
      s.choices.length > 0 && h("div", { class: "rx-row", key: "find" },
        many && field(w.filter, h("input", { type: "search", value: local.filter,
          oninput: (e) => keep({ filter: e.target.value }, "moves") })),
        h("label", { class: "rx-radio", key: "all" }, h("input", { type: "checkbox", checked: s.shows_all,
          onchange: (e) => send({ do: "all", on: e.target.checked }) }), h("span", null, w["all-moves"])),
        "passes" in s && h("label", { class: "rx-radio", key: "passes" }, h("input", { type: "checkbox",
          checked: s.passes, onchange: (e) => send({ do: "passes", on: e.target.checked }) }), h("span", null, w.passes))),
      s.choices.length === 0 ? h("p", { key: "none" }, s.trial ? w["trial-first"] : w["no-moves"])
        : h("div", { class: "rx-lists", key: "lists" },
          h("div", { class: "rx-what", key: "what" }, h("div", { class: "rx-label", id: id("what") }, w.what),
            h("div", { role: "radiogroup", "aria-labelledby": id("what"), "data-zone": "what", "data-list": "what" },
              shown.map((c, i) => h("button", { type: "button", role: "radio", key: c.id,
                "aria-checked": String(c === now), tabindex: (now ? c === now : i === 0) ? "0" : "-1",
                class: c.legal === 0 ? "rx-illegal" : "", onclick: () => keep({ what: c.id }, "moves") },
              c.legal === 0 && sign("✗"), c.label, c.legal === 0 && hidden(w["not-legal"]), hinted(c, s) && tip(w))),
              !shown.length && h("p", null, w["none-found"]))),
          h("div", { class: "rx-where", key: "where" }, h("div", { class: "rx-label", id: id("where") }, w.where),
            h("div", { role: "group", "aria-labelledby": id("where"), "data-zone": "where", "data-list": "where" },
              now ? now.targets.map((t, i) => h("button", { type: "button", key: t.move, title: t.move,
                tabindex: (hinted(now, s) ? t.move === s.hint : i === 0) ? "0" : "-1",
                class: t.legal === false ? "rx-target rx-illegal" : "rx-target",
                onclick: press(() => send({ do: "play", move: t.move })) },
              t.legal !== null && sign(t.legal ? "✓" : "✗"), t.label, t.odds && h("small", { key: "odds" }, ` ${t.odds}`),
              t.legal === false && hidden(w["not-legal"]), t.move === s.hint && tip(w)))
                : h("p", { class: "rx-small" }, w["choose-what"])))),
      form({ class: "rx-row", key: "typed" }, () => typed("check"),
        write("typed", w["other-move"], { placeholder: s.example, class: "rx-notation" }),
        h("button", { type: "submit", key: "check" }, w.check), button(w.play, () => typed("play"))),
      h("div", { class: "rx-row", key: "about", "data-zone": "about" },
        s.advance && button(s.advance, () => send({ do: "advance" })),
        button(w.undo, () => send({ do: "undo" })), button(w.redo, () => send({ do: "redo" })),
        "hint" in s && button(w.hint, () => { local.hint = true; send({ do: "hint" }); })));
  }
  const typed = (how) => send({ do: how, move: local.typed });

  function question(s, w) {
    const q = s.asks;
    if (!q) return null;
    if (q.answered) {
      return h("div", { class: "rx-row", key: "predicted", "data-zone": "answer" },
        q.legal && button(w["play-it"], () => send({ do: "go-on" })),
        button(w.close, () => send({ do: "drop" })));
    }
    return form({ class: "rx-question", key: `asks ${q.move}`, "data-zone": "answer" },
      () => send({ do: "commit", answer: local.answer, why: local.answer === "refused" ? local.why : "" }),
    h("fieldset", null, h("legend", null, q.said), radios("answer", q.answers, local.answer,
      (v) => keep({ answer: v }))),
    local.answer === "refused" && h("fieldset", { key: "whys" }, h("legend", null, w["why-refused"]),
      radios("why", q.whys, local.why, (v) => keep({ why: v }))),
    h("div", { class: "rx-row" }, h("button", { type: "submit", class: "rx-main" }, w.commit),
      button(w["predict-drop"], () => send({ do: "drop" }))));
  }

  const answer = (s, w) => h("section", { class: "rx-answer", key: "answer", "aria-labelledby": id("answer") },
    heading(w.answer, id("answer")), trial(s, w), question(s, w),
    h("div", { class: "rx-told", key: "told", "aria-live": "polite", html: s.answer }));

  // ── panels ──

  // what was passed over in the tree, to be opened turn by turn
  const unfolded = (label, inside, key) => (inside.length
    ? h("details", { key, class: "rx-fold" }, h("summary", null, label), h("div", { class: "rx-row" }, inside.map((e) =>
      h("button", { type: "button", key: e.where, onclick: press(() => send({ do: "goto", where: e.where })) },
        e.label, h("small", null, ` ${e.cited}`)))))
    : h("span", { class: "rx-small", key }, label, key === "fold" && " · "));

  const event = (s, e, i) => h("li", { key: i }, e.clauses.length
    ? h("details", null, h("summary", null, e.said, h("small", null, ` (${e.cited})`)),
      e.clauses.map((c) => h("div", { key: c, html: s.clauses[c] })))
    : e.said);

  const panels = {
    log: (s, w) => {
      const split = Math.max(0, s.log.length - 12);
      const listed = (events, from) => h("ol", { class: "rx-events" }, events.map((e, i) => event(s, e, from + i)));
      return [split > 0 && h("details", { key: "older" }, h("summary", null, s.older), listed(s.log.slice(0, split), 0)),
        h("div", { key: "recent" }, listed(s.log.slice(split), split)),
        h("p", { class: "rx-small", key: "seed" }, w.seed, ": ", h("bdi", null, s.table.seed))];
    },
    tree: (s, w) => [h("p", { key: "note" }, w["branch-note"]),
      h("ul", { class: "rx-tree", key: "tree", "data-list": "tree", "data-zone": "tree" },
        s.timeline.entries.map((e) => h("li", { key: e.id, style: `--deep:${e.depth}` },
          e.fold && unfolded(e.fold, e.inside, "fold"),
          e.where === null ? unfolded(e.label, e.inside, "text")
            : h("button", { type: "button", key: "go", class: e.branch ? "rx-chip" : "", "aria-current": e.here && "true",
              onclick: press(() => send({ do: "goto", where: e.where })) }, e.label,
            e.cited && h("small", null, ` ${e.cited}`), e.here && h("b", { key: "here" }, ` ◀ ${w.here}`))))),
      form({ class: "rx-row", key: "name" }, () => { send({ do: "name", name: local.branch }); keep({ branch: "" }); },
        write("branch", w["branch-name"]), h("button", { type: "submit" }, w["branch-do"]),
      button(w["draw-history"], () => send({ do: "history" })))],
    compare: (s, w) => {
      const names = s.timeline.branches.map((b) => b.name);
      const places = [...names.map((name) => ({ id: name, label: name })),
        { id: "#", label: `${w.here} (#${s.timeline.node})` }];
      const a = places.some((p) => p.id === local.a) ? local.a : names[0];
      const b = places.some((p) => p.id === local.b) ? local.b : names[1] ?? "#";
      const place = (v) => (v === "#" ? s.timeline.node : v);
      const c = s.compare;
      return [h("p", { key: "note" }, w["compare-note"]),
        h("div", { class: "rx-row", key: "pick" }, choose(w["compare-a"], a, places, (v) => keep({ a: v })),
          choose(w["compare-b"], b, places, (v) => keep({ b: v })),
          button(w["compare-do"], () => send({ do: "compare", a: place(a), b: place(b) }), { class: "rx-main" }),
          c && button(w["compare-end"], () => send({ do: "leave" }))),
        c && c.same && h("p", { class: "rx-way", key: "same" }, w["compare-same"]),
        c && c.topics.length > 0 && h("div", { key: "topics", class: "rx-wide", role: "region", tabindex: "0",
          "aria-label": w["compare-findings"] }, h("table", null, h("caption", null, w["compare-findings"]),
          h("thead", null, h("tr", null, h("td"), c.sides.map((side, i) => h("th", { scope: "col", key: i }, side.name)))),
          h("tbody", null, c.topics.map((t) => h("tr", { key: t.topic }, h("th", { scope: "row" }, t.label),
            [t.a, t.b].map((said, i) => h("td", { key: i }, sign("≠"), said))))))),
        c && h("div", { class: "rx-sides", key: "sides" }, c.sides.map((side, i) =>
          h("section", { key: i, "aria-label": side.name }, h("h5", null, side.name), h("div", { html: side.board }),
            h("p", { class: "rx-label" }, w["in-words"]), h("ul", { class: "rx-plain", html: side.lines }),
            h("p", { class: "rx-label", key: "since" }, w["since-parted"]),
            h("ol", { class: "rx-plain", key: "moves", html: side.moves }))))];
    },
    rulings: (s, w) => [h("p", { key: "note" }, w["ruling-note"]),
      s.former && h("div", { class: "rx-row", key: "former" }, h("span", null, w.former),
        button(w["trial-put-back"], () => send({ do: "back" }))),
      s.rulings.map((r) => h("details", { key: r.id, class: r.switched ? "rx-ruling rx-switched" : "rx-ruling" },
        h("summary", null, h("b", null, r.question), " ", r.options.find((o) => o.chosen)?.label),
        h("fieldset", { "aria-label": r.question }, radios(`ruling ${r.id}`, r.options.map((o) => ({ id: o.id, off: o.secret, label: [o.label,
          o.usual && h("small", { key: "usual" }, ` (${w["ruling-usual"]})`),
          o.secret && h("small", { key: "secret" }, ` (${w["ruling-secret"]})`)] })),
        r.options.find((o) => o.chosen)?.id, (v) => send({ do: "try", ruling: r.id, option: v }))),
        h("p", { class: "rx-small" }, r.why, " ", h("bdi", null, r.cited || r.reference))))],
    why: (s, w) => {
      const ask = (topic) => topic && send({ do: "why", topic });
      const alike = (t) => s.topics.filter((u) => u.kind === t.kind);
      // a list for each kind to choose from, where buttons would fill the page
      const many = (t) => alike(t).length > (s.topics.length > 24 ? 2 : 12);
      return [h("p", { key: "note" }, w["why-note"]),
        h("div", { class: "rx-row rx-kinds", key: "more", role: "group", "aria-label": w.about }, s.topics
          .filter((t) => many(t) && alike(t)[0] === t).map((t) => choose(t.kind, "",
            [{ id: "", label: "…" }, ...alike(t).map((u) => ({ id: u.id, label: u.name }))], ask))),
        h("div", { class: "rx-row", key: "topics", role: "group", "aria-label": w.about, "data-list": "row",
          "data-zone": "topics" }, s.topics.filter((t) => !many(t)).map((t, i) => h("button", { type: "button", key: t.id,
          tabindex: i === 0 ? "0" : "-1", onclick: press(() => ask(t.id)) }, t.label)))];
    },
    sums: ({ calculator: c }, w) => [
      h("div", { class: "rx-row", key: "fields", role: "group", "aria-label": c.title }, c.fields.map((f) => {
        const reckon = (value) => send({ do: "reckon", field: f.id, value });
        return f.options ? choose(f.label, f.value, f.options, reckon)
          : write("value", f.label, { inputmode: "numeric", onchange: (e) => reckon(e.target.value) }, f);
      })),
      h("div", { class: "rx-row", key: "follow" },
        toggle(w.follow, c.follows, () => send({ do: "follow", on: !c.follows })),
        h("p", { class: "rx-gist", role: "status" }, c.told)),
      h("div", { class: "rx-told", key: "reckoned", html: c.html })],
    match: (s, w) => {
      const t = s.table;
      const d = local.draft ??= { players: t.players.map((p) => ({ ...p })), chance: t.chance, seed: "", script: "" };
      const change = (part) => keep({ draft: { ...d, ...part } });
      return [form({ key: "new", "aria-label": w["new-match"] }, () => send({ do: "new", ...d }),
      h("h5", null, w["new-match"]),
      d.players.map((p, i) => h("fieldset", { class: "rx-row", key: i }, h("legend", null, t.seats[i] ?? i),
        choose(w["player-kind"], p.kind, t.kinds, (v) => { p.kind = v; draw(); }),
        write("name", w["player-name"], { maxlength: "200" }, p))),
      h("div", { class: "rx-row", key: "more" },
        d.players.length < t.most && button(w["add-seat"], () => change({ players: [...d.players, { kind: "greedy", name: "" }] })),
        d.players.length > t.least && button(w["remove-seat"], () => change({ players: d.players.slice(0, -1) })),
        choose(w["chance-how"], d.chance, t.chances, (v) => change({ chance: v })),
        write("seed", w.seed, { placeholder: w["any-seed"] }, d),
        h("button", { type: "submit", key: "begin", class: "rx-main" }, w.begin)),
      d.chance === "script" && field(w.script, h("textarea", { rows: "4", value: d.script,
        oninput: (e) => { d.script = e.target.value; } }))),
      h("div", { class: "rx-row", key: "keep", role: "group", "aria-label": w.save }, h("span", null, w["save-note"]),
        button(w.save, () => { local.text = false; send({ do: "save" }); }),
        button(w["save-text"], () => { local.text = true; send({ do: "save" }); }),
        h("label", { class: "rx-file", key: "file" }, w["load-file"], h("input", { type: "file", class: "rx-hid", accept: ".json,application/json", onchange: async (e) => {
          const file = e.target.files[0];
          e.target.value = "";
          if (file) send({ do: "load", text: await file.text() });
        } }))),
      local.save && field(w["save-text"], h("textarea", { rows: "6", readonly: true, dir: "ltr", value: local.save })),
      form({ class: "rx-row", key: "load" }, () => send({ do: "load", text: local.pasted }),
        field(w["load-text"], h("textarea", { rows: "2", dir: "ltr", value: local.pasted,
          oninput: (e) => { local.pasted = e.target.value; } })), h("button", { type: "submit" }, w.load))];
    },
  };

  function tabs(s, w) {
    const names = { log: w.log, why: w.why, ...(s.calculator && { sums: s.calculator.title }), tree: w.tree,
      compare: w.compare, rulings: w.rulings, match: w.match };
    if (!(local.tab in names)) local.tab = "log";
    return h("div", { class: "rx-tabs", key: "tabs" },
      h("div", { role: "tablist", "aria-label": s.title, "data-list": "row", "data-zone": "tabs" },
        Object.entries(names).map(([name, label]) => h("button", { type: "button", role: "tab", key: name,
          id: id(`tab-${name}`), "aria-selected": String(local.tab === name), tabindex: local.tab === name ? "0" : "-1",
          "aria-controls": local.tab === name && id("panel"), onclick: () => keep({ tab: name }, "tabs") }, label))),
      h("div", { role: "tabpanel", id: id("panel"), "aria-labelledby": id(`tab-${local.tab}`), tabindex: "0",
        key: local.tab, class: `rx-panel rx-panel-${local.tab}` }, panels[local.tab](s, w)));
  }

  const curtain = (s) => h("div", { class: "rx-curtain", key: "curtain", "data-zone": "curtain" },
    h("p", { class: "rx-big", role: "status" }, s.covered.said),
    button(s.covered.show, () => send({ do: "uncover", seat: s.covered.seat }), { class: "rx-main" }),
    button(s.covered.public, () => send({ do: "uncover", seat: -2 })));

  const explore = (s, w) => (s.covered ? [curtain(s)] : [
    h("p", { class: "rx-turn", key: "turn", role: "status", html: s.turn }), board(s, w),
    h("div", { class: "rx-work", key: "work" }, moves(s, w), answer(s, w)), tabs(s, w)]);

  // ── a walkthrough ──

  const walk = (s, w) => [
    h("div", { class: "rx-row", key: "progress" }, h("progress", { max: s.of, value: s.at, "aria-label": s.progress }),
      h("span", null, s.progress)),
    s.board && board(s, w),
    h("div", { class: s.stays ? "rx-foot rx-stays" : "rx-foot", key: "foot" },
      h("section", { class: "rx-step", key: "step", "aria-labelledby": id("stage") }, heading(s.stage, id("stage")),
        h("div", { "aria-live": "polite", html: s.said, key: "said" }),
        s.asks && form({ class: "rx-question", key: `q${s.at}`, "data-zone": "step" },
          () => send({ do: "commit", answer: s.asks.choices.length ? local.answer : local.own }),
        s.asks.choices.length
          ? h("fieldset", null, h("legend", null, s.asks.said), radios("walk", s.asks.choices, local.answer || s.asks.answer,
            (v) => keep({ answer: v })))
          : field(w["walk-answer-here"], h("textarea", { rows: "2", value: s.asks.answer,
            oninput: (e) => { local.own = e.target.value; } })),
        h("button", { type: "submit", class: "rx-main", key: "commit" }, w.commit)),
        s.points.length > 0 && h("p", { key: "points", class: "rx-small" }, "☞ ", s.points.map((p) => p.label).join(" · ")),
        h("div", { html: s.told, "aria-live": "polite", key: "told" }),
        s.views.map((v, i) => h("div", { key: `view ${i}`, html: v }))),
      h("div", { class: "rx-row", key: "go", "data-zone": "go" },
        button(w["walk-back"], () => send({ do: "back" }), { disabled: s.at === 1 }),
        button(s.on, () => send({ do: "on" }), { class: "rx-main", disabled: s.at === s.of, key: "on" }),
        button(w["walk-restart"], () => send({ do: "restart" }))))];

  // ── drawing, and keys ──

  function draw() {
    const s = screen(), w = s.words;
    const active = root.contains(document.activeElement) ? document.activeElement : null;
    const zone = active?.closest("[data-zone]")?.dataset.zone;
    root.className = `rx${large() ? " rx-large" : ""}${stopped ? " rx-stopped" : ""}`;
    root.lang = s.language;
    root.dir = s.way;
    root.setAttribute("aria-labelledby", id("title"));
    fill(root, [bar(s, w), alerts(s, w), s.kind === "walk" ? walk(s, w) : explore(s, w)].flat(9).filter(Boolean));
    for (const [place, topics] of [[".rx-board", s.points], [".rx-sides", s.compare?.topics]]) {
      for (const part of root.querySelectorAll(`${place} [data-topic]`)) {
        part.classList.toggle("rx-pointed", !!topics?.some((t) => t.topic === part.dataset.topic));
      }
    }
    if (active && !active.isConnected) {
      const near = zone === "where" ? "what" : zone;
      const there = root.querySelector(`[data-zone="${near}"] :is([tabindex="0"], button:not([tabindex="-1"]), input)`)
        || root.querySelector(`[data-zone="curtain"] button, [data-zone="what"] [tabindex="0"], .rx-board`);
      there?.focus({ preventScroll: true });
    }
  }

  const remember = () => { const s = screen(); if (s.key && s.n > 0 && !offer) store.set({ key: s.key, run: s.run }); };

  function arrived() {
    const s = screen();
    clearTimeout(busy);
    slow = stopped = false;
    root.removeAttribute("aria-busy");
    if (s.move !== local.seen) Object.assign(local, { seen: s.move, what: null, filter: "", typed: "" });
    if (!s.asks || s.asks.move !== local.asked) Object.assign(local, { asked: s.asks?.move, answer: "", why: "", own: "" });
    if (s.begun !== local.begun) Object.assign(local, { begun: s.begun, draft: null, save: "", pasted: "" });
    const best = local.hint && s.choices?.find((c) => hinted(c, s));
    if (best) Object.assign(local, { what: best.id, filter: "" });
    Object.assign(local, { projects: null, hint: false });
    remember();
    const far = root.contains(document.activeElement) && document.activeElement.closest(".rx-tabs");
    const news = s.answer !== local.answered;
    local.answered = s.answer;
    draw();
    if (best) root.querySelectorAll(".rx-tip").forEach((part) => part.scrollIntoView({ block: "nearest" }));
    if (far && news) root.querySelector(".rx-answer h4")?.scrollIntoView({ block: "nearest" });
  }

  function told(message) {
    if (typeof message?.text !== "string") return;
    if (local.text) return keep({ save: message.text });
    const link = document.createElement("a");
    link.href = URL.createObjectURL(new Blob([message.text], { type: "application/json" }));
    link.download = message.save;
    link.click();
    setTimeout(() => URL.revokeObjectURL(link.href), 1000);
  }

  function key(e) {
    if (e.key === "Tab" || e.key === "Escape" || e.ctrlKey || e.metaKey || e.altKey) return;
    // JupyterLab would cut cells with x and insert them with b
    e.stopPropagation();
    const list = e.target.closest("[data-list]");
    if (!list || !e.target.matches("button")) return;
    const kind = list.dataset.list, entries = [...list.querySelectorAll("button")].filter((b) => b.offsetParent), at = entries.indexOf(e.target);
    const on = root.dir === "rtl" ? "ArrowLeft" : "ArrowRight", off = root.dir === "rtl" ? "ArrowRight" : "ArrowLeft";
    const other = (zone) => root.querySelector(`[data-zone="${zone}"] [tabindex="0"]`)?.focus();
    let to = { Home: 0, End: entries.length - 1, ArrowDown: at + 1, ArrowUp: at - 1, [on]: at + 1, [off]: at - 1 }[e.key];
    if (kind === "what" && (e.key === on || e.key === "Enter")) {
      e.preventDefault();
      e.target.click();
      return other("where");
    }
    if (kind === "what" && e.key === off) to = undefined;
    if (kind === "where" && e.key === off && at === 0) { e.preventDefault(); return other("what"); }
    if (to === undefined) return;
    e.preventDefault();
    const next = entries[(to + entries.length) % entries.length];
    next.focus();
    if (kind === "what" || next.getAttribute("role") === "tab") next.click();
  }

  const left = store.get();
  if (left && screen().run && left.run !== screen().run) offer = left.key;
  root.addEventListener("keydown", key);
  const dead = () => setTimeout(() => { if (el.closest(".jupyter-widgets-disconnected")) stop(); }, 300);
  const heard = { "change:screen": arrived, "msg:custom": told, comm_live_update: dead, "comm:close": stop };
  for (const name in heard) model.on(name, heard[name]);
  arrived();
  return () => {
    clearTimeout(busy);
    for (const name in heard) model.off(name, heard[name]);
  };
}

export default { render };
