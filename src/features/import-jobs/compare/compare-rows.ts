import { type SQL, sql } from 'drizzle-orm'
import type { Queryable } from '../../../db/open.ts'
import { partners } from '../../../db/schema/directory.ts'
import { importOutcomes, importRows } from '../../../db/schema/history.ts'
import { FIELDS_OF_MATCH, IMPORT_REQUIRED, type ImportOptions } from '../../../shared/import.ts'
import { ITEM_SEPARATORS, isListField } from '../../../shared/partner-fields/field.ts'
import { columnsOf, FIELD_NAMES } from '../../../shared/partner-fields/field-names.ts'
import { fieldOf } from '../../../shared/partner-fields/partner-fields.ts'
import { rowAsJson } from '../../history/stored-fields.ts'
import { leaveOutDoubtful } from './doubtful-rows.ts'
import { inPartner, inRow, mayEqual, nameWordsOf, withKeys } from './match-keys.ts'
import { likelyDuplicates, takenValues } from './other-partners.ts'

/** Replaces an import's outcomes in a few statements. `isWithoutSample` ignores sample partners. */
export async function compareRows(
  tx: Queryable,
  jobId: string,
  options: Pick<ImportOptions, 'mode' | 'match' | 'doubts'>,
  isWithoutSample: boolean,
): Promise<void> {
  await tx.execute(sql`set local jit = off`)
  await tx.execute(sql`set local work_mem = '64MB'`)
  // Without statistics the planner would choose quadratic loops.
  await tx.execute(sql`set local enable_nestloop = off`)
  await tx.execute(sql`set local default_statistics_target = 10`)
  await tx.execute(
    sql`drop table if exists import_keys, import_known, import_matched, import_taken, import_judged, import_likely`,
  )
  await tx.execute(sql`delete from ${importOutcomes} where job_id = ${jobId}`)
  await makeTable(
    tx,
    'import_keys',
    withKeys(sql`r.number, r.line`, sql`${importRows} as r where r.job_id = ${jobId}`, inRow, options.match),
  )
  const isThere = isWithoutSample
    ? sql`p.deleted_at is null and p.phone !~ '555-01[0-9]{2}'`
    : sql`p.deleted_at is null`
  await makeTable(
    tx,
    'import_known',
    withKeys(
      sql`p.id, p.slug`,
      sql`${partners} as p where ${isThere} and ${mayEqual(sql`import_keys`, inPartner, options.match)}`,
      inPartner,
      options.match,
    ),
  )
  await makeTable(tx, 'import_matched', matchedRows(options.mode))
  await makeTable(tx, 'import_taken', takenValues(jobId, isThere))
  await makeTable(tx, 'import_judged', judgedRows(jobId, options))
  await tx.execute(doubtHidden())
  await makeTable(
    tx,
    'import_likely',
    likelyDuplicates(sql`(select count(*) from ${partners} as p where ${isThere})`),
  )
  await tx.execute(outcomes(jobId))
  await leaveOutDoubtful(tx, jobId, options.doubts)
  await tx.execute(sql`set local enable_nestloop = on`)
}

async function makeTable(tx: Queryable, name: string, rows: SQL): Promise<void> {
  const table = sql.identifier(name)
  await tx.execute(sql`create temp table ${table} on commit drop as ${rows}`)
  await tx.execute(sql`analyze ${table}`)
}

/** The only partner with the row's key, else the only such one at its address. */
function matchedRows(mode: ImportOptions['mode']): SQL {
  if (mode === 'create')
    return sql`select number, null::uuid as partner_id, 0 as match_count, null::text[] as slugs,
      null::int as first_line, null::text as first_place from import_keys`
  return sql`
    with by_key as (
      select match_key, street_key, id, slug from import_known where match_key is not null
      union all
      select loose_key, street_key, id, slug from import_known where loose_key is distinct from match_key
        and loose_key is not null
    ), groups as (
      select match_key, count(*)::int as count, (array_agg(id))[1] as id, (array_agg(slug order by slug))[1:3] as slugs
      from by_key group by match_key
    ), at_address as (
      select match_key, street_key, count(*) as count, (array_agg(id))[1] as id
      from by_key where match_key in (select match_key from groups where count > 1) group by match_key, street_key
    ), found as (
      select k.number, k.line, k.place, k.street_key, coalesce(g.count, 0) as match_count, g.slugs,
        case when g.count = 1 then g.id when a.count = 1 then a.id end as partner_id
      from import_keys as k left join groups as g on g.match_key = k.match_key
      left join at_address as a on g.count > 1 and a.match_key = k.match_key and a.street_key = k.street_key
    )
    select number, partner_id, match_count, slugs,
      case when partner_id is not null and row_number() over same > 1 then first_value(line) over same end as first_line,
      first_value(place) over same as first_place
    from found window same as (partition by partner_id order by number)`
}

