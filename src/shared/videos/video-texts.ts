const FAILED = 'There was an error generating your video. Please try again.'

/** Texts of the video maker's screen, toasts and answers; apart from the schemas, for the browser. */
export const VIDEO_TEXTS = {
  failedTitle: 'Generation Failed',
  failed: FAILED,
  /** With why, or the general reason. */
  notMade: (reason: string = FAILED) => `Your video could not be made: ${reason}`,
  doneTitle: 'Video Generated',
  done: 'Your branded video has been created successfully.',
  generate: 'Generate Video',
  generating: 'Generating Video...',
  /** The fonts have Latin, Greek, Cyrillic, Arabic and Hebrew letters, and emoji. */
  uncovered: (letters: readonly string[]) =>
    `Our films cannot show these letters yet: ${letters.join(' ')}. Please write this in another script.`,
  noTemplate: 'Please select a video template',
  notAvailable: 'Videos cannot be made on this server at the moment, because it has no encoder for video.',
} as const
