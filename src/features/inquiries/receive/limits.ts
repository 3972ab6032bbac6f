/** The window begins with the first inquiry. */
export type Limit = { count: number; windowMs: number }

export type InquiryLimits = {
  /** IPv4 address or IPv6 /64: refused beyond. */
  perNetwork: readonly Limit[]
  /** IPv6 /48: refused beyond. */
  perSite: readonly Limit[]
  /** One e-mail address: beyond, doubts networks that used it before, were not first, and opened no form. */
  perAddress: Limit
  /** One e-mail address: doubted beyond, except from the first network. */
  perAddressAtMost: Limit
  /** One opened form: doubted beyond. */
  perStamp: Limit
  /** The same words: doubted beyond, except from the first network. */
  perWords: Limit
  /** Of undoubted inquiries: beyond, those without an opened form are doubted. */
  overall: Limit
}

const MINUTE_MS = 60_000
const HOUR_MS = 60 * MINUTE_MS
const DAY_MS = 24 * HOUR_MS

/**
 * Only networks are refused, so that a family is not refused for what others sent in its name (INQUIRY-5).
 * `scale` multiplies all counts, for load tests.
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
