import { buildSnapshot } from '../../src/features/directory/snapshot/build-snapshot.ts'
import type { PartnerRow } from '../../src/features/directory/snapshot/directory-entry.ts'
import type {
  DirectorySnapshot,
  DirectoryView,
} from '../../src/features/directory/snapshot/directory-view.ts'
import type { DirectoryChanges } from '../../src/features/directory/snapshot/read-directory.ts'
import { LOADED_PLACES } from './loaded-places.ts'

let sequence = 0

/** A partner as the directory reads it. */
export function buildRow(given: Partial<PartnerRow> = {}): PartnerRow {
  sequence += 1
  const number = String(sequence).padStart(12, '0')
  return {
    id: `00000000-0000-4000-8000-${number}`,
    slug: `partner-${sequence}`,
    name: `Hollis & Wren Funeral Home ${sequence}`,
    address: `${sequence} Merrimon Avenue`,
    city: 'Asheville',
    state: 'North Carolina',
    zipCode: '28801',
    phone: '(828) 555-0142',
    description: null,
    servicesOffered: [],
    isPriority: false,
    latitude: 35.5971,
    longitude: -82.5565,
    updatedAt: 0,
    createdAt: 0,
    email: null,
    website: null,
    longDescription: null,
    partnerSince: null,
    detailsConfirmedOn: null,
    openingHours: null,
    answersDayAndNight: false,
    languages: [],
    faithsServed: [],
    directCremationFrom: null,
    directCremationFromOn: null,
    highlights: [],
    annualCremations: 0,
    locationCount: 1,
    logoUrl: null,
    imageUrl: null,
    socialMedia: null,
    yelpRating: null,
    yelpReviewCount: null,
    googleRating: null,
    googleReviewCount: null,
    googlePlaceId: null,
    googleFetchedAt: null,
    googleBusinessStatus: null,
    createDate: null,
    status: 'active',
    ...given,
  }
}

/** A database's answer with these partners, or, with `before`, these changes. */
export function changesOf(rows: PartnerRow[], before?: DirectorySnapshot): DirectoryChanges {
  return {
    version: (before?.version ?? 0) + 1,
    timeline: 1,
    changedAt: new Date(0),
    isSample: false,
    isWhole: before === undefined,
    rows,
    count: rows.length,
    faq: [],
  }
}

/** An in-memory directory without a database. */
export function makeSnapshot(rows: Partial<PartnerRow>[]): DirectorySnapshot {
  return applyChanges(null, changesOf(rows.map((row) => buildRow(row))))
}

export function applyChanges(before: DirectorySnapshot | null, changes: DirectoryChanges): DirectorySnapshot {
  const building = buildSnapshot(before, changes)
  for (;;) {
    const step = building.next()
    if (step.done) return step.value
  }
}

/** A fixed snapshot with the real gazetteer. */
export function makeView(snapshot: DirectorySnapshot): DirectoryView {
  return {
    current: () => snapshot,
    buildMs: () => 0,
    refresh: async () => snapshot,
    revision: () => snapshot.version,
    ...LOADED_PLACES,
    close: async () => {},
  }
}
