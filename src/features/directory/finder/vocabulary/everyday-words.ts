import { wordsOf } from './words.ts'

/** Of everyday speech. */
export const SPEECH_WORDS = wordsOf('filler')

const FILLERS = wordsOf('filler', 'small')

/** Of a question for someone who offers a service: "funeral homes near me with". */
export const ASKING_WORDS = wordsOf('filler', 'small', 'near', 'provider')

/** Of funerals and of families. */
export const TRADE_WORDS: ReadonlySet<string> = new Set(
  [...wordsOf('trade', 'provider', 'kin')].filter((word) => !FILLERS.has(word)),
)

/** They name nothing by themselves. */
export const EVERYDAY_WORDS: ReadonlySet<string> = new Set([...FILLERS, ...wordsOf('near'), ...TRADE_WORDS])

/** After a place's name: "sanibel island", "harlem neighborhood", "emory clinic". */
export const PLACE_WORDS = wordsOf('of-place')

/** Words after which a place follows. */
export const BEFORE_PLACES = wordsOf('before-place')

/** Towns that are named like words of everyday speech; meant only with their state or after "in". */
export const UNLIKELY_TOWNS = wordsOf('unlikely-town')

/** Kinds of streets, folded: "St" is "saint". */
export const STREETS = wordsOf('street')

/** Before a street's own name. */
export const BEFORE_STREETS = wordsOf('before-street')

/** Codes of regions that are everyday words: a region only after a city, a comma, "in", or in capitals. */
export const WORD_CODES = wordsOf('region-code')

/** What a name of any funeral home may hold, and tells it from no other: words of the trade, articles, forms of companies. */
export const UNTELLING_WORDS = wordsOf('trade', 'provider', 'small', 'legal')
