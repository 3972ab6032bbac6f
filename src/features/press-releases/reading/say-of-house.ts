import type { ReleaseLanguage } from '../../../shared/press-releases/news-kinds.ts'
import { upperFirst } from './house-voice.ts'
import { withOwnTeam } from './other-languages.ts'

/** What a house says of itself, and what is said of it; of Spanish verbs that are past and present alike the present. */
const VERBS = {
  fr: `accueillons accueille|allons va|annonçons annonce|avons a|célébrons célèbre|commençons commence|déménageons déménage|donnons donne
    embauchons embauche|faisons fait|fêtons fête|fermons ferme|honorons honore|invitons invite|lançons lance|offrirons offrira|offrons offre|organisons organise|ouvrirons ouvrira
    ouvrons ouvre|partageons partage|préparons prépare|présentons présente|proposons propose|recevons reçoit|recevrons recevra|remettons remet|serons sera|servons sert|sommes est
    soulignons souligne|soutenons soutient|tenons tient|tiendrons tiendra`,
  es: `abriremos abrirá|abrimos abre|anunciamos anuncia|comunicamos comunica|informamos informa|apoyamos apoya|celebraremos celebrará|celebramos celebra|cerramos cierra|contamos cuenta|cumplimos cumple|damos da|donamos dona
    empezamos empieza|entregamos entrega|estamos está|estrenamos estrena|hacemos hace|hemos ha|inauguramos inaugura|iniciamos inicia|invitamos invita|llevamos lleva|ofreceremos ofrecerá
    ofrecemos ofrece|organizamos organiza|presentamos presenta|recibimos recibe|regalamos regala|servimos sirve|somos es|tendremos tendrá|tenemos tiene|vamos va`,
} as const
const verbsOf = (table: string) =>
  new Map(table.split(/[|\n]\s*/).map((row) => row.split(' ') as [string, string]))
const SAID = { fr: verbsOf(VERBS.fr), es: verbsOf(VERBS.es) }

/** Before the news, and what a house says that others did for it. */
const SPOKEN: Record<'fr' | 'es', readonly (readonly [RegExp, string])[]> = {
  fr: [
    [/^c[’']est avec [^,]+? que (?=nous )/iu, ''],
    [/^(?:j[’']ai|nous avons) [^,]{2,30}? d[’'](?:en )?annoncer que /iu, ''],
    [/\bnous vous invitons (?=à)/iu, 'nous invitons le public '],
    [/^on nous a (?:remis|décerné|donné) /iu, 'nous avons reçu '],
  ],
  es: [
    [/^con [^,]{3,40}? (?=anunciamos|comunicamos|informamos)/iu, ''],
    [/^nos (?:dieron|entregaron|otorgaron) /iu, 'hemos recibido '],
    [/^(?:nos complace|tenemos el \p{L}+ de) anunciar que /iu, ''],
    [/\b(?:los|las|les) invitamos (?=a)/iu, 'invitamos al público '],
    [/\bnuestros seres queridos/giu, 'los seres queridos'],
  ],
}
const OF_HOUSE: Record<'fr' | 'es', readonly (readonly [RegExp, string])[]> = {
  fr: [
    [/(?<!\p{L})nos(?= [\p{L}\d])/giu, 'ses'],
    // By its ending, a guess that a person sees; "son" before a vowel.
    [
      /(?<!\p{L})notre(?= (?:[aeiouhéè]|\p{L}+(?<!ion|té|e)(?!\p{L})|(?:\p{L}+ième )?(?:anniversaire|centre|cimetière|comité|complexe|programme|service|site|temple)(?!\p{L})))/giu,
      'son',
    ],
    [/(?<!\p{L})notre(?= \p{L})/giu, 'sa'],
  ],
  es: [
    [/(?<!\p{L})nuestr[oa](?= \p{L})/giu, 'su'],
    [/(?<!\p{L})nuestr[oa]s(?= [\p{L}\d])/giu, 'sus'],
  ],
}

/** Behind what precedes it: "Nous offrons …", "On sert …", "Ahora abrimos …". */
const SUBJECT = {
  fr: /^((?:.{1,60}, )?)(?:nous |on )(?!ne )(\p{L}+)(.*)$/iu,
  es: /^((?:.{1,60}, )?(?:ya |ahora |hoy |este (?:año|mes) )?)(\p{L}+mos)(.*)$/iu,
} as const

/**
 * "Nous offrons …", "On sert …", "Abrimos nuestra capilla" → "{company} offre …", "{company} abre su capilla". Null for verbs that
 * the table lacks. A guess: to be looked at before it is printed.
 */
export function sayOfHouse(sentence: string, language: ReleaseLanguage, company: string): string | null {
  if (language === 'en') return null
  const plain = SPOKEN[language]
    .reduce((text, [pattern, words]) => text.replace(pattern, words), sentence)
    .replace(/(?<!\p{L})nos (\p{L}+ron)(?!\p{L})/iu, `$1 a ${company}`)
  const [, before = '', verb = '', rest = ''] = SUBJECT[language].exec(plain) ?? []
  const lower = verb.toLowerCase()
  const said = SAID[language].get(lower) ?? (/^on /i.test(plain) ? lower : undefined)
  if (said === undefined) {
    const other = ofOthers(upperFirst(plain), language, company)
    return other === sentence ? null : other
  }
  const told = `${before}${company} ${said}${rest}`
  return OF_HOUSE[language].reduce((text, [pattern, word]) => text.replace(pattern, word), told)
}

/** Whether a verb of the table stands in it. */
export const isOfHouse = (sentence: string, language: 'fr' | 'es'): boolean =>
  sentence
    .toLowerCase()
    .split(/[^\p{L}]+/u)
    .some((word) => SAID[language].has(word))

/** What somebody else does: "Ana se une a nuestro equipo" → "Ana se une al equipo de {company}". */
function ofOthers(sentence: string, language: 'fr' | 'es', company: string): string {
  if (language === 'fr') return withOwnTeam(sentence, company)
  return sentence
    .replace(
      /(?<!\p{L})nuestr([oa])(s?) (\p{L}+)/giu,
      (_, gender: 'o' | 'a', plural: string, thing: string) =>
        `${gender === 'a' ? 'la' : plural ? 'lo' : 'el'}${plural} ${thing} de ${company}`,
    )
    .replace(/(?<!\p{L})(a|de) el (?=\p{Ll})/gu, (_, word: string) => (word === 'a' ? 'al ' : 'del '))
}
