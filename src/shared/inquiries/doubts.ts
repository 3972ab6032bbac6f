import { z } from 'zod'

/** Why an inquiry may not come from a family. `count` is the number described below. */
export const DOUBT_KINDS = [
  /** The hidden field was filled in. */
  'bait',
  /** The name contains a link. */
  'link-in-name',
  /** Count: links in the message. */
  'links',
  /** The form was sent without opening its page. */
  'no-stamp',
  /** The stamp is not signed by us, or is for another partner. */
  'forged-stamp',
  /** Count: whole seconds between opening and sending. */
  'quick',
  /** Count: inquiries sent from the same opened page. */
  'reused-stamp',
  /** Count: inquiries from this e-mail address within an hour. */
  'busy-address',
  /** Count: inquiries with exactly this text within an hour. */
  'same-words',
  /** Very many inquiries in the hour, and no opened page for this one. */
  'flood',
] as const
export type DoubtKind = (typeof DOUBT_KINDS)[number]

export const Doubt = z.object({ kind: z.enum(DOUBT_KINDS), count: z.int().optional() })
export type Doubt = z.infer<typeof Doubt>
