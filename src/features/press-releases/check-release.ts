import { writeDatelinePlace } from '../../shared/press-releases/ap-style/regions.ts'
import { checkProse } from '../../shared/press-releases/check-prose.ts'
import type { ReleaseWarning } from '../../shared/press-releases/press-release.ts'
import { markUnknownFacts } from '../facts-lock/mark-unknown-facts.ts'
import { BACKGROUND } from './background.ts'
import { readPlace } from './plain-facts/read-place.ts'
import type { ReleaseForm, ReleaseOptions } from './release-form.ts'

const TERMS = [
  'FOR IMMEDIATE RELEASE EMBARGOED UNTIL Media Contact About Families Stones',
  'authorized provider of solidified remains',
]
const MONTHS = 'January February March April May June July August September October November December'

const OBITUARY = /\b(?:passed away|died|obituary|survived by)\b/i
const NO_OBITUARY =
  'The news speaks of a death. A press release is not an obituary: please ask the family before it goes out.'

/** Marks what the form lacks; offsets in `text`. */
export function markUngiven(
  text: string,
  form: ReleaseForm,
  { date, timeZone, embargoUntil }: ReleaseOptions,
) {
  const told = [date, ...(embargoUntil ? [embargoUntil] : [])].map((moment) =>
    new Intl.DateTimeFormat('en-US', { timeZone, dateStyle: 'full', timeStyle: 'long' }).format(moment),
  )
  const { targetWordCount: _, ...facts } = form
  const place = readPlace(form.companyAddress)
  const given = Object.values(facts).flatMap((value) => (value === null ? [] : [spaceTimes(value)]))
  return markUnknownFacts(text, {
    texts: [...given, ...told, ...BACKGROUND.flat(2)],
    labels: [...TERMS, MONTHS, ...(place ? [writeDatelinePlace(place.city, place.region)] : [])],
    phones: [form.contactPhone],
    emails: [form.contactEmail],
    links: form.website ? [form.website] : [],
  })
}

/** "1pm" names the same hour as "1 p.m.". */
const spaceTimes = (text: string) => text.replace(/(\d)([ap])\.?m\b/gi, '$1 $2.m')

/** What a person should look at: unknown facts, and style faults without a sure repair. */
export function checkRelease(
  text: string,
  form: ReleaseForm,
  options: ReleaseOptions,
  names: readonly string[],
): ReleaseWarning[] {
  const facts = markUngiven(text, form, options).map(
    ({ start, end, kind, text: piece }): ReleaseWarning => ({
      kind: 'fact',
      message: `“${piece}” is a ${kind} that the form does not hold. Please check it.`,
      start,
      end,
    }),
  )
  const style = checkProse(text, names).map(
    ({ start, end, message }): ReleaseWarning => ({ kind: 'style', message, start, end }),
  )
  const deaths: ReleaseWarning[] = OBITUARY.test(form.newsAngle)
    ? [{ kind: 'style', message: NO_OBITUARY }]
    : []
  return [...deaths, ...facts, ...style].sort((a, b) => (a.start ?? 0) - (b.start ?? 0))
}
