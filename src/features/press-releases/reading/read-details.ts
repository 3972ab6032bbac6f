import {
  DETAILS_OF,
  type NEWS_DETAILS,
  type NewsDetail,
} from '../../../shared/press-releases/news-details.ts'
import type { NewsKind, ReleaseLanguage } from '../../../shared/press-releases/news-kinds.ts'
import { FRAMES } from '../frames/frames.ts'
import { tidyArticles, withFrenchArticle } from '../frames/french-article.ts'
import { type ToldDetails, tellDetails } from '../frames/tell-details.ts'
import { placeOf, toPlace, writeMoment, writeShortDay, writeWhere } from '../frames/write-occasion.ts'
import { LOCALES } from '../frames/write-when.ts'
import { type ReleaseForm, type ReleaseOptions, todayOf } from '../release-form.ts'
import type { English } from './english-words.ts'
import { briefName } from './keep-names.ts'
import { plainWords, quietName, quietTitle } from './plain-words.ts'
import type { House } from './read-house.ts'
import type { ReleasePlace } from './read-place.ts'
import { has } from './whole-sentence.ts'
import { quietFirst } from './words.ts'

type About = {
  language: ReleaseLanguage
  kind: NewsKind
  house: House
  place: ReleasePlace | null
  who: string | null
  title: string | null
  /** Of an anniversary, where the line says how many; else 0. */
  years: number
  english: English
}

export type DetailFacts = ToldDetails & {
  /** The lead says the day. */
  isDated: boolean
}

const OPENINGS = {
  location: { en: 'a new location', fr: 'un nouvel établissement', es: 'un nuevo local' },
  building: { en: 'a new building', fr: 'un nouveau bâtiment', es: 'un nuevo edificio' },
  chapel: { en: 'a chapel', fr: 'une chapelle', es: 'una capilla' },
  crematory: { en: 'a crematory', fr: 'un crématorium', es: 'un crematorio' },
} as const satisfies Partial<Record<keyof typeof NEWS_DETAILS.openingOf.choices, unknown>>
const YEARS = { en: ['year', 'years'], fr: ['an', 'ans'], es: ['año', 'años'] } as const
const AWARD = /\b(?:award|certificate|certification|honou?r|medal|plaque|prize|recognition)s?\b/i

/** Begins of a list of relatives that are no names. */
const RELATIVE =
  /^(?:his|her|their|an?|two|three|four|five|son|sa|ses|une?|deux|trois|quatre|su|sus|dos|tres|cuatro) /i

/** What the details of the form's kind of news say. Nothing of kinds that were not chosen. */
export function readDetails(form: ReleaseForm, options: ReleaseOptions, about: About): DetailFacts {
  const { language, kind, house, place, who, title, years, english } = about
  const given = Object.fromEntries(
    DETAILS_OF[kind].flatMap((name: NewsDetail) => (form[name] === null ? [] : [[name, tidy(form[name])]])),
  ) as Partial<Record<NewsDetail, string>>
  const today = todayOf(options)
  const time = form.newsDate
    ? form.newsDate > today || (form.newsDate === today && kind === 'event')
      ? 'coming'
      : 'past'
    : 'undated'
  // Nobody is invited any more.
  if (time === 'past') {
    for (const name of ['eventFor', 'eventPrice', 'eventSignUp'] as const) delete given[name]
  }
  const nameOf = (text: string | undefined) => text && quietName(text).replace(/\b(Jr|Sr)$/, '$1.')
  const amountOf = (count: string | undefined) =>
    count === undefined || count === '0' ? undefined : Number(count).toLocaleString(LOCALES[language])
  const founded = Number((form.newsDate ?? today).slice(0, 4)) - Number(given.foundedYear)
  // A house may count from its first birthday.
  const inYears = given.foundedYear ? (Math.abs(years - founded) === 1 ? years : founded) : 0
  const opening = OPENINGS[given.openingOf as keyof typeof OPENINGS] ?? {}
  const day = form.newsDate
    ? writeMoment({ ...form, newsStart: null }, options.date, language).replace(/^(?:le|el) /, '')
    : undefined
  const told = tellDetails(
    FRAMES[language].kinds[kind],
    {
      company: language === 'fr' ? withFrenchArticle(house.company) : house.company,
      city: place?.city,
      phone: form.contactPhone,
      email: form.contactEmail,
      website: form.website?.replace(/^https?:\/\/(?:www\.)?|\/$/g, ''),
      who: who ?? undefined,
      last: who?.split(' ').at(-1),
      title: title ? quietTitle(quietName(title)) : undefined,
      day,
      place: form.newsPlace ? nameOf(plainWords(form.newsPlace)) : undefined,
      toPlace: form.newsPlace && language !== 'en' ? toPlace(placeOf(form), language) : undefined,
      where: writeWhere(form, language, kind === 'event'),
      ...(form.newsDate && {
        moment: writeMoment(form, options.date, language),
        shortDay: writeShortDay(form.newsDate, language),
      }),
      // Hours come with the day behind the lead.
      wholeDay: form.newsStart ? undefined : day,
      ...given,
      formerly: given.formerly && articleOf(nameOf(given.formerly) ?? '', language),
      founder: nameOf(given.founder),
      awardBy: given.awardBy && articleOf(nameOf(given.awardBy) ?? '', language),
      offeringPrice: amountOf(given.offeringPrice),
      eventPrice: amountOf(given.eventPrice),
      age: given.age && writeAge(given.age, language),
      tradeYears: given.tradeYears && writeYears(given.tradeYears, language),
      nth: inYears > 0 ? writeOrdinal(inYears, language) : undefined,
      opening: opening[language],
      survivors:
        given.survivors &&
        given.survivors
          .replace(/^(?:s?he )?(?:is |was )?survived by /i, '')
          .replace(RELATIVE, (first) => first.toLowerCase()),
      ...(given.eventName && eventOf(given.eventName, language, english)),
      award: awardOf(given.awardName, language),
    },
    new Set([
      time,
      ...[
        given.openingOf,
        given.eventFor,
        given.eventSignUp,
        given.staffChange ?? changeIn(form.newsAngle),
      ].filter((one) => !!one),
      ...(given.eventPrice === '0' || given.offeringPrice === '0' ? ['free'] : []),
    ] as string[]),
    [house.company, briefName(house.company)].map(language === 'fr' ? withFrenchArticle : String),
  )
  const tidied = (text: string) => tidyArticles(text, language)
  return {
    lead: told.lead && tidied(told.lead).replace(/\.$/, ''),
    headline: told.headline && tidied(told.headline),
    facts: told.facts.map((group) => group.map((fact) => ({ ...fact, sentence: tidied(fact.sentence) }))),
    isDated: day !== undefined && (told.lead?.includes(day) ?? false),
  }
}

