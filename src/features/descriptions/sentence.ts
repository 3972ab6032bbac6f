import type { Facts } from './facts.ts'

/** What a sentence tells; nothing is told twice in a text. */
export type Topic =
  | 'place'
  | 'street'
  | 'services'
  | 'stones'
  | 'use'
  | 'ashes'
  | 'nature'
  | 'when'
  | 'since'
  | 'locations'
  | 'cremations'
  | 'priority'
  | 'contact'
  | 'standing'
  | 'advice'
  | 'single'

/** What a sentence is written with besides the facts. */
export type Wording = {
  /** The partner at the beginning of a sentence: "It" where that is clear, else "The funeral home". */
  Who: string
  /** Services that this text lists: "direct cremation, burial and grief support"; empty when there are none. */
  list: string
  /** The same with "or". */
  either: string
  /** Those services one by one. */
  listed: readonly string[]
  /** The verb that agrees with them: "is" or "are". */
  be: string
}

/** One way of saying something; null where it does not fit these facts. */
export type Sentence = {
  says: readonly Topic[]
  write: (f: Facts, w: Wording) => string | null | false
}

/** Shorthand for the pools: `say('street services', (f, w) => …)`. */
export function say(says: string, write: Sentence['write']): Sentence {
  return { says: says.split(' ') as Topic[], write }
}
