import type { ReleaseLanguage } from '../../shared/press-releases/news-kinds.ts'

/** How one language forms words, and its words that state nothing or turn a statement round. */
export type WordLists = {
  stem(word: string): string
  /** "l’ancien" and "don’t" are two words. */
  parts(word: string): string[]
  /** Prepositions. */
  links: ReadonlySet<string>
  /** They tell who does what to whom: never changed for another. */
  roles: ReadonlySet<string>
  /** A new clause may begin behind them. */
  joints: ReadonlySet<string>
  negatives: ReadonlySet<string>
  pronouns: ReadonlySet<string>
  articles: ReadonlySet<string>
  /** By their stems: what a word denies. */
  opposites: ReadonlyMap<string, string>
  empty: ReadonlySet<string>
  isTime(word: string): boolean
}

const set = (words: string) => new Set(words.split(/\s+/))
const MONTHS_AND_DAYS = {
  en: /^(?:jan|feb|mar|apr|jun|jul|aug|sep|sept|oct|nov|dec|january|february|march|april|may|june|july|august|september|october|november|december|(?:mon|tues|wednes|thurs|fri|satur|sun)days?|[ap]m|noon|midnight)$/,
  fr: /^(?:janvier|fevrier|mars|avril|mai|juin|juillet|aout|septembre|octobre|novembre|decembre|lundis?|mardis?|mercredis?|jeudis?|vendredis?|samedis?|dimanches?)$/,
  es: /^(?:enero|febrero|marzo|abril|mayo|junio|julio|agosto|septiembre|octubre|noviembre|diciembre|lunes|martes|miercoles|jueves|viernes|sabados?|domingos?)$/,
}
const NUMBERS: Record<ReleaseLanguage, string> = {
  en: 'zero one two three four five six seven eight nine ten eleven twelve thirteen fourteen fifteen sixteen seventeen eighteen nineteen twenty',
  fr: 'zero un deux trois quatre cinq six sept huit neuf dix onze douze treize quatorze quinze seize dix-sept dix-huit dix-neuf vingt',
  es: 'cero un dos tres cuatro cinco seis siete ocho nueve diez once doce trece catorce quince dieciseis diecisiete dieciocho diecinueve veinte',
}
const IRREGULAR: Record<ReleaseLanguage, string> = {
  en: `held hold|built build|rebuilt rebuild|bought buy|began begin|begun begin|gave giv|given giv|won win|led lead|
    became becom|ran run|chose choos|chosen choos|took tak|taken tak|sold sell|taught teach|kept keep|spoke speak|
    spoken speak|wrote writ|written writ|stays stay|stayed stay|stay stay|remains stay|remained stay|remain stay|keeps keep|
    % percent|st street|rd road|ave avenu|blvd boulevard|dr driv|hwy highway|phone telephon|found found|founded found|
    jan januari|feb februari|mar march|apr april|aug august|sep september|sept september|oct october|nov november|
    dec december|paid pay|left leav|met meet|grew grow|known know|knew know|shown show|drew draw|drawn draw|
    made mak|said say|used us|uses us|use us|thirty 30|forty 40|fifty 50|sixty 60|seventy 70|eighty 80|ninety 90|fourth 4th|fifth 5th|sixth 6th|seventh 7th|eighth 8th|ninth 9th|tenth 10th|eleventh 11th|twelfth 12th`,
  fr: `fermera ferm|ouvert ouvr|ouverte ouvr|ouverture ouverture|pris prend|reçu recev|recue recev|recu recev|tenu ten|offert offr|vendu vend|vend vend|vendent vend|mort mour|ont av`,
  es: `abierto abr|abierta abr|hecho hac|hizo hac|puesto pon|dicho dec|dijo dec|sigue segu|seguira segu|hecha hac|empieza empez|fundo fund`,
}
/** A closed office is not open. */
const OPPOSITES: Record<ReleaseLanguage, ReadonlyMap<string, string>> = {
  en: new Map([['clos', 'open']]),
  fr: new Map([['ferm', 'ouvr']]),
  es: new Map([['cerr', 'abr']]),
}
const ENDINGS: Record<ReleaseLanguage, RegExp> = {
  en: /(?<=\p{L}{3})(?:ings?|ed|es|(?<!s)s|e)$/u,
  fr: /(?<=\p{L}{3})(?:eront|erait|eraient|aient|era|ee|er|ent|ait|ira|ir|it|e|a)$/u,
  es: /(?<=\p{L}{3})(?:aran|eran|iran|aron|ieron|ada|ado|ida|ido|ando|iendo|ara|era|ira|aba|io|ar|er|ir|an|en|a|o|e)$/u,
}

