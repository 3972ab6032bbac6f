import type { ReleaseLanguage } from '../../shared/press-releases/news-kinds.ts'

export type WordLists = {
  stem(word: string): string
  /** "l’ancien", "don’t": two words. */
  parts(word: string): string[]
  /** Prepositions. */
  links: ReadonlySet<string>
  /** Who does what to whom: these stand for no other word. */
  roles: ReadonlySet<string>
  /** A clause may begin behind them. */
  joints: ReadonlySet<string>
  negatives: ReadonlySet<string>
  pronouns: ReadonlySet<string>
  articles: ReadonlySet<string>
  /** By stem, what a word denies. */
  opposites: ReadonlyMap<string, string>
  empty: ReadonlySet<string>
  /** By stem: these state nothing, save what a number counts. */
  ordinary: ReadonlySet<string>
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
/** Rows of forms and words that tell the same of a house: one key each. */
const SAME: Record<ReleaseLanguage, string> = {
  en: `start begin began begun launch found founded establish create|lead led head manage run ran oversee
    move relocate|build built construct erect|rebuild rebuilt|renovate remodel refurbish restore|buy bought purchase acquire
    sell sold|give gave given donate|win won receive earn|hire employ appoint recruit|become became|choose chose chosen
    stay keep kept remain continue retain preserve still|offer provide|teach taught|speak spoke spoken|write wrote written
    need require necessary|near nearest closest|empty vacant|old former previous|family relative kin
    visitor guest attendee|attend participate|people person|car vehicle|large big|year annual annually yearly
    month monthly|week weekly|day daily|free complimentary|show shown exhibit display|help assist aid|make made produce
    expand enlarge grow grew grown|arrange organize plan handle|seat accommodate capacity|price cost|assistant aide
    bring brought|come came|go went gone|get got gotten|see saw seen|sit sat|take took taken|tell told
    think thought|feel felt|lose lost|understand understood|sing sang sung|decide decision|email e-mail
    meet met|leave left depart|know knew known|draw drew drawn|pay paid|use used us|die died dead death|work serve
    finish conclude|end ended|percent %|street st|road rd|avenue ave|boulevard blvd|drive dr|highway hwy|telephone phone
    january jan|february feb|march mar|april apr|august aug|september sep sept|october oct|november nov|december dec
    1 single|30 thirty|40 forty|50 fifty|60 sixty|70 seventy|80 eighty|90 ninety|4th fourth|5th fifth|6th sixth
    7th seventh|8th eighth|9th ninth|10th tenth|11th eleventh|12th twelfth`,
  fr: `fonder lancer creer etablir instaurer|diriger gerer mener tete|acheter acquerir acquis achat|vendre vend vente
    demenager relocaliser|construire construit batir|renover reamenager|garder conserver rester demeurer|participer part
    recevoir recoivent recu recue obtenir decrocher remporter|donner remettre remis remise|gratuit gratuitement
    necessaire requis exiger|inscription inscrire|ouvrir ouvert ouverte ouverture|fermer fermeture|embaucher engager
    personne gens place|prendre pris|tenir tenu|offrir offert proposer|mourir mort deceder deces|an annee
    presenter presente|jour journee|avoir ont|accueillir recevra`,
  es: `fundar fundo fundador crear establecer lanzar|dirigir encabezar administrar|comprar adquirir compra|vender venta
    recibir obtener ganar|ofrecer brindar dar|gratis gratuito gratuita|abrir abierto abierta apertura inaugurar
    cerrar cierre|reunir congregar|participar asistir acudir|mudar trasladar|construir edificar|renovar remodelar reformar
    seguir sigue seguira permanecer mantener|necesitar requerir|antiguo anterior|morir fallecer muerte
    empezar empieza comenzar comienza iniciar|hacer hecho hecha hizo|poner puesto|decir dicho dijo|prestar prestado
    donar donacion|ano anual|asiento lugar capacidad|cuidar atender contestar`,
}
/** In releases and in talk about a house. */
const ORDINARY: Record<ReleaseLanguage, string> = {
  en: `family people person guest everyone anyone somebody someone member public community resident loved team staff group
    event gathering occasion evening date time moment way kind place space site facility area home
    opportunity chance choice option tradition effort project program plan detail information question
    come go get bring add put let allow able enable want wish like enjoy find look note explain learn contact
    reach call ask help join invite welcome mark make do turn include attend host happen feel think
    offer provide serve work use bring share continue expect hope intend mean consider
    current recent original official full entire whole various several many much other another
    certain together well later soon special local nearby along further additional still again just even
    during throughout because if whether what why how once rather especially until now
    available possible interested company business longtime
    tell speak talk describe call refer known name whoever whatever`,
  fr: `famille personne gens invite participant visiteur public communaute membre proche equipe
    evenement activite occasion moment date fois facon lieu endroit espace site maison projet programme
    information renseignement question choix option possibilite
    pouvoir vouloir devoir venir aller faire mettre donner prendre inviter souhaiter permettre obtenir trouver rendre
    offrir proposer servir utiliser partager continuer compter prevoir organiser tenir annoncer expliquer accueillir
    actuel recent ancien precedent officiel entier divers plusieurs autre ensemble ensuite bientot special local
    pendant durant parce si comment toujours encore bienvenue disponible possible lors afin grace
    appeler telephoner communiquer visiter consulter`,
  es: `familia persona gente invitado asistente visitante publico comunidad miembro equipo
    evento actividad ocasion momento fecha vez forma lugar espacio sitio casa proyecto programa
    informacion pregunta opcion posibilidad eleccion
    poder querer deber venir ir hacer poner tomar invitar desear permitir obtener encontrar
    ofrecer brindar servir usar compartir continuar contar prever organizar celebrar anunciar explicar recibir
    actual reciente anterior oficial entero varios otro junto luego pronto especial local
    durante porque si como siempre aun bienvenido disponible posible mas
    llamar comunicar visitar consultar`,
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
  words: Omit<{ [K in keyof WordLists]: string }, 'stem' | 'parts' | 'isTime' | 'opposites' | 'ordinary'>,
): WordLists {
  const numbers = new Map(NUMBERS[language].split(' ').map((word, index) => [word, String(index)] as const))
  const cut = (word: string) => {
    const single =
      language === 'en' ? word.replace(/(?:ies|ied)$/, 'y') : word.replace(/(?<=\p{L}{3})s$/u, '')
    const stem = single.replace(ENDINGS[language], '')
    return stem.replace(/y$/, 'i').replace(/(?<=\p{L}{2})([bdfgmnprt])\1$/u, '$1')
  }
  const same = new Map(
    SAME[language].split(/\||\n/).flatMap((row) => {
      const [key = '', ...others] = row.trim().split(' ')
      return [key, ...others].map((word) => [cut(word), cut(key)] as const)
    }),
  )
  const stem = (whole: string) => {
    const word = whole.replace(/^'/, '')
    return numbers.get(word) ?? same.get(cut(word)) ?? cut(word)
  }
  return {
    ...toSets(words),
    stem,
    ordinary: new Set(ORDINARY[language].split(/\s+/).map(stem)),
    opposites: OPPOSITES[language],
    isTime: (word) => MONTHS_AND_DAYS[language].test(word) || /^(?:1[5-9]|20|21)\d\d$/.test(word),
    parts: (word) =>
      language === 'en' ? word.split(/(?<=\p{L})(?=n[’']t$|[’']\p{L}+$)/u) : word.split(/(?<=[’'])/u),
  }
}

export const WORD_LISTS: Record<ReleaseLanguage, WordLists> = {
  en: listsOf('en', {
    links:
      'of in on at as to from by for with following toward within without into before after until since behind beside near over under between against during through about',
    roles: 'to from before since',
    joints: 'and but or who which where while that when said says announced alongside besides',
    negatives: "not no never without neither nor cannot nobody none nothing n't n’t",
    pronouns: 'he she they it them him one such',
    articles: 'a an the',
    empty:
      "a an the 's and but or who which where while that when this these those there here its his her their he she they it we our us i who whose than then also alongside besides along available so such both each as is are was were be been being has have had will can does do did say says accord announc announced according told now today well & said one's held hold holds take takes taking took takes place located set scheduled stand stands feature features include includes new both need although event such given may might could would should about some around approximately roughly nearly almost out carried conducted performed lasts lasted spent",
  }),
  fr: listsOf('fr', {
    links:
      "de d' du des a au aux en dans sur sous pour par avec sans avant apres depuis jusque chez entre contre derriere vers",
    roles: 'avant depuis',
    joints: 'et mais ou qui que dont annonce declare',
    negatives: "ne n' pas jamais aucun aucune rien personne ni",
    pronouns: 'il elle ils elles y',
    articles: "le la les l' un une",
    empty:
      "le la les l' un une de d' du des a au aux en et mais ou qui que qu' dont ce c' cet cette ces son sa ses leur leurs il elle ils elles se s' y on est sont ete etait sera seront ont avait aussi ainsi selon declare annonce indique precise ecrit ajoute dit environ quelque quelques pres aura auront fait fera feront aujourd'hui hui desormais maintenant chaque peut peuvent trouve trouvent situe situee dispose disposent lieu nouveau nouvelle evenement j' m' n' ne",
  }),
  es: listsOf('es', {
    links: 'de del a al en con sin por para desde hasta sobre bajo tras entre contra detras ante hacia',
    roles: 'a al desde',
    joints: 'y e pero o que quien quienes donde dijo anuncio',
    negatives: 'no nunca ni nada nadie ningun ninguna tampoco',
    pronouns: 'ella ellos ellas',
    articles: 'el la los las un una',
    empty:
      'el la los las lo un una unos unas de del a al en y e pero o que quien su sus se le les es son hay habra fue fueron sido ser era sera seran esta estan ha han tambien segun dijo anuncio informo indico hoy ahora ya este esta estos estas cada puede pueden cuenta cuentan encuentra encuentran ubicada ubicado tiene tienen lugar nuevo nueva evento unos unas alrededor cerca aproximadamente',
  }),
}
