import { type SQL, sql } from 'drizzle-orm'
import type { Queryable } from '../../../db/open.ts'
import { importOutcomes, importRows } from '../../../db/schema/history.ts'
import {
  type FindingKind,
  IMPORT_FIELDS,
  type ImportAction,
  type ImportField,
  type ImportFinding,
  type ImportFindings,
} from '../../../shared/import.ts'
import { IS_OTHER_PARTNER } from '../compare/doubtful-rows.ts'
import { outcomesWithRows } from '../compare/outcomes-with-rows.ts'
import { sayRepair, sayVerdict, type Verdict } from './say-findings.ts'

export type RowWithFindings = {
  number: number
  line: number
  name: string
  action: ImportAction
  errors: Record<string, string>
  doubts: Record<string, string>
  verdicts: Verdict[]
  /** [field, from, to] */
  repairs: [string, string, string][]
}

/** Other rows have no repairs or doubts. */
const IS_STORED = sql`o.action in ('create', 'update', 'left')`
const repairedFields = sql`unnest(r.repaired) as f
  where o.action = 'create' or (o.action = 'update' and (o.changed ? f or r."values" -> 'socialMedia' ? f))`
export const repairsOf = sql`(
  select coalesce(jsonb_agg(jsonb_build_array(f, r.raw ->> f, coalesce(r."values" ->> f, r."values" -> 'socialMedia' ->> f))), '[]')
  from ${repairedFields})`

const CONDITIONS: Readonly<Record<FindingKind, SQL>> = {
  refused: sql`o.action = 'refused'`,
  duplicate: sql`(o.action <> 'refused' and o.verdicts <> '[]' and not ${IS_OTHER_PARTNER})`,
  doubt: sql`(${IS_STORED} and (r.doubts <> '{}' or ${IS_OTHER_PARTNER}))`,
  repaired: sql`(${IS_STORED} and r.repaired <> '{}' and ${repairsOf} <> '[]')`,
}

export type FindingsWanted = {
  kind?: FindingKind | undefined
  field?: string | undefined
  isWithoutKnown?: boolean
  /** From 0. */
  from: number
  limit: number
}

/** A page of them, by line. */
export async function listFindings(
  db: Queryable,
  importId: string,
  wanted: FindingsWanted,
): Promise<ImportFindings> {
  const rows = await readRows(db, importId, wanted)
  const findings = rows.flatMap((row) =>
    findingsOf(row).filter(
      (finding) =>
        (!wanted.kind || finding.kind === wanted.kind) &&
        (wanted.field === undefined || (finding.field ?? '') === wanted.field),
    ),
  )
  const last = rows.at(-1)
  return { findings, next: last && rows.length === wanted.limit ? last.number + 1 : null }
}

/** A page of refused rows, each with all reasons in one text. */
export async function listRefusals(
  db: Queryable,
  importId: string,
  from: number,
  limit: number,
): Promise<{ number: number; line: number; reason: string }[]> {
  const rows = await readRows(db, importId, { kind: 'refused', from, limit })
  return rows.map((row) => ({
    number: row.number,
    line: row.line,
    reason: findingsOf(row)
      .map(({ field, message }) => (field ? `${field}: ${message}` : message))
      .join(' '),
  }))
}

async function readRows(db: Queryable, importId: string, wanted: FindingsWanted) {
  const { kind, field, isWithoutKnown, from, limit } = wanted
  const isOfKind = kind ? CONDITIONS[kind] : sql`(${sql.join(Object.values(CONDITIONS), sql` or `)})`
  const isOfField = field ? sql`and ${mentions(field)}` : sql``
  const isNews = isWithoutKnown ? sql`and not o.verdicts @> '[{"code": "known"}]'` : sql``
  const { rows } = await db.execute<RowWithFindings>(sql`
    select r.number, r.line, r.name, o.action, r.errors, r.doubts, o.verdicts, ${repairsOf} as repairs
    from (
      -- In the order of the primary key, so that the limit ends the reading.
      select * from ${importOutcomes} where job_id = ${importId} and number >= ${from} order by number offset 0
    ) as o cross join lateral (
      select * from ${importRows} as found where found.job_id = o.job_id and found.number = o.number offset 0
    ) as r
    where ${isOfKind} ${isOfField} ${isNews}
    order by o.number limit ${limit}`)
  return rows
}

/** Rows that may have a finding of that field; the caller filters. */
const mentions = (field: string) => sql`(r.errors ? ${field}::text or r.doubts ? ${field}::text
  or ${field}::text = any(r.repaired) or o.verdicts <> '[]')`

/** In the order of fields. */
export function findingsOf(row: RowWithFindings): ImportFinding[] {
  const { line, name, action } = row
  const said = row.verdicts.map(sayVerdict)
  if (action === 'refused') {
    for (const [field, message] of Object.entries(row.errors))
      said.push({ kind: 'refused', field: field === 'row' ? null : field, message })
  } else {
    if (action !== 'unchanged')
      for (const [field, message] of Object.entries(row.doubts)) said.push({ kind: 'doubt', field, message })
    for (const [field, from, to] of row.repairs) said.push(sayRepair(field, from, to))
  }
  // jsonb loses the order of keys.
  const place = (field: string | null) => IMPORT_FIELDS.indexOf(field as ImportField)
  said.sort((a, b) => place(a.field) - place(b.field))
  return said.map((finding) => ({ line, name, ...finding }))
}

/** By kind and field, most frequent first. */
export async function countFindings(
  db: Queryable,
  importId: string,
): Promise<{ kind: FindingKind; field: string | null; count: number }[]> {
  const { rows } = await db.execute<{ kind: FindingKind; field: string | null; count: number }>(sql`
    select said.kind, said.field, count(*)::int as count
    from ${outcomesWithRows}
    cross join lateral (
      select 'refused' as kind, nullif(key, 'row') as field from jsonb_object_keys(r.errors) as key where o.action = 'refused'
      union all
      select case when o.action = 'refused' then 'refused' when ${IS_OTHER_PARTNER} then 'doubt' else 'duplicate' end,
        case v ->> 'code' when 'missing' then v ->> 'field' when 'other-partner' then v ->> 'field'
          when 'ambiguous' then regexp_replace(v ->> 'match', '-.*', '') when 'no-key' then regexp_replace(v ->> 'match', '-.*', '')
          when 'no-match' then regexp_replace(v ->> 'match', '-.*', '') end
      from jsonb_array_elements(o.verdicts) as v
      union all
      select 'doubt', key from jsonb_object_keys(r.doubts) as key where ${IS_STORED}
      union all
      select 'repaired', f from ${repairedFields}
    ) as said
    where o.job_id = ${importId}
    group by said.kind, said.field order by count desc, said.kind, said.field`)
  return rows
}
