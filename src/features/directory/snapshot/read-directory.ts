import type pg from 'pg'
import type { FaqItem } from '../../../shared/faq/faq.ts'
import { compareFaq } from '../../../shared/faq/faq-targets.ts'
import { FACTS_COLUMN } from '../partner-reads/to-partner.ts'

export type DirectoryChanges = {
  version: number
  changedAt: Date
  isSample: boolean
  isWhole: boolean
  /** Also those that left (inactive or deleted). */
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
  isPublic: boolean
}

/** Bounds memory and lets others work. */
const BATCH = 2000

const COLUMNS = `id, slug, name, address, city, state, zip_code as "zipCode", phone, description,
  services_offered as services, is_priority as "isPriority", latitude, longitude,
  floor(extract(epoch from updated_at) * 1000)::float8 as "updatedAt",
  ${FACTS_COLUMN} as facts, is_active and deleted_at is null as "isPublic"`

/**
 * Reads rows above version `known` in one repeatable-read transaction; null when unchanged. Reads everything
 * when nothing is known, the version went back (restored backup) or the count differs (changes without a
 * version).
 */
export async function readDirectory(
  pool: pg.Pool,
  known: { version: number; isPublic(id: string): boolean; count: number } | null,
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

async function readChanges(client: pg.PoolClient, known: Parameters<typeof readDirectory>[1]) {
  const state = await client.query<{ version: string; changed_at: Date; is_sample: boolean; count: number }>(
    `select version, changed_at, is_sample,
       (select count(*)::int from partners where is_active and deleted_at is null) as count
     from (select 1) as one left join directory_state on id = 1`,
  )
  const row = state.rows[0]
  const version = Number(row?.version ?? 1)
  const count = row?.count ?? 0
  if (known && known.version === version && known.count === count) return null

  let rows: PartnerRow[] = []
  let isWhole = true
  if (known && known.version < version) {
    rows = await readRows(client, 'where version > $1', [known.version])
    isWhole = false
    const joined = rows.filter((partner) => partner.isPublic && !known.isPublic(partner.id)).length
    const left = rows.filter((partner) => !partner.isPublic && known.isPublic(partner.id)).length
    if (known.count + joined - left !== count) isWhole = true
  }
  if (isWhole) rows = await readRows(client, 'where is_active and deleted_at is null', [])
  return {
    version,
    changedAt: row?.changed_at ?? new Date(0),
    isSample: row?.is_sample ?? false,
    isWhole,
    rows,
    faq: await readFaq(client),
  }
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
       target_cities as "targetCities", target_partners as "targetPartners", is_active as "isActive",
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
