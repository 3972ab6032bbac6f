import { z } from 'zod'

/** A schema for one line without control characters, safe for mail headers, logs and cells. */
export const line = (max: number) =>
  z
    .string()
    .trim()
    .max(max, `Please use at most ${max} characters.`)
    .refine((text) => !/\p{Cc}/u.test(text), 'Please use plain text on one line.')

/** A schema for several lines; tabs and line ends are the only control characters. */
export const paragraphs = (max: number) =>
  z
    .string()
    .trim()
    .max(max, `Please use at most ${max.toLocaleString('en-US')} characters.`)
    .refine((text) => !/[^\P{Cc}\t\r\n]/u.test(text), 'Please use plain text.')

/** An optional line; blank becomes null. */
export const optionalLine = (max: number) =>
  line(max)
    .transform((text) => text || null)
    .nullable()
    .optional()

/** Optional text of several lines; blank becomes null. */
export const optionalParagraphs = (max: number) =>
  paragraphs(max)
    .transform((text) => text || null)
    .nullable()
    .optional()
