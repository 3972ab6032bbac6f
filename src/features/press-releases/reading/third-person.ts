import type { English, Word } from './english-words.ts'

/** The house as a release names it. */
export type House = { company: string; shortName: string; names: readonly string[] }

const SHORT: readonly (readonly [RegExp, string])[] = [
  [/\b(we|you)[’']re\b/gi, '$1 are'],
  [/\b(we|you)[’']ve\b/gi, '$1 have'],
  [/\b(we|you)[’']ll\b/gi, '$1 will'],
  [/\b(do|does|did|is|are|was|were|has|have|had)n[’']t\b/gi, '$1 not'],
  [/\bcan[’']t\b/gi, 'cannot'],
  [/\bwon[’']t\b/gi, 'will not'],
  [/\byour (?:family|loved ones?)\b/gi, 'a family'],
]
/** Of one person, or of the writer and the reader: nobody can say whose. */
const UNCLEAR = /\b(?:I|[Mm]e|[Mm]y|[Mm]ine|[Ll]et[’']s|[Oo]urs)\b/
const HOUSE = /(?:\b(?:our|the|this) |^)(?:funeral home|company|business|firm|mortuary)\b(?![’'])/gi

/** "Wren" → "Wren’s", "Sons" → "Sons’" (AP). */
export const possessive = (name: string) => (/s$/i.test(name) ? `${name}’` : `${name}’s`)
export const upperFirst = (text: string) => text.charAt(0).toLocaleUpperCase() + text.slice(1)

/**
 * "We offer it" → "{subject} offers it", "your" → "their". The library tells verbs and forms them. Null where
 * it is not sure, or somebody says "I". Sentences without "we", "our" and "you" stay as they were typed.
 */
export function toThirdPerson(
  sentence: string,
  english: English,
  { company, names }: House,
  subject: string,
  owner = company,
): string | null {
  const full = SHORT.reduce((text, [pattern, words]) => text.replace(pattern, words), sentence)
  const named = full.replace(HOUSE, (words, at: number) => {
    if (at === 0) return subject
    return /^our/i.test(words) ? owner : words
  })
  if (UNCLEAR.test(named.replaceAll(company, ''))) return null
  if (!/\b(?:we|our|us|ourselves|you|your|yours|yourself)\b/i.test(named)) return upperFirst(named)
  const words = english.read(named, names)
  const said = { house: false, families: false }
  let acting = -1
  const out: string[] = []
  for (const [index, word] of words.entries()) {
    const lower = word.text.toLowerCase()
    let text = word.text
    if (lower === 'we') {
      text = said.house ? 'it' : subject
      said.house = true
      acting = index
    } else if (lower === 'our') {
      text = said.house ? 'its' : possessive(owner)
      said.house = true
    } else if (lower === 'us') text = owner
    else if (lower === 'ourselves') text = 'itself'
    else if (lower === 'you') {
      text = said.families ? (isVerb(words[index + 1]) ? 'they' : 'them') : 'families'
      said.families = true
    } else if (lower === 'your') text = 'their'
    else if (lower === 'yours') text = 'theirs'
    else if (lower === 'yourself' || lower === 'yourselves') text = 'themselves'
    else if (acting >= 0 && isVerbOf(words, acting, index)) {
      const agreed = agree(word, english)
      if (agreed === null) return null
      text = agreed
      acting = nextActing(words, index)
    }
    out.push(word.pre + text + word.post)
  }
  if (acting >= 0 && !out.some((text) => /\b(?:is|has|was|does)\b/.test(text)) && !words.some(isVerb))
    return null
  return upperFirst(out.join('').trim())
}

const isVerb = (word: Word | undefined) =>
  word !== undefined && ['Verb', 'Modal', 'Auxiliary', 'Copula'].some((tag) => word.tags.has(tag))

/** The first verb after "we", or after "and" in "we host and feed"; adverbs may stand between. */
function isVerbOf(words: readonly Word[], acting: number, index: number): boolean {
  const between = words.slice(acting + 1, index)
  return between.every(({ tags }) => tags.has('Adverb') || tags.has('Negative')) && isVerb(words[index])
}

/** The place of an "and" that leads to one more verb of the same form, else -1. */
function nextActing(words: readonly Word[], index: number): number {
  const verb = words[index]
  if (!verb || !isPlainPresent(verb)) return -1
  const and = words.findIndex(
    ({ text }, at) => at > index && /^(?:and|or|but)$/i.test(text) && isPlainPresent(words[at + 1]),
  )
  const isBroken = words.slice(index + 1, and).some((word) => isVerb(word) && !word.tags.has('Gerund'))
  return and > index && !isBroken ? and : -1
}

const isPlainPresent = (word: Word | undefined) =>
  word !== undefined &&
  (word.tags.has('Infinitive') || word.tags.has('PresentTense')) &&
  !word.tags.has('Gerund')

/** Null for what is no finite verb. */
function agree({ text, tags }: Word, english: English): string | null {
  if (/^(?:are|am|were|have|do)$/i.test(text)) return english.thirdPerson(text)
  if (tags.has('Modal') || /^(?:had|did|will|was)$/i.test(text)) return text
  if (tags.has('PastTense') && !tags.has('Infinitive')) return text
  if (tags.has('Gerund')) return null
  return english.thirdPerson(text)
}
