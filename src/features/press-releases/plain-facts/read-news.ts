import { thirdPerson, verbForm } from '../../../shared/press-releases/text/english-verbs.ts'
import { type Angle, readAngle } from './read-angle.ts'
import { possessive, toThirdPerson } from './to-third-person.ts'

export type News = {
  angle: Angle
  /** Begins with its verb: "marks its 50th anniversary". Null: somebody else acts in `sentence`. */
  predicate: string | null
  /** Without its stop. */
  sentence: string
  /** Of the news angle. */
  more: string[]
}

const BE = /^(?:is|are|was|were|has|have|had|will|can|now|no longer)$/i
const PARTICIPLE =
  /^(?:named|voted|awarded|selected|recogni[sz]ed|honou?red|chosen|certified|accredited|nominated|rated)$/i
const ANNOUNCED_BY: Partial<Record<Angle, string>> = {
  anniversary: 'marks',
  award: 'receives',
  event: 'hosts',
  hire: 'welcomes',
  service: 'offers',
}
/** Before the company acts: "In May, we …". */
const LEAD_IN =
  /^((?:after|as of|beginning|by|following|for|from|in|on|since|starting|thanks to|this|to|with)\b[^.]*?),\s+(we\b.*)$/i
/** The company's words for itself. */
const OURSELVES =
  /^(?:the|this|our) (?:[\p{L}-]+-(?:owned|run|operated) )?(?:funeral home|company|business|firm|mortuary)\b(?= \p{Ll})/iu
const DETERMINED =
  /^(?:an?|the|its|their|this|these|new \w+s\b|free \w+s\b|\d|first|second|third|fourth|fifth|sixth|seventh|eighth|ninth)\b/i

/** "Did you know that …?" states a fact. */
const ASKED = /^(?:did|do) you know (?:that )?(.+)\?$/i
/** "New chapel completed in May". */
const MADE = /^(new [\p{Ll} -]+?) ((?:added|built|completed|dedicated|finished|launched|opened)\b.*)$/iu

/** Keeps that of "U.S.". */
const withoutStop = (sentence: string) => sentence.replace(/(?<!\p{Lu}\.\p{Lu})[.!…:;,\s]+$/u, '')

/**
 * As a third-person sentence. News may be a phrase ("Grand opening of our chapel"), begin with a verb
 * ("Celebrating 50 years"), or be a sentence already.
 */
export function readNews(sentences: readonly string[], company: string, shortName: string): News {
  const told = sentences.map((sentence) =>
    sentence.replace(ASKED, (_, fact: string) => `${upperFirst(fact)}.`),
  )
  const [first = '', ...rest] = told
  const more = rest
    .filter((sentence) => !sentence.endsWith('?'))
    .map((sentence) => toThirdPerson(sentence, company, shortName, { shortName }))
  const angle = readAngle(told.join(' '))
  if (isForeign(first)) {
    const predicate = `announces the following: ${first.replace(/[.!…\s]+$/u, '')}`
    return { angle, predicate, sentence: `${company} ${predicate}`, more }
  }
  const ours = first.replace(OURSELVES, 'our funeral home')
  const [, leadIn = null, main = ours] = LEAD_IN.exec(ours) ?? []
  const news = toThirdPerson(withoutStop(main), company, company, { isPredicate: true })
  const own = readOwnPredicate(news, company)
  if (own && leadIn !== null) {
    const isShort = leadIn.split(' ').length <= 6
    const saying = isShort ? `${own} ${lowerFirst(leadIn)}` : own
    const comes = isShort ? [] : [`The step comes ${lowerFirst(toThirdPerson(leadIn, company))}.`]
    return { angle, predicate: saying, sentence: `${company} ${saying}`, more: [...comes, ...more] }
  }
  if (own) return { angle, predicate: own, sentence: `${company} ${own}`, more }

  const [word = '', next = ''] = news.split(/\s+/)
  const predicate = fromFirstWord(word, next, news)
  if (predicate) return { angle, predicate, sentence: `${company} ${predicate}`, more }
  if (isSentence(news) && !MADE.test(news)) {
    // Somebody else acts, so "our team" is the company's.
    const named = toThirdPerson(
      withoutStop(first).replace(
        /(?<=.)\bour\b(?! (?:funeral home|company|business|firm|mortuary)\b)/i,
        possessive(company),
      ),
      company,
    )
    return { angle, predicate: null, sentence: upperFirst(named), more }
  }
  const [, made = null, how] = MADE.exec(news) ?? []
  if (made !== null) {
    const predicate = `announces ${withArticle(lowerFirst(made))}, ${how}`
    return { angle, predicate, sentence: `${company} ${predicate}`, more }
  }
  const verb = ANNOUNCED_BY[angle] ?? 'announces'
  const phrase = `${verb} ${news.startsWith(company) ? news : withArticle(lowerFirst(news))}`
  return { angle, predicate: phrase, sentence: `${company} ${phrase}`, more }
}

/** "Hollis & Wren opens a chapel" → "opens a chapel". */
function readOwnPredicate(news: string, company: string): string | null {
  if (!news.toLowerCase().startsWith(company.toLowerCase())) return null
  const rest = news.slice(company.length)
  const [word = ''] = rest.trim().split(/\s+/)
  // After the name almost any such word is a verb.
  return /^\s+\p{L}/u.test(rest) && (isVerb(word) || /^\p{Ll}+(?:s|ed)$/u.test(word)) ? rest.trim() : null
}

