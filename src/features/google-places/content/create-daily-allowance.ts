const DAY_MS = 86_400_000

export type DailyAllowance = {
  /** All of `amount`, or nothing. */
  take(amount: number): boolean
  giveBack(amount: number): void
}

/** `perDay` refills evenly and starts full, `atLeast` if more. `now`: ms since 1970. Per process. */
export function createDailyAllowance(perDay: number, atLeast: number, now: () => number): DailyAllowance {
  const most = perDay > 0 ? Math.max(perDay, atLeast) : 0
  let left = most
  let filledAt = now()
  const fill = () => {
    const at = now()
    left = Math.min(most, left + (perDay * Math.max(at - filledAt, 0)) / DAY_MS)
    filledAt = at
  }
  return {
    take(amount) {
      fill()
      if (amount > left) return false
      left -= amount
      return true
    },
    giveBack(amount) {
      left = Math.min(most, left + amount)
    },
  }
}
