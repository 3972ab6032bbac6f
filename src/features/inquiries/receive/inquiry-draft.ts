import { createHash, randomUUID } from 'node:crypto'
import { z } from 'zod'
import type { App } from '../../../app.ts'
import { InquiryFields, type InquiryInput, messageOf } from '../../../shared/inquiries/inquiry.ts'
import { translateTo } from '../../../shared/text/catalogues.ts'
import type { Locale } from '../../../shared/text/i18n.ts'
import { LOCALES } from '../../../shared/text/languages.ts'
import { cleanLine, cleanMessage } from './clean-text.ts'
import { checkIdempotencyKey, hashKey } from './idempotency.ts'
import { createReference } from './insert-inquiry.ts'
import type { InquiryLimits } from './limits.ts'

export type Circumstances = {
  idempotencyKey?: string | undefined
  clientAddress: string
  honeypotFilled?: boolean | undefined
  locale?: Locale | undefined
  stamp?: string | undefined
  /** It always has a stamp. */
  isForm?: boolean | undefined
  limits: InquiryLimits
}

/** JSON in the journal. */
export const InquiryDraft = z.object({
  id: z.uuid(),
  reference: z.string(),
  createdAt: z.iso.datetime(),
  /** A slug before the look-up. */
  partnerId: z.string(),
  keyHash: z.string().nullable(),
  input: InquiryFields.extend({ topics: InquiryFields.shape.topics.unwrap(), message: z.string() }),
  /** '' when the family chose topics alone. */
  words: z.string(),
  clientAddress: z.string(),
  honeypotFilled: z.boolean(),
  isForm: z.boolean(),
  /** Older releases' entries have none. */
  locale: z.enum(LOCALES).default('en'),
  stamp: z.string().optional(),
})
export type InquiryDraft = z.infer<typeof InquiryDraft>

type Content = { [Key in keyof InquiryInput]: InquiryInput[Key] | null } & { email: string }

/** Equal for two of the same. */
export const contentOf = (one: Content): string =>
  JSON.stringify([
    one.partnerId,
    one.name,
    one.email.toLowerCase(),
    one.phone ?? null,
    one.message,
    one.preferredContact ?? null,
    one.preferredTime ?? null,
    one.topics ?? [],
    one.wantsCopy ?? false,
  ])

/**
 * With an Idempotency-Key, id and reference derive from it and the content: a repeat is the same. Throws
 * invalid_input.
 */
export function draftInquiry(
  app: { db: Pick<App['db'], 'vault'>; clock: App['clock'] },
  given: InquiryInput,
  {
    idempotencyKey,
    clientAddress,
    honeypotFilled = false,
    isForm = false,
    locale = 'en',
    stamp,
  }: Circumstances,
): InquiryDraft {
  if (idempotencyKey !== undefined) checkIdempotencyKey(idempotencyKey)
  const keyHash = idempotencyKey === undefined ? null : hashKey(idempotencyKey)
  const message = cleanMessage(messageOf(translateTo(locale), given))
  const input = {
    ...given,
    name: cleanLine(given.name),
    email: cleanLine(given.email),
    phone: cleanLine(given.phone ?? '') || undefined,
    message,
    topics: [...new Set(given.topics ?? [])],
  }
  const seed = createHash('sha256')
    .update(app.db.vault.lookup(JSON.stringify(['inquiry', keyHash, contentOf(input)])))
    .digest()
  return {
    id: keyHash === null ? randomUUID() : uuidOf(seed.subarray(0, 16)),
    reference: keyHash === null ? createReference() : createReference((size) => seed.subarray(16, 16 + size)),
    createdAt: app.clock.now().toISOString(),
    partnerId: given.partnerId,
    keyHash,
    input,
    words: given.message?.trim() ? message : '',
    clientAddress,
    honeypotFilled,
    isForm,
    locale,
    stamp,
  }
}

/** Version 8 (RFC 9562, section 5.8). */
function uuidOf(bytes: Uint8Array): string {
  const own = Buffer.from(bytes)
  own[6] = ((own[6] ?? 0) & 0x0f) | 0x80
  own[8] = ((own[8] ?? 0) & 0x3f) | 0x80
  const hex = own.toString('hex')
  return [hex.slice(0, 8), hex.slice(8, 12), hex.slice(12, 16), hex.slice(16, 20), hex.slice(20)].join('-')
}
