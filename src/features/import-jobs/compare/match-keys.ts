import { type SQL, sql } from 'drizzle-orm'
import { partners } from '../../../db/schema.ts'
import type { ImportMatch } from '../../../shared/import.ts'
import type { ColumnName } from '../../../shared/partner-fields/values.ts'

/** SQL of a field's text, in a row of a file or in a partner. */
export type TextOf = (field: ColumnName) => SQL

export const inRow: TextOf = (field) => sql.raw(`(r."values" ->> '${field}')`)
export const inPartner: TextOf = (field) => sql.raw(`p."${partners[field].name}"::text`)

/** Folds case, accents, spaces and punctuation, "&" as "and"; null when nothing is left. NFKD splits off the accents. */
const plain = (text: SQL) => sql`nullif(regexp_replace(lower(normalize(replace(${text}, '&', ' and '), NFKD)),
  '[[:punct:][:space:]\\u0300-\\u036f\\u2018\\u2019\\u00b4]+', '', 'g'), '')`

/** Digits without the country code, those of an extension included. */
const digits = (text: SQL) =>
  sql`nullif(regexp_replace(regexp_replace(${text}, '\\D', '', 'g'), '^1(?=\\d{10})', ''), '')`

/** A ZIP's first five digits, or a Canadian code. */
const area = (text: SQL) => sql`case when ${text} ~ '^\\d' then left(${text}, 5)
  else upper(replace(${text}, ' ', '')) end`

/** What a row finds its partner by, over the inner columns of `withKeys`. */
const MATCH_KEYS: Readonly<Record<ImportMatch, (text: TextOf) => SQL>> = {
  id: (text) => sql`lower(${text('id')})`,
  slug: (text) => sql`lower(${text('slug')})`,
  email: (text) => sql`lower(${text('email')})`,
  phone: () => sql`phone_key`,
  website: (text) =>
    sql`nullif(regexp_replace(regexp_replace(lower(${text('website')}), '^https?://(www\\.)?', ''), '/+$', ''), '')`,
  'name-city': () => sql`name_key || '|' || city_key`,
  'name-zip': () => sql`name_key || '|' || area_key`,
}

/**
 * Selects `columns` of `from` with keys to compare partners by; null is unknown and equals nothing. `match_key` finds the
 * partner to update. Equal `place` (name, city, address): the same partner. Equal `phone_area`, `street_area` or
 * `name_phone`: a likely duplicate.
 */
export function withKeys(columns: SQL, from: SQL, text: TextOf, match: ImportMatch): SQL {
  const fieldKey = /^name|^phone/.test(match) ? sql`null::text` : MATCH_KEYS[match](text)
  const matchKey = /^name|^phone/.test(match) ? MATCH_KEYS[match](text) : sql`field_key`
  // "offset 0" stops the planner from inlining, and so recomputing, the inner keys.
  return sql`
    select *, ${matchKey} as match_key, name_key || '|' || city_key || '|' || street_key as place,
      phone_key || '|' || area_key as phone_area, street_key || '|' || area_key as street_area,
      name_key || '|' || phone_key as name_phone
    from (
      select ${columns}, ${plain(text('name'))} as name_key, ${plain(text('city'))} as city_key,
        ${plain(text('address'))} as street_key, ${digits(text('phone'))} as phone_key,
        ${area(text('zipCode'))} as area_key, ${fieldKey} as field_key
      from ${from} offset 0
    ) as keyed`
}
