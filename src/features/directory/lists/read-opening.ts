import timeZoneAt from '@photostructure/tz-lookup'
import type { Opening } from '../../../shared/partner-fields/open-at.ts'
import {
  type LocalTime,
  localTimeOf,
  minutesToChange,
  openUntil,
} from '../../../shared/partner-fields/open-at.ts'
import { type OpeningSpan, readHours } from '../../../shared/partner-fields/opening-hours.ts'
import type { PartnerCard } from '../../../shared/partners/partner.ts'
import type { GeoPoint } from '../../../shared/places/geo.ts'
import type { PartnerReads } from '../partner-reads/read-partners.ts'
import { toCards } from '../partner-reads/to-partner.ts'
import { pointOf } from '../places/around/point-of.ts'
import type { DirectoryEntry } from '../snapshot/directory-entry.ts'
import type { DirectoryView } from '../snapshot/directory-view.ts'

const MINUTE_MS = 60_000

type Hours = { spans: OpeningSpan[]; timeZone: string } | null

/** Reading them takes as long as drawing a row. */
const hours = new WeakMap<DirectoryEntry, Hours>()

/** At `now` on the partner's clock; without those whose hours or place are unknown. */
export async function readOpenings(
  directory: DirectoryView,
  entries: readonly DirectoryEntry[],
  now: Date,
): Promise<ReadonlyMap<DirectoryEntry, Opening>> {
  const openings = new Map<DirectoryEntry, Opening>()
  const minute = Math.floor(now.getTime() / MINUTE_MS) * MINUTE_MS
  const times = new Map<string, LocalTime>()
  for (const entry of entries) {
    const known = hours.get(entry) ?? (await readHoursOf(directory, entry))
    hours.set(entry, known)
    if (!known) continue
    const { spans, timeZone } = known
    const local = times.get(timeZone) ?? localTimeOf(now, timeZone)
    times.set(timeZone, local)
    const changesAt = minute + minutesToChange(spans, local) * MINUTE_MS
    openings.set(entry, { openUntil: openUntil(spans, local), timeZone, changesAt })
  }
  return openings
}

async function readHoursOf(directory: DirectoryView, entry: DirectoryEntry): Promise<Hours> {
  const spans = entry.openingHours ? readHours(entry.openingHours) : null
  const point = spans && (await pointOf(directory, entry))
  return spans && point && { spans, timeZone: timeZoneAt(point.latitude, point.longitude) }
}

/** Cards that say who is open. */
export async function toListed(
  app: PartnerReads & { clock: { now(): Date } },
  entries: readonly DirectoryEntry[],
  from: GeoPoint | null = null,
): Promise<(PartnerCard & { opening?: Opening })[]> {
  const openings = await readOpenings(app.directory, entries, app.clock.now())
  return toCards(app, entries, from).map((card, index) => {
    const opening = openings.get(entries[index] as DirectoryEntry)
    return opening ? { ...card, opening } : card
  })
}
