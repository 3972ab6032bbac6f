import { SHORT_MONTHS } from '../../../shared/press-releases/ap-style/dates-and-times.ts'
import { readTable } from '../../../shared/text/read-table.ts'
import table from './shorthand.tsv?raw'
import { upperFirst } from './words.ts'

const LONG = new Map(readTable(table, ['short', 'long']).map(({ short, long }) => [short, long]))
const SHORT = new RegExp(
  `(?<![\\p{L}\\d/’'.@&-])(?:${[...LONG.keys()]
    .toSorted((one, other) => other.length - one.length)
    .map((key) => (key.length < 3 ? key : `[${key[0]}${key[0]?.toUpperCase()}]${key.slice(1)}`))
    .join('|')})(?![\\p{L}\\d’'@-])(?:(?<!(?:hr|mo|wk|yr|vet|pic|rm|min|wknd)s?)\\.(?= [\\p{Ll}\\d]))?`,
  'gu',
)
const DAYS = 'sunday monday tuesday wednesday thursday friday saturday'.split(' ')
const dayNamed = (short: string) =>
  upperFirst(DAYS.find((one) => one.startsWith(short.slice(0, 3).toLowerCase())) ?? short)
/** "Mon-Fri" */
const DAYS_SPAN =
  /\b(sun|mon|tues?|wed|thu(?:rs?)?|fri|sat) ?(?:-|–|through|to) ?(sun|mon|tues?|wed|thu(?:rs?)?|fri|sat)\b\.?/gi
const MONTHS = 'jan feb mar apr may jun jul aug sep oct nov dec'.split(' ')
const SHORT_DAY =
  /\b(?:(?:Sun|Mon|Tues?|Wed|Thurs?|Fri|Sat)|tues?|wed|thurs?|fri|(?:sun|mon|sat)(?=\.? (?:\d|[A-Za-z][a-z]{2,3}\.? \d)))\b\.?(?! ?-)/g
const LONG_NAME =
  /\b(?:(?:sun|mon|tues|wednes|thurs|fri|satur)days?|christmas|easter|halloween|hanukkah|thanksgiving|january|february|april|june|july|august|september|october|november|december|(?:march|may|jan|feb|mar|apr|jun|jul|aug|sept?|oct|nov|dec)(?=\.? \d))\b/g
/** "12/4", not a half or "24/7". */
const SHORT_DATE =
  /(?<![\d/$.])(?!(?:1\/[234]|2\/3|3\/4)(?!\d))(0?[1-9]|1[0-2])\/([12]?\d|3[01])(?![\d/%])(?! (?:of|cup|inch|mile|hour))/g
/** "Sunday Dec. 6 at" → "Sunday, Dec. 6, at". */
const DAY_AND_DATE = new RegExp(String.raw`(day) ((?:${SHORT_MONTHS})\p{Ll}*\.? \d)`, 'gu')
/** "On Sunday, Dec. 6, at 4 p.m." → "at 4 p.m. Sunday, Dec. 6". */
const TIME_BEHIND = new RegExp(
  String.raw`\b(?:on )?((?:\p{Lu}\p{Ll}+day, )?(?:${SHORT_MONTHS})\p{Ll}*\.? \d{1,2}),? (?:at |from )?((?:noon|\d{1,2}(?::\d\d)?)(?: [ap]\.m\.)?(?: to \d{1,2}(?::\d\d)?)? [ap]\.m\.)`,
  'giu',
)
const DATE_WITHIN = new RegExp(String.raw`day, (?:${SHORT_MONTHS})\p{Ll}*\.? \d{1,2}(?= \p{Ll})`, 'gu')
const HALVES =
  /(?<![\d-]|\b(?:Jan|Feb|Mar|Apr|May|Jun|Jul|Aug|Sep|Oct|Nov|Dec)\p{Ll}*\.? )(\d{1,2}(?::\d\d)?) ?([ap])?\.?m?\.? ?(?:-|–|to) ?(\d{1,2}(?::\d\d)?) ?([ap])\.?m?\.?(?![\p{L}\d])/giu
const HALF = /(?<![\d:-])(\d{1,2}(?::\d\d)?) ?([ap])\.?m?\.?(?![\p{L}\d])/giu
const DOUBLE_STOP = /(?<= [ap]\.m\.)\.(?=\s|$)/g

