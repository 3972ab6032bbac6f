import { z } from 'zod'

/** One line without control characters, safe for mail headers, logs and cells. */
export const line = (max: number) =>
  z
    .string()
    .trim()
    .max(max, `Please use at most ${max} characters.`)
    .refine((text) => !/\p{Cc}/u.test(text), 'Please use plain text on one line.')

/** Several lines; tabs and line ends are the only control characters. */
export const paragraphs = (max: number) =>
  z
    .string()
    .trim()
    .max(max, `Please use at most ${max.toLocaleString('en-US')} characters.`)
    .refine((text) => !/[^\P{Cc}\t\r\n]/u.test(text), 'Please use plain text.')

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