/** Of staff; undefined where the line does not say it. */
const changeIn = (line: string) => CHANGES.find(([, words]) => words.test(line))?.[0]
const CHANGES = [
  ['owner', /\b(?:new owner|bought|purchas\w+|sold to|propriétaire|dueñ[oa])\b/iu],
  ['promoted', /\bpromot/iu],
  ['retires', /\bretir(?:es|ing|ed)\b|retraite|\bse jubila/iu],
  [
    'joins',
    /\b(?:hired?|joins?|joined|welcom\w+|new (?:\p{L}+ )?(?:apprentice|celebrant|director|embalmer|manager)|se joint|se une)\b/iu,
  ],
] as const

const writeYears = (count: string, language: ReleaseLanguage) =>
  `${count} ${YEARS[language][count === '1' ? 0 : 1]}`
/** "84", "84 ans" */
const writeAge = (age: string, language: ReleaseLanguage) =>
  language === 'en' ? age : writeYears(age, language)

const tidy = (text: string | null) => plainWords(text ?? '').replace(/[.!\s]+$/u, '')

/** "Our open house" → "its open house"; a name in capitals stands in quotation marks. */
function eventOf(typed: string, language: ReleaseLanguage, english: English) {
  const name = quietName(typed)
  if (language !== 'en') return { event: name, eventTitle: name }
  const bare = name.replace(/^(?:an?|the|our|its) /i, '')
  const isTitle =
    bare.split(' ').length > 1 && !/(?<= )(?!and |of |the |for |in |to |with |a )\p{Ll}/u.test(bare)
  if (isTitle) return { event: `“${bare}”`, eventTitle: `‘${bare}’`, quoted: `“${bare}”` }
  const plain = has(english.read(bare, [])[0], 'ProperNoun', 'Person', 'Place') ? bare : quietFirst(bare)
  return { event: `its ${plain}`, eventTitle: plain }
}

const ENDINGS: Readonly<Record<string, string>> = { one: 'st', two: 'nd', few: 'rd', other: 'th' }
const ORDINALS = new Intl.PluralRules('en', { type: 'ordinal' })
function writeOrdinal(count: number, language: ReleaseLanguage): string {
  if (language === 'en') return `${count}${ENDINGS[ORDINALS.select(count)]}`
  return language === 'fr' ? `${count}e` : `${count}.º`
}

/** What takes "the" in English: "the Miami Area Chamber of Commerce". */
const BODY =
  /\b(?:academy|alliance|association|board|bureau|chamber|club|coalition|commission|council|department|federation|foundation|guild|institute|league|society|union)\b|\b(?:bulletin|chieftain|chronicle|courier|dispatch|gazette|herald|journal|news|observer|post|record|register|sentinel|standard|star|sun|times|tribune)$/i

const articleOf = (body: string, language: ReleaseLanguage) => {
  if (language === 'fr') return withFrenchArticle(body)
  return language === 'en' && BODY.test(body)
    ? body.replace(/^(?:the )?/i, 'the ')
    : body.replace(/^The /, 'the ')
}

function awardOf(typed: string | undefined, language: ReleaseLanguage): string | undefined {
  if (!typed) return undefined
  const name = quietName(typed).replace(/^(?:an?|the|un|le|la|el) /i, '')
  if (language === 'en') return AWARD.test(name) ? name : `${name} award`
  if (/^(?:prix|premio) /i.test(name)) return name.charAt(0).toLowerCase() + name.slice(1)
  return language === 'fr' ? `prix « ${name} »` : `premio “${name}”`
}
