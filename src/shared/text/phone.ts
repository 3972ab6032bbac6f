/** "x12", "ext. 12", "#12", ";ext=12", in French "poste 12" */
const EXTENSION = /[ ,;]*(?:\b(?:ext(?:ension|n)?|poste)\b[.:=]*|(?:\b|(?<=\d))x\.?|#) */i

/** Abroad 00 or 011 precedes the country's 1. */
const COUNTRY = /^(?:00|011)?1(?=\d{10}$)/

/** `digits`: without the country's 1. `extension`: as written. */
export type PhoneParts = { main: string; digits: string; extension: string | null }

/** As people write it; of other texts any digits. */
export function splitPhone(text: string): PhoneParts {
  const [main = '', ...rest] = text.split(EXTENSION)
  const digits = main.replace(/\D/g, '').replace(COUNTRY, '')
  return { main, digits, extension: rest.length > 0 ? rest.join('').trim() : null }
}

/** Ten digits; null for anything but a whole North American number. */
export function wholeDigits(text: string): string | null {
  const { digits } = splitPhone(text)
  return digits.length === 10 ? digits : null
}

/** "(828) 555-0142 ext. 7", as the directory shows it. */
export function formatPhone({ digits, extension }: Pick<PhoneParts, 'digits' | 'extension'>): string {
  const phone = `(${digits.slice(0, 3)}) ${digits.slice(3, 6)}-${digits.slice(6)}`
  return extension ? `${phone} ext. ${extension}` : phone
}

/** RFC 3966; whole numbers get +1, others stay. */
export function telUrl(text: string): string {
  const { digits, extension } = splitPhone(text)
  const number = digits.length === 10 ? `+1${digits}` : `+${digits}`
  return extension ? `tel:${number};ext=${extension.replace(/\D/g, '')}` : `tel:${number}`
}

/** "tel", "phone number:", "call", "téléphone". */
const BEFORE_PHONES =
  /^(?:(?:tel|t[ée]l[ée](?:phone|fono)|phone|ph|cell|call|fax|appelez|num(?:ber|[ée]ro)|no)\b *[:.#]* *)+(?=[\d+(])/i

/** "Penfield 585-340-8720". */
const WITHIN_WORDS = /(?<!\d)(?:\+? ?1[ .-]?)?\(?([2-9]\d\d)\)?[ ./-]{0,2}(\d{3})[ .-]?(\d{4})(?!\d)/

/** A number's first digits too; '' for other texts and ZIP+4. */
export function findPhoneDigits(query: string): string {
  const { main, digits } = splitPhone(query.trim().replace(BEFORE_PHONES, ''))
  if (!/^[\d\s().+/\u2010-\u2013-]+$/.test(main)) return WITHIN_WORDS.exec(main)?.slice(1).join('') ?? ''
  if (/^\d{5}-?\d{4}$/.test(main)) return ''
  // "1 (828) 555": no area code begins with 1.
  return /^(?:\+ *1|1[ .(-])/.test(main) ? digits.replace(/^1/, '') : digits
}
