// Choices are matched by content: what was submitted is looked for among what is offered.

import { chanceAnswer, shuffled } from "./chance.js";

// A choice that is not taken. Nothing has changed when this is thrown.
export class Refusal extends Error {
  constructor(code, reason) {
    super(reason);
    this.code = code;
  }
}

// The options of a decision that a choice means.
export function matched(decision, choice, random) {
  if (choice.decision !== decision.id) throw new Refusal("stale", `the open decision is ${decision.id}`);
  if (choice.by !== decision.player) throw new Refusal("not-asked", `${decision.player} is asked`);
  if (choice.take_back) throw new Refusal("not-offered", "a play is not begun before it can be finished");
  const dice = random ?? Math.random;
  const chance = decision.player === "chance";
  if (chance && choice.whatever) return chanceAnswer(decision, dice);
  if (decision.shape.shape === "order") return ordered(decision, choice.order, chance, dice);
  if (!choice.pick) throw new Refusal("wrong-shape", "options are to be picked");
  const picked = distinct(choice.pick.map((said) => find(decision.options, said)));
  const { min = 1, max = 1 } = decision.shape;
  if (picked.length < min) throw new Refusal("too-few", `at least ${min} are to be picked`);
  if (picked.length > max) throw new Refusal("too-many", `at most ${max} are to be picked`);
  return picked;
}

// Chance may name only what comes first; the rest then comes in any order.
function ordered(decision, order, chance, dice) {
  if (!order) throw new Refusal("wrong-shape", "options are to be put in order");
  const named = distinct(order.map((said) => find(decision.options, said)));
  const rest = decision.options.filter((option) => !named.includes(option));
  if (rest.length && !chance) throw new Refusal("too-few", "all options are to be put in order");
  return [...named, ...shuffled(rest, dice)];
}

function distinct(options) {
  if (new Set(options).size < options.length) throw new Refusal("not-an-option", "an option is named twice");
  return options;
}

// The one option that agrees with all that was said; fields left out agree with anything.
function find(options, said) {
  const fields = Object.entries(said).filter(([, value]) => value !== null);
  const fitting = options.filter(({ says }) => fields.every(([name, value]) => same(says[name], value)));
  const exact = fitting.find(({ says }) => Object.keys(says).length === fields.length);
  if (exact) return exact;
  if (fitting.length !== 1) throw new Refusal("not-an-option", "that is not among the legal options");
  return fitting[0];
}

function same(one, another) {
  if (typeof one !== "object" || typeof another !== "object" || !one || !another) return one === another;
  const names = new Set([...Object.keys(one), ...Object.keys(another)]);
  return [...names].every((name) => (one[name] ?? null) === (another[name] ?? null));
}
