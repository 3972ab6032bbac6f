import { paths } from '../../../../shared/paths.ts'
import type { Suggestions } from '../../../../shared/search.ts'
import { nearbyPartners } from '../../places/around/nearby-partners.ts'
import type { Gazetteer } from '../../places/gazetteer/gazetteer.ts'
import { placeOfCode } from '../../places/query/understand-places.ts'
import type { UnderstoodPlace } from '../../places/query/understood-place.ts'
import type { DirectoryEntry } from '../../snapshot/directory-entry.ts'
import type { DirectorySnapshot } from '../../snapshot/directory-view.ts'
import type { SearchIndex } from '../indexes/search-index.ts'
import { scanTextColumn, textAt } from '../../finder/index/text-column.ts'
import { compareText } from '../../finder/index/compare-names.ts'

/** From two digits of a ZIP, or letter and digit of a Canadian code. */
const CODE = /^(?:\d{2,5}|\d{5}-?\d{0,4}|[a-z]\d(?:[a-z](?:[ -]?\d(?:[a-z]\d?)?)?)?)$/
/** Most codes of a prefix may have no partner. */
const MAX_LOOKS = 200

/**
 * The one that the query names whole, else by prefix those of partners, then others of cities with partners.
 */
export function suggestPostalCodes(
  snapshot: DirectorySnapshot,
  gazetteer: Gazetteer,
  query: string,
  limit: number,
  named: UnderstoodPlace | null,
): Suggestions['postalCodes'] {
  const found = new Map<string, Suggestions['postalCodes'][number]>()
  const add = (postalCode: string, city: string, state: string) => {
    if (found.size >= limit || found.has(postalCode)) return
    found.set(postalCode, { postalCode, city, state, path: paths.search(postalCode) })
  }
  const text = query.toLowerCase()
  if (CODE.test(text)) {
    const spaced = text.replace(/^([a-z]\d[a-z])[ -]?(?=\d)/, '$1 ')
    for (const entry of partnersWith(snapshot.search, spaced)) add(entry.zipCode, entry.city, entry.state)
    if (found.size < limit) {
      for (const { code, place } of gazetteer.codesWith(text.toUpperCase(), MAX_LOOKS)) {
        if (placeOfCode(snapshot.search, gazetteer, code)?.positions.length)
          add(code, place.city, place.region.name)
      }
    }
  }
  if (named?.code && named.point && found.size < limit) {
    const isAnyNear = nearbyPartners(snapshot, named.point, { limit: 1 }).length > 0
    const first = partnersWith(snapshot.search, named.code.toLowerCase())[0]
    const isOffered = [...found.keys()].some((code) => code.startsWith(named.code ?? ''))
    if (!isOffered && (isAnyNear || first)) add(named.code, named.city ?? '', named.region.name)
  }
  return [...found.values()]
}

function partnersWith({ zipCodes, ranked }: SearchIndex, text: string): DirectoryEntry[] {
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
