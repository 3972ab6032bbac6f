import type { App } from '../../../app.ts'
import type { AdminPartner } from '../../../shared/partners/admin-partner.ts'
import type { PartnerFilters } from '../../../shared/partners/partner-filters.ts'
import { type FinderIndex, showInactive } from '../../directory/finder/indexes/finder-index.ts'
import { readQuery } from '../../directory/finder/reading/tokens.ts'
import { runInSlices } from '../../directory/snapshot/run-in-slices.ts'
import { selectAdminPartnersByIds } from '../select-admin-partners.ts'
import { matchPartners } from './match-partners.ts'
import { type Selection, selectPartners } from './select-partners.ts'

type FoundPartners = {
  total: number
  /** Of `total`. */
  inactiveCount: number
  partners: AdminPartner[]
}

export type PartnerFinder = {
  /** Throws invalid_input for an overlong query. */
  find(filters: PartnerFilters, window?: { offset?: number; limit?: number }): Promise<FoundPartners>
  findIds(filters: PartnerFilters): Promise<string[]>
}

/** LIST-5, LIST-6. A blank `q` matches everyone, an unknown state nobody. */
export function createPartnerFinder(app: Pick<App, 'db' | 'directory'>): PartnerFinder {
  let kept: { of: FinderIndex; everyone: Promise<Everyone> } | null = null

  function everyone(): Promise<Everyone> {
    const { search: of, services } = app.directory.current()
    if (kept?.of !== of) kept = { of, everyone: readEveryone(of, [...services.keys()]) }
    return kept.everyone
  }

  async function select(filters: PartnerFilters, offset: number, limit: number | null): Promise<Selection> {
    const query = readQuery(filters.q ?? '')
    const among = query === '' ? null : await matchPartners(app, await everyone(), query)
    return selectPartners(app.db, filters, among, { offset, limit })
  }

  return {
    async find(filters, { offset = 0, limit } = {}) {
      const { ids, ...counts } = await select(filters, offset, limit ?? null)
      return { ...counts, partners: await selectAdminPartnersByIds(app.db, ids) }
    },
    findIds: async (filters) => (await select(filters, 0, null)).ids,
  }
}

type Everyone = { search: FinderIndex; services: ReadonlySet<string> }

async function readEveryone(index: FinderIndex, services: readonly string[]): Promise<Everyone> {
  const offered = new Set([...services, ...index.inactive.flatMap((entry) => entry.services)])
  return { search: await runInSlices(showInactive(index)), services: offered }
}
