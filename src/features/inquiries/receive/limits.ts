export type Limit = { count: number; windowMs: number }

export type InquiryLimits = {
  /** IPv4 address or IPv6 /64: refused. */
  perNetwork: readonly Limit[]
  /** IPv6 /48: refused. */
  perSite: readonly Limit[]
  /** Doubted, but for the first network, new ones and opened forms. */
  perAddress: Limit
  /** Doubted, but for the first network. */
  perAddressAtMost: Limit
  /** One opened form: doubted. */
  perStamp: Limit
  /** Doubted, but for the first network. */
  perWords: Limit
  /** Undoubted inquiries; beyond, an opened form is needed. */
  overall: Limit
}

const MINUTE_MS = 60_000
const HOUR_MS = 60 * MINUTE_MS
const DAY_MS = 24 * HOUR_MS

/**
 * Refuses networks alone, no family for what others sent in its name (INQUIRY-5). `scale`: for load tests.
 */
export function createInquiryLimits(scale = 1): InquiryLimits {
  const limit = (count: number, windowMs: number): Limit => ({ count: count * scale, windowMs })
  return {
    perNetwork: [limit(5, 10 * MINUTE_MS), limit(20, DAY_MS)],
    perSite: [limit(20, 10 * MINUTE_MS), limit(80, DAY_MS)],
    perAddress: limit(5, HOUR_MS),
    perAddressAtMost: limit(20, HOUR_MS),
    // A family writes twice, or goes back and edits.
    perStamp: limit(3, DAY_MS),
    perWords: limit(5, HOUR_MS),
    overall: limit(2000, HOUR_MS),
  }
}
