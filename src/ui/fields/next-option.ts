/**
 * Null: the text, past either end and for Home, End and sideways keys; undefined: no change. Source:
 * w3.org/WAI/ARIA/apg/patterns/combobox.
 */
export function nextOption(key: string, active: string | null, keys: string[]): string | null | undefined {
  const at = active === null ? -1 : keys.indexOf(active)
  if (key === 'ArrowDown') return keys[at + 1] ?? null
  if (key === 'ArrowUp') return (at < 0 ? keys.at(-1) : keys[at - 1]) ?? null
  if (['Home', 'End', 'ArrowLeft', 'ArrowRight'].includes(key)) return null
  return undefined
}
