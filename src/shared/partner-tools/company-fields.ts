import { z } from 'zod'
import { line, optionalLine, paragraphs } from '../text/plain-text.ts'

export const COMPANY_LENGTHS = {
  companyName: 160,
  website: 300,
  contactName: 120,
  contactPhone: 40,
  contactEmail: 254,
} as const

/** Completes "example.com", also with a port or "//". */
const Website = optionalLine(COMPANY_LENGTHS.website).transform((text, check) => {
  if (!text) return null
  const hasScheme = /^[a-z][a-z0-9+.-]*:(?!\d)/i.test(text)
  const address = hasScheme ? text : `https://${text.replace(/^\/+/, '')}`
  const url = URL.parse(address)
  const isWeb =
    url &&
    /^https?:$/.test(url.protocol) &&
    /^[^.]+(?:\.[^.]+)+\.?$/.test(url.hostname) &&
    !url.username &&
    !url.password
  if (isWeb) return address
  check.addIssue({ code: 'custom', message: 'Valid website URL is required' })
  return z.NEVER
})

/** Missing counts as empty. */
export const given = <Schema extends z.ZodType>(schema: Schema) =>
  z.preprocess((value) => value ?? '', schema)

const seenLine = (max: number, message: string) => given(line(max).refine((text) => isSeen(text), message))
const isSeen = (text: string) => /[^\s\p{Default_Ignorable_Code_Point}]/u.test(text)

export const COMPANY_FIELDS = {
  companyName: seenLine(COMPANY_LENGTHS.companyName, 'Company name is required'),
  website: Website,
  contactName: seenLine(COMPANY_LENGTHS.contactName, 'Contact name is required'),
  contactPhone: seenLine(COMPANY_LENGTHS.contactPhone, 'Contact phone is required'),
  contactEmail: given(line(COMPANY_LENGTHS.contactEmail).pipe(z.email('Valid email is required'))),
} as const

export const callToAction = (max: number) =>
  given(paragraphs(max).refine(isSeen, 'Call to action is required'))
