import { type SQL, sql } from 'drizzle-orm'
import { partners } from '../../../db/schema/directory.ts'
import type { ImportMatch } from '../../../shared/import.ts'
import type { ColumnName } from '../../../shared/partner-fields/values.ts'
import { longForms, UNTELLING_WORDS, wordsOf } from '../../directory/finder/vocabulary/words.ts'

export type TextOf = (field: ColumnName) => SQL

export const inRow: TextOf = (field) => sql.raw(`(r."values" ->> '${field}')`)
export const inPartner: TextOf = (field) => sql.raw(`p."${partners[field].name}"::text`)

/** ASCII has no accents: three times as fast. */
const decomposed = (text: SQL) => {
  const spelled = sql`replace(${text}, '&', ' and ')`
  return sql`case when octet_length(${text}) = length(${text}) then ${spelled} else normalize(${spelled}, NFKD) end`
}

/** Without case, accents, spaces and punctuation; null for nothing. */
const plain = (text: SQL) => sql`nullif(regexp_replace(lower(${decomposed(text)}),
  '[[:punct:][:space:]\\u0300-\\u036f\\u2018\\u2019\\u00b4]+', '', 'g'), '')`

/** Without country code, with extension. */
const digits = (text: SQL) =>
  sql`nullif(regexp_replace(regexp_replace(${text}, '\\D', '', 'g'), '^1(?=\\d{10})', ''), '')`

const area = (text: SQL) => sql`case when ${text} ~ '^\\d' then left(${text}, 5)
  else upper(replace(${text}, ' ', '')) end`

/** Without scheme, "www." and last slashes. */
export const websiteKey = (text: TextOf): SQL =>
  sql`nullif(regexp_replace(regexp_replace(lower(${text('website')}), '^https?://(www\\.)?', ''), '/+$', ''), '')`

const MATCH_KEYS: Readonly<Record<ImportMatch, (text: TextOf) => SQL>> = {
  id: (text) => sql`lower(${text('id')})`,
  slug: (text) => sql`lower(${text('slug')})`,
  email: (text) => sql`lower(${text('email')})`,
  phone: () => sql`phone_key`,
  website: websiteKey,
  // Towns of one name lie in many states.
  'name-city': () => sql`name_key || '|' || city_key || '|' || coalesce(state_key, '')`,
  'name-zip': () => sql`name_key || '|' || area_key`,
}

/** Small letters and digits, a space around each word; '#' stays. */
const words = (text: SQL) => sql`' ' || regexp_replace(regexp_replace(
  lower(${decomposed(text)}), '[\\u0300-\\u036f\\u2018\\u2019\\u00b4''.]+', '', 'g'),
  '[^a-z0-9#]+', ' ', 'g') || ' '`

/** "#401", "Suite 401", "Ste #401"; not "Ste-Marie". */
const UNIT =
  '( (suite|ste|unit|apt|apartment|room|rm|number|no))? ?# ?| (suite|ste|unit|apt|apartment|room|rm) (?=[0-9]|[a-z][0-9]* )'

const LONG_FORMS = [...longForms('street')]

function street(text: SQL): SQL {
  const plainUnits = sql`regexp_replace(${words(text)}, ${sql.raw(`'${UNIT}'`)}, ' # ', 'g')`
  const full = LONG_FORMS.reduce(
    (written, [short, long]) =>
      sql`replace(${written}, ${sql.raw(`' ${short} '`)}, ${sql.raw(`' ${long} '`)})`,
    plainUnits,
  )
  return sql`nullif(replace(${full}, ' ', ''), '')`
}

const USUAL = [...UNTELLING_WORDS, ...wordsOf('kin', 'before-street')]

/** Without vowels and double letters, so that slips do not matter; the whole name where no word is telling. */
function nameWords(name: SQL, city: SQL): SQL {
  const usual = sql.raw(`'{${USUAL.join(',')}}'::text[]`)
  return sql`(
    select coalesce(array_agg(distinct case when length(w) < 4 then w else regexp_replace(
        left(w, 1) || regexp_replace(rtrim(substr(w, 2), 's'), '[aeiouyhw]+', '', 'g'), '(.)\\1+', '\\1', 'g') end),
      array['=' || replace(${words(name)}, ' ', '')])
    from unnest(string_to_array(btrim(${words(name)}), ' ')) as w
    where length(w) > 1 and w <> all(${usual}) and w <> all(string_to_array(btrim(coalesce(${words(city)}, '')), ' ')))`
}

/**
 * Adds keys to `columns` of `from`: `match_key` and `loose_key` (without a state) find the partner to update,
 * `place` is equal for the same partner; null equals nothing.
 */
export function withKeys(columns: SQL, from: SQL, text: TextOf, match: ImportMatch): SQL {
  const fieldKey = /^name|^phone/.test(match) ? sql`null::text` : MATCH_KEYS[match](text)
  const matchKey = /^name|^phone/.test(match) ? MATCH_KEYS[match](text) : sql`field_key`
  const looseKey = match === 'name-city' ? sql`name_key || '|' || city_key || '|'` : sql`null::text`
  // "offset 0" keeps the planner from computing the keys again.
  return sql`
    select *, ${matchKey} as match_key, ${looseKey} as loose_key,
      name_key || '|' || city_key || '|' || coalesce(state_key, '') as name_place,
      name_key || '|' || city_key || '|' || coalesce(state_key, '') || '|' || street_key as place,
      street_key || '|' || area_key as street_area
    from (
      select ${columns}, ${plain(text('name'))} as name_key, ${plain(text('city'))} as city_key,
        lower(${text('state')}) as state_key, ${street(text('address'))} as street_key, ${digits(text('phone'))} as phone_key,
        ${area(text('zipCode'))} as area_key, ${fieldKey} as field_key, ${text('name')} as name_text,
        ${text('city')} as city_text
      from ${from} offset 0
    ) as keyed`
}

/** Rows of `text` that may equal one of `others`: the other keys cost five times as much. */
export function mayEqual(others: SQL, text: TextOf, match: ImportMatch): SQL {
  const isIn = (key: SQL, column: SQL) =>
    sql`${key} in (select ${column} from ${others} where ${column} is not null)`
  const keys = [
    isIn(area(text('zipCode')), sql`area_key`),
    isIn(plain(text('city')), sql`city_key`),
    isIn(digits(text('phone')), sql`phone_key`),
    ...(/^name|^phone/.test(match) ? [] : [isIn(MATCH_KEYS[match](text), sql`field_key`)]),
  ]
  return sql`(${sql.join(keys, sql` or `)})`
}

/** Telling words, over `withKeys`' columns; `nameWordsOf` over a row or partner. */
export const keyedNameWords = nameWords(sql`name_text`, sql`city_text`)
export const nameWordsOf = (text: TextOf): SQL => nameWords(text('name'), text('city'))
