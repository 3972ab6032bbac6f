/** What a release may tell, with the labels of the form. */
export const NEWS_KINDS = {
  offering: 'Offering solidified remains',
  opening: 'Opening or move',
  event: 'Event',
  anniversary: 'Anniversary',
  award: 'Award',
  staff: 'New owner or staff',
  death: 'A death in the house',
  other: 'Other news',
} as const
export type NewsKind = keyof typeof NEWS_KINDS

/** The first that fits counts. English, French and Spanish. */
const WORDS: readonly (readonly [NewsKind, RegExp])[] = [
  [
    'death',
    /\b(?:died|dead at|passed away|passing of|rest in peace|has died|survived by|ha fallecido)\b|(?<!\p{L})(?:est décédée?|décès|falleció|murió)(?!\p{L})/iu,
  ],
  [
    'offering',
    /\b(?:solidified|stones?|restes solidifiés|cendres solidifiées|pierres|restos solidificados|cenizas solidificadas|piedras)(?!\p{L})/iu,
  ],
  [
    'award',
    /\b(?:awards?|voted|voting|rated|stars|won|wins|best of|readers.? choice|named best|prix|premio)\b/i,
  ],
  [
    'anniversary',
    /\b(?:anniversary|anniversaire|aniversario|turn(?:s|ing|ed)? \d+|\d+ (?:years|yrs) in (?:business|biz)|\d+(?:st|nd|rd|th) year|\d+ years? (?:of|since|in (?!a row))|^\d+ years|century of|generations|(?:celebrat\w+|marks|marking) (?:\w+ )?\d+|\d+ (?:ans|años) (?:au service|d[’']existence|en affaires|de serv\w+|al servicio)|(?:célèbre|fête|souligne|celebra|cumple)\b[^.]*\d+ (?:ans|años))\b/i,
  ],
  [
    'event',
    /\b(?:open house|workshop|evening|night|talk|blood drive|drop-off|memorial walk|tree lighting|coffee|christmas|breakfast|dinner|vigil|ceremony|remembrance|concert|luncheon|seminar|support group|candlelight|memorial service|soirée|atelier|cérémonie|portes ouvertes|velada|taller|ceremonia|misa|puertas abiertas)\b/i,
  ],
  [
    'staff',
    /\b(?:hire[sd]?|promot(?:es|ed)|appoints?|joins? (?:our|the) (?:team|staff)|new (?:funeral )?director|new owner|bought|acqui\w+|purchased|joins forces|welcom(?:es|ed|ing)|as president|directeur|directrice|propriétaire|director|directora|dueñ[oa]|se joint|se une|se incorpora)\b/i,
  ],
  [
    'opening',
    /\b(?:open(?:s|ed|ing)?|reopen\w*|mov(?:es?|ed|ing) to|relocat\w+|ribbon|new (?:chapel|location|building|office)|ouvre|ouvrira|ouverture|déménage|emménage|abre|apertura|inaugura)\b|(?<!\p{L})(?:abrirá|abrió|se muda)(?!\p{L})/iu,
  ],
]

/** The kind of news that a text seems to tell. */
export const guessKind = (news: string): NewsKind =>
  WORDS.find(([, words]) => words.test(news))?.[0] ?? 'other'

export const RELEASE_LANGUAGES = {
  en: 'English',
  fr: 'French',
  es: 'Spanish',
} as const
export type ReleaseLanguage = keyof typeof RELEASE_LANGUAGES

const SMALL: Record<ReleaseLanguage, RegExp> = {
  en: /^(?:the|of|and|to|in|a|is|are|for|with|our|we|has|on|at|by|from|an|now|new|its)$/,
  fr: /^(?:le|la|les|de|du|des|et|à|une?|pour|dans|est|sur|qui|au|aux|ses|sa|son|nous|notre|avec)$/,
  es: /^(?:el|la|los|las|de|del|y|a|una?|para|en|es|con|que|por|su|sus|nuestra|nuestro|al)$/,
}

/** By its small words; English unless another has more of them. */
export function guessLanguage(text: string): ReleaseLanguage {
  const words = text
    .toLowerCase()
    .replaceAll('’', ' ')
    .replaceAll("'", ' ')
    .split(/[^\p{L}]+/u)
  const count = (language: ReleaseLanguage) => words.filter((word) => SMALL[language].test(word)).length
  const accents = /[àâçèêëîïôœùû]/i.test(text) ? 'fr' : /[ñáíóú¿¡]/i.test(text) ? 'es' : 'en'
  const [best = 'en', next = 'en'] = (['en', 'fr', 'es'] as const).toSorted((a, b) => count(b) - count(a))
  return count(best) > Math.max(1, count(next)) ? best : accents
}
