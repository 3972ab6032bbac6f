import { z } from 'zod'

/** Why an inquiry may not come from a family. `count` is the number that the comment speaks of; the others have none. */
export const DOUBT_KINDS = [
  /** The field that people do not see was filled in. */
  'bait',
  /** The name holds a link. */
  'link-in-name',
  /** Links in the message. */
  'links',
  /** The form was sent without its page having been opened. */
  'no-stamp',
  /** The stamp of the opened page is not one of ours, or of another partner. */
  'forged-stamp',
  /** Whole seconds between opening the form and sending it. */
  'quick',
  /** Inquiries sent from the same opened page. */
  'reused-stamp',
  /** Inquiries with this e-mail address within an hour. */
  'busy-address',
  /** Inquiries with exactly these words within an hour. */
  'same-words',
  /** Very many inquiries came within the hour, and this one without an opened page. */
  'flood',
] as const
export type DoubtKind = (typeof DOUBT_KINDS)[number]

export const Doubt = z.object({ kind: z.enum(DOUBT_KINDS), count: z.int().optional() })
export type Doubt = z.infer<typeof Doubt>
