/** Families must know before they call. */
export const UNUSUAL_STATUSES = ['closed', 'closed-for-now', 'moved'] as const
export type UnusualStatus = (typeof UNUSUAL_STATUSES)[number]

/** Null: open as usual, or unknown. */
export function unusualStatus(
  businessStatus: string | null,
  movedPlaceId: string | null,
): UnusualStatus | null {
  if (businessStatus === 'CLOSED_TEMPORARILY') return 'closed-for-now'
  if (businessStatus !== 'CLOSED_PERMANENTLY') return null
  return movedPlaceId ? 'moved' : 'closed'
}
