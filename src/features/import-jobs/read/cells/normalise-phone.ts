import { splitExtension } from '../../../../shared/text/phone-parts.ts'

export type NormalisedPhone = { phone: string } | { error: string }

/**
 * "(828) 555-0142" or "(828) 555-0142 ext. 12" (IMPORT-4), from 10 digits, or 11 with country code 1. Source:
 * North American Numbering Plan, nanpa.com
 */
export function normalisePhone(text: string): NormalisedPhone {
  const { main, extension } = splitExtension(unshorten(text.trim().replace(/^['’]/, '')))
  const error = (reason: string): NormalisedPhone => ({
    error: `"${text.trim()}" is not a telephone number: ${reason}.`,
  })
  if (SHORTENED.test(main)) return error('a spreadsheet cut it short')
  if (/[^\d\s().+\-\u2010-\u2015\u2212/·]/u.test(main)) return error('it holds more than digits')
  if (/^\s*[-\u2010-\u2015\u2212]/.test(main)) return error('it is a negative number')

  const digits = main.replace(/\D/g, '')
  const number = digits.length === 11 && digits.startsWith('1') ? digits.slice(1) : digits
  if (number.length !== 10) return error(`it has ${count(digits.length)}, not 10`)
  if (/^[01]/.test(number)) return error(`no area code begins with ${number[0]}`)
  if (/^.11/.test(number)) return error(`${number.slice(0, 3)} is no area code`)
  if (/^...[01]/.test(number)) return error(`no number begins with ${number[3]} after its area code`)

  if (extension !== null && !/^\d{1,7}$/.test(extension)) return error('its extension is not a number')
  const phone = `(${number.slice(0, 3)}) ${number.slice(3, 6)}-${number.slice(6)}`
  return { phone: extension ? `${phone} ext. ${extension}` : phone }
}

/** "1.8282540142E+10", as spreadsheets show a long number. */
const SHORTENED = /^(\d)[.,](\d+)E\+?(\d{1,2})$/i

/** Only with all digits, or with ".0". */
function unshorten(text: string): string {
  const [, first = '', decimals = '', power = ''] = SHORTENED.exec(text) ?? []
  if (first !== '' && decimals.length === Number(power)) return first + decimals
  return text.replace(/^(\d{10,11})\.0+$/, '$1')
}

const count = (digits: number) => (digits === 0 ? 'no digits' : digits === 1 ? '1 digit' : `${digits} digits`)
