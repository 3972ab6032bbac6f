import { thirdPerson, verbForm } from '../../../shared/press-releases/text/english-verbs.ts'
import { mapProse } from '../../../shared/press-releases/text/map-prose.ts'

/** For the company while pronouns are replaced, as its name may hold one. */
const COMPANY = '\uE000'
const SUBJECT = '\uE001'
const SHORT_NAME = '\uE003'

const MODAL = /^(?:can|could|may|might|must|shall|should|will|would)$/i
const ADVERB = /^(?:also|always|now|proudly|recently|still|never|often|just|already|only|not)$/i

/** After "it": "are" → "is", "offer" → "offers"; pasts and modals stay. */
function agree(verb: string): string {
  const plain = verb.toLowerCase()
  if (plain === 'are' || plain === 'am') return 'is'
  if (plain === 'were') return 'was'
  if (plain === 'have') return 'has'
  if (plain === 'do') return 'does'
  if (MODAL.test(plain)) return plain
  if (verbForm(plain)?.form === 'past' || /ed$/.test(plain)) return plain
  return thirdPerson(plain)
}

const SHORT: readonly (readonly [RegExp, string])[] = [
  [/\b(we|they|you)[’']re\b/gi, '$1 are'],
  [/\b(we|they|you)[’']ve\b/gi, '$1 have'],
  [/\b(we|they|you)[’']ll\b/gi, '$1 will'],
  [/\b(we|they|you)[’']d\b/gi, '$1 would'],
  [/\blet[’']s\b/gi, 'families can'],
  [/\b(do|does|did|is|are|was|were|has|have|should|would|could)n[’']t\b/gi, '$1 not'],
  [/\bcan[’']t\b/gi, 'cannot'],
  [/\bwon[’']t\b/gi, 'will not'],
]

/**
 * "we offer" → "{company} offers" at the head of a sentence, "it offers" within; "our" → "its", "you" →
 * "families". Quotations and the company's name stay. `subject`: the company at the head of a sentence; with
 * `isPredicate` the company acts, so "our" is "its".
 */
export function toThirdPerson(
  sentence: string,
  company: string,
  subject = company,
  { shortName = company, isPredicate = false }: { shortName?: string; isPredicate?: boolean } = {},
): string {
  const named = mapProse(sentence, [company], (prose, at) => {
    let text = SHORT.reduce((sum, [pattern, full]) => sum.replace(pattern, full), prose)
    text = text.replace(
      /\b(we|I)\s+((?:[a-z]+ly\s+|(?:also|always|now|still|never|often|just|already|only)\s+)*)([a-z]+)/gi,
      (_, pronoun: string, adverbs: string, verb: string, index: number) => {
        if (pronoun === 'i') return `${pronoun} ${adverbs}${verb}`
        const isHead = at === 0 && index === 0
        return `${isHead ? SUBJECT : 'it'} ${adverbs}${ADVERB.test(verb) ? verb : agree(verb)}`
      },
    )
    const isStart = at === 0
    text = text.replace(/^\s*our\b(?! (?:funeral home|company|business|firm|mortuary)\b)/i, (own) =>
      isStart ? `${SUBJECT}’s` : own,
    )
    // "Our funeral home" is the company itself.
    text = text.replace(/\b(?:our|my) (?:funeral home|company|business|firm|mortuary)\b(?![’'])/gi, COMPANY)
    // "Its" would point to whoever acts in the sentence.
    const owner = /(?:\bit|\uE001)\s/.test(text) || isPredicate ? 'its' : `${SHORT_NAME}’s`
    text = text.replace(/\bof our own\b/gi, 'of its own').replace(/\b(?:our own|our|my)\b/gi, owner)
    text = text.replace(/\b(?:ours|mine)\b/gi, 'its own')
    text = text.replace(/\b(?:us|me)\b/g, COMPANY)
    text = text.replace(/\bourselves\b/gi, 'itself')
    text = text.replace(/\byour (?:family|loved ones?)\b/gi, 'a family')
    text = text.replace(/\byour\b/g, 'their').replace(/\bYour\b/g, 'Their')
    text = text.replace(/\byours\b/gi, 'theirs').replace(/\byourself\b|\byourselves\b/gi, 'themselves')
    return text.replace(/(?<![-\w])you\b(?!-)/g, 'families').replace(/(?<![-\w])You\b(?!-)/g, 'Families')
  })
  const head = subject.charAt(0).toLocaleUpperCase('en') + subject.slice(1)
  return [[COMPANY, company] as const, [SUBJECT, head] as const, [SHORT_NAME, shortName] as const].reduce(
    (text, [mark, name]) => text.replaceAll(`${mark}’s`, possessive(name)).replaceAll(mark, name),
    named,
  )
}

const KIN =
  /\bmy (?=(?:brother|dad|daughter|family|father|grandfather|grandmother|grandparents|husband|mom|mother|parents|sister|son|uncle|wife)\b)/gi

/** "My father … I took over" → "{speaker}’s father … {speaker} took over": a company has no kin. */
export function nameSpeaker(sentence: string, speaker: string): string {
  if (sentence.search(KIN) < 0) return sentence
  return mapProse(sentence, [], (prose) =>
    prose
      .replace(KIN, `${possessive(speaker)} `)
      .replace(/\bI[’']m\b/g, 'I am')
      .replace(/\bI[’']ve\b/g, 'I have')
      .replace(
        /\bI ((?:\w+ly |also |now |still )?)(\w+)/g,
        (_, adverb: string, verb: string) => `${speaker} ${adverb}${agree(verb)}`,
      ),
  )
}

/** "Wren" → "Wren’s", "Sons" → "Sons’" (AP). */
export const possessive = (name: string) => (/s$/i.test(name) ? `${name}’` : `${name}’s`)
