/**
 * All that a reading's score is made of, in natural logarithms of odds: 2.3 makes a reading ten times likelier.
 * Fitted by `npm run bench -- finder --fit`.
 */
export const WEIGHTS = {
  /** A telling word that a reading leaves unexplained, of four letters or more. */
  unexplained: 6,
  /** That anything was misspelt. */
  misspelt: 0.7,
  /** One slip in a word of six letters; longer words forgive more. */
  slip: 3,
  /** A place, before its size is known. */
  place: 1.2,
  /** By the logarithm of a city's postal codes, in place of its population. */
  size: 0.55,
  /** A place without partners: less, the larger it is; and one that bears a state's name. */
  empty: -2,
  emptyRegion: -1.5,
  /** The place is said to be in its state, or after a postal code. */
  agreement: 2,
  /** An everyday word that belongs to its name: "Oklahoma City". */
  said: 2,
  /** Nickname, landmark, neighbourhood or base that stands for a city; and each further word of it. */
  byname: 2.5,
  bynameWord: 0.3,
  /** Another state was typed than that of the city. */
  contradiction: -2.5,
  /** The rest of a word that goes on. */
  begun: 0.8,
  /** A partner's name, before it is known how much of it was said. */
  name: 0.9,
  /** Nothing of the name is left out. */
  wholeName: 3,
  /** The query begins the name. */
  nameStart: 0.2,
  /** A word said of the trade ("chapel", "and sons") that the name has. */
  trade: 0.8,
  /** House number and street are those of the partner. */
  address: 9,
}

export type Weights = typeof WEIGHTS

/** Readings so close below the best one are meant alike. */
export const CLOSE = 0.8
/** What remains doubtful at this score is read again with slips. */
export const SURE = 1
