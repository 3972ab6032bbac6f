import { RateLimiterMemory, RateLimiterRes } from 'rate-limiter-flexible'
import { AppError } from '../../shared/errors.ts'
import { networkOf } from '../../shared/network-of.ts'

/** How many inquiries one visitor may send; see createInquiryLimits. */
export type InquiryLimits = {
  /** Counts one inquiry. Throws `rate_limited` with the seconds to wait, counting nothing, once a limit is reached. */
  take(clientAddress: string, email: string): Promise<void>
}

const MINUTE = 60
const HOUR = 60 * MINUTE
const DAY = 24 * HOUR

/**
 * The limits of inquiries, held in this process' memory: 5 in 10 minutes and 20 a day from one network address, 5 an
 * hour with one e-mail address. An IPv6 network of /64 counts as one address, since a single line has that many.
 * Make one for the whole process. `scale` multiplies every limit, for load tests.
 */
export function createInquiryLimits(scale = 1): InquiryLimits {
  const limiter = (keyPrefix: string, points: number, duration: number) =>
    new RateLimiterMemory({ keyPrefix, points: points * scale, duration })
  const perAddress = [limiter('10min', 5, 10 * MINUTE), limiter('day', 20, DAY)]
  const perEmail = limiter('email', 5, HOUR)

  return {
    async take(clientAddress, email) {
      const steps = [
        ...perAddress.map((rule) => [rule, networkOf(clientAddress)] as const),
        [perEmail, email.trim().toLowerCase()] as const,
      ]
      const taken: (typeof steps)[number][] = []
      for (const [rule, key] of steps) {
        try {
          await rule.consume(key)
          taken.push([rule, key])
        } catch (refusal) {
          // What was refused was not sent: it must not use up the other limits, nor this one.
          for (const [counted, countedKey] of [...taken, [rule, key] as const])
            await counted.reward(countedKey)
          if (!(refusal instanceof RateLimiterRes)) throw refusal
          throw new AppError(
            'rate_limited',
            'Too many inquiries were sent. Please wait a while, or call the partner.',
            {
              retryAfterSeconds: Math.max(1, Math.ceil(refusal.msBeforeNext / 1000)),
            },
          )
        }
      }
    },
  }
}
