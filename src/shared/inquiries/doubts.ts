import { z } from 'zod'

const DOUBT_KINDS = [
  /** Hidden field filled in. */
  'bait',
  'link-in-name',
  /** Count: links. */
  'links',
  /** The form page was never opened. */
  'no-stamp',
  /** Not signed by us, or for another partner. */
  'forged-stamp',
  /** Count: seconds to fill in. */
  'quick',
  /** Count: inquiries with this stamp. */
  'reused-stamp',
  /** Its Idempotency-Key came with other content too. */
  'reused-key',
  /** Count: from this e-mail address in an hour. */
  'busy-address',
  /** Count: of this exact text in an hour. */
  'same-words',
  /** A very busy hour, and the page was never opened. */
  'flood',
] as const

export const Doubt = z.object({ kind: z.enum(DOUBT_KINDS), count: z.int().optional() })
export type Doubt = z.infer<typeof Doubt>
