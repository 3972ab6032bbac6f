import { type SQL, sql } from 'drizzle-orm'
import { partners } from '../../../db/schema/directory.ts'
import { importRows } from '../../../db/schema/history.ts'
import { inPartner, inRow, type TextOf, websiteKey } from './match-keys.ts'

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
