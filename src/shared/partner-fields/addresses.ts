import { z } from 'zod'

/** Returns whether a text is an http(s) address without credentials, or a path from this site's root. */
export function isPictureUrl(text: string): boolean {
  // Browsers read "//host" and "/\host" as another site.
  if (/^\/(?![/\\])/.test(text)) return true
  const url = /^https?:\/\//i.test(text) ? URL.parse(text) : null
  return url !== null && !url.username && !url.password
}

/** Returns whether a text is a complete http(s) address with a dot in its host and no credentials. */
export function isWebAddress(text: string): boolean {
  // Without the slashes a browser may read it as a path of this site.
  const url = /^https?:\/\/[^\s/\\]\S*$/i.test(text) ? URL.parse(text) : null
  if (!url || url.username || url.password) return false
  return /[^.]\.[^.]/.test(url.hostname)
}

const EMAIL = z.email()

/** Returns whether a text is an e-mail address. */
export const isEmail = (text: string): boolean => EMAIL.safeParse(text).success
