import { useSyncExternalStore } from 'react'
import type { AdminUser } from '../shared/accounts/admin-user.ts'
import { createQuestion } from './proof/ask-for-proof.ts'

/** ACCOUNT-8. */
export type StoredSession = { user: AdminUser; token: string; isAuthenticated: true }

const KEY = 'admin-auth'
/** Other tabs get `storage` events. */
const CHANGED = 'admin-auth-changed'

let read: { text: string | null; session: StoredSession | null } | null = null

/** Null when missing or invalid. */
export function currentSession(): StoredSession | null {
  const text = localStorage.getItem(KEY)
  if (read?.text !== text) read = { text, session: parse(text) }
  return read.session
}

export function keepSession(user: AdminUser, token: string): void {
  localStorage.setItem(KEY, JSON.stringify({ user, token, isAuthenticated: true }))
  dispatchEvent(new Event(CHANGED))
}

export function renewStoredToken(token: string): void {
  const session = currentSession()
  if (session) keepSession(session.user, token)
}

export function forgetSession(): void {
  localStorage.removeItem(KEY)
  dispatchEvent(new Event(CHANGED))
}

export function useSession(): StoredSession | null {
  return useSyncExternalStore(onSessionChange, currentSession)
}

/** In any tab. Returns how to stop. */
export function onSessionChange(onChange: () => void): () => void {
  const onStorage = ({ key }: StorageEvent) => {
    if (key === KEY || key === null) onChange()
  }
  addEventListener('storage', onStorage)
  addEventListener(CHANGED, onChange)
  return () => {
    removeEventListener('storage', onStorage)
    removeEventListener(CHANGED, onChange)
  }
}

function parse(text: string | null): StoredSession | null {
  try {
    const value = JSON.parse(text ?? 'null') as Partial<StoredSession> | null
    if (typeof value?.token !== 'string' || typeof value.user?.username !== 'string') return null
    return { user: value.user, token: value.token, isAuthenticated: true }
  } catch {
    return null
  }
}

/** False when declined or logged out. */
export async function renewSession(ended: StoredSession): Promise<boolean> {
  const current = currentSession()
  if (!current) return false
  // Another call or tab was first.
  return current.token !== ended.token || askForSignIn()
}

/** Resolves to whether there is a new session. */
export const { ask: askForSignIn, onAsked: onSignInAsked } = createQuestion('sign-in-asked')
