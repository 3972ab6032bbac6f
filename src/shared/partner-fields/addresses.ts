import { z } from 'zod'

/** Whether a text is an http(s) address of another site, without user name and password, or one from the root of this. */
export function isPictureUrl(text: string): boolean {
  // "//host" and "/\host" are another site to browsers.
  if (/^\/(?![/\\])/.test(text)) return true
  const url = /^https?:\/\//i.test(text) ? URL.parse(text) : null
  return url !== null && !url.username && !url.password
}

/** Whether a text is a whole http(s) address with a dot in its host, without user name and password. */
export function isWebAddress(text: string): boolean {
  // Without its two slashes a browser may read the address as one on this site.
  const url = /^https?:\/\/[^\s/\\]\S*$/i.test(text) ? URL.parse(text) : null
  if (!url || url.username || url.password) return false
  return /[^.]\.[^.]/.test(url.hostname)
}

const EMAIL = z.email()

/** Whether a text is an e-mail address. */
export const isEmail = (text: string): boolean => EMAIL.safeParse(text).success
