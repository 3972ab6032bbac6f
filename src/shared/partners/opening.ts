export type Opening = {
  /** HH:MM by its own clock, 24:00 where it goes on past midnight; null: closed now. */
  openUntil: string | null
  timeZone: string
  /** Ms since 1970; an hour off around the day on which its clock is changed. */
  changesAt: number
}

/** Ms since 1970; undefined where no hours are known. */
export function changesAtOf(shown: readonly { opening?: Opening | null | undefined }[]): number | undefined {
  const moments = shown.flatMap(({ opening }) => opening?.changesAt ?? [])
  return moments.length === 0 ? undefined : Math.min(...moments)
}

const STEP_MS = 300_000

/** Houses open and close at multiples of five minutes. */
export const nextStep = (now: Date): number => (Math.floor(now.getTime() / STEP_MS) + 1) * STEP_MS
