import type { Queryable } from '../../db/open.ts'
import type { Actor } from '../../shared/accounts/admin-user.ts'
import type { ChangeAction } from '../../shared/history/history.ts'
import { recordChangeSet } from '../history/record-change-set.ts'

type Person = { id: string; username: string; firstName: string | null; lastName: string | null }

export function nameOf(user: Pick<Person, 'username' | 'firstName' | 'lastName'>): string {
  return [user.firstName, user.lastName].filter(Boolean).join(' ') || user.username
}

/** `actor` null: the person. No password, code or key in `change`. */
export async function recordAccountChange(
  tx: Queryable,
  action: ChangeAction,
  actor: Actor | null,
  user: Person,
  change: { before: Record<string, unknown> | null; after: Record<string, unknown> | null },
  now: Date,
): Promise<void> {
  const changeSet = {
    action,
    entity: 'account',
    actor: actor ?? { id: user.id, name: nameOf(user) },
  } as const
  await recordChangeSet(tx, { ...changeSet, subject: nameOf(user) }, [{ entityId: user.id, ...change }], now)
}
