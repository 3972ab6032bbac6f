/** Returns noon (UTC, in ms) of a day like "2026-03-14"; null for other texts. */
export function confirmedOn(text: string | null): number | null {
  const day = /^\s*(\d{4}-\d{2}-\d{2})\s*$/.exec(text ?? '')?.[1]
  if (!day) return null
  const time = Date.parse(`${day}T12:00:00Z`)
  return Number.isNaN(time) || new Date(time).toISOString().slice(0, 10) !== day ? null : time
}
