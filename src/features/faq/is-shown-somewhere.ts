import type { FaqItem } from '../../shared/faq/faq.ts'
import { type FaqPlace, isFor, stateKey } from '../../shared/faq/faq-targets.ts'
import { REGIONS } from '../../shared/places/regions.ts'
import { toSlug } from '../../shared/places/slugs.ts'
import type { DirectoryCity, DirectoryEntry, DirectoryRegion } from '../directory/snapshot/directory-entry.ts'
import type { DirectorySnapshot } from '../directory/snapshot/directory-view.ts'

/** Active ones, by id, slug or name. */
export type PartnerKeys = { find(target: string): readonly DirectoryEntry[] }

/** Indexes names at the first target that is neither id nor slug. */
export function createPartnerKeys(snapshot: DirectorySnapshot): PartnerKeys {
  let byName: Map<string, DirectoryEntry[]> | null = null
  return {
    find(target) {
      const key = toSlug(target)
      const one = snapshot.byId.get(key) ?? snapshot.bySlug.get(key)
      if (one) return [one]
      if (!byName) {
        byName = new Map()
        for (const entry of snapshot.partners) {
          const name = toSlug(entry.name)
          const known = byName.get(name)
          if (known) known.push(entry)
          else byName.set(name, [entry])
        }
      }
      return byName.get(key) ?? []
    },
  }
}

/** By faq-targets.ts over candidates from the directory's indexes. */
export function isShownSomewhere(item: FaqItem, snapshot: DirectorySnapshot, partners: PartnerKeys): boolean {
  return candidates(item, snapshot, partners).some((place) => isFor(item, place))
}

function candidates(item: FaqItem, snapshot: DirectorySnapshot, partners: PartnerKeys): FaqPlace[] {
  switch (item.appliesTo) {
    case 'all':
    case 'homepage':
      return [{ scope: 'homepage' }]
    case 'state': {
      const names = [
        ...REGIONS.map((region) => region.name),
        ...regionsOf(item, snapshot).map(({ state }) => state),
      ]
      return names.map((state) => ({ scope: 'state', state }))
    }
    case 'city':
      return citiesOf(item, snapshot).map(({ city, state }) => ({ scope: 'city', state, city }))
    case 'partner': {
      const named = item.targetPartners.flatMap((target) => [...partners.find(target)])
      const entries =
        item.targetPartners.length > 0
          ? named
          : citiesOf(item, snapshot).flatMap((city) => city.partners.slice(0, 1))
      return entries.map(({ id, slug, name, state, city }) => ({
        scope: 'partner',
        state,
        city,
        partnerId: id,
        partnerSlug: slug,
        partnerName: name,
      }))
    }
  }
}

function regionsOf(item: FaqItem, snapshot: DirectorySnapshot): DirectoryRegion[] {
  if (item.targetStates.length === 0) return [...snapshot.regions.values()]
  return item.targetStates.flatMap((target) => snapshot.regions.get(stateKey(target)) ?? [])
}

/** Those the item names; if none, one per state. */
function citiesOf(item: FaqItem, snapshot: DirectorySnapshot): DirectoryCity[] {
  return regionsOf(item, snapshot).flatMap(({ cities }) =>
    item.targetCities.length === 0
      ? [...cities.values()].slice(0, 1)
      : item.targetCities.flatMap((target) => cities.get(toSlug(target)) ?? []),
  )
}
