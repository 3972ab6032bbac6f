import { fileNameLetters } from '../text/plain-letters.ts'

const FAILED = 'There was an error generating your video. Please try again.'

/** Apart from the schemas, for the browser. */
export const VIDEO_TEXTS = {
  failedTitle: 'Generation Failed',
  failed: FAILED,
  notMade: (reason: string = FAILED) => `Your video could not be made: ${reason}`,
  doneTitle: 'Video Generated',
  done: 'Your branded video has been created successfully.',
  generate: 'Generate Video',
  generating: 'Generating Video...',
  /** The fonts have Latin, Greek, Cyrillic, Arabic, Hebrew and emoji. */
  uncovered: (letters: readonly string[]) =>
    `Our films cannot show these letters yet: ${letters.join(' ')}. Please write this in another script.`,
  left: 'About {minutes} min left.',
  shortStory: 'A story has three to five lines.',
  noTemplate: 'Please select a video template',
  notAvailable: 'Videos cannot be made on this server at the moment, because it has no encoder for video.',
} as const

export const PHOTO_TEXTS = {
  wrongType: 'Please choose a JPEG, PNG or WebP picture.',
  tooLarge: 'The photograph must be smaller than 5 MB.',
  tooSmall: (width: number, height: number) =>
    `Too little of this photograph is shown to stay sharp: ${width} × ${height} pixels. Choose one of at least 960 × 960 pixels, or show more of it.`,
} as const

/** At least one. */
export const minutesOf = (seconds: number): number => Math.max(1, Math.round(seconds / 60))

/** In characters. */
const MAX_NAME = 80

function plainName(companyName: string): string {
  const name = fileNameLetters(companyName).replace(/_+/g, '_').replace(/^_|_$/g, '')
  return [...name].slice(0, MAX_NAME).join('') || 'video'
}

/** For downloads. */
export const videoFileName = (
  { companyName, templateId, shape }: { companyName: string; templateId: string; shape: string },
  ending: string,
): string => `${plainName(companyName)}_${templateId}_${shape}.${ending}`

/** For downloads. */
export const pressKitName = (companyName: string): string => `${plainName(companyName)}_press_kit.zip`
