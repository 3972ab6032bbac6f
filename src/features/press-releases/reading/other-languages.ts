import { SPEAKS } from './house-voice.ts'

/** "We", "our", "you" of French and Spanish, where no frame says it of the house. */
export const SPEAKING = {
  fr: /^on(?!\p{L})|(?<!\p{L})(?:nous|notre(?!-Dame)|nos|vous|votre|vos|je|j(?=[’'])|mon|ma|mes|-moi)(?!\p{L})/iu,
  es: /^(?:\p{L}+ )?\p{L}+[aei]mos(?!\p{L})|(?<!\p{L})(?:nosotros|nosotras|nuestr[oa]s?|nos|usted|ustedes|\p{L}*[áéíóú]\p{L}{1,4}[ae]nos|mi|mis|somos|(?:ten|hac|pod|quer|sab|ofrec|agradec)emos|(?:est|v|d|celebr|invit|llev|cont|gan)amos|(?:abr|recib|serv)imos)(?!\p{L})/iu,
} as const

/** Of whoever asks, not of whom is asked. */
export const OWN_VOICE = {
  en: SPEAKS,
  fr: /(?<!\p{L})(?:nous|notre(?!-Dame)|nos|je|j(?=[’'])|mon|ma|mes|-moi)(?!\p{L})/iu,
  es: /(?<!\p{L})(?:nosotr[oa]s|nuestr[oa]s?|nos|mi|mis|\p{L}*[áéíóú]\p{L}{1,4}[ae]nos)(?!\p{L})/iu,
} as const

export const withoutQuotes = (text: string) => text.replace(/«[^»]*»|“[^”]*”/g, '')

/** Endings and words that a finite verb of the third person has; a noun phrase seldom has them behind its head. */
const HAS_VERB = {
  fr: /(?<!\p{L})(?:est|sont|a|ont|aura|sera|peut|peuvent|fait|devient|tient|reçoit|remet|offre|ouvre|vient|joint|\p{L}{3,}(?:ra|ront|aient|(?<!m)ent|it|(?<!égl|entrepr|m|pr|franch|expert)ise|èbre|igne|ance|ueille|ige|ée? par))(?!\p{L})/u,
  es: /(?<!\p{L})(?:es|son|hay|habrá|va|van|está|están|ha|han|tiene|puede|pueden|abre|incorpora|\p{L}{3,}(?:ó|rá|rán|aron|ieron))(?!\p{L})/iu,
} as const
/** "Julie Roy est nommée directrice, elle remplace …" → two sentences. */
export function splitFrench(sentence: string): string[] {
  const at = sentence.search(/, (?:elles?|ils?) \p{Ll}/u)
  if (at < 0 || !HAS_VERB.fr.test(sentence.slice(0, at))) return [sentence]
  const behind = sentence.slice(at + 2)
  return [`${sentence.slice(0, at)}.`, behind.charAt(0).toUpperCase() + behind.slice(1)]
}

/** What a house calls itself within a line. */
const OWN_HOUSE =
  /^(?:[LlN](?:a|e|otre)|[Ee]l|[Nn]uestra) (?:coopérative|entreprise|maison|résidence|salon|complexe|funeraria|casa|empresa)(?: funéraire)?(?= \p{Ll})/u
/** "La coopérative invite …" → "{company} invite …". */
export const withOwnName = (line: string, company: string): string => line.replace(OWN_HOUSE, company)

/** "Se joint à notre équipe" → "se joint à l’équipe de {company}". */
export const withOwnTeam = (line: string, company: string): string =>
  line
    .replace(/\bvous invite(?:nt)? (?=à)/u, 'invite la population ')
    .replace(/\bnotre équipe(?!\p{L})/u, `l’équipe de ${company}`)

/** Also "Le Salon Roy propose …" and "Marc Roy succède …", not "Salon Roy, en affaires …". */
export function hasVerb(text: string, language: 'fr' | 'es', company: string): boolean {
  if (HAS_VERB[language].test(text)) return true
  const [own = '', brief = ''] = [text, company].map((one) => one.replace(/ funéraire/g, ''))
  const at = own.indexOf(brief)
  const rest =
    at >= 0
      ? own.slice(at + brief.length)
      : own.replace(/^(?!Prix |Premio )\p{Lu}[\p{L}’-]+ \p{Lu}[\p{L}’-]+/u, '')
  return (
    rest !== own &&
    /^ (?!(?:aux?|con|d[eu]s?|del|en|et|par|para|por|pour|que|qui|y|à) )\p{Ll}{2,} \S/u.test(rest)
  )
}

const FEMININE = { fr: /(?:ion|té|e)$/i, es: /(?:a|ión|dad|tud)$/i } as const
/** Masculine, feminine, plural. */
const ARTICLES = { fr: ['un', 'une', 'des'], es: ['un', 'una', ''] } as const

/** "Cérémonie du souvenir" → "une cérémonie du souvenir": by its ending, a guess that a person sees. */
export function nameThing(phrase: string, language: 'fr' | 'es'): string {
  const thing = phrase.charAt(0).toLocaleLowerCase() + phrase.slice(1)
  // An article or a number.
  if (/^(?:\p{L}{1,3} |l[’']|\d)/u.test(thing)) return thing
  const [head = ''] = thing.split(/[ ,]/)
  const [he, she, they] = ARTICLES[language]
  return `${/s$/.test(head) ? they : FEMININE[language].test(head) ? she : he} ${thing}`.trim()
}
