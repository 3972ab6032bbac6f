import { repairStyle } from '../../../shared/press-releases/ap-style/check-style.ts'
import type { ReleaseForm } from '../release-form.ts'
import { quietCapitals, sentencesAround, withoutEmoji, withoutMarkup } from './plain-words.ts'
import { readAction } from './read-action.ts'
import { type News, readNews } from './read-news.ts'
import { type ReleasePlace, readPlace } from './read-place.ts'
import { readTestimonials, type Testimonial } from './read-testimonials.ts'
import { nameSpeaker, toThirdPerson } from './to-third-person.ts'

/** A form's facts in the third person. */
export type ReleaseFacts = {
  form: ReleaseForm
  company: string
  /** After the first mention: "the funeral home", "the company". */
  shortName: string
  place: ReleasePlace | null
  news: News
  details: string[]
  testimonials: Testimonial[]
  action: string
}

/** In the order of preference. */
const KINDS: readonly (readonly [RegExp, string])[] = [
  [/(?<!\p{L})(?:funeral|funérai|mortuary|undertak|pompes fun)/iu, 'funeral home'],
  [/\b(?:cremat|crémat|aquamation)/i, 'cremation provider'],
  [/\b(?:cemeter|memorial park|memorial gardens)/i, 'cemetery'],
]

/** Changes person and style alone; adds nothing. */
export function readFacts(form: ReleaseForm): ReleaseFacts {
  const company = withoutMarkup(form.companyName)
  const names = [form.contactName, form.companyAddress, company]
  const read = (text: string) =>
    sentencesAround(withoutEmoji(withoutMarkup(text), company), company).map((sentence) =>
      quietCapitals(nameSpeaker(sentence, form.contactName), names, company),
    )
  const kind = KINDS.find(([words]) => words.test(company))?.[1]
  const shortName = kind ? `the ${kind}` : 'the company'
  const news = readNews(
    read(form.newsAngle).map((sentence) => repairStyle(sentence, [company])),
    company,
    shortName,
  )
  const details = [
    ...news.more,
    ...read(form.additionalInfo ?? '')
      // A release asks nothing.
      .filter((sentence) => !sentence.endsWith('?'))
      .map((sentence, index) =>
        toThirdPerson(sentence, company, index % 4 === 0 ? company : shortName, { shortName }),
      ),
  ]
  return {
    form,
    company,
    shortName,
    place: readPlace(form.companyAddress),
    news,
    details: details.map((sentence) => (/[.!?…]["”’)]?$/.test(sentence) ? sentence : `${sentence}.`)),
    testimonials: readTestimonials(form.testimonials && withoutMarkup(form.testimonials)),
    action: readAction(read(form.callToAction).join(' '), company),
  }
}
