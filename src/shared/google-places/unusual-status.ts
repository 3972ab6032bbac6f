/** What families must know before they call: stands in words near the telephone number and on cards. */
export const UNUSUAL_STATUSES = ['closed', 'closed-for-now', 'moved'] as const
export type UnusualStatus = (typeof UNUSUAL_STATUSES)[number]

/** The unusual status of a place by Google's businessStatus and where it has moved to; null: open as usual, or unknown. */
export function unusualStatus(
  businessStatus: string | null,
  movedPlaceId: string | null,
): UnusualStatus | null {
  if (businessStatus === 'CLOSED_TEMPORARILY') return 'closed-for-now'
  if (businessStatus !== 'CLOSED_PERMANENTLY') return null
  return movedPlaceId ? 'moved' : 'closed'
}