const isVerb = (word: string) => BE.test(word) || ['third', 'past'].includes(verbForm(word)?.form ?? '')

function fromFirstWord(word: string, next: string, news: string): string | null {
  const rest = news.slice(word.length).trim()
  if (PARTICIPLE.test(word)) return `has been ${word.toLowerCase()} ${rest}`
  if (/^now$/i.test(word)) {
    const verb = verbForm(next)
    if (verb?.form === 'gerund') return `now ${thirdPerson(verb.base)} ${rest.slice(next.length).trim()}`
    return verb
      ? `now ${verb.form === 'past' ? next : thirdPerson(verb.base)} ${rest.slice(next.length).trim()}`
      : null
  }
  const verb = verbForm(word)
  if (!verb || rest === '' || /^(?:of|for|house|houses)$/i.test(next)) return null
  if (verb.form === 'past') return `${word.toLowerCase()} ${rest}`
  // "Support group for widows", "Honor wall" are things.
  if (verb.form === 'base' && !/^(?:an?|the|its|our|new|\d+|more|families|\w+ing|with|to|in)$/i.test(next))
    return null
  return `${thirdPerson(verb.base)} ${rest}`
}

function isSentence(news: string): boolean {
  const words = news.split(/\s+/)
  return words.slice(1, 9).some((word, index) => {
    const plain = word.replace(/[^\p{L}’'-]/gu, '')
    if (/^(?:is|are|was|were|has|have|had|will|can|joins?|joined|lets?|passed|died)$/.test(plain)) return true
    if (/^costs?$/.test(plain) && /^[$\d]/.test(words[index + 2] ?? '')) return true
    return (
      /^\p{Ll}/u.test(plain) &&
      ['third', 'past'].includes(verbForm(plain)?.form ?? '') &&
      plain !== 'remains' &&
      // Also nouns; with an object they are verbs.
      (!/^(?:answers|offers|services|plans|supports|shows|marks|helps|cares|works|uses|names|visits|returns)$/.test(
        plain,
      ) ||
        /^(?:an?|the|its|their|to|\d+)$/i.test(words[index + 2] ?? ''))
    )
  })
}

function withArticle(phrase: string): string {
  const [head = ''] = phrase.split(/\s+(?:as|of|for|at|in|with|to|from|and|on|by|that|where|which|who)\s+/)
  const noun = head.split(/\s+/).at(-1) ?? ''
  if (/^(?:annual|yearly|monthly|weekly|\d+(?:st|nd|rd|th)|\w+th|first|second|third)\b/i.test(phrase))
    return `its ${phrase}`
  if (/^new [\p{Ll} ]+, \p{Lu}/u.test(phrase)) return `its ${phrase}`
  if (/^\p{Lu}.*\b(?:award|prize|medal|certificate)\b/u.test(phrase)) return `the ${phrase}`
  if (DETERMINED.test(phrase) || /^\p{Lu}/u.test(phrase)) return phrase
  const isPlural = /[^s]s$/i.test(noun) && !/(?:us|is|ness)$/i.test(noun)
  const isUncountable =
    /(?:ing|tion of|care|support|planning|aquamation|information|help|news)$/i.test(noun) &&
    !/(?:opening|offering|gathering|building|wedding|meeting)$/i.test(noun)
  if (isPlural || isUncountable) return phrase
  if (new RegExp(`^${head.replace(/[^\w ]/g, '.')} of\\b`).test(phrase) && !/^(?:new|free)\b/.test(phrase))
    return `the ${phrase}`
  return `${/^[aeiou]/i.test(phrase) ? 'an' : 'a'} ${phrase}`
}

export const upperFirst = (text: string) => text.charAt(0).toLocaleUpperCase('en') + text.slice(1)

/** Unless the first word is a name: it has another capital or is followed by one. */
export function lowerFirst(text: string): string {
  const [first = '', second = ''] = text.split(/\s+/)
  if (/^\p{Lu}[\p{L}’'-]*\p{Lu}/u.test(first) || /^\p{Lu}$/u.test(first.charAt(1))) return text
  const isTitle =
    /^\p{Lu}\p{Ll}/u.test(second) && !verbForm(first) && !/^(?:new|grand|free|annual|the|a|an)$/i.test(first)
  return isTitle ? text : text.charAt(0).toLocaleLowerCase('en') + text.slice(1)
}

const ENGLISH =
  /\b(?:the|our|we|new|of|and|for|to|in|with|is|are|now|at|on|a|an|opens?|opening|joins?|services?|families)\b/i
const FRENCH_OR_SPANISH =
  /\b(?:de|du|des|la|le|les|et|une|un|el|los|las|del|para|y|nous|nuestra|nuestro)\b|[dl]’\p{L}/iu

/** Judged by letters and small words. */
function isForeign(text: string): boolean {
  const letters = text.match(/\p{L}/gu)?.length ?? 0
  const latin = text.match(/\p{Script=Latin}/gu)?.length ?? 0
  if (latin < letters / 2) return true
  return !ENGLISH.test(text) && FRENCH_OR_SPANISH.test(text)
}
