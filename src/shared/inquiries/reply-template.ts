import { z } from 'zod'
import { readOnlyShape } from '../read-only-keys.ts'
import { LOCALES } from '../text/languages.ts'
import { line, paragraphs } from '../text/plain-text.ts'

/** Written "{family}". */
export const PLACEHOLDERS = [
  'family',
  'partner',
  'city',
  'state',
  'telephone',
  'reference',
  'administrator',
  'provider',
] as const
export type Placeholder = (typeof PLACEHOLDERS)[number]
export type PlaceholderValues = Readonly<Record<Placeholder, string>>

export const MAX_REPLY_TEMPLATES = 100

const BRACED = /\{([\p{L}\w-]+)\}/gu
const isPlaceholder = (name: string): name is Placeholder =>
  (PLACEHOLDERS as readonly string[]).includes(name)

/** Placeholders whose value is '' stay, to be replaced by hand. */
export function fillTemplate(text: string, values: PlaceholderValues): string {
  return text.replace(BRACED, (braced, name: string) => (isPlaceholder(name) && values[name]) || braced)
}

/** The first one left, with braces. */
export function openPlaceholder(text: string): string | null {
  for (const [braced, name = ''] of text.matchAll(BRACED)) if (isPlaceholder(name)) return braced
  return null
}

function refuseUnknown(text: string, context: z.RefinementCtx): void {
  for (const [braced, name = ''] of text.matchAll(BRACED)) {
    if (isPlaceholder(name)) continue
    const known = PLACEHOLDERS.map((placeholder) => `{${placeholder}}`).join(', ')
    context.addIssue({
      code: 'custom',
      message: `There is no placeholder ${braced}. Please use one of ${known}.`,
    })
    return
  }
}

export const ReplyTemplate = z.object({
  id: z.uuid(),
  name: z.string(),
  locale: z.enum(LOCALES),
  /** '': the default. */
  subject: z.string(),
  message: z.string(),
  createdAt: z.iso.datetime(),
  updatedAt: z.iso.datetime(),
})
export type ReplyTemplate = z.infer<typeof ReplyTemplate>

const locale = z.enum(LOCALES, 'Please choose a language.')

export const ReplyTemplateInput = z.strictObject({
  name: line(80).min(1, 'Please give the template a name.'),
  locale: locale.default('en'),
  subject: line(150).superRefine(refuseUnknown).default(''),
  message: paragraphs(10_000).min(1, 'Please write a message.').superRefine(refuseUnknown),
})
export type ReplyTemplateInput = z.infer<typeof ReplyTemplateInput>

export const REPLY_TEMPLATE_READ_ONLY = ['id', 'createdAt', 'updatedAt'] as const

/** Given keys change; CALL-5 for read-only ones. */
export const ReplyTemplateChange = z.strictObject({
  ...ReplyTemplateInput.shape,
  name: ReplyTemplateInput.shape.name.optional(),
  locale: locale.optional(),
  subject: line(150).superRefine(refuseUnknown).optional(),
  message: ReplyTemplateInput.shape.message.optional(),
  ...readOnlyShape(REPLY_TEMPLATE_READ_ONLY),
  expectedUpdatedAt: z.iso.datetime().optional(),
})
export type ReplyTemplateChange = z.infer<typeof ReplyTemplateChange>
