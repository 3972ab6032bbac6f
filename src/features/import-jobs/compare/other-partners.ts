import { type SQL, sql } from 'drizzle-orm'
import { partners } from '../../../db/schema/directory.ts'
import { importRows } from '../../../db/schema/history.ts'
import { inPartner, inRow, keyedNameWords, type TextOf, websiteKey } from './match-keys.ts'

const valuesOf = (
  text: TextOf,
): SQL => sql`(values ('phone', ${text('phone')}), ('email', lower(${text('email')})),
  ('website', ${websiteKey(text)})) as v (field, value)`

/**
 * Rows with the telephone number, e-mail or website of another listed partner; new partners may share the last two.
 * `isThere`: of "p".
 */
export function takenValues(jobId: string, isThere: SQL): SQL {
  return sql`
    with listed as (
      select p.id, p.slug, p.name, v.field, v.value from ${partners} as p cross join lateral ${valuesOf(inPartner)}
      where ${isThere} and v.value is not null
    )
    select distinct on (m.number) m.number, other.field, other.slug, other.name
    from import_matched as m
    join ${importRows} as r on r.job_id = ${jobId}::uuid and r.number = m.number
    cross join lateral ${valuesOf(inRow)}
    join listed as other on other.field = v.field and other.value = v.value and other.id is distinct from m.partner_id
    left join listed as own on own.field = v.field and own.value = v.value and own.id = m.partner_id
    where own.id is null and (m.partner_id is not null or v.field = 'phone')
    order by m.number, v.field, other.slug`
}

/** A word in more names is no sign of likeness. */
const MOST_NAMES = 20
const SHARE_OF_NAMES = 0.02

const KEYS = sql`name_text, city_text, phone_key, street_area, name_place`
const WHY = sql`case when bool_or(why = 'phone') and bool_or(why = 'street') then 'both'
  when bool_or(why = 'name') then 'name' when bool_or(why in ('phone', 'street')) then max(why) filter (where why <> 'house')
  else 'house' end`

/**
 * New rows that resemble a listed partner (slug, known_why) or an earlier good row (line, line_why). Linear:
 * compares only with the first of each key. `knownCount`: of listed partners.
 */
export function likelyDuplicates(knownCount: SQL): SQL {
  return sql`
    with new_rows as (
      select k.*, not j.has_errors and j.missing = '{}' as is_good
      from import_keys as k join import_judged as j on j.number = k.number
      where j.problem is null and j.partner_id is null and not j.is_broken
        -- A partner that is listed already is called that, whatever it is like.
        and not exists (select from import_known as known where known.place = k.place)
    ), both_sides as (
      select number, line, null::text as slug, is_good, ${KEYS} from new_rows
      union all select null, null, slug, true, ${KEYS} from import_known
    ), keyed as (
      select b.*, why, key from both_sides as b cross join lateral (values
        ('phone', phone_key), ('street', street_area), ('name', name_place), ('house', phone_key || '|' || street_area)
      ) as k (why, key) where key is not null
    ), shared as (
      select why, key from keyed group by why, key having count(*) > 1 and count(number) > 0
    ), candidates as (
      select * from keyed join shared using (why, key)
    ), named as (
      select c.*, word from candidates as c cross join lateral unnest(
        case when c.why = 'house' then array['='] else ${keyedNameWords} end) as word
    ), usual as (
      select word from (select distinct number, slug, word from named) as n group by word
      having count(*) > greatest(${MOST_NAMES}::int, ${SHARE_OF_NAMES}::float8 * ((select count(*) from new_rows) + ${knownCount}))
    ), firsts as (
      select n.*, first_value(slug) over (partition by why, key, word order by slug nulls last) as first_slug,
        first_value(case when is_good then line end) over (
          partition by why, key, word order by case when slug is null and is_good then number end nulls last) as first_line
      from named as n where word not in (select word from usual) or word like '=%'
    ), known as (
      select distinct on (number) number, first_slug as slug, ${WHY} as why
      from firsts where number is not null and first_slug is not null
      group by number, first_slug order by number, count(distinct why) desc, first_slug
    ), lines as (
      select distinct on (number) number, first_line as line, ${WHY} as why
      -- Branches of one name in one city are usual in a list.
      from firsts where number is not null and is_good and first_line < line and why <> 'name'
      group by number, first_line order by number, count(distinct why) desc, first_line
    )
    select number, known.slug, known.why as known_why, lines.line, lines.why as line_why
    from known full join lines using (number)`
}
