import { type SQL, sql } from 'drizzle-orm'
import { partners } from '../../../db/schema.ts'
import type { ImportMatch } from '../../../shared/import.ts'
import type { ColumnName } from '../../../shared/partner-fields/values.ts'

export type TextOf = (field: ColumnName) => SQL

export const inRow: TextOf = (field) => sql.raw(`(r."values" ->> '${field}')`)
export const inPartner: TextOf = (field) => sql.raw(`p."${partners[field].name}"::text`)

/** Folds case, accents (NFKD), spaces and punctuation, "&" as "and"; null for nothing. */
const plain = (text: SQL) => sql`nullif(regexp_replace(lower(normalize(replace(${text}, '&', ' and '), NFKD)),
  '[[:punct:][:space:]\\u0300-\\u036f\\u2018\\u2019\\u00b4]+', '', 'g'), '')`

/** Without country code, with extension. */
const digits = (text: SQL) =>
  sql`nullif(regexp_replace(regexp_replace(${text}, '\\D', '', 'g'), '^1(?=\\d{10})', ''), '')`

/** A ZIP's first five digits, or a Canadian code. */
const area = (text: SQL) => sql`case when ${text} ~ '^\\d' then left(${text}, 5)
  else upper(replace(${text}, ' ', '')) end`

/** How a row finds its partner, over `withKeys`' inner columns. */
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
 * Selects `columns` of `from` with keys to compare partners by; null is unknown and equals nothing.
 * `match_key` finds the partner to update; equal `place` (name, city, address) is the same partner; equal
 * `phone_area`, `street_area` or `name_phone` a likely duplicate.
 */
export function withKeys(columns: SQL, from: SQL, text: TextOf, match: ImportMatch): SQL {
  const fieldKey = /^name|^phone/.test(match) ? sql`null::text` : MATCH_KEYS[match](text)
  const matchKey = /^name|^phone/.test(match) ? MATCH_KEYS[match](text) : sql`field_key`
  // "offset 0" stops the planner from inlining, so recomputing, the inner keys.
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
