import type { Facts } from './facts.ts'

/** A text covers each topic once. */
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
  /** The partner at the start of a sentence: "It" where clear, else "The funeral home". */
  Who: string
  /** The listed services: "direct cremation, burial and grief support", or empty. */
  list: string
  either: string
  listed: readonly string[]
  be: string
}

/** One wording; null where it does not fit the facts. */
export type Sentence = {
  says: readonly Topic[]
  write: (f: Facts, w: Wording) => string | null | false
}

/** `say('street services', (f, w) => …)`. */
export function say(says: string, write: Sentence['write']): Sentence {
  return { says: says.split(' ') as Topic[], write }
}
