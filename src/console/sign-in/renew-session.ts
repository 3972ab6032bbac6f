import { createQuestion } from '../proof/ask-for-proof.ts'
import { currentSession, type StoredSession } from '../session.ts'

/** False when declined or logged out. */
export async function renewSession(ended: StoredSession): Promise<boolean> {
  const current = currentSession()
  if (!current) return false
  // Another call or tab was first.
  return current.token !== ended.token || askForSignIn()
}

/** Resolves to whether there is a new session. */
export const { ask: askForSignIn, onAsked: onSignInAsked } = createQuestion('sign-in-asked')
