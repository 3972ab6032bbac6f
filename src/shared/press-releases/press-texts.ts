/** Apart from the schemas, so that islands stay small. */
export const PRESS_TEXTS = {
  generate: 'Generate Press Release',
  generating: 'Generating Press Release...',
  failedTitle: 'Generation Failed',
  failed: 'There was an error generating your press release. Please try again.',
  doneTitle: 'Press Release Generated',
  done: 'Your professional press release has been created successfully.',
} as const
