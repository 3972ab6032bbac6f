import { z } from 'zod'

/** http(s) without credentials, or a path on this site. */
export function isPictureUrl(text: string): boolean {
  // Browsers read "//host" and "/\host" as another site.
  if (/^\/(?![/\\])/.test(text)) return true
  const url = /^https?:\/\//i.test(text) ? URL.parse(text) : null
  return url !== null && !url.username && !url.password
}

/** http(s) with a dot in its host and no credentials. */
export function isWebAddress(text: string): boolean {
  // Without slashes browsers may read a path of this site.
  const url = /^https?:\/\/[^\s/\\]\S*$/i.test(text) ? URL.parse(text) : null
  if (!url || url.username || url.password) return false
  return /[^.]\.[^.]/.test(url.hostname)
}

const EMAIL = z.email()

/** By zod's rule. */
export const isEmail = (text: string): boolean => EMAIL.safeParse(text).success

export const SocialMedia = z.object({
  facebook: z.string().optional(),
  linkedin: z.string().optional(),
  instagram: z.string().optional(),
})
export type SocialMedia = z.infer<typeof SocialMedia>
