import type { VideoFacts } from '../video-facts.ts'

/** Fewer are no telephone number. */
const MIN_DIGITS = 5

/** Of cleaned facts: the website, else the telephone number, else null. */
export function codeTextOf({ website, phone }: Pick<VideoFacts, 'website' | 'phone'>): string | null {
  if (website === '') return telephoneOf(phone)
  const address = `https://${website}`
  // QR readers expect other letters and spaces encoded.
  return /^[\x21-\x7e]*$/.test(address) ? address : (URL.parse(address)?.href ?? address)
}

/** "Tel. 450 555-0187 ext. 22": only digits before the next letter are dialled. */
function telephoneOf(phone: string): string | null {
  const [part = ''] = /[+\d][^\p{L}]*/u.exec(phone) ?? []
  const digits = part.replace(/[^\d+]/g, '')
  return digits.length < MIN_DIGITS ? null : `tel:${digits}`
}

/** In characters. */
const LONGEST_SHOWN = 60

/** A long address by its host. */
export const shownWebsite = (website: string): string =>
  website.length <= LONGEST_SHOWN ? website : (website.split(/[/?#]/)[0] ?? '')
