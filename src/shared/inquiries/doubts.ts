import { z } from 'zod'

const DOUBT_KINDS = [
  /** A hidden field is filled in. */
  'bait',
  'link-in-name',
  /** Count: links. */
  'links',
  /** The form's page was never opened. */
  'no-stamp',
  /** Not ours, or for another partner. */
  'forged-stamp',
  /** Count: seconds to fill in. */
  'quick',
  /** Count: inquiries with it. */
  'reused-stamp',
  /** An Idempotency-Key that came with other content too. */
  'reused-key',
  /** Count: of this e-mail address in an hour. */
  'busy-address',
  /** Count: of this text in an hour. */
  'same-words',
  /** In a very busy hour, without the page. */
  'flood',
] as const

export const Doubt = z.object({ kind: z.enum(DOUBT_KINDS), count: z.int().optional() })
export type Doubt = z.infer<typeof Doubt>
