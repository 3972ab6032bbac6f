import { useSyncExternalStore } from 'react'
import type { AdminUser } from '../shared/accounts/admin-user.ts'

/** Who is logged in, as it is kept in the browser (spec, section 4). */
export type StoredSession = { user: AdminUser; token: string; isAuthenticated: true }

const KEY = 'admin-auth'
/** Tells the parts of this page; other tabs are told by the browser's own `storage` event. */
const CHANGED = 'admin-auth-changed'

let read: { text: string | null; session: StoredSession | null } | null = null

/** The stored login; null when nobody is logged in, or when what is stored is nothing that we wrote. */
export function currentSession(): StoredSession | null {
  const text = localStorage.getItem(KEY)
  if (read?.text !== text) read = { text, session: parse(text) }
  return read.session
}

/** Keeps a login until logout. */
export function keepSession(user: AdminUser, token: string): void {
  localStorage.setItem(KEY, JSON.stringify({ user, token, isAuthenticated: true }))
  dispatchEvent(new Event(CHANGED))
}

/** Forgets the login in this browser, in every tab. */
export function forgetSession(): void {
  localStorage.removeItem(KEY)
  dispatchEvent(new Event(CHANGED))
}

/** The stored login, kept equal in every part and tab. */
export function useSession(): StoredSession | null {
  return useSyncExternalStore(subscribe, currentSession)
}

function subscribe(onChange: () => void): () => void {
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
