import type pg from 'pg'
import { TIMELINE } from '../../../db/servers.ts'
import type { FaqItem } from '../../../shared/faq/faq.ts'
import { compareFaq } from '../../../shared/faq/faq-targets.ts'
import { type PartnerRow, ROW_COLUMNS } from './directory-entry.ts'

export type DirectoryChanges = State & {
  isWhole: boolean
  /** Also those that were deleted. */
  rows: PartnerRow[]
  /** Of partners that are not deleted. */
  count: number
  faq: FaqItem[]
}

type State = {
  version: number
  /** The server's; another one's versions may stand for other changes. Null on a standby. */
  timeline: number | null
  changedAt: Date
  isSample: boolean
}

/**
 * Reads rows above version `known` in one repeatable-read transaction; null when unchanged. Reads all when
 * nothing is known, after a promotion (changes may be lost, their versions counted again), or when the
 * version went back (a restored backup).
 */
export async function readDirectory(
  pool: pg.Pool,
  known: Pick<State, 'version' | 'timeline'> | null,
): Promise<DirectoryChanges | null> {
  const now = known && (await readState(pool))
  if (known && known.version === now?.version && isOneTimeline(known, now)) return null
  const client = await pool.connect()
  let isBroken = true
  try {
    await client.query('begin isolation level repeatable read read only')
    const state = await readState(client)
    const isWhole = !known || known.version >= state.version || !isOneTimeline(known, state)
    const which = isWhole ? 'deleted_at is null' : `version > ${known.version}`
    // JSON: thirty columns cost the driver as much as the query.
    const { rows } = await client.query<{ row: PartnerRow }>(
      `select to_json(found) as row from (select ${ROW_COLUMNS} from partners where ${which}) found`,
    )
    const counted = await client.query<{ count: number }>(
      'select count(*)::int as count from partners where deleted_at is null',
    )
    const faq = await readFaq(client)
    await client.query('commit')
    isBroken = false
    const timeline = state.timeline ?? known?.timeline ?? null
    const { count } = counted.rows[0] as { count: number }
    return { ...state, timeline, isWhole, rows: rows.map(({ row }) => row), count, faq }
  } finally {
    // Its transaction may be open.
    client.release(isBroken)
  }
}

const STATE = `select coalesce(max(version), 1)::float8 as version, ${TIMELINE} as timeline,
  coalesce(max(changed_at), to_timestamp(0)) as "changedAt", coalesce(bool_or(is_sample), false) as "isSample"
  from directory_state`

async function readState(from: pg.Pool | pg.PoolClient): Promise<State> {
  const { rows } = await from.query<State>(STATE)
  return rows[0] as State
}

type Timed = Pick<State, 'timeline'>

/** A standby tells none. */
const isOneTimeline = (known: Timed, { timeline }: Timed) =>
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
