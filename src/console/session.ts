import { useSyncExternalStore } from 'react'
import type { AdminUser } from '../shared/accounts/admin-user.ts'

/** The login kept in the browser (ACCOUNT-8). */
export type StoredSession = { user: AdminUser; token: string; isAuthenticated: true }

const KEY = 'admin-auth'
/** For this page; other tabs get the browser's `storage` event. */
const CHANGED = 'admin-auth-changed'

let read: { text: string | null; session: StoredSession | null } | null = null

/** Returns the stored login; null when missing or invalid. */
export function currentSession(): StoredSession | null {
  const text = localStorage.getItem(KEY)
  if (read?.text !== text) read = { text, session: parse(text) }
  return read.session
}

/** Stores a login until logout. */
export function keepSession(user: AdminUser, token: string): void {
  localStorage.setItem(KEY, JSON.stringify({ user, token, isAuthenticated: true }))
  dispatchEvent(new Event(CHANGED))
}

/** Stores the token that a proof put in place of the last one. */
export function renewStoredToken(token: string): void {
  const session = currentSession()
  if (session) keepSession(session.user, token)
}

/** Deletes the login in every tab. */
export function forgetSession(): void {
  localStorage.removeItem(KEY)
  dispatchEvent(new Event(CHANGED))
}

/** The stored login, in step across components and tabs. */
export function useSession(): StoredSession | null {
  return useSyncExternalStore(onSessionChange, currentSession)
}

/** Calls `onChange` when the login changes, in this tab or another. Returns how to stop. */
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
