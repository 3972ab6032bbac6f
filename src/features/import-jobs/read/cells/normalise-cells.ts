import { isWebAddress } from '../../../../shared/partner-fields/addresses.ts'
import { findRegion, type Region } from '../../../../shared/places/regions.ts'
import { formatPhone, splitPhone } from '../../../../shared/text/phone.ts'
import { foldWords } from '../../../directory/finder/vocabulary/fold-words.ts'
import { namesOfRegions } from '../../../directory/places/names/region-names.ts'

type NormalisedText = { value: string } | { error: string }

/** "(828) 555-0142" or "(828) 555-0142 ext. 12" (IMPORT-4). Source: North American Numbering Plan, nanpa.com */
export function normalisePhone(text: string): NormalisedText {
  const { main, digits, extension } = splitPhone(unshorten(text.trim().replace(/^['’]/, '')))
  const error = (reason: string): NormalisedText => ({
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
  return { value: formatPhone({ digits, extension }) }
}

/** "1.8282540142E+10". */
const SHORTENED = /^(\d)[.,](\d+)E\+?(\d{1,2})$/i

function unshorten(text: string): string {
  const [, first = '', decimals = '', power = ''] = SHORTENED.exec(text) ?? []
  if (first !== '' && decimals.length === Number(power)) return first + decimals
  return text.replace(/^(\d{10,11})\.0+$/, '$1')
}

const count = (digits: number) => (digits === 0 ? 'no digits' : digits === 1 ? '1 digit' : `${digits} digits`)

/** "hollis.example/" → "https://hollis.example". Only http(s), a host with a dot, no user. */
export function normaliseWebsite(text: string): NormalisedText {
  const given = text.trim()
  const full = /^[a-z][a-z0-9+.-]*:(?!\d)/i.test(given) ? given : `https://${given}`
  const url = isWebAddress(full) ? URL.parse(full) : null
  if (!url?.hostname.replace(/^www\./, '').includes('.'))
    return { error: `"${given}" is not a website address.` }
  const isRoot = url.pathname === '/' && url.search === '' && url.hash === ''
  return { value: isRoot ? url.origin : url.href }
}

/** Source: Canada Post Addressing Guidelines */
const CANADIAN = /^([ABCEGHJ-NPRSTVXY]\d[ABCEGHJ-NPRSTV-Z])[ -]?(\d[ABCEGHJ-NPRSTV-Z]\d)$/

/** "02170", "02170-1234" or "H2X 1Y4"; 4 digits get their zero back. A code of elsewhere passes. */
export function restoreZip(text: string, region: Region | null): NormalisedText {
  // An apostrophe is a spreadsheet's. No code has an O or an I.
  const code = text.trim().replace(/^['’]/, '').toUpperCase().replaceAll('O', '0').replaceAll('I', '1')
  const canadian = CANADIAN.exec(code)
  if (canadian) return { value: `${canadian[1]} ${canadian[2]}` }
  if (region?.country === 'CA' && !/^\d{5}(?:-\d{4})?$/.test(code)) {
    return {
      error: `"${text}" is not a Canadian postal code like H2X 1Y4, and the province is ${region.name}.`,
    }
  }

  // "2170.0"; 9 digits are ZIP+4, whose second part may be blank or "0000".
  const match = /^(\d{3,5})(?:\.0+|-)?$|^(\d{3,5})[- ](\d{4})$|^(\d{4,5})(\d{4})$/.exec(code)
  const digits = match?.[1] ?? match?.[2] ?? match?.[4]
  if (!digits || digits.length < 4) return { error: `"${text}" is not a ZIP code of 5 digits.` }
  const extension = match?.[3] ?? match?.[5]
  const zip = digits.padStart(5, '0')
  if (digits.length === 4 && !region)
    return { error: `"${text}" has only 4 digits, and the row names no state.` }
  return { value: extension && extension !== '0000' ? `${zip}-${extension}` : zip }
}

/** No nicknames: a column may hold other things than states. */
const OTHER_NAMES = namesOfRegions('region', 'listed-region')

/** By code or name: "N.C.", "Québec", "Mass.". */
export function normaliseState(text: string): Region | undefined {
  const plain = text.trim().toLowerCase().replace(/[.,]/g, '').replace(/\s+/g, ' ')
  return findRegion(plain) ?? OTHER_NAMES.get(foldWords(text))
}
