/**
 * Seconds, also with a fraction as some providers write it, or an HTTP date (RFC 9110, 10.2.3). Returns
 * milliseconds from now, 0 for a past date.
 */
export function readRetryAfter(value: string | null | undefined): number | undefined {
  const text = value?.trim() ?? ''
  if (/^\d{1,9}(?:\.\d+)?$/.test(text)) return Math.ceil(Number(text) * 1000)
  // Date.parse takes "-5" and "1/2" for dates.
  if (!/^[a-z]/i.test(text)) return undefined
  const at = Date.parse(text)
  return Number.isNaN(at) ? undefined : Math.max(0, at - Date.now())
}
