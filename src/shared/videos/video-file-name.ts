import { fileNameLetters } from '../text/file-name-letters.ts'

/** Longest part of a company's name in a file name, in characters. */
const MAX_NAME = 80

/** Signs in a row become one underscore. */
function plainName(companyName: string): string {
  const name = fileNameLetters(companyName).replace(/_+/g, '_').replace(/^_|_$/g, '')
  return [...name].slice(0, MAX_NAME).join('') || 'video'
}

/** Returns the name under which a video's file is downloaded. */
export const videoFileName = (
  { companyName, templateId, shape }: { companyName: string; templateId: string; shape: string },
  ending: string,
): string => `${plainName(companyName)}_${templateId}_${shape}.${ending}`

/** Returns the name of a press kit. */
export const pressKitName = (companyName: string): string => `${plainName(companyName)}_press_kit.zip`
