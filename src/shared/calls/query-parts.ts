import { z } from 'zod'

/** A whole number from 1 to `max`. */
// @__NO_SIDE_EFFECTS__
export function limitOf(defaultLimit: number, max = 50) {
  const sentence = `Please give a whole number from 1 to ${max}.`
  return z
    .string()
    .regex(/^\d{1,3}$/, sentence)
    .transform(Number)
    .pipe(z.int().min(1, sentence).max(max, sentence))
    .default(defaultLimit)
    .meta({ type: 'integer', minimum: 1, maximum: max, default: defaultLimit })
}

/** An invalid id is invalid input, not a missing row. */
export const UuidParams = z.object({ id: z.uuid() })
/** An id that is only looked up. */
export const IdParams = z.object({ id: z.string() })
