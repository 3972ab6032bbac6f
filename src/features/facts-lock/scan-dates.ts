import { type Claim, matchClaims, takeOut } from './claim.ts'

const MONTHS = ['jan', 'feb', 'mar', 'apr', 'may', 'jun', 'jul', 'aug', 'sep', 'oct', 'nov', 'dec']
const MONTH =
  '(?:Jan(?:uary)?|Feb(?:ruary)?|Mar(?:ch)?|Apr(?:il)?|May|June?|July?|Aug(?:ust)?|Sept?(?:ember)?|Oct(?:ober)?|Nov(?:ember)?|Dec(?:ember)?)'
const DAY = String.raw`(?:0?[1-9]|[12]\d|3[01])(?:st|nd|rd|th)?`
const YEAR = String.raw`(?:1[5-9]|20|21)\d\d`
const LETTERS_END = String.raw`(?![\p{L}\d])`

type Form = readonly [expression: RegExp, order: readonly ('year' | 'month' | 'day')[]]
const form = (source: string, ...order: Form[1]): Form => [new RegExp(source, 'giu'), order]
const FORMS: readonly Form[] = [
  form(String.raw`\b(${MONTH})\.? (${DAY})(?:,? (${YEAR}))?${LETTERS_END}`, 'month', 'day', 'year'),
  form(
    String.raw`(?<!\d)(${DAY})(?: of)? (${MONTH})\b\.?(?:,? (${YEAR}))?${LETTERS_END}`,
    'day',
    'month',
    'year',
  ),
  form(String.raw`\b(${MONTH})\.?,? (?:of )?(${YEAR})${LETTERS_END}`, 'month', 'year'),
  form(String.raw`(?<![\d-])(${YEAR})[-/](\d\d?)(?:[-/](\d\d?))?(?![\d-])`, 'year', 'month', 'day'),
  form(String.raw`(?<![\d/-])(\d\d?)[/.-](\d\d?)[/.-](\d{4}|\d\d)(?![\d/-])`, 'month', 'day', 'year'),
  form(String.raw`(?<![\d/-])(\d\d?)/(${YEAR})(?![\d/-])`, 'month', 'year'),
]
/** A month alone, where it cannot be the verb. */
const LONE_MONTH = new RegExp(
  String.raw`(?<=\b(?:in|since|until|till|from|by|during|last|next|this|every|each|of) )${MONTH}${LETTERS_END}`,
  'gu',
)
const WEEKDAY = /\b(?:Sun|Mon|Tues|Wednes|Thurs|Fri|Satur)days?\b/g

/**
 * Finds dates, from a weekday to a full date; years alone are numbers. Keys: "2021-03-04", "2021-03", "-03".
 */
export function scanDates(rest: string): Claim[] {
  const claims: Claim[] = []
  let left = rest
  const add = (found: Claim[]) => {
    claims.push(...found)
    left = takeOut(left, found)
  }
  for (const [expression, order] of FORMS) {
    add(
      matchClaims(left, expression, 'date', (match) => {
        const part = (name: 'year' | 'month' | 'day') =>
          order.includes(name) ? match[order.indexOf(name) + 1] : undefined
        return dateKey(part('year'), part('month'), part('day'))
      }),
    )
  }
  add(matchClaims(left, LONE_MONTH, 'date', ([month]) => dateKey(undefined, month, undefined)))
  add(matchClaims(left, WEEKDAY, 'date', ([day]) => day.slice(0, 3).toLowerCase()))
  return claims
}

/** "March 4, 2021" also gives "March 2021" and 2021. */
export function lessPreciseKeys(key: string): string[] {
  if (!/^\d*-/.test(key)) return [key]
  const [year = '', month, day] = key.split('-')
  const keys = [key]
  if (month) keys.push(`-${month}`)
  if (month && year) keys.push(`${year}-${month}`)
  if (month && day) keys.push(`-${month}-${day}`)
  if (year) keys.push(`n${Number(year)}`)
  return keys
}

function dateKey(
  year: string | undefined,
  month: string | undefined,
  day: string | undefined,
): string | null {
  const named = MONTHS.indexOf((month ?? '').slice(0, 3).toLowerCase()) + 1
  const number = named || Number(month)
  if (!(number >= 1 && number <= 31)) return null
  const fullYear = year?.length === 2 ? `20${year}` : (year ?? '')
  const two = (value: number) => String(value).padStart(2, '0')
  return `${fullYear}-${two(number)}${day ? `-${two(Number.parseInt(day, 10))}` : ''}`
}
