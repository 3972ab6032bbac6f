/** Longest part of a company's name in a file name, in characters. */
const MAX_NAME = 80

/** A company's name in a file name: everything but letters and digits as underscores. */
const plainName = (companyName: string): string =>
  [...companyName.replace(/[^\p{L}\p{N}]+/gu, '_').replace(/^_+|_+$/g, '')].slice(0, MAX_NAME).join('') ||
  'video'

/** Returns the name under which a video's file is downloaded. */
export const videoFileName = (
  { companyName, templateId, shape }: { companyName: string; templateId: string; shape: string },
  ending: string,
): string => `${plainName(companyName)}_${templateId}_${shape}.${ending}`

/** Returns the name of a press kit. */
export const pressKitName = (companyName: string): string => `${plainName(companyName)}_press_kit.zip`
