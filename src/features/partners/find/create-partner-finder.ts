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
  /** The rows from `offset` on; without `limit` all. Throws invalid_input for an overlong query. */
  find(filters: PartnerFilters, window?: { offset?: number; limit?: number }): Promise<FoundPartners>
  /** The ids of all that match, in order. Throws as `find`. */
  findIds(filters: PartnerFilters): Promise<string[]>
}

/**
 * Creates the search of administrators. Its index is made at the first search and again at the first one after a
 * change; the public directory's snapshot tells. Failures are not kept.
 */
export function createPartnerFinder(app: Pick<App, 'db' | 'directory'>): PartnerFinder {
  let kept: { of: DirectorySnapshot; index: Promise<PartnerIndex> } | null = null

  function currentIndex(): Promise<PartnerIndex> {
    const of = app.directory.current()
    if (kept?.of === of) return kept.index
    const entry = { of, index: makeIndex(kept?.index ?? null) }
    kept = entry
    entry.index.catch(() => {
      if (kept === entry) kept = null
    })
    return entry.index
  }

  async function makeIndex(last: Promise<PartnerIndex> | null): Promise<PartnerIndex> {
    const before = await last?.catch(() => null)
    const known = before ? { version: before.snapshot.version, ids: before.snapshot.byId } : null
    const changes = await readListedPartners(app.db, known)
    return runInSlices(buildPartnerIndex(before ?? null, changes))
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
  }
}
