import type { Region } from '../../../../shared/places/regions.ts'
import { readTable } from '../../../../shared/text/read-table.ts'
import areaCodes from './area-codes.tsv?raw'
import { isNobodys } from './holds-note.ts'

const CONTACT = /(?<!\d)\(?\d{3}\)?[\s./-]{0,2}\d{3}[\s./-]?\d{4}(?!\d)|\S@\S|https?:|\bwww\./i
export const HOLDS_CONTACT = 'It holds a telephone number, an e-mail or a web address.'

/** Whether a text holds a telephone number, an e-mail or a web address. */
export const holdsContact = (text: string): boolean => CONTACT.test(text)

/** 999-999-9999, 828-999-9999, 828-123-4567, 828-555-0000; directory assistance. */
const PLACEHOLDERS = /^\((\d{3})\) (?:\1-\1\d|(\d)\2{2}-\2{4}|123-4567|555-1212|555-0000)/

/** Area code → regions, or *. */
const AREA_CODES = new Map<string, string[]>()
for (const { region, codes } of readTable(areaCodes, ['region', 'codes']))
  for (const code of codes.split(' ')) AREA_CODES.set(code, [...(AREA_CODES.get(code) ?? []), region])

/** Takes a normalised number. */
export function doubtPhone(phone: string, region: Region | undefined): string | null {
  if (phone === '') return null
  const area = phone.slice(1, 4)
  const known = AREA_CODES.get(area)
  if (PLACEHOLDERS.test(phone)) return 'It looks like a placeholder.'
  if (!known) return `${area} is no area code of the US or Canada.`
  if (!region || known.includes('*') || known.includes(region.code)) return null
  return `${area} is an area code of ${known.join(', ')}, not of ${region.code}.`
}

/** Ends of hosts of houses here; "example" is of no house and of every test. */
const ENDS = new Set(
  'com org net ca us biz info co coop care edu gov me pro life family services center house online site website mx fr quebec funeral memorial example'.split(
    ' ',
  ),
)

/** Takes an e-mail address or a website. */
export function doubtWebAddress(text: string): string | null {
  if (text === '') return null
  const host = text.split('@')[1] ?? URL.parse(text)?.hostname ?? ''
  const end = host.split('.').at(-1)?.toLowerCase() ?? ''
  if (isNobodys(text) || /^(?:www\.)?example\./.test(host))
    return 'It looks like a placeholder or a directory.'
  return ENDS.has(end) ? null : `".${end}" is seldom the end of an address of a house.`
}
