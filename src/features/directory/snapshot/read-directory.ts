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

const COLUMNS = `id, slug, name, address, city, state, zip_code as "zipCode", phone, description,
  services_offered as services, is_priority as "isPriority", latitude, longitude,
  floor(extract(epoch from updated_at) * 1000)::float8 as "updatedAt",
  ${FACTS_COLUMN} as facts, 
  case when deleted_at is not null then 'deleted' when is_active then 'active' else 'inactive' end as status`

/** Of a snapshot. */
export type KnownVersion = Pick<DirectoryChanges, 'version' | 'timeline'>

/**
 * Reads rows above version `known` in one repeatable-read transaction; null when unchanged. Reads everything
 * when nothing is known, a standby was promoted (which may have lost changes and counted their versions again), or the
 * version went back (a restored backup).
 */
export async function readDirectory(
  pool: pg.Pool,
  known: KnownVersion | null,
): Promise<DirectoryChanges | null> {
  if (known && isSame(known, await readState(pool))) return null
  const client = await pool.connect()
  let isBroken = false
  try {
    await client.query('begin isolation level repeatable read read only')
    const state = await readState(client)
    const isWhole = known === null || known.version >= state.version || !isOneTimeline(known, state)
    const { rows } = isWhole
      ? await client.query<PartnerRow>(`select ${COLUMNS} from partners where deleted_at is null`)
      : await client.query<PartnerRow>(`select ${COLUMNS} from partners where version > $1`, [known.version])
    const faq = await readFaq(client)
    await client.query('commit')
    return { ...state, timeline: state.timeline ?? known?.timeline ?? null, isWhole, rows, faq }
  } catch (error) {
    isBroken = true
    throw error
  } finally {
    // Its transaction may be open.
    client.release(isBroken)
  }
}

const STATE = `select coalesce(max(version), 1)::float8 as version, ${TIMELINE} as timeline,
  coalesce(max(changed_at), to_timestamp(0)) as "changedAt", coalesce(bool_or(is_sample), false) as "isSample"
  from directory_state`

type State = Pick<DirectoryChanges, 'version' | 'timeline' | 'changedAt' | 'isSample'>

async function readState(from: pg.Pool | pg.PoolClient): Promise<State> {
  const { rows } = await from.query<State>(STATE)
  return rows[0] as State
}

const isSame = (known: KnownVersion, state: State) =>
  known.version === state.version && isOneTimeline(known, state)

/** A standby tells none. */
const isOneTimeline = (known: KnownVersion, { timeline }: State) =>
  (known.timeline ?? timeline) === (timeline ?? known.timeline)

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
