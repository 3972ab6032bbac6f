import type { Region } from '../../../../shared/places/regions.ts'

/** Source: Canada Post Addressing Guidelines */
const CANADIAN = /^([ABCEGHJ-NPRSTVXY]\d[ABCEGHJ-NPRSTV-Z])[ -]?(\d[ABCEGHJ-NPRSTV-Z]\d)$/

export type RestoredZip = { zipCode: string } | { error: string }

/** "02170", "02170-1234" or "H2X 1Y4"; 4 digits get their zero back. A code of elsewhere passes. */
export function restoreZip(text: string, region: Region | null): RestoredZip {
  // An apostrophe is a spreadsheet's. No code has an O or an I.
  const code = text.trim().replace(/^['’]/, '').toUpperCase().replaceAll('O', '0').replaceAll('I', '1')
  const canadian = CANADIAN.exec(code)
  if (canadian) return { zipCode: `${canadian[1]} ${canadian[2]}` }
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
  return { zipCode: extension && extension !== '0000' ? `${zip}-${extension}` : zip }
}
