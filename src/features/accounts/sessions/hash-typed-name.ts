import type { Queryable } from '../../../db/open.ts'

/**
 * Returns a keyed hash of a typed name or address, in any case: comparable, but not guessable without the
 * data key. People type passwords there by mistake.
 */
export function hashTypedName({ vault }: Pick<Queryable, 'vault'>, typed: string): string {
  return vault.lookup(`typed name ${typed.trim().toLowerCase()}`)
}