function judgedRows(jobId: string, { mode, match }: Pick<ImportOptions, 'mode' | 'match'>): SQL {
  const doc = rowAsJson(partners, 'p')
  // Another spelling of the key is no change.
  const untouched = `{id,slug,${FIELDS_OF_MATCH[match].join(',')}}`
  const required = sql.raw(`array[${IMPORT_REQUIRED.map((field) => `'${field}'`).join(', ')}]`)
  return sql`
    select k.number, k.line, m.partner_id, k.place,
      c.changed, case when m.first_place = k.place then m.first_line end as repeated_line,
      case
        when m.match_count > 1 and m.partner_id is null then
          jsonb_build_object('code', 'ambiguous', 'match', ${match}::text, 'count', m.match_count, 'slugs', m.slugs)
        when m.first_line is not null and m.first_place = k.place is not true then
          jsonb_build_object('code', 'same-target', 'line', m.first_line)
        when ${mode}::text = 'update' and m.partner_id is null then
          jsonb_build_object('code', case when k.match_key is null then 'no-key' else 'no-match' end, 'match', ${match}::text)
      end as problem,
      case when m.partner_id is null and not r."values" ?& ${required} then
        array(select field from unnest(${required}) as field where not r."values" ? field and not r.errors ? field)
      else '{}' end as missing,
      -- What cannot be used but is what the partner has already does no harm.
      k.phone_key, ${otherPartner()} as doubt,
      r.errors <> '{}' and (m.partner_id is null or exists (
        select from jsonb_each_text(r.errors) as e
        where e.key = 'row' or r.raw ->> e.key is null or r.raw ->> e.key is distinct from ${textOf(sql`e.key`)}
      )) as has_errors, r.errors ? 'row' as is_broken
    from import_keys as k
    join import_matched as m on m.number = k.number
    join ${importRows} as r on r.job_id = ${jobId}::uuid and r.number = k.number
    left join import_taken as taken on taken.number = k.number
    left join ${partners} as p on p.id = m.partner_id
    left join lateral (select ${doc} as doc where p.id is not null) as d on true
    left join lateral (
      select (r."values" - ${untouched}::text[]) ${sql.join(linkColumns.map(withKnownLinks))} as wanted
      where p.id is not null
    ) as w on true
    left join lateral (
      select jsonb_object_agg(f.key, f.value) || case
        -- A partner that moves gets the point of its new postal code, in another state none of the old.
        when w.wanted ? 'latitude' then '{}'
        when bool_or(f.key = 'state') then coalesce(r.point, '{"latitude": null, "longitude": null}')
        when bool_or(f.key = 'zipCode' and left(f.value #>> '{}', 5) <> left(p.zip_code, 5))
        then coalesce(r.point, '{}') else '{}' end as changed
      from jsonb_each(case when d.doc || w.wanted <> d.doc then w.wanted else '{}' end) as f
      where f.value is distinct from d.doc -> f.key and r.raw ->> f.key is distinct from ''
        and coalesce(r.raw ->> f.key, ${WRITTEN}) is distinct from ${textOf(sql`f.key`)}
    ) as c on true`
}

/** Why a row may be about another partner than the one found. */
function otherPartner(): SQL {
  const isRenamed = sql`c.changed ? 'name' and not ${nameWordsOf(inRow)} && ${nameWordsOf(inPartner)}`
  const doubt = (field: string) =>
    sql`jsonb_build_object('code', 'other-partner', 'field', ${field}::text, 'slug', p.slug, 'name', p.name)`
  // Without a state the area code alone tells of a namesake in another one.
  const isFarAway = sql`not r."values" ? 'state' and c.changed ? 'phone'
    and substr(${inRow('phone')}, 2, 3) <> substr(p.phone, 2, 3)`
  return sql`case when ${isRenamed} then ${doubt('name')}
    when c.changed ?& array['address', 'phone'] and c.changed ?| array['state', 'city', 'name']
      or c.changed ? 'state' and not c.changed ? 'zipCode' then ${doubt('state')}
    when c.changed ->> 'isActive' = 'true' then ${doubt('isActive')}
    when ${isFarAway} then ${doubt('city')}
    when taken.number is not null then jsonb_build_object(
      'code', 'other-partner', 'field', taken.field, 'slug', taken.slug, 'name', taken.name) end`
}

/** An update that hides more of the listed partners is asked about. */
const SHARE_HIDDEN = 0.1

