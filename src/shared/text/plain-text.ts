import { z } from 'zod'
import { NOT_PLAIN_TEXT } from '../refusals.ts'

/** NFC and \n, for search. Text without a visible character becomes blank. */
export function tidyText(text: string): string {
  const tidy = text.normalize('NFC').replace(/\r\n?/g, '\n').trim()
  return /^[\p{Cf}\p{Z}]*$/u.test(tidy) ? '' : tidy
}

/** Code points, as in schemas. */
export const countCharacters = (text: string): number =>
  text.length - (text.match(/[\ud800-\udbff][\udc00-\udfff]/g)?.length ?? 0)

/** Longer than any field; tidying more takes long. */
const MOST_READ = 100_000
const anyText = (sentence: string) =>
  z.string().max(MOST_READ, { message: sentence, abort: true }).overwrite(tidyText)

/** No control characters: safe for mail headers and cells. */
export const line = (max: number) => {
  const sentence = `Please use at most ${max} characters.`
  return anyText(sentence)
    .max(max, sentence)
    .refine((text) => !/\p{Cc}/u.test(text), 'Please use plain text on one line.')
}

/** Tabs and line ends are the only control characters. */
export const paragraphs = (max: number) => {
  const sentence = `Please use at most ${max.toLocaleString('en-US')} characters.`
  return anyText(sentence)
    .max(max, sentence)
    .refine((text) => !/[^\P{Cc}\t\r\n]/u.test(text), NOT_PLAIN_TEXT)
}

/** Blank becomes null. */
export const orNone = (text: z.ZodType<string, string>) =>
  text
    .transform((given) => given || null)
    .nullable()
    .optional()

export const optionalLine = (max: number) => orNone(line(max))

export const optionalParagraphs = (max: number) => orNone(paragraphs(max))

export const INVALID_EMAIL = 'Please enter a valid email address.'

/** RFC 3696, erratum 1690. */
export const emailAddress = line(254).pipe(z.email(INVALID_EMAIL))
