import { type SQL, sql } from 'drizzle-orm'
import type { Database, Queryable } from '../../../db/open.ts'
import { partners } from '../../../db/schema/directory.ts'
import { LACKING } from '../../../shared/partners/partner-filters.ts'
import type { PartnerRow } from '../../directory/snapshot/read-directory.ts'
import { lacks } from './lacks.ts'
import type { ListedFacts } from './partner-index.ts'

export type ListedRow = { partner: PartnerRow; facts: ListedFacts }

export type ListedChanges = {
  version: number
  isWhole: boolean
  /** Deleted ones have `partner.isPublic` false. */
  rows: ListedRow[]
}

/** Bounds memory and lets others work. */
const BATCH = 500

/**
 * Those above version `known`, or all that are not deleted: when nothing is known, the version went back, or
 * the count differs.
 */
export async function readListedPartners(
  db: Database,
  known: { version: number; ids: ReadonlySet<string> | ReadonlyMap<string, unknown> } | null,
): Promise<ListedChanges> {
  return db.transaction(
    async (tx) => {
      const [state] = (
        await tx.execute<{ version: string; count: number }>(sql`
          select coalesce((select version from directory_state where id = 1), 1) as version,
            (select count(*)::int from partners where deleted_at is null) as count`)
      ).rows
      const version = Number(state?.version ?? 1)
      if (known && known.version < version) {
        const rows = await readRows(tx, sql`version > ${known.version}`)
        const joined = rows.filter(({ partner }) => partner.isPublic && !known.ids.has(partner.id)).length
        const left = rows.filter(({ partner }) => !partner.isPublic && known.ids.has(partner.id)).length
        if (known.ids.size + joined - left === state?.count) return { version, isWhole: false, rows }
      }
      return { version, isWhole: true, rows: await readRows(tx, sql`deleted_at is null`) }
    },
    { isolationLevel: 'repeatable read', accessMode: 'read only' },
  )
}

async function readRows(tx: Queryable, where: SQL): Promise<ListedRow[]> {
  const lacking = sql.join(
    LACKING.map((what, bit) => sql`(case when ${lacks(what)} then ${sql.raw(String(1 << bit))} else 0 end)`),
    sql` + `,
  )
  await tx.execute(sql`
    declare listed_partners cursor for
    select id, slug, name, address, city, state, zip_code as "zipCode", phone, services_offered as services,
      is_priority as "isPriority", is_active as "isActive", latitude, longitude, deleted_at is null as "isListed",
      (extract(epoch from updated_at) * 1000)::float8 as "updatedAt",
      (extract(epoch from created_at) * 1000)::float8 as "createdAt",
      coalesce(email, '') as email, coalesce(website, '') as website,
      coalesce(details_confirmed_on, '') as "confirmedOn", ${lacking} as lacking
    from ${partners} where ${where}`)
  const rows: ListedRow[] = []
  for (;;) {
    const batch = await tx.execute<Row>(sql.raw(`fetch ${BATCH} from listed_partners`))
    for (const row of batch.rows) rows.push(toListed(row))
    if (batch.rows.length < BATCH) break
  }
  await tx.execute(sql`close listed_partners`)
  return rows
}

type Row = Omit<PartnerRow, 'isPublic' | 'description' | 'facts'> & ListedFacts & { isListed: boolean }

function toListed(row: Row): ListedRow {
  const { isActive, email, website, confirmedOn, createdAt, lacking, isListed, ...partner } = row
  return {
    partner: {
      ...partner,
      description: null,
      facts: [],
      updatedAt: Math.floor(row.updatedAt),
      isPublic: isListed,
    },
    facts: { isActive, email, website, confirmedOn, createdAt, lacking },
  }
}
