import { paths } from '../../../../shared/paths.ts'
import type { Suggestions } from '../../../../shared/search.ts'
import { nearbyPartners } from '../../places/around/nearby-partners.ts'
import type { Gazetteer } from '../../places/gazetteer/gazetteer.ts'
import type { DirectoryEntry } from '../../snapshot/directory-entry.ts'
import type { DirectorySnapshot } from '../../snapshot/directory-view.ts'
import type { FinderIndex } from '../indexes/finder-index.ts'
import { scanTextColumn, textAt } from '../indexes/word-index.ts'
import { type KnownPlace, placeOfCode } from '../reading/places.ts'

/** From two digits of a ZIP, or letter and digit of a Canadian code. */
const CODE = /^(?:\d{2,5}|\d{5}-?\d{0,4}|[a-z]\d(?:[a-z](?:[ -]?\d(?:[a-z]\d?)?)?)?)$/
/** Most codes of a prefix may have no partner. */
const MAX_LOOKS = 200

/** The one that the query names whole, else by prefix those of partners, then others of cities with partners. */
export function suggestPostalCodes(
  snapshot: DirectorySnapshot,
  gazetteer: Gazetteer,
  query: string,
  limit: number,
  named: KnownPlace | null,
): Suggestions['postalCodes'] {
  const found = new Map<string, Suggestions['postalCodes'][number]>()
  const add = (postalCode: string, city: string, state: string) => {
    if (found.size < limit && !found.has(postalCode))
      found.set(postalCode, { postalCode, city, state, path: paths.search(postalCode) })
  }
  const text = query.toLowerCase()
  if (CODE.test(text)) {
    const spaced = text.replace(/^([a-z]\d[a-z])[ -]?(?=\d)/, '$1 ')
    for (const { zipCode, city, state } of partnersWith(snapshot.search, spaced)) add(zipCode, city, state)
    for (const { code, place } of found.size < limit
      ? gazetteer.codesWith(text.toUpperCase(), MAX_LOOKS)
      : [])
      if (placeOfCode(snapshot.search, gazetteer, code)?.positions.length)
        add(code, place.city, place.region.name)
  }
  if (named?.code && named.point && ![...found.keys()].some((code) => code.startsWith(named.code ?? ''))) {
    const isAnyNear = nearbyPartners(snapshot, named.point, { limit: 1 }).length > 0
    if (isAnyNear) add(named.code, named.city ?? '', named.region.name)
  }
  return [...found.values()]
}

function partnersWith({ zipCodes, ranked }: FinderIndex, text: string): DirectoryEntry[] {
  const values: number[] = []
  scanTextColumn(zipCodes.lower, text, (value, at) => {
    if (at === 0) values.push(value)
    return false
  })
  const codeOf = (value: number) => textAt(zipCodes.lower, value)
  return values
    .sort((a, b) => (codeOf(a) < codeOf(b) ? -1 : 1))
    .map((value) => ranked[zipCodes.members[value]?.[0] as number] as DirectoryEntry)
}
