import type { DirectoryCity, DirectoryEntry, DirectoryRegion } from '../snapshot/directory-entry.ts'
import type { DirectorySnapshot } from '../snapshot/directory-view.ts'
import { addCircle, type DirectoryReads } from './directory-reads.ts'
import { readKeys } from './read-keys.ts'
import { TrackedMap } from './tracked-map.ts'

/** A change of `isSample` touches every answer. */
type Untracked = 'isSample'

/** `reads` notes what is read. Reads without a key count as all of it, so new fields are safe. */
export function trackReads(snapshot: DirectorySnapshot, reads: DirectoryReads): DirectorySnapshot {
  const readAll = () => {
    reads.isAll = true
  }
  const readPartner = (entry: DirectoryEntry | undefined) => {
    if (entry) reads.keys.add(readKeys.partner(entry.id))
    // A partner that appears may be the one looked for.
    else readAll()
  }
  const tracked: Pick<DirectorySnapshot, Untracked> & Partial<DirectorySnapshot> = {
    isSample: snapshot.isSample,
    get faq() {
      reads.keys.add(readKeys.faq)
      return snapshot.faq
    },
    get services() {
      reads.keys.add(readKeys.services)
      return snapshot.services
    },
    byId: new TrackedMap(snapshot.byId, (_, entry) => readPartner(entry), readAll),
    bySlug: new TrackedMap(snapshot.bySlug, (_, entry) => readPartner(entry), readAll),
    regions: new TrackedMap(
      snapshot.regions,
      (stateSlug) => reads.keys.add(readKeys.stateName(stateSlug)),
      readAll,
      (region) => trackRegion(region, reads),
    ),
    points: {
      within(from, radiusMiles) {
        addCircle(reads.partnerCircles, { from, radiusMiles })
        return snapshot.points.within(from, radiusMiles)
      },
    },
    nearestCities(from, options) {
      const found = snapshot.nearestCities(from, options)
      const isFull = found.length === options.limit
      const radiusMiles = (isFull ? found.at(-1)?.miles : undefined) ?? Number.POSITIVE_INFINITY
      addCircle(reads.cityCircles, { from, radiusMiles })
      return found
    },
  }
  return new Proxy(tracked as DirectorySnapshot, {
    get(target, name: keyof DirectorySnapshot) {
      if (name in target) return target[name]
      readAll()
      return snapshot[name]
    },
  })
}

function trackRegion(region: DirectoryRegion, { keys }: DirectoryReads): DirectoryRegion {
  const { stateSlug } = region
  const readPartners = () => {
    keys.add(readKeys.state(stateSlug))
  }
  return {
    region: region.region,
    state: region.state,
    stateSlug,
    get partners() {
      readPartners()
      return region.partners
    },
    cities: new TrackedMap(
      region.cities,
      (citySlug) => keys.add(readKeys.cityName(stateSlug, citySlug)),
      readPartners,
      (city) => trackCity(city, keys),
    ),
  }
}

function trackCity(city: DirectoryCity, keys: Set<string>): DirectoryCity {
  const { stateSlug, citySlug } = city
  const readPartners = () => keys.add(readKeys.city(stateSlug, citySlug))
  return {
    city: city.city,
    citySlug,
    state: city.state,
    stateSlug,
    get latitude() {
      readPartners()
      return city.latitude
    },
    get longitude() {
      readPartners()
      return city.longitude
    },
    get partners() {
      readPartners()
      return city.partners
    },
  }
}
