import type { Facts } from './facts.ts'

/** Covered once in a text. */
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

export type Wording = {
  /** At the start of a sentence: "It" where clear, else "The funeral home". */
  Who: string
  /** "direct cremation, burial and grief support", or empty. */
  list: string
  either: string
  listed: readonly string[]
  be: string
}

/** Null where the facts do not fit. */
export type Sentence = {
  says: readonly Topic[]
  write: (f: Facts, w: Wording) => string | null | false
}

/** `say('street services', (f, w) => …)`. */
export function say(says: string, write: Sentence['write']): Sentence {
  return { says: says.split(' ') as Topic[], write }
}
