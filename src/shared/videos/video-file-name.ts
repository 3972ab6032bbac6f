import { fileNameLetters } from '../text/plain-letters.ts'

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
