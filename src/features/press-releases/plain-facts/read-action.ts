import { upperFirst } from './read-news.ts'
import { toThirdPerson } from './to-third-person.ts'

const IMPERATIVE =
  /^(?:arrange|ask|attend|book|bring|browse|call|check|come|contact|discover|download|drop|email|e-mail|explore|find|follow|get|give|go|join|learn|let|make|meet|order|phone|plan|pre-?arrange|pre-?plan|reach|read|register|request|reserve|rsvp|save|schedule|see|send|share|sign|speak|stop|take|talk|text|tour|try|visit|watch|write)\b/i

/** What families can do with a bare address. */
const ADDRESSES: readonly (readonly [RegExp, string])[] = [
  [/^(?:https?:\/\/|www\.)\S+$/i, 'visit'],
  [/^[^\s@]+@[^\s@]+$/, 'write to'],
  [/^\+?[\d ().-]{7,}$/, 'call'],
]

/** "Call us today!" → "Families can call Hollis & Wren today." What is no imperative stays a sentence. */
export function readAction(callToAction: string, company: string): string {
  const text = callToAction
    .trim()
    .replace(/^please\s+/i, '')
    .replace(/^(?:do not|don[’']t) (?:wait|hesitate|delay)\s*[,;:.!–—-]+\s*/i, '')
    .replace(/[!.\s]+$/u, '')
  const [, verb] = ADDRESSES.find(([address]) => address.test(text)) ?? []
  if (verb) return `Families can ${verb} ${text}.`
  const negative = /^(?:do not|don[’']t)\s+(.*)$/i.exec(text)
  if (negative) return `Families are asked not to ${toThirdPerson(negative[1] ?? '', company)}.`
  if (IMPERATIVE.test(text)) {
    const rest = text.charAt(0).toLowerCase() + text.slice(1)
    return `Families can ${toThirdPerson(` ${rest}`, company).trim()}.`
  }
  return `${upperFirst(toThirdPerson(text, company))}.`
}
