import { currentSession, type StoredSession } from '../session.ts'
import { askForSignIn } from './ask-for-sign-in.ts'

/** False when declined or logged out. */
export async function renewSession(ended: StoredSession): Promise<boolean> {
  const current = currentSession()
  if (!current) return false
  // Another call or tab was first.
  return current.token !== ended.token || askForSignIn()
}
