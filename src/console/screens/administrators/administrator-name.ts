import type { Administrator } from '../../../shared/accounts/admin-account.ts'

/** Full name, else username. */
export function administratorName(
  person: Pick<Administrator, 'firstName' | 'lastName' | 'username'>,
): string {
  return [person.firstName, person.lastName].filter(Boolean).join(' ') || person.username
}
