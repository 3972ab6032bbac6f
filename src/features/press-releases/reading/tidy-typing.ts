import { SHORT_MONTHS } from '../../../shared/press-releases/ap-style/dates-and-times.ts'
import { upperFirst } from './house-voice.ts'
import { isShouted } from './plain-words.ts'

/** Shorthand, and words whose apostrophe is left out, as a newspaper has them. */
const LONG = Object.fromEntries(
  `approx about|appt appointment|appts appointments|avail available|biz business|bldg building|constr construction|dept department|eff effective|est established|fams families
  hr hour|hrs hours|incl including|lic licensed|loc location|locs locations|mgr manager|mos months|svc service|thru through|tix tickets
  thx thanks|u you|ur your|w with|w/ with|w/o without|yr year|yrs years
  arent aren’t|cant can’t|couldnt couldn’t|didnt didn’t|doesnt doesn’t|dont don’t|hasnt hasn’t|havent haven’t|im I’m|isnt isn’t
  ive I’ve|thats that’s|theres there’s|theyre they’re|theyve they’ve|wasnt wasn’t|werent weren’t|weve we’ve|whos who’s|wont won’t
  wouldnt wouldn’t|youre you’re|youve you’ve`
    .split(/[|\n]\s*/)
    .map((row) => row.split(' ')),
) as Record<string, string>
const SHORT = new RegExp(
  `(?<![\\p{L}\\d/’'.@&-])(?:${Object.keys(LONG)
    .toSorted((one, other) => other.length - one.length)
    .map((key) => (key.length < 3 ? key : `[${key[0]}${key[0]?.toUpperCase()}]${key.slice(1)}`))
    .join('|')})(?![\\p{L}\\d’'@-])`,
  'gu',
)
const DAYS = 'sunday monday tuesday wednesday thursday friday saturday'.split(' ')
const MONTHS = 'jan feb mar apr may jun jul aug sep oct nov dec'.split(' ')
const SHORT_DAY =
  /\b(?:(?:Sun|Mon|Tues?|Wed|Thurs?|Fri|Sat)|(?:sun|mon|tues?|wed|thurs?|fri|sat)(?=\.? (?:\d|[A-Za-z][a-z]{2,3}\.? \d)))\b\.?(?! ?-)/g
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
  /(?<![\d-])(\d{1,2}(?::\d\d)?) ?([ap])?\.?m?\.? ?(?:-|–|to) ?(\d{1,2}(?::\d\d)?) ?([ap])\.?m?\.?(?![\p{L}\d])/giu
const HALF = /(?<![\d:-])(\d{1,2}(?::\d\d)?) ?([ap])\.?m?\.?(?![\p{L}\d])/giu
/** A stop that no abbreviation has, before a small letter. */
const BREAK =
  /(?<=[\p{Ll}\d)$%»][.!?…]["”’)]? )(?<!(?:^|[\s(])(?:[\p{L}.]*\.\p{L}|St|Dr|Mr|Mrs|Ms|Rev|vs|No|Jr|Sr|Mt|Ft|Ave|Rd|Blvd|Bros|Inc|Co)\. )\p{Ll}(?!\p{Lu})/u

const DOUBLE_STOP = /(?<= [ap]\.m\.)\.(?=\s|$)/g

/** Days and hours as AP has them. */
export const tidyTyping = (text: string): string =>
  text
    .replace(SHORT, (word) => {
      const long = LONG[word.toLowerCase()] ?? word
      return /^\p{Lu}/u.test(word) ? upperFirst(long) : long
    })
    .replace(/ @ (?=\d)/g, ' at ')
    .replace(/^((?:After|For|Since) (?:\d|over |more )[^,.]{4,60}) (?=we\b|our\b)/u, '$1, ')
    .replace(/\bnoon ?(?:-|–|to) ?(\d{1,2}(?::\d\d)?)(?! ?[ap:\d])/gi, 'noon to $1 p.m.')
    .replace(new RegExp(String.raw`((?:${SHORT_MONTHS})\p{Ll}*\.? \d{1,2})(?:st|nd|rd|th)\b`, 'giu'), '$1')
    .replace(LONG_NAME, upperFirst)
    .replace(SHORT_DAY, (day, at: number, all: string) => {
      const isEnd = day.endsWith('.') && /^ \p{Lu}/u.test(all.slice(at + day.length))
      const name = DAYS.find((one) => one.startsWith(day.slice(0, 3).toLowerCase())) ?? day
      return upperFirst(name) + (isEnd ? '.' : '')
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

/** Small letters begin a sentence within. */
export const hasBreak = (text: string): boolean => BREAK.test(text)

const SIGNS = /(?:^|\s)[=+@–-](?=\s)|(?<!\d)(?!24\/7)\d+\/\d|[#@]$|(?<!\d)#(?!\d)/
/** Words that newspapers only quote. */
const SPOKEN =
  /\b(?:gonna|wanna|gotta|kinda|sorta|ain[’']t|y[’']?all|alot|yeah|ok|okay|awesome|super)\b|(?<!\p{L}[’']s |\b(?:[Hh]er|[Hh]is|[Tt]heir|[Aa]|[Tt]he) )\b(?:Dad|Mom|Daddy|Mama|Grandpa|Grandma|Grandad)\b/u
/** "Dec. 12 2-4", "Saturday 9 to 5", not "Nov. 27-29" or "open 9 to 10 weeks". */
const BARE_HOURS = new RegExp(
  String.raw`(?:\p{L}days?|\b(?:${SHORT_MONTHS})\p{L}*\.? \d{1,2}|(?<!\p{Lu}\p{Ll}+)[.;]|^|open|hours|(?:between|from)(?= (?:\d|1[0-2])\b)),? \d{1,2}(?::\d\d)?(?: ?- ?| to | and | until )\d{1,2}(?::\d\d)?(?![\d:%]| [ap]\.m| (?:weeks|months|years|days|hours|minutes|people|guests|families|pieces|stones|miles|percent)\b)`,
  'iu',
)
const SPAN = /(\d{1,2})((?::\d\d)?)( ?- ?| to | and | until )(\d{1,2})((?::\d\d)?)$/

/** Hours without a half of the day with the one that is usual, to be looked at: "4 to 7" → "4 to 7 p.m.", "9 to 5" → "9 a.m. to 5 p.m.". */
export const withHalves = (text: string): string =>
  text
    .replace(new RegExp(BARE_HOURS, 'giu'), (hours) =>
      hours.replace(SPAN, (_, from: string, past: string, between: string, to: string, end: string) => {
        const half =
          Number(from) > Number(to) || Number(from) === 12 ? (from === '12' ? ' p.m.' : ' a.m.') : ''
        return `${from}${past}${half}${between.replace(/ ?- ?/, ' to ')}${to}${end} p.m.`
      }),
    )
    .replace(DOUBLE_STOP, '')

const MOST_WORDS = 45

export type TypingFault = 'small' | 'capitals' | 'shorthand' | 'spoken' | 'hours' | 'long'

/** Why a sentence cannot be printed as it was typed, or null. */
export function faultOfTyping(text: string): TypingFault | null {
  if (isShouted(text)) return 'capitals'
  if (/^\p{Ll}(?!\p{Lu})/u.test(text) || BREAK.test(text)) return 'small'
  if (SIGNS.test(text)) return 'shorthand'
  if (SPOKEN.test(text)) return 'spoken'
  if (BARE_HOURS.test(text.replace(/[.!]+$/, ''))) return 'hours'
  return text.split(/\s+/).length > MOST_WORDS ? 'long' : null
}
