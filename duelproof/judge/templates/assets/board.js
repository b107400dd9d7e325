"use strict";
// Pictures of a table: rows of places and squares as the game lays them, all other zones as piles.
const SEATS = ["alice", "bob"];
const MOST_PLACES = 12;
const MOST_CHANGES = 40;
// What a book says of its pictures; of a game that no book is of, all zones are drawn as piles.
const UNDRAWN = {stats: {cost: "Cost", power: "Power", hp: "HP", strike: "Strike", life: "Life"}, rows: [], closed: [], board: null};
const drawing = game => Object.hasOwn(documents, game) && documents[game].picture ? documents[game].picture : UNDRAWN;

class Picture {
  constructor(board, changed, title) {
    this.board = board; this.changed = changed; this.title = title; this.cards = new Map();
    this.drawn = drawing(board.game); this.closed = new Set(this.drawn.closed);
  }
  take(zones, name) { const zone = zones.get(name); zones.delete(name); return zone ? zone.cards : null; }
  card(card) {
    const stats = Object.entries(this.drawn.stats).filter(([name]) => name in (card.stats || {}))
      .map(([name, short]) => el("span", {class: "stat"}, short + " ", el("b", null, visible(card.stats[name]))));
    const flags = [
      card.exhausted && "exhausted", card.down && "face down", card.reversed && "upside down", card.pending && "pending", card.role,
      card.controller && "controlled by " + card.controller, card.owner && "of " + (card.owner === "alice" ? "Alice" : "Bob"),
      ...Object.entries(card.markers || {}).map(([name, n]) => name + " " + n),
    ].filter(Boolean);
    const kind = (card.down ? " down" : "") + (card.exhausted ? " exhausted" : "") + (this.changed.has(card.ref) ? " changed" : "") + (card.owner ? " owned " + (card.controller || card.owner) : "");
    const label = [card.name || "A hidden card", card.ref || card.handle, ...(card.words || []), ...flags].filter(Boolean).map(visible).join(", ");
    const node = el("div", {class: "tcard" + kind, title: label},
      el("div", {class: "tname"}, visible(card.name || "?")),
      el("div", {class: "tstats"}, stats),
      el("div", {class: "tflags"}, el("span", {class: "mono"}, visible(card.ref || card.handle || "")), flags.length ? " " + visible(flags.join(", ")) : ""),
      card.damage ? el("div", {class: "damage"}, visible(card.damage) + " damage") : null);
    for (const name of [card.ref, card.permanent]) if (name && !this.cards.has(name)) this.cards.set(name, node);
    return node;
  }
  place(label, cards, kind) {
    return el("div", {class: "place " + (kind || "") + (cards.length ? "" : " empty")}, el("span", {class: "label"}, visible(label)), cards.map(card => this.card(card)));
  }
  row(label, cards) { return cards ? el("div", {class: "trow"}, this.place(label, cards, "wide")) : null; }
  // Numbered places beside each other, with another zone in their middle.
  columns({zone, middle, without}, cards, within, count) {
    const places = [];
    for (let n = 1; n <= count; n++) places.push(this.place(zone + " " + n, cards.filter(card => card.at === String(n))));
    const there = within || !without;
    places.splice(Math.ceil(count / 2), 0, there ? this.place(middle, within || [], "middle " + middle) : el("div", {class: "place none"}, el("span", {class: "label"}, without)));
    const odd = cards.filter(card => !(Number(card.at) >= 1 && Number(card.at) <= count));
    if (odd.length) places.push(this.place(zone, odd));
    return el("div", {class: "trow columns"}, places);
  }
  // The rows of a half; those with columns have as many of them as the fullest.
  rows(zones) {
    const taken = this.drawn.rows.map(row => [row, this.take(zones, row.zone), row.middle ? this.take(zones, row.middle) : null]);
    const numbers = taken.flatMap(([row, cards]) => row.middle ? (cards || []).map(card => Number(card.at)) : []);
    const count = Math.max(2, ...numbers.filter(n => n >= 1 && n <= MOST_PLACES));
    return taken.map(([row, cards, within]) => row.middle ? this.columns(row, cards || [], within, count) : this.row(row.zone, cards)).filter(Boolean);
  }
  pile(name, zone) {
    const groups = new Map();
    for (const card of zone.cards) {
      const key = (card.name || "a hidden card") + (card.exhausted ? " (exhausted)" : "") + (card.damage ? " (" + card.damage + " damage)" : "");
      const group = groups.get(key) || {count: 0, changed: false};
      group.count += 1; group.changed = group.changed || this.changed.has(card.ref);
      groups.set(key, group);
    }
    const list = () => el("ul", null, [...groups].map(([key, group]) => el("li", {class: group.changed ? "changed" : null}, visible(key) + (group.count > 1 ? " \u00d7" + group.count : ""))));
    const title = [el("span", {class: "label"}, visible(name)), " ", el("b", null, visible(zone.count))];
    if (!zone.count && !zone.cards.length) return null;
    if (!this.closed.has(name)) return el("div", {class: "pile"}, el("div", null, title), list());
    const node = el("details", {class: "pile"}, el("summary", null, title));
    node.addEventListener("toggle", () => { if (node.open && node.childElementCount === 1) node.append(list()); });
    return node;
  }
  numbers(seat) {
    const side = this.board.seats[seat], numbers = Object.entries(side.numbers || {});
    const name = seat.charAt(0).toUpperCase() + seat.slice(1);
    const head = el("div", {class: "tseat " + seat}, el("b", null, name + (this.board.active === seat ? ", whose turn it is" : "")),
      numbers.map(([what, n]) => el("span", {class: "number"}, visible(what.replace(/_/g, " ")) + " ", el("b", null, n === null ? "\u2013" : visible(n)))));
    this.cards.set(seat, head);
    return head;
  }
  half(seat) {
    const zones = new Map(Object.entries(this.board.seats[seat].zones));
    const rows = this.rows(zones);
    if (this.drawn.board) zones.delete(this.drawn.board.ends);
    const hand = this.take(zones, "hand");
    if (hand && hand.length) rows.unshift(this.row("hand", hand));
    const piles = [...zones].map(([name, zone]) => this.pile(name, zone)).filter(Boolean);
    if (piles.length) rows.unshift(el("div", {class: "piles"}, piles));
    const parts = [this.numbers(seat), ...rows];
    return el("div", {class: "half " + seat}, seat === "bob" ? parts : parts.reverse());
  }
  items(title, items) {
    const named = ref => ref === undefined || ref === null ? "" : this.named(ref);
    return items && items.length ? el("div", {class: "titems"}, el("span", {class: "label"}, title), el("ol", null, items.map(item =>
      el("li", null, visible([item.kind, item.controller && "of " + item.controller, named(item.card ?? item.source), item.targets && item.targets.length && "\u2192 " + item.targets.map(named).join(", "),
        ...(item.amounts || []).map(([to, n]) => n + " to " + named(to))].filter(Boolean).join(" ")))))) : null;
  }
  named(ref) { const name = this.names.get(ref); return name ? name + " (" + ref + ")" : ref; }
  draw(names) {
    this.names = names;
    const board = this.board, shared = new Map(Object.entries(board.shared || {}));
    const middle = [];
    if (this.drawn.board) middle.push(this.grid(shared, this.drawn.board));
    const where = ["turn " + board.turn, board.phase, board.step].filter(Boolean).map(visible).join(" \u00b7 ");
    const ended = board.result && (board.result.winner ? board.result.winner + " has won" : "The game is over") + ((board.result.why || []).length ? " (" + board.result.why.join(", ") + ")" : "");
    middle.push(el("div", {class: "tflow"}, where, board.priority ? el("span", null, " \u00b7 priority: " + visible(board.priority)) : null, ended ? el("b", null, " \u00b7 " + visible(ended)) : null));
    middle.push(this.items("stack", board.stack), this.items("waiting", board.waiting));
    for (const items of board.shelved || []) middle.push(this.items("shelved", items));
    for (const [name, zone] of shared) middle.push(this.pile(name, zone));
    this.node = el("div", {class: "table " + (this.drawn === UNDRAWN ? "other" : board.game)}, this.half("bob"), el("div", {class: "middle"}, middle), this.half("alice"));
    this.arrows();
    return el("figure", {class: "picture"}, el("figcaption", null, this.title), this.node);
  }
  grid(shared, {files, ranks, squares: inside, ends}) {
    const squares = new Map();
    const put = cards => { for (const card of cards) { const at = card.at || "?"; squares.set(at, [...(squares.get(at) || []), card]); } };
    put((shared.get(inside) || {cards: []}).cards); shared.delete(inside);
    for (const seat of SEATS) put((this.board.seats[seat].zones[ends] || {cards: []}).cards);
    const cells = [];
    for (let rank = ranks; rank >= 1; rank--) for (const file of files) {
      const at = file + rank, kind = rank === 1 || rank === ranks ? "base" : "square";
      cells.push(this.place(at, squares.get(at) || [], kind)); squares.delete(at);
    }
    const odd = [...squares].map(([at, cards]) => this.place(at, cards, "square"));
    const node = el("div", {class: "grid"}, cells, odd);
    node.style.setProperty("--files", files.length);
    return node;
  }
  arrows() {
    const fights = (this.board.fights || []).filter(fight => this.cards.has(fight.attacker) && this.cards.has(fight.attacked)).slice(0, MOST_PLACES);
    if (!fights.length) return;
    const make = (tag, options) => { const node = document.createElementNS("http://www.w3.org/2000/svg", tag); for (const [k, v] of Object.entries(options)) node.setAttribute(k, v); return node; };
    const svg = make("svg", {class: "arrows", "aria-hidden": "true"});
    this.node.append(svg);
    const draw = () => {
      const frame = this.node.getBoundingClientRect();
      const middle = ref => { const box = this.cards.get(ref).getBoundingClientRect(); return {x: box.left - frame.left + box.width / 2, y: box.top - frame.top + box.height / 2, w: box.width / 2, h: box.height / 2}; };
      const edge = (from, to) => { const dx = to.x - from.x, dy = to.y - from.y, part = Math.min(1, from.w / Math.abs(dx || 1), from.h / Math.abs(dy || 1)); return [from.x + dx * part, from.y + dy * part]; };
      svg.replaceChildren(...fights.flatMap(fight => {
        const attacker = middle(fight.attacker), attacked = middle(fight.attacked);
        const [x1, y1] = edge(attacker, attacked), [x2, y2] = edge(attacked, attacker), angle = Math.atan2(y2 - y1, x2 - x1);
        const tip = turn => (x2 - 12 * Math.cos(angle + turn)) + "," + (y2 - 12 * Math.sin(angle + turn));
        return [make("line", {x1, y1, x2, y2}), make("polygon", {points: x2 + "," + y2 + " " + tip(.45) + " " + tip(-.45)})];
      }));
    };
    new ResizeObserver(draw).observe(this.node);
  }
}

