import { splitExtension } from '../../../../shared/text/phone-parts.ts'

/** "tel", "phone number:", "call", "téléphone". */
const BEFORE_PHONES =
  /^(?:(?:tel|t[ée]l[ée](?:phone|fono)|phone|ph|cell|call|fax|appelez|num(?:ber|[ée]ro)|no)\b *[:.#]* *)+(?=[\d+(])/i

/** "Penfield 585-340-8720". */
const WITHIN_WORDS = /(?<!\d)(?:\+? ?1[ .-]?)?\(?([2-9]\d\d)\)?[ ./-]{0,2}(\d{3})[ .-]?(\d{4})(?!\d)/

/** Abroad 00 or 011 precedes the country's 1. */
const FROM_ABROAD = /^(?:00|011)?1/

/** Without the country's 1 and extension; '' for other texts and ZIP+4. */
export function readPhoneDigits(query: string): string {
  const { main } = splitExtension(query.trim().replace(BEFORE_PHONES, ''))
  if (!/^[\d\s().+/\u2010-\u2013-]+$/.test(main)) return WITHIN_WORDS.exec(main)?.slice(1).join('') ?? ''
  if (/^\d{5}-?\d{4}$/.test(main)) return ''
  const digits = main.replace(/\D/g, '')
  const hasCountry = digits.length >= 11 || /^(?:\+ *1|1[ .(-])/.test(main)
  return hasCountry ? digits.replace(FROM_ABROAD, '') : digits
}
