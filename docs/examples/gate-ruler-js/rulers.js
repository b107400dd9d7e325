// Appendix A: what each ruler gives its player. The Wizard's ability is on his card, and refused with it.

const zones = (set, hand) => ({ attack: 2, defense: 1, set, hand });

// Rulers A-1, B-2, H-8 and Alpha: no hand, no resources, cards cost nothing, the turn starts with a drive.
const driving = (set, drive) => ({
  zones: zones(set, false), drive, draw: 0, ready: 0, resources: 0, setupDraw: 0, cap: null, free: true,
});

// Rulers K-11, L-12, W-23 and Beta: a hand, three resources, two cards a turn, two summons a turn.
const drawing = () => ({
  zones: zones(3, true), drive: 0, draw: 2, ready: 2, resources: 3, setupDraw: 2, cap: 2, free: false,
});

const deck = (factions, copies, legendary, levels, more = {}) => ({
  size: 50, counters: 16, factions, copies, legendary, levels, ...more,
});

const NO_LIMIT = Infinity;
const TOURNAMENT = { collector: /^(MD|2020)/, perFaction: 12 };

export const RULERS = {
  "Apprentice": { ...driving(3, 2), deck: deck(2, 4, 2, 50) },
  "Berserker": { ...driving(1, 1), deck: deck(2, 4, 3, 80) },
  "Highlander": { ...driving(3, 2), deck: deck(3, 1, 2, 50) },
  "Knight": { ...drawing(), deck: deck(2, 4, 2, NO_LIMIT) },
  "Legion": { ...drawing(), deck: deck(3, 1, 2, NO_LIMIT) },
  "Wizard": { ...drawing(), deck: deck(2, 4, 2, NO_LIMIT) },
  "World Master Alpha 2020": { ...driving(3, 2), deck: deck(NO_LIMIT, 4, 0, 40, TOURNAMENT) },
  "World Master Beta 2020": { ...drawing(), deck: deck(NO_LIMIT, 4, 0, NO_LIMIT, TOURNAMENT) },
};