function doubtHidden(): SQL {
  const isHidden = sql`changed ->> 'isActive' = 'false'`
  return sql`
    update import_judged set doubt = jsonb_build_object(
      'code', 'other-partner', 'field', 'isActive', 'slug', p.slug, 'name', p.name)
    from ${partners} as p where p.id = partner_id and ${isHidden} and doubt is null
      and (select count(*) from import_judged where ${isHidden}) > ${SHARE_HIDDEN}::float8 *
        (select count(*) from ${partners} as listed where listed.deleted_at is null and listed.is_active)`
}

const linkColumns = FIELD_NAMES.filter((name) => fieldOf(name).kind === 'links').flatMap(columnsOf)

function withKnownLinks(column: string): SQL {
  const name = sql.raw(`'${column}'`)
  return sql`|| case when r."values" ? ${name} then jsonb_build_object(${name},
    coalesce(nullif(d.doc -> ${name}, 'null'::jsonb), '{}') || (r."values" -> ${name})) else '{}' end`
}

const WRITTEN = sql`case when jsonb_typeof(f.value) = 'array'
  then (select string_agg(item, '; ' order by at) from jsonb_array_elements_text(f.value) with ordinality as i (item, at))
  else f.value #>> '{}' end`

function textOf(key: SQL): SQL {
  const lists = FIELD_NAMES.flatMap((name) => {
    const field = fieldOf(name)
    if (!isListField(field)) return []
    const separator = ITEM_SEPARATORS[field.kind]
    return columnsOf(name).map((column) => {
      const items = sql.identifier(partners[column].name)
      return sql`when ${sql.raw(`'${column}'`)} then array_to_string(p.${items}, ${separator}::text)`
    })
  })
  return sql`case ${key} ${sql.join(lists, sql` `)}
    else regexp_replace(d.doc ->> ${key}, '\\r\\n?', E'\\n', 'g') end`
}

/** Of equal new partners the first is created; a row equal to a listed one is unchanged (IMPORT-4). */
function outcomes(jobId: string): SQL {
  const firstLine = sql`case when j.is_good and row_number() over (partition by j.is_good, j.place order by j.number) > 1
    and j.place is not null then first_value(j.line) over (partition by j.is_good, j.place order by j.number) end`
  const isSame = sql`first_value(j.phone_key) over (partition by j.is_good, j.place order by j.number) is not distinct from j.phone_key`
  return sql`
    with judged as (
      select *, problem is null and partner_id is null and not is_broken as is_new,
        problem is null and partner_id is null and not has_errors and missing = '{}' as is_good
      from import_judged
    ), compared as (
      select j.*, known_place.id as known_id, known_place.slug as known_slug, ${firstLine} as same_line, ${isSame} as is_same,
        likely.slug as like_slug, likely.known_why, likely.line as like_line, likely.line_why
      from judged as j
      left join (
        select distinct on (place) place as key, id, slug from import_known where place is not null order by place, slug
      ) as known_place on j.is_new and known_place.key = j.place
      left join import_likely as likely on likely.number = j.number
    ), decided as (
      select *, problem is not null or known_id is null and (has_errors or missing <> '{}')
        or known_id is null and same_line is not null and not is_same as is_refused
      from compared
    )
    insert into ${importOutcomes} (job_id, number, action, partner_id, changed, verdicts)
    select ${jobId}::uuid, number,
      case
        when is_refused then 'refused'
        when repeated_line is not null or known_id is not null or same_line is not null then 'unchanged'
        when partner_id is null then 'create'
        when changed is null then 'unchanged' else 'update'
      end,
      coalesce(partner_id, known_id),
      case when not is_refused and repeated_line is null then changed end,
      case
        when problem is not null then jsonb_build_array(problem)
        when is_refused and missing <> '{}' then
          (select jsonb_agg(jsonb_build_object('code', 'missing', 'field', field)) from unnest(missing) as field)
        when is_refused and same_line is not null and not has_errors then
          jsonb_build_array(jsonb_build_object('code', 'same-target', 'line', same_line))
        when is_refused then '[]'
        when repeated_line is not null then jsonb_build_array(jsonb_build_object('code', 'repeated', 'line', repeated_line))
        when known_id is not null then jsonb_build_array(jsonb_build_object('code', 'known', 'slug', known_slug))
        when same_line is not null then jsonb_build_array(jsonb_build_object('code', 'repeated', 'line', same_line))
        when like_slug is not null then jsonb_build_array(
          jsonb_build_object('code', 'like-known', 'slug', like_slug, 'why', known_why))
        when like_line is not null then jsonb_build_array(
          jsonb_build_object('code', 'like-line', 'line', like_line, 'why', line_why))
        when doubt is not null then jsonb_build_array(doubt)
        else '[]'
      end
    from decided`
}
