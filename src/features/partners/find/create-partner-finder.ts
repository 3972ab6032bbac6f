import type { App } from '../../../app.ts'
import type { AdminPartner } from '../../../shared/partners/admin-partner.ts'
import type { PartnerFilters } from '../../../shared/partners/partner-filters.ts'
import type { DirectorySnapshot } from '../../directory/snapshot/directory-view.ts'
import { runInSlices } from '../../directory/snapshot/run-in-slices.ts'
import { selectAdminPartnersByIds } from '../select-admin-partners.ts'
import { buildPartnerIndex } from './build-partner-index.ts'
import { type Found, findPartners } from './find-partners.ts'
import type { PartnerIndex } from './partner-index.ts'
import { readListedPartners } from './read-listed-partners.ts'

export type FoundPartners = {
  total: number
  /** Of `total`. */
  inactiveCount: number
  partners: AdminPartner[]
}

export type PartnerFinder = {
  /** From `offset` on; without `limit` all. Throws invalid_input for an overlong query. */
  find(filters: PartnerFilters, window?: { offset?: number; limit?: number }): Promise<FoundPartners>
  /** All that match, in order. Throws as `find`. */
  findIds(filters: PartnerFilters): Promise<string[]>
  /** Builds the index early. Rejects when the database fails; the next search tries again. */
  warm(): Promise<void>
}

/**
 * Builds the index at `warm` or the first search; updates it by changed rows at the first search after the
 * directory's snapshot changed.
 */
export function createPartnerFinder(app: Pick<App, 'db' | 'directory'>): PartnerFinder {
  let kept: { of: DirectorySnapshot; index: Promise<PartnerIndex> } | null = null
  let last: PartnerIndex | null = null

  function currentIndex(): Promise<PartnerIndex> {
    const of = app.directory.current()
    if (kept?.of === of) return kept.index
    const entry = { of, index: makeIndex(kept?.index) }
    kept = entry
    entry.index.catch(() => {
      if (kept === entry) kept = null
    })
    return entry.index
  }

  async function makeIndex(underWay: Promise<PartnerIndex> | undefined): Promise<PartnerIndex> {
    await underWay?.catch(() => {})
    const changes = await readListedPartners(app.db, last && { version: last.version, ids: last.byId })
    last = await runInSlices(buildPartnerIndex(last, changes))
    return last
  }

  async function match(filters: PartnerFilters): Promise<Found> {
    const [index, gazetteer] = await Promise.all([currentIndex(), app.directory.gazetteer()])
    return findPartners(index, gazetteer, filters)
  }

  return {
    async find(filters, { offset = 0, limit = Number.POSITIVE_INFINITY } = {}) {
      const { total, inactiveCount, ids } = await match(filters)
      return { total, inactiveCount, partners: await selectAdminPartnersByIds(app.db, ids(offset, limit)) }
    },
    findIds: async (filters) => (await match(filters)).ids(0, Number.POSITIVE_INFINITY),
    async warm() {
      await Promise.all([currentIndex(), app.directory.gazetteer()])
    },
  }
}
