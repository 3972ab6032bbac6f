import { z } from 'zod'
import { COMPANY_FIELDS, COMPANY_LENGTHS, callToAction, given } from '../partner-tools/company-fields.ts'
import { fileNameLetters } from '../text/plain-letters.ts'
import { optionalParagraphs, paragraphs } from '../text/plain-text.ts'
import { LogoUrl } from './logo.ts'
import { NEWS_DETAILS, type NewsDetail } from './news-details.ts'
import { NEWS_KINDS, type NewsKind, RELEASE_LANGUAGES, type ReleaseLanguage } from './news-kinds.ts'

/** In words, from the headline to the end of "About …". */
export const WORD_TARGETS = {
  300: 'Short',
  400: 'Standard',
  500: 'Medium',
  600: 'Long',
  800: 'Extended',
} as const
export type WordTarget = keyof typeof WORD_TARGETS
export const DEFAULT_WORD_TARGET: WordTarget = 400

/** In characters. */
export const MAX_LENGTHS = {
  ...COMPANY_LENGTHS,
  companyAddress: 300,
  newsAngle: 2000,
  testimonials: 6000,
  callToAction: 600,
  additionalInfo: 12_000,
  newsWho: 200,
  newsPlace: 300,
  newsWhy: 1000,
  quote: 1000,
  quoteSpeaker: 120,
  quoteTitle: 120,
  testimonial1: 1000,
  testimonial1By: 120,
  testimonial2: 1000,
  testimonial2By: 120,
  testimonial3: 1000,
  testimonial3By: 120,
} as const

const targets = Object.keys(WORD_TARGETS)
const TargetWordCount = z
  .preprocess(
    (value) =>
      value === undefined || value === null || value === '' ? String(DEFAULT_WORD_TARGET) : String(value),
    z.enum(targets as [string, ...string[]], 'Please choose one of the word counts.'),
  )
  .transform((text) => Number(text) as WordTarget)

const oneLine = (text: string) => text.replace(/\s*\n\s*/g, ', ')

const TIME = /^(?:[01]\d|2[0-3]):[0-5]\d$/
const optional = (max: number) => optionalParagraphs(max).transform((text) => (text ? oneLine(text) : null))
const matching = (pattern: RegExp, message: string) =>
  z.preprocess((value) => value || null, z.string().regex(pattern, message).nullable()).default(null)
/** Null for an empty choice. */
const oneOf = <Name extends string>(names: readonly Name[], message: string) =>
  z.preprocess((value) => value || null, z.enum(names as [Name, ...Name[]], message).nullable()).default(null)
/** A box that was ticked. */
const Consent = z
  .preprocess((value) => value === true || value === 'yes' || value === 'on', z.boolean())
  .default(false)
const isDay = (text: string | null) =>
  text === null || new Date(`${text}T12:00:00Z`).toJSON()?.slice(0, 10) === text

/** Each as typed, null without; a number in digits. */
const Details = z.object(
  Object.fromEntries(
    Object.entries(NEWS_DETAILS).map(([name, detail]) => [name, schemaOf(detail)]),
  ) as Record<NewsDetail, z.ZodType<string | null>>,
)

function schemaOf(detail: (typeof NEWS_DETAILS)[NewsDetail]): z.ZodType<string | null> {
  if (detail.type === 'text') return optional(detail.maxLength)
  if (detail.type === 'choice') return oneOf(Object.keys(detail.choices), 'Please choose one of these.')
  const { min, max } = detail
  return matching(/^\d{1,6}$/, 'Please give a whole number.').refine(
    (text) => text === null || (Number(text) >= min && Number(text) <= max),
    `Please give a number from ${min} to ${max}.`,
  )
}

