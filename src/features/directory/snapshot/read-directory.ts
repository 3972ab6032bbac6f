import type pg from 'pg'
import { TIMELINE } from '../../../db/servers.ts'
import type { FaqItem } from '../../../shared/faq/faq.ts'
import { compareFaq } from '../../../shared/faq/faq-targets.ts'
import { FACTS_COLUMN } from '../partner-reads/to-partner.ts'

export type DirectoryChanges = {
  version: number
  /** Of the server; another one's versions may stand for other changes. Null on a standby. */
  timeline: number | null
  changedAt: Date
  isSample: boolean
  isWhole: boolean
  /** Also those that were deleted. */
  rows: PartnerRow[]
  faq: FaqItem[]
}

export type PartnerRow = {
  id: string
  slug: string
  name: string
  address: string
  city: string
  state: string
  zipCode: string
  phone: string
  description: string | null
  services: readonly string[]
  isPriority: boolean
  latitude: number | null
  longitude: number | null
  updatedAt: number
  facts: readonly unknown[]
  status: 'active' | 'inactive' | 'deleted'
}

/** Bounds memory and lets others work. */
const BATCH = 2000

const COLUMNS = `id, slug, name, address, city, state, zip_code as "zipCode", phone, description,
  services_offered as services, is_priority as "isPriority", latitude, longitude,
  floor(extract(epoch from updated_at) * 1000)::float8 as "updatedAt",
  ${FACTS_COLUMN} as facts, 
  case when deleted_at is not null then 'deleted' when is_active then 'active' else 'inactive' end as status`

/** What a snapshot holds already, by id. */
export type KnownPartners = {
  version: number
  timeline: number | null
  active: ReadonlyMap<string, unknown>
  inactive: ReadonlyMap<string, unknown>
}

/**
 * Reads rows above version `known` in one repeatable-read transaction; null when unchanged. Reads everything
 * when nothing is known, a standby was promoted (which may have lost changes and counted their versions again), the
 * version went back (restored backup) or a count differs (changes without a version).
 */
export async function readDirectory(
  pool: pg.Pool,
  known: KnownPartners | null,
): Promise<DirectoryChanges | null> {
  const client = await pool.connect()
  let isBroken = false
  try {
    await client.query('begin isolation level repeatable read read only')
    const changes = await readChanges(client, known)
    await client.query('commit')
    return changes
  } catch (error) {
    isBroken = true
    throw error
  } finally {
    // Its transaction may be open.
    client.release(isBroken)
  }
}

type State = {
  version: string
  timeline: number | null
  changed_at: Date
  is_sample: boolean
  active: number
  inactive: number
}

async function readChanges(client: pg.PoolClient, known: KnownPartners | null) {
  const state = await client.query<State>(
    `select version, ${TIMELINE} as timeline, changed_at, is_sample, active, inactive from (
       select (count(*) filter (where is_active))::int as active,
         (count(*) filter (where not is_active))::int as inactive
       from partners where deleted_at is null
     ) as counts left join directory_state on id = 1`,
  )
  const row = state.rows[0]
  const version = Number(row?.version ?? 1)
  const isCounted = (rows: readonly PartnerRow[]) =>
    known !== null &&
    countAfter(known, 'active', rows) === row?.active &&
    countAfter(known, 'inactive', rows) === row.inactive
  const timeline = row?.timeline ?? known?.timeline ?? null
  const isSame = known !== null && (known.timeline ?? timeline) === timeline
  if (isSame && known.version === version && isCounted([])) return null

  let rows: PartnerRow[] = []
  let isWhole = true
  if (isSame && known.version < version) {
    rows = await readRows(client, 'where version > $1', [known.version])
    isWhole = !isCounted(rows)
  }
  if (isWhole) rows = await readRows(client, 'where deleted_at is null', [])
  return {
    version,
    timeline,
    changedAt: row?.changed_at ?? new Date(0),
    isSample: row?.is_sample ?? false,
    isWhole,
    rows,
    faq: await readFaq(client),
  }
}

/** How many are known once `rows` are taken in. */
function countAfter(
  known: KnownPartners,
  status: 'active' | 'inactive',
  rows: readonly PartnerRow[],
): number {
  let count = known[status].size
  for (const row of rows) count += Number(row.status === status) - Number(known[status].has(row.id))
  return count
}

async function readRows(client: pg.PoolClient, where: string, values: unknown[]): Promise<PartnerRow[]> {
  const rows: PartnerRow[] = []
  await client.query(`declare changed_partners cursor for select ${COLUMNS} from partners ${where}`, values)
  for (;;) {
    const batch = await client.query<PartnerRow>(`fetch ${BATCH} from changed_partners`)
    rows.push(...batch.rows)
    if (batch.rows.length < BATCH) break
  }
  await client.query('close changed_partners')
  return rows
}

async function readFaq(client: pg.PoolClient): Promise<FaqItem[]> {
  const { rows } = await client.query(
    `select id, question, answer, category, "order", applies_to as "appliesTo", target_states as "targetStates",
       target_cities as "targetCities", target_partners as "targetPartners", is_active as "isActive", translations,
       created_at as "createdAt", updated_at as "updatedAt"
     from faq_items where is_active`,
  )
  return rows
    .map((row) => ({
      ...row,
      createdAt: row.createdAt.toISOString(),
      updatedAt: row.updatedAt.toISOString(),
    }))
    .sort(compareFaq)
}
