import { z } from 'zod'
import { line, optionalLine, paragraphs } from '../text/plain-text.ts'

/** Longest value of each text that both partner tools ask for, in characters. */
export const COMPANY_LENGTHS = {
  companyName: 160,
  website: 300,
  contactName: 120,
  contactPhone: 40,
  contactEmail: 254,
} as const

/** An address without its scheme is completed: people type "example.com". */
const Website = optionalLine(COMPANY_LENGTHS.website).transform((text, check) => {
  if (!text) return null
  const url = URL.parse(/^[a-z][a-z0-9+.-]*:/i.test(text) ? text : `https://${text}`)
  const isWeb =
    url && /^https?:$/.test(url.protocol) && url.hostname.includes('.') && !url.username && !url.password
  if (isWeb) return /^https?:/i.test(text) ? text : `https://${text}`
  check.addIssue({ code: 'custom', message: 'Valid website URL is required' })
  return z.NEVER
})

/** A field that was left out counts as empty, so that it is refused in its own words. */
export const given = <Schema extends z.ZodType>(schema: Schema) =>
  z.preprocess((value) => value ?? '', schema)

/** Who a press release or a video is for. Texts come trimmed; an empty website is null. */
export const COMPANY_FIELDS = {
  companyName: given(line(COMPANY_LENGTHS.companyName).min(1, 'Company name is required')),
  website: Website,
  contactName: given(line(COMPANY_LENGTHS.contactName).min(1, 'Contact name is required')),
  contactPhone: given(line(COMPANY_LENGTHS.contactPhone).min(1, 'Contact phone is required')),
  contactEmail: given(line(COMPANY_LENGTHS.contactEmail).pipe(z.email('Valid email is required'))),
} as const

/** A call to action of at most `max` characters. */
export const callToAction = (max: number) => given(paragraphs(max).min(1, 'Call to action is required'))
