/** So many in a window that begins with the first of them. */
export type Limit = { count: number; windowMs: number }

/** How many inquiries are taken, and how many are taken without doubt; see createInquiryLimits. */
export type InquiryLimits = {
  /** One IPv4 address, or an IPv6 line (/64): refused beyond. */
  perNetwork: readonly Limit[]
  /** An IPv6 site (/48), which may hold many lines: refused beyond. */
  perSite: readonly Limit[]
  /** One e-mail address: doubted beyond, from networks that sent with it before, were not the first, and opened no form. */
  perAddress: Limit
  /** One e-mail address: doubted beyond from every network but the first. */
  perAddressAtMost: Limit
  /** One opened form: doubted beyond. */
  perStamp: Limit
  /** The same words from whatever network: doubted beyond, but for the first network. */
  perWords: Limit
  /** All inquiries that were not doubted: beyond, those without an opened form are. */
  overall: Limit
}

const MINUTE_MS = 60_000
const HOUR_MS = 60 * MINUTE_MS
const DAY_MS = 24 * HOUR_MS

/**
 * The limits of inquiries. Only a network is ever refused, so that no family is refused for what somebody else sent in
 * its name. `scale` multiplies every number, for load tests.
 */
export function createInquiryLimits(scale = 1): InquiryLimits {
  const limit = (count: number, windowMs: number): Limit => ({ count: count * scale, windowMs })
  return {
    perNetwork: [limit(5, 10 * MINUTE_MS), limit(20, DAY_MS)],
    perSite: [limit(20, 10 * MINUTE_MS), limit(80, DAY_MS)],
    perAddress: limit(5, HOUR_MS),
    perAddressAtMost: limit(20, HOUR_MS),
    // A family that writes to one partner twice, or goes back and changes its words.
    perStamp: limit(3, DAY_MS),
    perWords: limit(5, HOUR_MS),
    overall: limit(2000, HOUR_MS),
  }
}