/** Days and hours as AP has them. */
export const tidyTyping = (text: string): string =>
  text
    .replace(SHORT, (word) => {
      const bare = word.replace(/\.$/, '')
      const long = LONG.get(bare) ?? LONG.get(bare.toLowerCase()) ?? word
      return /^\p{Lu}/u.test(word) ? upperFirst(long) : long
    })
    .replace(/,? *\b(?:lol|omg|ha(?:ha)+)\b!*/gi, '')
    .replace(/ @ (?=\d)/g, ' at ')
    .replace(/(?<=[\p{Ll}\d)]) & (?=[\p{Ll}\d])|(?<=[\p{L}\d)]) \+ (?=[\p{L}\d])/gu, ' and ')
    .replace(/(?<=\p{L}) [=] (?=\d)|(?<=\d) = (?=\d)/gu, ': ')
    .replace(/(?<=\p{L}) \/ (?=[$\p{L}])/gu, ', ')
    .replace(SPAN, ' to ')
    .replace(
      /\b((?:call|text|contact|reach)(?: (?!at\b|or\b|and\b|to\b)\p{L}+){1,3}|\bRSVP) (?=\(?\d{3}\)?[ -]\d)/giu,
      '$1 at ',
    )
    .replace(/^((?:After|For|Since) (?:\d|over |more )[^,.]{4,60}) (?=we\b|our\b)/u, '$1, ')
    .replace(/\bnoon ?(?:-|–|to) ?(\d{1,2}(?::\d\d)?)(?! ?[ap:\d])/gi, 'noon to $1 p.m.')
    .replace(new RegExp(String.raw`((?:${SHORT_MONTHS})\p{Ll}*\.? \d{1,2})(?:st|nd|rd|th)\b`, 'giu'), '$1')
    .replace(LONG_NAME, upperFirst)
    .replace(DAYS_SPAN, (_, from: string, to: string) => `${dayNamed(from)} to ${dayNamed(to)}`)
    .replace(SHORT_DAY, (day, at: number, all: string) => {
      const isEnd = day.endsWith('.') && /^ \p{Lu}/u.test(all.slice(at + day.length))
      return dayNamed(day) + (isEnd ? '.' : '')
    })
    .replace(
      SHORT_DATE,
      (_, month: string, day: string) => `${upperFirst(MONTHS[Number(month) - 1] ?? '')} ${Number(day)}`,
    )
    .replace(
      HALVES,
      (_, from: string, first: string | undefined, to: string, last: string) =>
        `${first && first.toLowerCase() !== last.toLowerCase() ? half(from, first) : from} to ${half(to, last)}`,
    )
    .replace(HALF, (_, time: string, letter: string) => half(time, letter))
    .replace(DOUBLE_STOP, '')
    .replace(DAY_AND_DATE, '$1, $2')
    .replace(TIME_BEHIND, (moment, date: string, time: string, at: number, all: string) => {
      const isEnd = /^ \p{Lu}/u.test(all.slice(at + moment.length))
      const isFirst = at === 0 || /[.!?] $/.test(all.slice(0, at))
      const told = `${/ to /.test(time) ? 'from' : 'at'} ${time} ${date}${isEnd ? '.' : ''}`
      return isFirst ? upperFirst(told) : told
    })
    .replace(DATE_WITHIN, '$&,')

/** "8-10 weeks", "9-5"; not days of a month or parts of a number. */
const SPAN = new RegExp(
  String.raw`(?<=(?<![\d/$.-]|(?:${SHORT_MONTHS})\p{Ll}*\.? )\b\d{1,2}(?::\d\d)?)[-–](?=\d{1,2}(?::\d\d)?(?![\d/-]))`,
  'giu',
)
const half = (time: string, letter: string) => `${time} ${letter.toLowerCase()}.m.`

/** "We’re" → "we are". Not "everyone’s", which may be either. */
export const expandContractions = (text: string): string =>
  text
    .replace(/\b(c)an[’']t\b/gi, '$1annot')
    .replace(/\b(w)on[’']t\b/gi, '$1ill not')
    .replace(/n[’']t\b/g, ' not')
    .replace(
      /\b(we|you|they|I|it|he|she|that)[’'](re|ve|ll|m)\b/gi,
      (_, who: string, verb: keyof typeof VERBS) => `${who} ${VERBS[verb]}`,
    )
    .replace(/(?<=\p{L})[’']s (?=been|got|(?<=who.s )(?:\p{L}+e[dn]|had|done)\b)/giu, ' has ')
    .replace(
      /\b(it|he|she|that|there|here|who|what|(?:any|every|no)(?:body|one)|name)[’']s (?!own\b)/gi,
      '$1 is ',
    )
    .replace(/\b(has|have) got\b(?! to)/g, '$1')
const VERBS = { re: 'are', ve: 'have', ll: 'will', m: 'am' } as const

/** Words that newspapers only quote. */
export const SPOKEN_WORDS =
  /\b(?:gonna|wanna|gotta|kinda|sorta|ain[’']t|alot|yeah|awesome|super)\b|(?<!\p{L}[’']s |\b(?:[Hh]er|[Hh]is|[Tt]heir|[Aa]|[Tt]he) )\b(?:Dad|Mom|Daddy|Mama|Grandpa|Grandma|Grandad)\b/u
