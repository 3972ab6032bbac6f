import type { Administrator } from '../../../shared/accounts/admin-account.ts'

/** The full name where there is one, else the username. */
export function administratorName(
  person: Pick<Administrator, 'firstName' | 'lastName' | 'username'>,
): string {
  return [person.firstName, person.lastName].filter(Boolean).join(' ') || person.username
}
