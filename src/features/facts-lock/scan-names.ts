import type { Claim } from './claim.ts'
import { isKnownWord } from './known-words.ts'
import { isOrdinary } from './ordinary-words.ts'

type Word = { start: number; end: number; text: string; startsSentence: boolean; inHeading: boolean }

/** Also initials ("D.C.", "J.") and abbreviations. */
const WORD =
  /(?:\p{L}\.){2,}|\p{L}\.(?= \p{L})|(?:Mr|Mrs|Ms|Mx|Dr|St|Ste|Mt|Ft|Jr|Sr|Inc|Co|Ltd|Rev|Fr|Prof|Rd|Ave|Blvd|Hwy|Ln)\.|\p{L}[\p{L}\p{N}]*(?:['-][\p{L}\p{N}]+)*'?/gu
/** A space, "&", or a French, Spanish, Dutch or German particle. */
const JOINT =
  /^(?: | & | ?(?:de la|de los|de|du|des|del|della|di|da|dos|van der|van den|van|von|le|la|les|el|et|y|e) )$/
/** After a comma. */
const SUFFIX = /^(?:Inc|LLC|Ltd|Jr|Sr|II|III|MD|PhD)\.?$/
const TITLE = /^(?:Mr|Mrs|Ms|Mx|Miss|Dr|Sir|Madam)\.?$/
/** "I" and its forms. */
const PRONOUN = /^I(?:'(?:m|ll|ve|d))?$/
const MONTH =
  /^(?:January|February|March|April|May|June|July|August|September|October|November|December)(?:'s)?$/
/** After a sentence's end, a colon, a bullet or an opening mark. */
const SENTENCE_START = /(?:\n|[.!?:\u2026]["')\]]*\s+|\n\s*[-*\u2022#>]+\s*|["([]|\u2014\s?)$/u
const ABBREVIATED =
  /(?:^|[^\p{L}])(?:\p{L}|\p{L}\.\p{L}|Mr|Mrs|Ms|Mx|Dr|St|Ste|Mt|Ft|Jr|Sr|Inc|Co|Ltd|Rev|Fr|Prof|Rd|Ave|Blvd|Hwy|Ln)\. $/u
const SCRIPT_WITHOUT_CASE = /\p{Lo}/u

/** Finds unknown capitalised words, as whole names. Keys: in lower case. */
export function scanNames(rest: string, known: ReadonlySet<string>): Claim[] {
  const claims: Claim[] = []
  let run: Word[] = []
  const close = () => {
    const name = withoutOrdinaryStart(run)
    run = []
    const [first, last] = [name[0], name.at(-1)]
    if (!first || !last || name.every((word) => isKnown(word, known))) return
    const text = rest.slice(first.start, last.end)
    claims.push({ start: first.start, end: last.end, kind: 'name', key: text.toLowerCase() })
  }
  for (const word of wordsOf(rest)) {
    if (!isCandidate(word.text)) continue
    const previous = run.at(-1)
    if (previous && !goesOn(rest.slice(previous.end, word.start), word)) close()
    run.push(word)
  }
  close()
  return claims
}

function goesOn(between: string, next: Word): boolean {
  return !next.startsSentence && (JOINT.test(between) || (between === ', ' && SUFFIX.test(next.text)))
}

function wordsOf(text: string): Word[] {
  const headings = headingsOf(text)
  return [...text.matchAll(WORD)].map(({ 0: word, index }) => {
    const before = index < 12 ? `\n${text.slice(0, index)}` : text.slice(index - 12, index)
    const isStart = SENTENCE_START.test(before)
    // After "St." or an initial a sentence may begin, or the name go on.
    const startsSentence = isStart && (!ABBREVIATED.test(before) || isOrdinaryWord(word))
    const inHeading = headings.some(({ start, end }) => index >= start && index < end)
    return { start: index, end: index + word.length, text: word, startsSentence, inHeading }
  })
}

/** Without a full stop, mostly capitalised: capitals say nothing there. */
function headingsOf(text: string): { start: number; end: number }[] {
  const headings: { start: number; end: number }[] = []
  for (const { 0: line, index } of text.matchAll(/[^\n]+/g)) {
    const words = line.match(/\p{L}[\p{L}'-]{3,}/gu) ?? []
    const capitals = words.filter((word) => /^\p{Lu}/u.test(word)).length
    const isHeading =
      line.length <= 160 && !/[.!?]\s*$/.test(line) && words.length > 1 && capitals / words.length > 0.6
    if (isHeading) headings.push({ start: index, end: index + line.length })
  }
  return headings
}

const isCandidate = (word: string) => /\p{Lu}|\p{Lt}/u.test(word) || SCRIPT_WITHOUT_CASE.test(word)

function isKnown(word: Word, known: ReadonlySet<string>): boolean {
  if (isKnownWord(word.text, known) || PRONOUN.test(word.text)) return true
  if (TITLE.test(word.text) || MONTH.test(word.text)) return true
  return (word.startsSentence || word.inHeading) && isOrdinaryWord(word.text)
}

const isOrdinaryWord = (word: string) => isOrdinary(word.toLowerCase().replace(/[.']$/, ''))

/** "Visit Nampa" is the name Nampa. */
function withoutOrdinaryStart(run: readonly Word[]): readonly Word[] {
  let from = 0
  while (run[from] && (run[from]?.startsSentence || run[from]?.inHeading)) {
    if (!isOrdinaryWord((run[from] as Word).text)) break
    from += 1
  }
  return run.slice(from)
}