// Every card of a board by its ref: where it lies and how.
function laid(board) {
  const cards = new Map();
  const read = (where, zones) => {
    for (const [name, zone] of Object.entries(zones || {})) zone.cards.forEach(card => {
      if (!card.ref) return;
      const place = [where, name, card.at].filter(Boolean).join(".");
      cards.set(card.ref, {name: card.name, place, states: {
        pose: card.exhausted ? "exhausted" : "ready", face: card.down ? "face down" : "face up", damage: card.damage || 0, role: card.role || "alone",
        ...Object.fromEntries(Object.entries(card.stats || {})), markers: JSON.stringify(card.markers || {}),
      }});
    });
  };
  for (const [seat, side] of Object.entries(board.seats)) read(seat, side.zones);
  read("", board.shared);
  return cards;
}

// What is different between two boards, in sentences, and the refs of the cards that are.
function changes(before, after) {
  const one = laid(before), two = laid(after), refs = new Set(), lines = [];
  for (const [ref, now] of two) {
    const was = one.get(ref), parts = [];
    if (!was) parts.push("is new in " + now.place);
    else if (was.place !== now.place) parts.push(was.place + " \u2192 " + now.place);
    else for (const name of new Set([...Object.keys(was.states), ...Object.keys(now.states)]))
      if (was.states[name] !== now.states[name]) parts.push((["pose", "face", "role"].includes(name) ? "" : name + " ") + (was.states[name] ?? "none") + " \u2192 " + (now.states[name] ?? "none"));
    if (was && was.place !== now.place && was.states.pose !== now.states.pose) parts.push(now.states.pose);
    if (parts.length) { refs.add(ref); lines.push((now.name || "A card") + " (" + ref + "): " + parts.join(", ")); }
  }
  for (const [ref, was] of one) if (!two.has(ref)) { refs.add(ref); lines.push((was.name || "A card") + " (" + ref + "): left " + was.place); }
  for (const [seat, side] of Object.entries(after.seats)) for (const [name, n] of Object.entries(side.numbers || {})) {
    const was = ((before.seats[seat] || {}).numbers || {})[name];
    if (was !== n) lines.push(seat + ": " + name.replace(/_/g, " ") + " " + (was ?? "none") + " \u2192 " + (n ?? "none"));
  }
  for (const name of ["turn", "active", "phase", "step", "priority"]) if (before[name] !== after[name]) lines.push(name + ": " + (before[name] ?? "none") + " \u2192 " + (after[name] ?? "none"));
  return {refs, lines};
}
function tables(before, after, names) {
  const {refs, lines} = before && after ? changes(before, after) : {refs: new Set(), lines: []};
  const pictures = [[before, "Before"], [after, "At the end"]].filter(([board]) => board).map(([board, title]) => new Picture(board, refs, title).draw(names));
  if (lines.length > MOST_CHANGES) lines.push("and " + (lines.splice(MOST_CHANGES).length) + " more");
  const list = before && after && el("ul", {class: "changes"}, lines.length ? lines.map(line => el("li", null, visible(line))) : el("li", null, "Nothing."));
  return el("div", {class: "tables"}, el("h3", null, "The table"), el("div", {class: "pictures"}, pictures), list ? [el("h3", null, "What changed"), list] : null);
}
