import type { Queryable } from '../../db/open.ts'
import type { Actor } from '../../shared/accounts/admin-user.ts'
import type { ChangeAction } from '../../shared/history/history.ts'
import { recordChangeSet } from '../history/record-change-set.ts'

type Person = { id: string; username: string; firstName: string | null; lastName: string | null }

/** What to call an administrator: the full name where there is one. */
export function nameOf(user: Pick<Person, 'username' | 'firstName' | 'lastName'>): string {
  return [user.firstName, user.lastName].filter(Boolean).join(' ') || user.username
}

/**
 * Writes what was done to an account into the history, in the transaction that does it. `actor` is null where the
 * person did it alone (first setup, a link). `change` says what was changed in the table's field names; of a password,
 * a code or a key only that it changed, never a hash or a secret.
 */
export async function recordAccountChange(
  tx: Queryable,
  action: ChangeAction,
  actor: Actor | null,
  user: Person,
  change: { before: Record<string, unknown> | null; after: Record<string, unknown> | null },
  now: Date,
): Promise<void> {
  const deed = { action, entity: 'account', actor: actor ?? { id: user.id, name: nameOf(user) } } as const
  await recordChangeSet(tx, { ...deed, subject: nameOf(user) }, [{ entityId: user.id, ...change }], now)
}
