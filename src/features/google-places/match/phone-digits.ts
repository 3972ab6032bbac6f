/** Ten digits of a North American number, without country code and extension; null for anything else. */
export function phoneDigits(phone: string): string | null {
  const digits = phone.replace(/\s*(?:x|ext\.?|#)\s*\d+\s*$/i, '').replace(/\D/g, '')
  if (digits.length === 11 && digits.startsWith('1')) return digits.slice(1)
  return digits.length === 10 ? digits : null
}
