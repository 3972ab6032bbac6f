import type { Administrator } from '../../../shared/accounts/admin-account.ts'

/** Returns the full name, or the username when no name is set. */
export function administratorName(
  person: Pick<Administrator, 'firstName' | 'lastName' | 'username'>,
): string {
  return [person.firstName, person.lastName].filter(Boolean).join(' ') || person.username
}
