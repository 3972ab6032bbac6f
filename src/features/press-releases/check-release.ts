import type { FactMark } from '../../shared/fact-marks.ts'
import { writeDatelinePlace } from '../../shared/press-releases/ap-style/regions.ts'
import { checkProse } from '../../shared/press-releases/check-prose.ts'
import { guessLanguage } from '../../shared/press-releases/news-kinds.ts'
import type { ReleaseWarning } from '../../shared/press-releases/press-release.ts'
import type { GivenFacts } from '../facts-lock/given-facts.ts'
import { markUnknownFacts } from '../facts-lock/mark-unknown-facts.ts'
import { namesOf } from './compose-release.ts'
import { FRAMES } from './frames/frames.ts'
import { writeWhen } from './frames/write-when.ts'
import { isShouted, quietName } from './reading/plain-words.ts'
import type { ReleaseFacts } from './reading/read-facts.ts'
import { readPlace } from './reading/read-place.ts'
import type { ReleaseForm, ReleaseOptions } from './release-form.ts'

const TERMS = [
  'FOR IMMEDIATE RELEASE EMBARGOED UNTIL Media Contact About Families Stones',
  'POUR DIFFUSION IMMÉDIATE SOUS EMBARGO Renseignements aux médias PARA PUBLICACIÓN INMEDIATA Contacto',
]
const MONTHS = 'January February March April May June July August September October November December'

const NO_PLACE =
  'The city could not be read from the address, so the dateline has none. Please write the address as “12 Elm Street, Asheville, NC 28801”.'
const WAS_SHOUTED =
  'The form was typed in capitals, which hide what is a name. Please check that each name begins with one.'
const NO_OBITUARY =
  'The news speaks of a death. A press release is not an obituary: please ask the family before it goes out.'

/** Marks what the form lacks, by offsets in a text. */
export function createFactCheck(
  form: ReleaseForm,
  { date, timeZone, embargoUntil }: ReleaseOptions,
): (text: string) => FactMark[] {
  const told = [date, ...(embargoUntil ? [embargoUntil] : [])].map((moment) =>
    new Intl.DateTimeFormat('en-US', { timeZone, dateStyle: 'full', timeStyle: 'long' }).format(moment),
  )
  const { targetWordCount: _, newsDate, newsStart, newsEnd, ...facts } = form
  const place = readPlace(form.companyAddress)
  const given = Object.values(facts).flatMap((value) =>
    typeof value === 'string' ? [spaceTimes(value)] : [],
  )
  const language = form.language ?? guessLanguage(form.newsAngle)
  if (newsDate)
    given.push(writeWhen({ date: newsDate, start: newsStart, end: newsEnd }, new Date(0), language))
  const known: GivenFacts = {
    texts: [
      ...given,
      ...told,
      ...Object.values(FRAMES[language].kinds).map(({ stones }) => stones),
      quietName(form.companyName),
      quietName(form.contactName),
    ],
    labels: [...TERMS, MONTHS, ...(place ? [writeDatelinePlace(place.city, place.region, language)] : [])],
    phones: [form.contactPhone],
    emails: [form.contactEmail],
    links: form.website ? [form.website] : [],
  }
  return (text) => markUnknownFacts(text, known)
}

/** "1pm" names the same hour as "1 p.m.". */
const spaceTimes = (text: string) => text.replace(/(\d)([ap])\.?m\b/gi, '$1 $2.m')

/** What a person should look at: unknown facts, and what the editor's desk finds. */
export function checkRelease(
  text: string,
  facts: ReleaseFacts,
  options: ReleaseOptions,
  isByModel = false,
): ReleaseWarning[] {
  const { form, place, kind } = facts
  const unknown = (isByModel ? createFactCheck(form, options)(text) : []).map(
    ({ start, end, kind, text: piece }): ReleaseWarning => ({
      kind: 'fact',
      message: `“${piece}” is a ${kind} that the form does not hold. Please check it.`,
      start,
      end,
    }),
  )
  const style = checkProse(text, namesOf(facts)).map(
    ({ start, end, message }): ReleaseWarning => ({ kind: 'style', message, start, end }),
  )
  const notes: ReleaseWarning[] = []
  if (!place) notes.push({ kind: 'style', message: NO_PLACE })
  if (isShouted(form.newsAngle) || isShouted(form.additionalInfo ?? ''))
    notes.push({ kind: 'style', message: WAS_SHOUTED })
  if (kind === 'death') notes.push({ kind: 'style', message: NO_OBITUARY })
  return [...notes, ...unknown, ...style].sort((a, b) => (a.start ?? 0) - (b.start ?? 0))
}
