import type { Queryable } from '../../../db/open.ts'

/**
 * Returns a keyed hash of what was typed as a name or address, in any case: equal names can be told, and not guessed
 * without the data key. People type passwords there by mistake.
 */
export function hashTypedName({ vault }: Pick<Queryable, 'vault'>, typed: string): string {
  return vault.lookup(`typed name ${typed.trim().toLowerCase()}`)
}
