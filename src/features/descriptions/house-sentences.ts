import { type Sentence, say } from './sentence.ts'
import { capital } from './tidy-text.ts'

const SINCE: readonly Sentence[] = [
  say('since', (f, w) => f.since && `${w.Who} has been an authorized partner since ${f.since}.`),
  say('since', (f, w) => f.since && `${w.Who} became an authorized partner in ${f.since}.`),
  say('since', (f) => f.since && `Solidified remains have been offered here since ${f.since}.`),
  say('since', (f) => f.since && `Since ${f.since}, solidified remains have been among the choices.`),
  say('since', (f) => f.since && `Its partnership for solidified remains dates from ${f.since}.`),
  say('since', (f) => f.since && `The partnership began in ${f.since}.`),
  say('since', (f) => f.since && `Families have been able to ask for solidified remains since ${f.since}.`),
  say('since', (f, w) => f.since && `${w.Who} added solidified remains in ${f.since}.`),
]

const LOCATIONS: readonly Sentence[] = [
  say('locations', (f, w) => f.locations && `${w.Who} has ${f.locations} locations.`),
  say('locations', (f) => f.locations && `There are ${f.locations} locations in all.`),
  say('locations', (f, w) => f.locations && `${w.Who} operates ${f.locations} locations.`),
  say('locations', (f) => f.locations && `Families are served from ${f.locations} locations.`),
  say('locations', (f) => f.locations && `The ${f.kind} keeps ${f.locations} locations.`),
  say(
    'locations street',
    (f) => f.locations && f.street && `One of its ${f.locations} locations is ${f.street} in ${f.city}.`,
  ),
  say(
    'locations cremations',
    (f) =>
      f.locations &&
      f.cremations &&
      `From ${f.locations} locations the ${f.kind} arranges ${f.cremations} cremations a year.`,
  ),
]

const CREMATIONS: readonly Sentence[] = [
  say('cremations', (f, w) => f.cremations && `${w.Who} arranges ${f.cremations} cremations a year.`),
  say('cremations', (f) => f.cremations && `Each year the ${f.kind} arranges ${f.cremations} cremations.`),
  say('cremations', (f) => f.cremations && `The ${f.kind} looks after ${f.cremations} cremations a year.`),
  say('cremations', (f) => f.cremations && `In a year, the ${f.kind} arranges ${f.cremations} cremations.`),
  say('cremations', (f) => f.cremations && `Cremations here number ${f.cremations} a year.`),
]

const STREET: readonly Sentence[] = [
  say('street', (f, w) => f.street && `${w.Who} is ${f.street} in ${f.city}.`),
  say('street', (f) => f.street && `Visitors will find the ${f.kind} ${f.street} in ${f.city}.`),
  say('street', (f) => f.street && `Families are received ${f.street}.`),
]

const PRIORITY: readonly Sentence[] = [
  say('priority', (f, w) => f.isPriority && `${w.Who} is a featured partner in this directory.`),
  say('priority', (f) => f.isPriority && `This directory lists the ${f.kind} as a featured partner.`),
  say('priority', (f) => f.isPriority && `Among the partners of the ${f.regionKind} it is a featured one.`),
]

export const HOUSE: readonly Sentence[] = [...SINCE, ...LOCATIONS, ...CREMATIONS, ...STREET, ...PRIORITY]

/** For partners without further facts. */
export const STANDING: readonly Sentence[] = [
  say(
    'ashes',
    (f, w) =>
      f.hasCremation && `${w.Who} can arrange a cremation, or work with ashes that are already at home.`,
  ),
  say('standing', (f) => `It is one of the partners that this directory lists in ${f.region}.`),
  say('standing', (_, w) => `${w.Who} is authorized to offer solidified remains.`),
]

export const ADVICE: readonly Sentence[] = [
  say('advice', (f) => f.hasPhone && 'It can help to write down questions before calling.'),
  say('advice', () => 'More than one visit or conversation may be needed, and that is usual.'),
  say('advice', () => 'Whoever comes alone may want to tell a relative afterward what was said.'),
  say('advice', () => 'Wishes that the person who died left in writing are worth bringing along.'),
  say('advice', () => 'A list of what matters to the family makes the choices easier to compare.'),
  say('advice', () => 'A relative or friend can help by taking notes.'),
  say('advice', () => 'A family may ask for one thing only, or for several together.'),
  say('advice', () => 'It is possible to ask first and decide later.'),
  say('advice', () => 'Those who are planning for themselves can ask about solidified remains as well.'),
  say('advice', () => 'It is good to talk it over with the people who will share the decision.'),
  say('advice', () => 'Relatives who live elsewhere can be part of the decision too.'),
]

/** By what the form holds. */
export const CONTACT: readonly Sentence[] = [
  say('contact', (f) => ways(f) && `Questions can be asked ${ways(f)}.`),
  say('contact', (f, w) => ways(f) && `${w.Who} can be reached ${ways(f)}.`),
  say('contact', (f) => f.hasPhone && 'Anyone who would like to know more can call.'),
  say('contact', (f) => f.hasPhone && f.hasEmail && 'Families can call or write with questions.'),
  say('contact', (f) => f.hasWebsite && `More about the ${f.kind} can be found on its website.`),
  say(
    'contact',
    (f) => f.hasPhone && f.hasWebsite && 'Those who want to know more can call, or begin with the website.',
  ),
  say(
    'contact',
    (f) => f.hasEmail && `For those who would rather write than call, the ${f.kind} can be reached by email.`,
  ),
  say('contact', (f) => ways(f) && `Arrangements can be discussed ${ways(f)}.`),
  say('contact', (f) => ways(f) && `${capital(ways(f) ?? '')}, families can ask about any of this.`),
  say('contact', (f) => f.hasPhone && `Families in ${f.city} and elsewhere can ask by telephone.`),
  say('contact', () => 'Families can ask what is possible before they decide anything.'),
  say('contact', (f) => `Anyone in ${f.city} may ask, whether or not someone has died.`),
  say('contact', (f) => `Families in ${f.city} are welcome to ask what would suit them.`),
  say('contact', (f) => f.hasPhone && 'A telephone call is one way to begin.'),
  say('contact', (f) => f.hasWebsite && `The website of the ${f.kind} is a place to read more.`),
  say('contact', (f) => f.hasEmail && 'Questions that come up at night can be sent by email.'),
  say('contact', (f, w) => ways(f) && `${w.Who} answers questions ${ways(f)}.`),
]

function ways(f: { hasPhone: boolean; hasEmail: boolean }): string | null {
  if (f.hasPhone) return f.hasEmail ? 'by telephone or email' : 'by telephone'
  return f.hasEmail ? 'by email' : null
}
