import type { English, Word } from './english-words.ts'
import { FEELINGS, KIN } from './read-sentence.ts'
import { expandContractions } from './tidy-typing.ts'
import { has } from './whole-sentence.ts'
import { possessive, quietFirst, upperFirst } from './words.ts'

/** What a house feels before its news: "is proud to announce that it", "We are thrilled to". */
const FEELS_BEFORE = new RegExp(
  `^(.{2,80}?) (?:is|are|am) ${FEELINGS} (?:to |that )(?:(?:announce|share|report)(?: that| (?=an? |the |its |our ))? ?)?`,
  'i',
)
/** "Proud to welcome" */
const FEELS_FIRST = new RegExp(`^${FEELINGS} to `, 'i')
/** "After 54 years on Main Street, we are moving", "Starting Dec. 1 we offer" */
const BEFORE_SPEAKER =
  /^((?:(?:after|for|since|starting|beginning|on|in|this|as of) [^,]{2,60}?|today|now),? )(?=(?:we|I) )/i

const HEAVY_HEARTS =
  /^(?:it is )?with (?:an? )?(?:\p{L}+ )?(?:hearts?|sadness|sorrow|pride|joy|excitement|regret) (?:that )?(?=\p{L})/iu

/** News without what the house feels. */
export function withoutFeeling(line: string, english: English): string {
  const plain = upperFirst(line.replace(HEAVY_HEARTS, '').replace(/^we (?:share|announce|report) that /i, ''))
  const whole = FEELS_FIRST.test(plain) ? `We are ${quietFirst(plain)}` : plain
  const felt = FEELS_BEFORE.exec(whole)
  return felt ? afterFeeling(felt, whole.slice(felt[0].length), english) : plain
}

/**
 * "We now offer it" as "{company} now offers it": one "we" or "I" at the start, whose verb the library forms. Null where
 * more is needed, so that the words can only be quoted. `person` stands for "I".
 */
export function sayOfHouse(
  typed: string,
  english: English,
  company: string,
  person: string,
  names: readonly string[],
): string | null {
  const plain = expandContractions(typed)
  // "Our mom" is nobody's of the house, and "Ed Tucker our founder" lacks its comma.
  if (KIN.test(plain) || /\p{Lu}\p{Ll}+ our\b/u.test(plain)) return null
  const [before = ''] = BEFORE_SPEAKER.exec(plain) ?? []
  const own = plain
    .slice(before.length)
    .replace(/^(?!(?:we|I)\b)(.*?)\bour (?=\p{L})/iu, (our, before: string) =>
      names.slice(0, 2).some((name) => before.includes(name)) ? our : `${before}${possessive(company)} `,
    )
    .replace(/\bour (?=\p{L})/giu, 'its ')
    .replace(/^(we\b.*)\bus\b/i, '$1it')
  const [first = '', ...rest] = english.read(own, names)
  if (!first || !/^(?:we|I)$/i.test(first.text)) return before ? null : upperFirst(own)
  const at = rest.findIndex((word) => !has(word, 'Adverb') && !/^(?:now|also|both)$/i.test(word.text))
  const verb = rest[at] && agreeing(rest[at], english)
  // "We host and feed": the second verb would need its form too.
  const isOne = !rest
    .slice(at + 1)
    .some(
      (word, index, all) =>
        /^(?:and|or|but)$/i.test(all[index - 1]?.text ?? '') &&
        (has(word, 'Infinitive') || /^(?:are|have)$/i.test(word.text)),
    )
  if (!verb || !(isOne || has(rest[at], 'Modal'))) return null
  const subject = /^we$/i.test(first.text) ? company : person
  const told = [
    subject,
    ...rest.map((word, index) => word.pre + (index === at ? verb : word.text) + word.post),
  ]
    .join(' ')
    .replace(/ {2,}/g, ' ')
    .trim()
  return upperFirst(before.replace(/,? $/, ', ') + told)
}

