import type { StyleFault } from '../ap-style/style-rule.ts'

const NAME = String.raw`\p{Lu}[\p{L}’'-]+(?: \p{Lu}\.?)?(?: (?:de|la|van|von))? \p{Lu}[\p{L}’'-]+`
const DEAD = [
  new RegExp(
    String.raw`(${NAME})(?:, [^.;]{1,60}?,)?(?: of [^.,;]{1,60})? (?:has |had )?(?:died|passed away)\b`,
    'gu',
  ),
  new RegExp(String.raw`\bthe late (${NAME})`, 'gu'),
  new RegExp(String.raw`\bdeath of (?:its |the )?(?:\p{Ll}+ )?(${NAME})`, 'gu'),
]
const SPEAKS = new RegExp(
  `[”"],? (said|says|wrote|added|adds) (${NAME})|(${NAME}) (said|says|wrote|adds|added)[:,]? [“"]`,
  'gu',
)
const FAMILY_WORDS = /\b(?:director|owner|manager|president|founder|undertaker|embalmer|staff)\b/i
/** Distinct words of a name that is written in two ways. */
const MOST_EDITS = 2

/** Who speaks and how they are spelled. `contact`: the release's own. */
export function checkPeople(text: string, contact: string): StyleFault[] {
  return [...checkSpeakers(text, contact), ...checkSpellings(text)]
}

const fault = (start: number, piece: string, message: string, repair: string | null = null): StyleFault => ({
  rule: 'people',
  start,
  end: start + piece.length,
  message,
  repair,
})

function checkSpeakers(text: string, contact: string): StyleFault[] {
  const dead = DEAD.flatMap((pattern) => [...text.matchAll(pattern)].map((match) => match[1] ?? ''))
  const officers = new Set(
    [...text.matchAll(SPEAKS)]
      .filter(([whole]) => /said|says/.test(whole))
      .map((match) => match[2] ?? match[3]),
  )
  return [...text.matchAll(SPEAKS)].flatMap((match) => {
    const [piece] = match
    const name = match[2] ?? match[3] ?? ''
    const start = match.index + piece.indexOf(name)
    if (dead.includes(name))
      return [fault(start, name, `${name} has died, as the release says, and is quoted as if speaking now.`)]
    if (!/wrote/.test(piece)) return []
    const after =
      text.slice(match.index + piece.length, match.index + piece.length + 60).split(/[.\n]/)[0] ?? ''
    const isOwn = name === contact || officers.has(name) || FAMILY_WORDS.test(after)
    return isOwn ? [fault(start, name, `${name} belongs to the house: this is no family’s testimonial.`)] : []
  })
}

function checkSpellings(text: string): StyleFault[] {
  const names = [...text.matchAll(new RegExp(`(?:${NAME})(?<![’'](?:s)?)`, 'gu'))]
  const counts = new Map<string, number>()
  for (const [name] of names) counts.set(name, (counts.get(name) ?? 0) + 1)
  const known = [...counts.keys()]
  return names.flatMap(({ 0: name, index }) => {
    const other = known.find((one) => isOtherSpelling(one, name))
    if (!other || (counts.get(other) ?? 0) < (counts.get(name) ?? 0)) return []
    if ((counts.get(other) ?? 0) === (counts.get(name) ?? 0) && known.indexOf(other) > known.indexOf(name))
      return []
    return [fault(index, name, `This name is also spelled “${other}”.`, other)]
  })
}

/** "Jon Smith" and "John Smith", "Maria Santos" and "Maria Santoz". */
function isOtherSpelling(one: string, other: string): boolean {
  if (one === other || `${one}s` === other || one === `${other}s` || one.slice(0, 1) !== other.slice(0, 1))
    return false
  const [first = '', ...rest] = one.split(' ')
  const [otherFirst = '', ...otherRest] = other.split(' ')
  const isSameFirst = first === otherFirst
  const isSameLast = rest.join(' ') === otherRest.join(' ')
  if (isSameFirst === isSameLast) return false
  const [a, b] = isSameFirst ? [rest.join(' '), otherRest.join(' ')] : [first, otherFirst]
  return (
    Math.min(a.length, b.length) > 3 - Number(isSameLast) &&
    edits(a, b) <= (Math.min(a.length, b.length) > 5 ? MOST_EDITS : 1)
  )
}

function edits(a: string, b: string): number {
  let row = Array.from({ length: b.length + 1 }, (_, index) => index)
  for (let i = 1; i <= a.length; i++) {
    const next = [i]
    for (let j = 1; j <= b.length; j++)
      next.push(
        Math.min(
          (row[j] ?? 0) + 1,
          (next[j - 1] ?? 0) + 1,
          (row[j - 1] ?? 0) + Number(a[i - 1] !== b[j - 1]),
        ),
      )
    row = next
  }
  return row.at(-1) ?? 0
}
