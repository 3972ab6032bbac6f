/**
 * Returns the option that a key activates, null for none, undefined when nothing changes. Past either end,
 * Home, End and sideways keys return to the text. Source: https://www.w3.org/WAI/ARIA/apg/patterns/combobox/.
 */
export function nextOption(key: string, active: string | null, keys: string[]): string | null | undefined {
  const at = active === null ? -1 : keys.indexOf(active)
  if (key === 'ArrowDown') return keys[at + 1] ?? null
  if (key === 'ArrowUp') return (at < 0 ? keys.at(-1) : keys[at - 1]) ?? null
  if (['Home', 'End', 'ArrowLeft', 'ArrowRight'].includes(key)) return null
  return undefined
}
