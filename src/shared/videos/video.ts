import { z } from 'zod'
import { COMPANY_FIELDS, COMPANY_LENGTHS, callToAction, given } from '../partner-tools/company-fields.ts'
import { LogoUrl } from '../press-releases/logo.ts'
import { optionalLine, optionalParagraphs } from '../text/plain-text.ts'
import { PHOTO_CROP, PhotoUrl } from './photo.ts'
import { VIDEO_TEXTS } from './video-texts.ts'

/** Characters; films can show no more. */
export const VIDEO_LENGTHS = {
  ...COMPANY_LENGTHS,
  cityState: 80,
  ...{ storyLine1: 70, storyLine2: 70, storyLine3: 70, storyLine4: 70, storyLine5: 70 },
  callToAction: 200,
  additionalNotes: 300,
} as const

export const STORY_LINES = ['storyLine1', 'storyLine2', 'storyLine3', 'storyLine4', 'storyLine5'] as const
const LEAST_LINES = 3

/** In rendering order. */
export const VIDEO_SHAPES = ['landscape', 'square', 'portrait'] as const
export type VideoShape = (typeof VIDEO_SHAPES)[number]

/** From when it was last asked for. */
export const VIDEO_DAYS = 30

const oneLine = (text: string) => text.replace(/\s*\n\s*/g, ' ')

const StoryLine = optionalLine(VIDEO_LENGTHS.storyLine1)

/** Checkboxes send 'yes'; missing is false. */
const NoMusic = z
  .union([z.boolean(), z.enum(['yes', ''])])
  .nullish()
  .transform((value) => value === true || value === 'yes')

/** Seconds, for places that allow no more. */
export const VIDEO_CUTS = [15, 6] as const
export type VideoCut = (typeof VIDEO_CUTS)[number]

/** Missing and '': the whole film. */
const Cut = z
  .enum(['', '15', '6'])
  .nullish()
  .transform((value) => VIDEO_CUTS.find((seconds) => String(seconds) === value) ?? null)

const WORDS = {
  ...COMPANY_FIELDS,
  cityState: optionalLine(VIDEO_LENGTHS.cityState),
  logoUrl: LogoUrl,
  storyLine1: StoryLine,
  storyLine2: StoryLine,
  storyLine3: StoryLine,
  storyLine4: StoryLine,
  storyLine5: StoryLine,
  callToAction: callToAction(VIDEO_LENGTHS.callToAction).transform(oneLine),
  additionalNotes: optionalParagraphs(VIDEO_LENGTHS.additionalNotes).transform((text) =>
    text ? oneLine(text) : null,
  ),
  photo: PhotoUrl,
  ...PHOTO_CROP,
}

/** Trimmed; empty is null. The template may not exist. */
export const VideoInput = z
  .object({
    ...WORDS,
    noMusic: NoMusic,
    cut: Cut,
    selectedVideoId: given(z.string().trim().min(1, 'Please select a video template').max(60)),
  })
  .superRefine((input, check) => {
    const written = STORY_LINES.filter((name) => input[name] !== null)
    const missing = STORY_LINES.find((name) => input[name] === null)
    if (written.length > 0 && written.length < LEAST_LINES && missing)
      check.addIssue({ code: 'custom', path: [missing], message: VIDEO_TEXTS.shortStory })
  })
export type VideoInput = z.infer<typeof VideoInput>

export const VideoTemplateSummary = z.object({
  id: z.string(),
  title: z.string(),
  description: z.string(),
  category: z.string(),
  /** Seconds. */
  duration: z.number(),
  /** JPEG, 640 pixels wide. */
  thumbnailUrl: z.string(),
  /** MP4 of the first seconds; null where no video can be made. */
  videoUrl: z.string().nullable(),
})
export type VideoTemplateSummary = z.infer<typeof VideoTemplateSummary>

const Addresses = z.object({
  videoUrl: z.string(),
  posterUrl: z.string(),
  /** WebVTT. */
  captionsUrl: z.string(),
  durationSeconds: z.number(),
})

export const VideoAnswer = z.object({ id: z.uuid(), ...Addresses.shape })
export type VideoAnswer = z.infer<typeof VideoAnswer>

export const VideoTicket = z.object({ id: z.uuid(), statusUrl: z.string() })
export type VideoTicket = z.infer<typeof VideoTicket>

const VIDEO_STATES = ['waiting', 'running', 'done', 'failed', 'cancelled'] as const
export type VideoState = (typeof VIDEO_STATES)[number]

export const VideoShapeStatus = z.object({
  shape: z.enum(VIDEO_SHAPES),
  state: z.enum(VIDEO_STATES),
  /** 0 to 1. */
  progress: z.number(),
  ...Addresses.partial().shape,
  /** SubRip. */
  subtitlesUrl: z.string().optional(),
  width: z.int().optional(),
  height: z.int().optional(),
})
export type VideoShapeStatus = z.infer<typeof VideoShapeStatus>

/** `state`, `progress` and addresses: of the landscape shape, rendered first. */
export const VideoStatus = z.object({
  id: z.uuid(),
  state: z.enum(VIDEO_STATES),
  progress: z.number(),
  /** Among waiting videos, from 1. */
  place: z.int().nullable(),
  /** Until the first shape is done, as the last ones took; null when over, or unknown. */
  secondsLeft: z.int().nullable(),
  message: z.string().optional(),
  templateId: z.string(),
  companyName: z.string(),
  postText: z.string(),
  createdAt: z.iso.datetime(),
  /** Then files are deleted. */
  expiresAt: z.iso.datetime(),
  ...Addresses.partial().shape,
  shapes: z.array(VideoShapeStatus),
})
export type VideoStatus = z.infer<typeof VideoStatus>

const typed = (name: keyof typeof VIDEO_LENGTHS) =>
  z
    .string()
    .nullish()
    .transform((text) =>
      (text ?? '')
        .replace(/\p{Cc}+/gu, ' ')
        .trim()
        .slice(0, VIDEO_LENGTHS[name]),
    )

export const STILLS = 3

/** Long texts are cut. */
export const VideoDraft = z.object({
  selectedVideoId: VideoInput.shape.selectedVideoId,
  companyName: typed('companyName'),
  contactName: typed('contactName'),
  contactPhone: typed('contactPhone'),
  website: typed('website'),
  cityState: typed('cityState'),
  storyLine1: typed('storyLine1'),
  storyLine2: typed('storyLine2'),
  storyLine3: typed('storyLine3'),
  storyLine4: typed('storyLine4'),
  storyLine5: typed('storyLine5'),
  callToAction: typed('callToAction'),
  additionalNotes: typed('additionalNotes'),
  cut: Cut,
  logoUrl: LogoUrl,
  photo: PhotoUrl,
  ...PHOTO_CROP,
  /** One frame: its place (from 0) among VIDEO_SHAPES. */
  only: z
    .int()
    .min(0)
    .max(STILLS - 1)
    .optional(),
})
export type VideoDraft = z.infer<typeof VideoDraft>

/** In film order, each in another shape. */
export const VideoStills = z.object({
  stills: z.array(
    z.object({
      atSeconds: z.number(),
      shape: z.enum(VIDEO_SHAPES),
      /** JPEG data URL. */
      image: z.string(),
    }),
  ),
})
export type VideoStills = z.infer<typeof VideoStills>
