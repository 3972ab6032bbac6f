import { z } from 'zod'
import { NOT_PLAIN_TEXT } from '../refusals.ts'

/** NFC, so that a text is found however it was typed; line ends are \n. Text without a visible character is blank. */
export function tidyText(text: string): string {
  const tidy = text.normalize('NFC').replace(/\r\n?/g, '\n').trim()
  return /^[\p{Cf}\p{Z}]*$/u.test(tidy) ? '' : tidy
}

/** Characters as bounds of schemas count them: code points, an emoji as one or more. */
export const countCharacters = (text: string): number =>
  text.length - (text.match(/[\ud800-\udbff][\udc00-\udfff]/g)?.length ?? 0)

/** One line without control characters, safe for mail headers, logs and cells. */
export const line = (max: number) =>
  z
    .string()
    .overwrite(tidyText)
    .max(max, `Please use at most ${max} characters.`)
    .refine((text) => !/\p{Cc}/u.test(text), 'Please use plain text on one line.')

/** Several lines; tabs and line ends are the only control characters. */
export const paragraphs = (max: number) =>
  z
    .string()
    .overwrite(tidyText)
    .max(max, `Please use at most ${max.toLocaleString('en-US')} characters.`)
    .refine((text) => !/[^\P{Cc}\t\r\n]/u.test(text), NOT_PLAIN_TEXT)

/** Blank becomes null. */
export const optionalLine = (max: number) =>
  line(max)
    .transform((text) => text || null)
    .nullable()
    .optional()

/** Blank becomes null. */
export const optionalParagraphs = (max: number) =>
  paragraphs(max)
    .transform((text) => text || null)
    .nullable()
    .optional()
