import { z } from 'zod'
import { COMPANY_FIELDS, COMPANY_LENGTHS, callToAction, given } from '../partner-tools/company-fields.ts'
import { fileNameLetters } from '../text/file-name-letters.ts'
import { optionalParagraphs, paragraphs } from '../text/plain-text.ts'
import { LogoUrl } from './logo.ts'

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
  wording: z.preprocess((value) => value || 'gentle', z.enum(['gentle', 'ap'])).default('gentle'),
  /** ISO 8601, in `timeZone` when it has no offset; null: for immediate release. */
  embargoUntil: z
    .preprocess(
      (value) => value || null,
      z.iso.datetime({ offset: true, local: true, error: 'Please give a day and time.' }).nullable(),
    )
    .default(null),
  /** IANA name. */
  timeZone: z.string().max(60).default(DEFAULT_TIME_ZONE),
  /** Each number gives another opening. */
  variation: z.coerce.number().int().min(0).max(9999).default(0),
})
export type PressReleaseOptions = z.infer<typeof PressReleaseOptions>

export const PressReleaseInput = z.object({ ...PressReleaseForm.shape, ...PressReleaseOptions.shape })
export type PressReleaseInput = z.infer<typeof PressReleaseInput>

/** Offsets count UTF-16 units. */
export const ReleaseWarning = z.object({
  kind: z.enum(['length', 'left-out', 'style', 'fact', 'writer']),
  message: z.string(),
  start: z.number().int().min(0).optional(),
  end: z.number().int().min(0).optional(),
})
export type ReleaseWarning = z.infer<typeof ReleaseWarning>

export const PressReleaseAnswer = z.object({
  pressRelease: z.string(),
  /** From the headline to the end of "About …". */
  wordCount: z.number().int(),
  source: z.enum(['ai', 'template']),
  warnings: z.array(ReleaseWarning),
})
export type PressReleaseAnswer = z.infer<typeof PressReleaseAnswer>

/** In characters. */
const MAX_NAME = 120

/** Other signs than letters and digits become underscores. */
export function releaseFileName(companyName: string, extension: 'txt' | 'docx' | 'pdf'): string {
  const name = [...fileNameLetters(companyName)].slice(0, MAX_NAME).join('')
  return `${name || 'press'}_press_release.${extension}`
}