/** PRESS-2. Trimmed; empty is null. */
export const PressReleaseForm = z.object({
  ...COMPANY_FIELDS,
  companyAddress: given(
    paragraphs(MAX_LENGTHS.companyAddress).min(1, 'Company address is required').transform(oneLine),
  ),
  logoUrl: LogoUrl,
  newsAngle: given(paragraphs(MAX_LENGTHS.newsAngle).min(10, 'News angle should be at least 10 characters')),
  testimonials: optionalParagraphs(MAX_LENGTHS.testimonials).transform((text) => text ?? null),
  callToAction: callToAction(MAX_LENGTHS.callToAction),
  additionalInfo: optionalParagraphs(MAX_LENGTHS.additionalInfo).transform((text) => text ?? null),
  targetWordCount: TargetWordCount,
  /** Null: as the news line reads. */
  newsKind: oneOf(Object.keys(NEWS_KINDS) as NewsKind[], 'Please choose one of the kinds of news.'),
  ...Details.shape,
  newsWho: optional(MAX_LENGTHS.newsWho),
  /** ISO 8601, in the zone of the release. */
  newsDate: matching(/^\d{4}-\d\d-\d\d$/, 'Please give a day.').refine(isDay, 'There is no such day.'),
  newsStart: matching(TIME, 'Please give a time.'),
  newsEnd: matching(TIME, 'Please give a time.'),
  newsPlace: optional(MAX_LENGTHS.newsPlace),
  newsWhy: optional(MAX_LENGTHS.newsWhy),
  quote: optional(MAX_LENGTHS.quote),
  quoteSpeaker: optional(MAX_LENGTHS.quoteSpeaker),
  quoteTitle: optional(MAX_LENGTHS.quoteTitle),
  quoteConsent: Consent,
  testimonial1: optional(MAX_LENGTHS.testimonial1),
  testimonial1By: optional(MAX_LENGTHS.testimonial1By),
  testimonial1Consent: Consent,
  testimonial2: optional(MAX_LENGTHS.testimonial2),
  testimonial2By: optional(MAX_LENGTHS.testimonial2By),
  testimonial2Consent: Consent,
  testimonial3: optional(MAX_LENGTHS.testimonial3),
  testimonial3By: optional(MAX_LENGTHS.testimonial3By),
  testimonial3Consent: Consent,
  /** Null: as the news line reads. */
  language: oneOf(Object.keys(RELEASE_LANGUAGES) as ReleaseLanguage[], 'Please choose one of the languages.'),
})
export type PressReleaseForm = z.infer<typeof PressReleaseForm>

/** By IANA name. */
export const RELEASE_TIME_ZONES = {
  'America/New_York': 'Eastern Time',
  'America/Chicago': 'Central Time',
  'America/Denver': 'Mountain Time',
  'America/Phoenix': 'Arizona',
  'America/Los_Angeles': 'Pacific Time',
  'America/Anchorage': 'Alaska',
  'Pacific/Honolulu': 'Hawaii',
  'America/Halifax': 'Atlantic Time',
  'America/Regina': 'Saskatchewan',
  'America/St_Johns': 'Newfoundland',
} as const
export const DEFAULT_TIME_ZONE = 'America/New_York'

const PressReleaseOptions = z.object({
  /** "passed away" or "died". */
  wording: z.preprocess((value) => value || 'ap', z.enum(['gentle', 'ap'])).default('ap'),
  /** ISO 8601, in `timeZone` when it has no offset; null: for immediate release. */
  embargoUntil: z
    .preprocess(
      (value) => value || null,
      z.iso.datetime({ offset: true, local: true, error: 'Please give a day and time.' }).nullable(),
    )
    .default(null),
  /** IANA name. */
  timeZone: z.string().max(60).default(DEFAULT_TIME_ZONE),
})
export type PressReleaseOptions = z.infer<typeof PressReleaseOptions>

export const PressReleaseInput = z.object({ ...PressReleaseForm.shape, ...PressReleaseOptions.shape })
export type PressReleaseInput = z.infer<typeof PressReleaseInput>

/** Offsets count UTF-16 units. */
export const ReleaseWarning = z.object({
  kind: z.enum(['length', 'left-out', 'style', 'writer']),
  message: z.string(),
  start: z.number().int().min(0).optional(),
  end: z.number().int().min(0).optional(),
  /** What was left out and may be taken. */
  sentence: z.string().optional(),
  /** The form's own sentence that stands in its place. */
  instead: z.string().optional(),
})
export type ReleaseWarning = z.infer<typeof ReleaseWarning>

export const PressReleaseAnswer = z.object({
  pressRelease: z.string(),
  /** From the headline to the end of "About …". */
  wordCount: z.number().int(),
  source: z.enum(['ai', 'template']),
  warnings: z.array(ReleaseWarning),
  /** Of a text by AI: each sentence with those of the form that it rests on. */
  statements: z.array(z.object({ text: z.string(), sources: z.array(z.string()) })).optional(),
})
export type PressReleaseAnswer = z.infer<typeof PressReleaseAnswer>

/** In characters. */
const MAX_NAME = 120

/** Other signs than letters and digits become underscores. */
export function releaseFileName(companyName: string, extension: 'txt' | 'docx' | 'pdf'): string {
  const name = [...fileNameLetters(companyName)].slice(0, MAX_NAME).join('')
  return `${name || 'press'}_press_release.${extension}`
}
