/** "We", "our", "you" of French and Spanish, where no frame says it of the house. */
export const SPEAKING = {
  fr: /^on(?!\p{L})|(?<!\p{L})(?:nous|notre|nos|vous|votre|vos|je|mon|ma|mes|-moi)(?!\p{L})/iu,
  es: /^(?:\p{L}+ )?\p{L}+[aei]mos(?!\p{L})|(?<!\p{L})(?:nosotros|nosotras|nuestr[oa]s?|nos|usted|ustedes|\p{L}*[áéíóú]\p{L}{1,4}[ae]nos|mi|mis)(?!\p{L})/iu,
} as const

/** Endings and words that a finite verb of the third person has; a noun phrase seldom has them behind its head. */
const HAS_VERB = {
  fr: /(?<!\p{L})(?:est|sont|a|ont|aura|sera|peut|peuvent|fait|devient|tient|reçoit|remet|offre|ouvre|vient|joint|\p{L}{3,}(?:ra|ront|aient|ent|it|ise|èbre|igne|ance|ueille|ige|ée? par))(?!\p{L})/iu,
  es: /(?<!\p{L})(?:es|son|está|están|ha|han|tiene|puede|pueden|abre|incorpora|\p{L}{3,}(?:ó|rá|rán|aron|ieron))(?!\p{L})/iu,
} as const
const NO_VERB = /^ (?:aux?|de[ls]?|du|des|en|et|ou|para?|por|pour|sur|con|[^ ]+,) /

/** Also "Le Salon Roy propose …" and "Marc Roy succède …", not "Salon Roy, en affaires …". */
export function hasVerb(text: string, language: 'fr' | 'es', company: string): boolean {
  if (HAS_VERB[language].test(text)) return true
  const at = text.indexOf(company)
  const rest =
    at >= 0 && at < 4
      ? text.slice(at + company.length)
      : text.replace(/^\p{Lu}[\p{L}’-]+ \p{Lu}[\p{L}’-]+/u, '')
  return rest !== text && /^ \p{Ll}{2,} \S/u.test(rest) && !NO_VERB.test(rest)
}
