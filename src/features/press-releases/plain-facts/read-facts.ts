import type { ReleaseForm } from '../release-form.ts'
import { splitSentences } from '../text/split-sentences.ts'
import { readAction } from './read-action.ts'
import { type News, readNews } from './read-news.ts'
import { type ReleasePlace, readPlace } from './read-place.ts'
import { readTestimonials, type Testimonial } from './read-testimonials.ts'
import { toThirdPerson } from './to-third-person.ts'

/** A form read for writing: its news, details and words of families, all in the third person. */
export type ReleaseFacts = {
  form: ReleaseForm
  company: string
  /** How the company is called after its first mention: "the funeral home", "the company". */
  shortName: string
  place: ReleasePlace | null
  news: News
  details: string[]
  testimonials: Testimonial[]
  action: string
}

/** Kinds of company that a name may tell; their order is that of preference. */
const KINDS: readonly (readonly [RegExp, string])[] = [
  [/\b(?:funeral|salon funéraire|mortuary|undertak|pompes fun)/i, 'funeral home'],
  [/\b(?:cremat|crémat|aquamation)/i, 'cremation provider'],
  [/\b(?:cemeter|memorial park|memorial gardens)/i, 'cemetery'],
]

/** Reads a form. What it holds is changed in person and style alone; nothing is added. */
export function readFacts(form: ReleaseForm): ReleaseFacts {
  const company = plain(form.companyName)
  const kind = KINDS.find(([words]) => words.test(company))?.[1]
  const shortName = kind ? `the ${kind}` : 'the company'
  const news = readNews(plain(form.newsAngle), company)
  const details = [
    ...news.more,
    ...splitSentences(plain(form.additionalInfo ?? '')).map((sentence, index) =>
      toThirdPerson(sentence, company, index % 3 === 0 ? company : shortName),
    ),
  ]
  return {
    form,
    company,
    shortName,
    place: readPlace(form.companyAddress),
    news,
    details: details.map((sentence) => (/[.!?…]["”’)]?$/.test(sentence) ? sentence : `${sentence}.`)),
    testimonials: readTestimonials(form.testimonials),
    action: readAction(plain(form.callToAction), company),
  }
}

/** Text without markup, list marks and odd spaces. */
const plain = (text: string) =>
  text
    .replace(/<(script|style)\b[\s\S]*?(?:<\/\1\s*>|$)/gi, ' ')
    .replace(/<\/?[a-z!][^>]*>?/gi, ' ')
    .replace(/^[ \t]*[-*•–][ \t]+/gm, '')
    .replace(/[ \t\u00a0]+/g, ' ')
    .trim()
