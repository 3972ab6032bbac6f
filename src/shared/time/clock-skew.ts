/**
 * By which clocks of several machines may differ. Whatever is dated later than this was made while the clock was ahead,
 * and must not last, or be waited for, until then.
 */
export const CLOCK_SKEW_MS = 3_600_000
