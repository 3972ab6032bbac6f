import type { Queryable } from '../../../db/open.ts'

/**
 * Keyed, in any case: comparable, but not guessable without the data key. People type passwords there by
 * mistake.
 */
export function hashTypedName({ vault }: Pick<Queryable, 'vault'>, typed: string): string {
  return vault.lookup(`typed name ${typed.trim().toLowerCase()}`)
}
