import { paths } from '../../../shared/paths.ts'
import type { Suggestions } from '../../../shared/search.ts'
import type { DirectoryEntry, DirectoryView } from '../snapshot/directory-view.ts'
import { compareText } from './compare-names.ts'
import { scanTextColumn, textAt } from './text-column.ts'

/** At least two digits of a ZIP, or letter and digit of a Canadian code. */
const CODE = /^(?:\d{2,5}|\d{5}-\d{0,4}|[a-z]\d(?:[a-z](?: ?\d(?:[a-z]\d?)?)?)?)$/

/** Suggests postal codes by prefix: partners', then the gazetteer's, in order. */
export async function suggestPostalCodes(
  directory: DirectoryView,
  text: string,
  limit: number,
): Promise<Suggestions['postalCodes']> {
  if (!CODE.test(text)) return []
  const found = new Map<string, Suggestions['postalCodes'][number]>()
  const add = (postalCode: string, city: string, state: string) => {
    if (found.size >= limit || found.has(postalCode)) return
    found.set(postalCode, { postalCode, city, state, path: paths.search(postalCode) })
  }
  for (const entry of partnersWith(directory, text)) add(entry.zipCode, entry.city, entry.state)
  if (found.size < limit) {
    // The gazetteer has only areas for Canada, and no 9-digit ZIPs.
    const prefix = text
      .toUpperCase()
      .replace(/^(\d{5})-.*/, '$1')
      .replace(/^([A-Z]\d[A-Z]).*/, '$1')
    for (const { code, place } of (await directory.gazetteer()).codesWith(prefix, limit)) {
      if (code.startsWith(text.toUpperCase())) add(code, place.city, place.region.name)
    }
  }
  return [...found.values()]
}

function partnersWith(directory: DirectoryView, text: string): DirectoryEntry[] {
  const { zipCodes, ranked } = directory.current().search
  const values: number[] = []
  scanTextColumn(zipCodes.folded, text, (value, place) => {
    if (place === 0) values.push(value)
    return false
  })
  return values
    .sort((a, b) => compareText(textAt(zipCodes.folded, a), textAt(zipCodes.folded, b)))
    .map(
      (value) => ranked[zipCodes.members[zipCodes.memberStarts[value] as number] as number] as DirectoryEntry,
    )
}
