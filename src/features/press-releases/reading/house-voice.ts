import type { English, Word } from './english-words.ts'
import { briefName, changeAround } from './keep-names.ts'

/** The house as a release names it. */
export type House = { legalName: string; company: string; shortName: string; names: readonly string[] }

export type Voice = {
  /** Stands for the first "we"; "it" where the house is named before. */
  subject: string
  /** Stands for "us", and for the first "our". */
  owner: string
  /** Stands for "I"; behind its first place the last word of it does. Without it, "I" is not rewritten. */
  person?: string
  /** Stands for the first "you". */
  reader?: string
}

const OWN_HOUSE =
  /(?:\b(?:our|the|this) |^)(?:funeral home|company|business|firm|mortuary|(?<=this )place)\b(?![’'])/gi
/** Of whoever writes, or to whoever reads. */
export const SPEAKS =
  /\b(?:I|we|our|us|ourselves|you|your|yours|yourself|ours)\b|\b(?:me|my|mine|let[’']s)\b/i

/** "Wren" → "Wren’s", "Sons" → "Sons’" (AP). */
export const possessive = (name: string) => (/s$/i.test(name) ? `${name}’` : `${name}’s`)
/** "… at 4 p.m." has its stop. */
export const withStop = (text: string) => (/[.?!]$/.test(text) ? text : `${text}.`)
/** "RSVP" keeps its capitals. */
export const quietFirst = (text: string) =>
  /^\p{Lu}{2}/u.test(text) ? text : text.charAt(0).toLowerCase() + text.slice(1)
export const upperFirst = (text: string) => text.charAt(0).toLocaleUpperCase() + text.slice(1)

/**
 * "We offer it" → "{subject} offers it". The library tells the verbs and forms them. Null where it is not sure
 * which verb is meant, or whose words they are. Sentences that name no speaker stay as typed.
 */
export function inThirdPerson(
  sentence: string,
  english: English,
  { company, names }: House,
  { subject, owner, person, reader = 'families' }: Voice,
): string | null {
  let isHouseNamed = false
  const named = changeAround(sentence, (marked) =>
    marked.replace(OWN_HOUSE, (words, at: number) => {
      if (!/^(?:our|this)/i.test(words)) return words
      isHouseNamed = true
      return at === 0 ? subject : owner
    }),
  )
  if (!SPEAKS.test(named.replaceAll(company, ''))) return upperFirst(named)
  const words = english.read(named, names)
  const out: string[] = []
  let isReaderNamed = false
  let speaker = -1
  let hasAgreed = true
  let one = person ?? ''
  const nameOne = () => {
    const name = one
    one = one.split(' of ')[0]?.split(' ').at(-1) ?? one
    return name
  }
  for (const [index, word] of words.entries()) {
    const lower = word.text.toLowerCase()
    let text = word.text
    // "We’d" is "had" or "would"; "my husband and I are" would be Dell "is"; "our mom" is nobody's of the house.
    if (/^(?:i|we|you)[’']/.test(lower) || (lower === 'i' && speaker < 0 && words[index - 1]?.text === 'and'))
      return null
    if (/^(?:me|us)$/.test(lower) && MY_KIN.test(named)) return null
    if (lower === 'our' && KIN.test(words[index + 1]?.text ?? '')) return null
    // "Dell is opening Dell’s own …"
    if (lower === 'my' && (speaker >= 0 || !one.includes(' of '))) return null
    if (/^(?:i|me)$/.test(lower) && !person) return null
    if (lower === 'my') text = possessive(nameOne().split(' of ')[0] ?? '')
    else if (lower === 'me') text = nameOne()
    else if (lower === 'we' || lower === 'i') {
      if (!hasAgreed) return null
      text = lower === 'i' ? nameOne() : isHouseNamed ? 'it' : subject
      isHouseNamed ||= lower === 'we'
      hasAgreed = false
      speaker = index
    } else if (lower === 'our') {
      const isNamed =
        isHouseNamed ||
        subject === 'it' ||
        out.join('').includes(company) ||
        out.join('').startsWith(briefName(company))
      text = isNamed ? 'its' : possessive(owner)
      isHouseNamed = true
    } else if (lower === 'us') {
      // "Five of us", "us three kids"
      if (words[index - 1]?.text === 'of' || words[index + 1]?.tags.has('Value')) return null
      text = isHouseNamed && (speaker >= 0 || owner === company) ? 'it' : owner
    } else if (lower === 'you') {
      const isSubject = isVerb(words.slice(index + 1).find(({ tags }) => !tags.has('Adverb')))
      if (!isReaderNamed && !isSubject) return null
      text = isSubject ? (isReaderNamed ? 'they' : reader) : 'them'
      isReaderNamed = true
    } else if (lower === 'your' && !isReaderNamed && words[index + 1]?.text === 'family') {
      text = 'a'
    } else if (lower in READERS) {
      if (!isReaderNamed && lower !== 'ourselves') return null
      text = READERS[lower] ?? text
    } else if (speaker >= 0 && isFiniteVerb(words, index) && isVerbOf(words, speaker, index)) {
      // "We will read the names and serve cocoa"
      const isBare =
        hasAgreed && words.slice(speaker, index).some(({ text }) => /^(?:will|can|may|would)$/i.test(text))
      const agreed = isBare ? word.text : agree(word, english)
      if (agreed === null) return null
      text = agreed
      hasAgreed = true
    }
    out.push(word.pre + text + word.post)
  }
  const told = upperFirst(out.join('').trim())
  return hasAgreed && !/\b(?:mine|myself|ours|let us)\b/i.test(told) ? told : null
}

const KIN_WORD =
  'mom|mother|mum|dad|father|grand\\w+|brothers?|sisters?|sons?|daughters?|wife|husband|parents|kids|children'
const KIN = new RegExp(`^(?:${KIN_WORD})$`, 'i')
/** What is the speaker’s family’s is not the house’s. */
const MY_KIN = new RegExp(`\\bmy (?:\\w+ )?(?:${KIN_WORD})\\b`, 'i')

/** Of readers that were named. */
const READERS: Readonly<Record<string, string>> = {
  your: 'their',
  yours: 'theirs',
  yourself: 'themselves',
  ourselves: 'itself',
}

const isVerb = (word: Word | undefined) =>
  word !== undefined && ['Verb', 'Modal', 'Auxiliary', 'Copula'].some((tag) => word.tags.has(tag))

/** Not "offering", "to offer" or the second word of "will offer". */
function isFiniteVerb(words: readonly Word[], index: number): boolean {
  const before = words.slice(0, index).findLast(({ tags }) => !tags.has('Adverb') && !tags.has('Negative'))
  if (!isVerb(words[index]) || before?.text.toLowerCase() === 'to') return false
  return !isVerb(before) || /,/.test(before?.post ?? '')
}

/** Directly behind the speaker, or behind an "and" of the same clause: "we host and feed". */
function isVerbOf(words: readonly Word[], speaker: number, index: number): boolean {
  const before = words
    .slice(speaker, index)
    .findLast(({ tags, text }) => !tags.has('Adverb') && !/^(?:now|also|both|then)$/i.test(text))
  return before === words[speaker] || /^(?:and|or|but)$/i.test(before?.text ?? '')
}

/** Null for what is no finite verb. */
function agree({ text, tags }: Word, english: English): string | null {
  if (
    (tags.has('Gerund') && !tags.has('Auxiliary')) ||
    (tags.has('PresentTense') && !tags.has('Infinitive') && /s$/.test(text))
  )
    return text
  if (/^(?:are|am|were|have|do)$/i.test(text)) return english.thirdPerson(text)
  if (tags.has('Modal') || /^(?:had|did|will|was|got)$/i.test(text)) return text
  if (tags.has('PastTense') && !tags.has('Infinitive')) return text
  return english.thirdPerson(text)
}