/** "Hale is proud to" + "offer it" → "Hale offers it"; "… to announce" + "the opening" → "Hale has announced the opening". */
function afterFeeling(
  [before = '', subject = '']: readonly string[],
  rest: string,
  english: English,
): string {
  if (/^(?:we|it|they) /i.test(rest))
    return upperFirst(/^we$/i.test(subject) ? rest : subject + rest.replace(/^\w+/, ''))
  if (/ that $/.test(before) || /^\p{Lu}/u.test(rest)) return upperFirst(rest)
  if (/(?:announce|share|report) ?$/i.test(before))
    return `${subject} ${/^we$/i.test(subject) ? 'have' : 'has'} announced ${rest}`
  if (/^be /i.test(rest)) return `${subject} ${/^we$/i.test(subject) ? 'have' : 'has'} been ${rest.slice(3)}`
  const [verb = '', ...words] = rest.split(' ')
  return `${subject} ${/^we$/i.test(subject) ? verb : (english.thirdPerson(verb) ?? verb)} ${words.join(' ')}`
}

/** Null for what is no finite verb. */
function agreeing({ text, tags }: Word, english: English): string | null {
  if (/^(?:are|am|were|have|do)$/i.test(text)) return english.thirdPerson(text)
  if (tags.has('Modal') || /^(?:had|did|will|was)$/i.test(text)) return text
  if (tags.has('PastTense') && !tags.has('Infinitive')) return text
  return tags.has('Infinitive') || tags.has('PresentTense') ? english.thirdPerson(text) : null
}

/** What a house feels before its news, and what it calls itself. */
const OTHER = {
  fr: [
    /^(?:(?:nous sommes|on est) )?(?:\p{L}+ )?(?:fiers?|fières?|heureux|heureuses?|ravie?s?|contente?s?)(?: d(?:e |[’'])(?:vous |en )?annoncer que?(?: |[’'])?| ?: )/iu,
    /^(?:on|(?:la|le|notre|l[’']) ?(?:coopérative|coop|entreprise|maison|salon|résidence|complexe|équipe)(?: funéraire)?)(?= \p{Ll})/iu,
  ],
  es: [
    /^(?:(?:estamos|nos es) )?(?:orgullosos de|felices de|grato|nos complace|nos da (?:mucho )?gusto|tenemos el \p{L}+ de) anunciar(?:les)? que /iu,
    /^(?:la|nuestra|el) (?:funeraria|casa|empresa)(?= \p{Ll})/iu,
  ],
} as const

const ANNOUNCING = /^.{0,100}?\bd(?:e |[’'])(?:vous )?annoncer (?=l)/iu

/** "On ouvre une succursale" → "{company} ouvre une succursale": its verb is the third person’s already. */
export function sayOther(line: string, language: 'fr' | 'es', company: string): string | null {
  const [feels, own] = OTHER[language]
  const told = line
    .replace(feels, '')
    .replace(own, company)
    .replace(ANNOUNCING, `${company} annonce `)
    .replace(/(?<!\p{L})nos (?=\p{L})/gu, 'ses ')
    .replace(/(?<!\p{L})notre (?=(\p{L}+))/gu, (_, thing: string) =>
      FEMININE.fr.test(thing) ? 'sa ' : 'son ',
    )
  return told === line ? null : upperFirst(told)
}

/** "New chapel in Zapata" → "a new chapel in Zapata", "Cérémonie" → "une cérémonie": by its ending, a guess that a person sees. */
export function nameThing(phrase: string, language: 'en' | 'fr' | 'es'): string {
  const thing = quietFirst(phrase).replace(/^(?:déjà|ya) /, '')
  // An article or a number.
  if (
    /^(?:an?|the|its|some|all|more|no|les?|las?|los?|el|un|une|una|des|\d+|two|three|four) |^l[’']/i.test(
      thing,
    )
  )
    return thing
  const [head = ''] = thing.split(/[ ,]/)
  if (language === 'en' && /s$/i.test(head)) return thing
  if (language === 'en') return `${/^[aeiou]/i.test(head) ? 'an' : 'a'} ${thing}`
  const [he, she, they] = ARTICLES[language]
  return `${/s$/.test(head) ? they : FEMININE[language].test(head) ? she : he} ${thing}`.trim()
}
const FEMININE = { fr: /(?:ion|té|e)$/i, es: /(?:a|ión|dad|tud)$/i } as const
/** Masculine, feminine, plural. */
const ARTICLES = { fr: ['un', 'une', 'des'], es: ['un', 'una', ''] } as const
