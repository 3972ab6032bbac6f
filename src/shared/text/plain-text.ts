import { z } from 'zod'
import { NOT_PLAIN_TEXT } from '../refusals.ts'

/** NFC and \n, so that search finds it. Text without a visible character becomes blank. */
export function tidyText(text: string): string {
  const tidy = text.normalize('NFC').replace(/\r\n?/g, '\n').trim()
  return /^[\p{Cf}\p{Z}]*$/u.test(tidy) ? '' : tidy
}

/** In code points, as schemas count. */
export const countCharacters = (text: string): number =>
  text.length - (text.match(/[\ud800-\udbff][\udc00-\udfff]/g)?.length ?? 0)

/** No control characters: safe for mail headers and cells. */
export const line = (max: number) =>
  z
    .string()
    .overwrite(tidyText)
    .max(max, `Please use at most ${max} characters.`)
    .refine((text) => !/\p{Cc}/u.test(text), 'Please use plain text on one line.')

/** Tabs and line ends are the only control characters. */
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
