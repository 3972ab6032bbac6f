import { z } from 'zod'

/** One line of text: no control characters, so that nothing can reach a mail header, a log line or another cell. */
export const line = (max: number) =>
  z
    .string()
    .trim()
    .max(max, `Please use at most ${max} characters.`)
    .refine((text) => !/\p{Cc}/u.test(text), 'Please use plain text on one line.')

/** Text of several lines: tabs and line ends are its only control characters. */
export const paragraphs = (max: number) =>
  z
    .string()
    .trim()
    .max(max, `Please use at most ${max.toLocaleString('en-US')} characters.`)
    .refine((text) => !/[^\P{Cc}\t\r\n]/u.test(text), 'Please use plain text.')

/** An optional line: blank text counts as none. */
export const optionalLine = (max: number) =>
  line(max)
    .transform((text) => text || null)
    .nullable()
    .optional()

/** Optional text of several lines: blank text counts as none. */
export const optionalParagraphs = (max: number) =>
  paragraphs(max)
    .transform((text) => text || null)
    .nullable()
    .optional()