function toSets<Name extends string>(words: Record<Name, string>): Record<Name, ReadonlySet<string>> {
  const sets = {} as Record<Name, ReadonlySet<string>>
  for (const name in words) sets[name] = set(words[name])
  return sets
}

function listsOf(
  language: ReleaseLanguage,
  words: Omit<{ [K in keyof WordLists]: string }, 'stem' | 'parts' | 'isTime' | 'opposites'>,
): WordLists {
  const numbers = new Map(NUMBERS[language].split(' ').map((word, index) => [word, String(index)] as const))
  const irregular = new Map(
    IRREGULAR[language].split('|').map((pair) => pair.trim().split(' ') as [string, string]),
  )
  return {
    ...toSets(words),
    opposites: OPPOSITES[language],
    isTime: (word) => MONTHS_AND_DAYS[language].test(word) || /^(?:1[5-9]|20|21)\d\d$/.test(word),
    parts: (word) =>
      language === 'en' ? word.split(/(?<=\p{L})(?=n[’']t$|[’']\p{L}+$)/u) : word.split(/(?<=[’'])/u),
    stem: (whole) => {
      const word = whole.replace(/^'/, '')
      const known = numbers.get(word) ?? irregular.get(word)
      if (known) return known
      const single =
        language === 'en' ? word.replace(/(?:ies|ied)$/, 'y') : word.replace(/(?<=\p{L}{3})s$/u, '')
      const cut = single.replace(ENDINGS[language], '')
      return cut.replace(/y$/, 'i').replace(/(?<=\p{L}{2})([bdfgmnprt])\1$/u, '$1')
    },
  }
}

export const WORD_LISTS: Record<ReleaseLanguage, WordLists> = {
  en: listsOf('en', {
    links:
      'of in on at as to from by for with following toward within without into before after until since behind beside near over under between against during through about',
    roles: 'to from before after until since behind without against under over for',
    joints: 'and but or who which where while that when said says announced alongside besides',
    negatives: "not no never without neither nor cannot nobody none nothing n't n’t",
    pronouns: 'he she they it them him one such',
    articles: 'a an the',
    empty:
      "a an the 's and but or who which where while that when this these those there here its his her their he she they it we our us i who whose than then also alongside besides along available so such both each as is are was were be been being has have had will can does do did say says accord announc announced according told now today well & said one's held hold holds take takes taking took takes place located set scheduled stand stands feature features include includes new both need although event such given may might could would should",
  }),
  fr: listsOf('fr', {
    links:
      "de d' du des a au aux en dans sur sous pour par avec sans avant apres depuis jusque chez entre contre derriere vers",
    roles: 'pour avec sans avant apres depuis contre derriere sous',
    joints: 'et mais ou qui que dont annonce declare',
    negatives: "ne n' pas jamais aucun aucune rien personne ni",
    pronouns: 'il elle ils elles y',
    articles: "le la les l' un une",
    empty:
      "le la les l' un une de d' du des a au aux en et mais ou qui que qu' dont ce c' cet cette ces son sa ses leur leurs il elle ils elles se s' y on est sont ete etait sera seront ont avait aussi ainsi selon declare annonce indique precise ecrit ajoute dit aujourd'hui hui desormais maintenant chaque peut peuvent trouve trouvent situe situee dispose disposent lieu nouveau nouvelle evenement j' m' n' ne",
  }),
  es: listsOf('es', {
    links: 'de del a al en con sin por para desde hasta sobre bajo tras entre contra detras ante hacia',
    roles: 'a al para desde hasta sin contra tras',
    joints: 'y e pero o que quien quienes donde dijo anuncio',
    negatives: 'no nunca ni nada nadie ningun ninguna tampoco',
    pronouns: 'ella ellos ellas',
    articles: 'el la los las un una',
    empty:
      'el la los las lo un una unos unas de del a al en y e pero o que quien su sus se le les es son fue fueron sido ser era sera seran esta estan ha han tambien segun dijo anuncio informo indico hoy ahora ya este esta estos estas cada puede pueden cuenta cuentan encuentra encuentran ubicada ubicado tiene tienen lugar nuevo nueva evento',
  }),
}
