import { formatPhone, splitPhone } from '../../../../shared/text/phone.ts'

export type NormalisedPhone = { phone: string } | { error: string }

/** "(828) 555-0142" or "(828) 555-0142 ext. 12" (IMPORT-4). Source: North American Numbering Plan, nanpa.com */
export function normalisePhone(text: string): NormalisedPhone {
  const { main, digits, extension } = splitPhone(unshorten(text.trim().replace(/^['’]/, '')))
  const error = (reason: string): NormalisedPhone => ({
    error: `"${text.trim()}" is not a telephone number: ${reason}.`,
  })
  if (SHORTENED.test(main)) return error('a spreadsheet cut it short')
  if (/[^\d\s().+\-\u2010-\u2015\u2212/·]/u.test(main)) return error('it holds more than digits')
  if (/^\s*[-\u2010-\u2015\u2212]/.test(main)) return error('it is a negative number')

  if (digits.length !== 10) return error(`it has ${count(digits.length)}, not 10`)
  if (/^[01]/.test(digits)) return error(`no area code begins with ${digits[0]}`)
  if (/^.11/.test(digits)) return error(`${digits.slice(0, 3)} is no area code`)
  if (/^...[01]/.test(digits)) return error(`no number begins with ${digits[3]} after its area code`)

  if (extension !== null && !/^\d{1,7}$/.test(extension)) return error('its extension is not a number')
  return { phone: formatPhone({ digits, extension }) }
}

/** "1.8282540142E+10". */
const SHORTENED = /^(\d)[.,](\d+)E\+?(\d{1,2})$/i

function unshorten(text: string): string {
  const [, first = '', decimals = '', power = ''] = SHORTENED.exec(text) ?? []
  if (first !== '' && decimals.length === Number(power)) return first + decimals
  return text.replace(/^(\d{10,11})\.0+$/, '$1')
}

const count = (digits: number) => (digits === 0 ? 'no digits' : digits === 1 ? '1 digit' : `${digits} digits`)
