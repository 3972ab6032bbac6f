import type { ReleaseLanguage } from '../../../shared/press-releases/news-kinds.ts'
import type { English, Word } from './english-words.ts'

const SURE = ['Modal', 'Copula', 'Auxiliary'] as const
const FINITE = [...SURE, 'PastTense', 'PresentTense'] as const
const CLAUSE = /^(?:so|because|since|when|while)$/i
const SUBORDINATE = /^(?:as|because|before|after|if|until|when|where|while|to|who|which|that|whose)$/i
/** Without a form of "be" they are a headline's passive. */
const PASSIVE =
  /^(?:named|voted|awarded|selected|recogni[sz]ed|honou?red|chosen|certified|accredited|nominated|rated|sold|promoted|appointed|elected|planned|scheduled|approved|owned|held|located|based|built)$/i

/** Two sentences with a comma between. */
export const SPLICE =
  /, (?:it|he|she|they|there|this|that|some|many|most)(?:[’']s| (?:is|are|was|were|has|have|had|will|can|did|does))(?!\p{L})/u

/** "Voted", "named" */
export const isPassive = (word: Pick<Word, 'text'> | undefined): boolean => PASSIVE.test(word?.text ?? '')
export const has = (word: Word | undefined, ...tags: string[]) => tags.some((tag) => word?.tags.has(tag))

/** Not "offering", "to offer", "who offers", "if we open" or "every family we served". */
export function isFiniteVerb(words: readonly Word[], index: number): boolean {
  const [before, last] = [words[index - 2], words[index - 1]]
  if (has(words[index], 'Hyphenated', 'Gerund') || SUBORDINATE.test(last?.text ?? '')) return false
  const isBound = has(last, 'Pronoun') && SUBORDINATE.test(before?.text ?? '')
  return !isBound && has(words[index], ...FINITE)
}

/** A subject and the verb of it; in doubt no sentence: "Parking for 90 cars", "Voted best of the county". */
export function isWhole(words: readonly Word[]): boolean {
  // "A crematory with a viewing room, so families can be present"
  const clause = words.findIndex(({ text }, at) => CLAUSE.test(text) && words[at - 1]?.post.includes(','))
  if (clause > 0) return isWhole(words.slice(0, clause))
  const verb = words.findIndex((_, at) => at > 0 && isFiniteVerb(words, at))
  const head = words.slice(0, Math.max(verb, 0))
  const isSubject = head.some(
    (word) =>
      has(word, 'Noun', 'Pronoun', 'Value', 'Gerund', 'Determiner') || /^(?:all|there)$/i.test(word.text),
  )
  // "Ann Lee, from Ohio, 18 years of experience, starts Dec. 1"
  const commas = head.filter(({ post }) => post.includes(',')).length
  // "Takes 8 weeks and comes back in a box"
  const isBare =
    commas === 0 &&
    has(words[0], 'PresentTense', 'PastTense') &&
    !has(words[0], 'Noun', 'Gerund') &&
    !has(words[1], 'Preposition') &&
    !has(words[verb], ...SURE)
  if (!isSubject || commas > 2 || isBare) return false
  if (has(words[verb], ...SURE)) return words.length > verb + 1
  const next = words[verb + 1]
  const isCut = isPassive(words[verb]) && next !== undefined && !has(next, 'Determiner', 'Possessive')
  // "Coat drive in December, drop box in the lobby"; behind an apposition it is one: "Ann Lee, the owner, retires".
  const isBehind = (commas !== 1 && !has(words[verb], 'Infinitive')) || !words[verb - 1]?.post.includes(',')
  // "Toys new and unwrapped"
  const isSecond = /^(?:and|or|but)$/i.test(words[verb - 1]?.text ?? '')
  const isAgreed =
    !has(words[verb], 'Infinitive') ||
    head.some((word) => has(word, 'Plural', 'Pronoun') || word.text === 'and')
  // "Over 300 reviews on Google"
  const isCount =
    has(words[verb], 'PresentTense') &&
    has(words[verb + 1], 'Preposition') &&
    has(words[0], 'Value', 'Adjective', 'Preposition') &&
    head.some((word) => has(word, 'Value'))
  return !isCut && !isCount && isBehind && !isSecond && isAgreed
}

/** Whether a text that was cut is a sentence that ends with a thing: not "400 people are expected". */
export const isWholeClause = (words: readonly Word[]): boolean =>
  isWhole(words) &&
  has(words.at(-1), 'Noun', 'Value', 'Date') &&
  !/^[ap]\.m|ing$/.test(words.at(-1)?.text ?? '')

/** Endings and words that a finite verb of the third person has. */
const VERB = {
  fr: /(?<!\p{L})(?:est|sont|a|ont|va|vont|auront|comprend|compte|coûte|fête|dure|permet|prend|propose|reste|sert|aura|sera|seront|peut|peuvent|fait|font|devient|tient|reçoit|remet|offre|ouvre|vient|joint|\p{L}{3,}(?:ra|ront|aient|(?<!m)ent|it|(?<!égl|entrepr|m|pr|franch|expert)ise|èbre|igne|ance|ueille|ige|ée? par))(?!\p{L})/u,
  es: /(?<!\p{L})(?:es|son|hay|atiende|celebra|cuenta|cuesta|empieza|incluye|lleva|sigue|viene|habrá|va|van|está|están|ha|han|tiene|tienen|puede|pueden|abre|ofrece|incorpora|\p{L}{3,}(?:ó|rá|rán|aron|ieron))(?!\p{L})/iu,
} as const

const PRONOUN = {
  fr: /^(?:ce|cela|ils?|elles?) (?:\p{Ll}+ ){1,}/iu,
  es: /^(?:él|ella|ellos|ellas|se) \p{Ll}+/iu,
} as const

/** The name of the house or of a person, and a word that may be its verb: "Le Salon Roy propose …". */
function isVerbBehind(text: string, name: string): boolean {
  const at = text.indexOf(name)
  const rest =
    at >= 0 && name ? text.slice(at + name.length) : text.replace(/^\p{Lu}[\p{L}’-]+ \p{Lu}[\p{L}’-]+/u, '')
  return (
    rest !== text &&
    /^ (?!(?:aux?|con|d[eu]s?|del|en|et|par|para|por|pour|que|qui|y|à) )\p{Ll}{2,} \S/u.test(rest)
  )
}

/** Whether a text is a sentence, with subject and verb. `company`: as the house is named within. */
export function isSentence(
  text: string,
  english: English,
  language: ReleaseLanguage,
  names: readonly string[],
): boolean {
  if (language === 'en') return isWhole(english.read(text.replace(/, \d+,/, ''), names))
  if (PRONOUN[language].test(text)) return true
  return VERB[language].test(text) || isVerbBehind(text, names[0] ?? '')
}
