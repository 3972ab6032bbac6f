import type { ReleaseLanguage } from '../../../shared/press-releases/news-kinds.ts'

/** Words of whoever writes. */
const OWN: Record<ReleaseLanguage, string> = {
  en: "\\b(?:I|[Ww]e|[Oo]ur(?! (?:Lady|Lord|Redeemer|Savio[u]?r)\\b)|us|[Mm]e|[Mm]y|[Mm]ine|[Oo]urs|ourselves|myself|[Ll]et[’']?s)\\b",
  fr: "^[Oo]n(?!\\p{L})|(?<!\\p{L})(?:[Nn]ous|[Nn]otre(?!-Dame)|[Nn]os|[Jj]e|[Jj](?=[’'])|[Mm]on|[Mm]a|[Mm]es|-moi|moi|[Oo]n|[Mm]aman|[Pp]apa|[Mm]émé|[Pp]épé|[Çç]a|pis|[Yy][’']a|[Ff]aut|[Cc][’']est pas)(?!\\p{L})",
  es: '(?<!\\p{L})(?:[Nn]osotr[oa]s|[Nn]uestr[oa]s?|[Nn]os|[Mm]is?|[Mm]amá|[Pp]apá|[Aa]buelit[ao]|[Ss]omos|\\p{L}*[áéíóú]\\p{L}{1,4}[ae]nos|\\p{L}+[aei]mos)(?!\\p{L})',
}
/** Words to whoever reads. */
const READER: Record<ReleaseLanguage, string> = {
  en: "\\b[Yy](?:ou(?:r|rs|rself)?|[’']all)\\b",
  fr: '(?<!\\p{L})(?:[Vv]ous|[Vv]otre|[Vv]os)(?!\\p{L})|^\\p{L}+ez(?!\\p{L})',
  es: '(?<!\\p{L})(?:[Uu]stedes|[Uu]sted)(?!\\p{L})',
}
const patternsOf = (...sources: string[]) => new RegExp(sources.join('|'), 'u')
const OWN_WORDS = { en: patternsOf(OWN.en), fr: patternsOf(OWN.fr), es: patternsOf(OWN.es) } as const
const SPEAKING = {
  en: patternsOf(OWN.en, READER.en),
  fr: patternsOf(OWN.fr, READER.fr),
  es: patternsOf(OWN.es, READER.es),
} as const

const withoutQuotes = (text: string) => text.replace(/«[^»]*»|“[^”]*”/g, '')

/** Whether it says "we" or "you", so that a release can only quote it. `names` may hold such words. */
export const isSpoken = (text: string, language: ReleaseLanguage, names: readonly string[]): boolean =>
  SPEAKING[language].test(names.reduce((sum, name) => sum.replaceAll(name || '\n', ''), withoutQuotes(text)))

/** Whether it says "we" or "I". */
export const saysOwn = (text: string, language: ReleaseLanguage): boolean => OWN_WORDS[language].test(text)
