/**
 * Which option a key makes active, in a list whose options are named by `keys` (WAI-ARIA APG, editable combobox with
 * list autocomplete: https://www.w3.org/WAI/ARIA/apg/patterns/combobox/). Going past either end leads back to the
 * text; Home, End and the sideways keys belong to the text. null: no option; undefined: the key changes nothing.
 */
export function nextOption(key: string, active: string | null, keys: string[]): string | null | undefined {
  const at = active === null ? -1 : keys.indexOf(active)
  if (key === 'ArrowDown') return keys[at + 1] ?? null
  if (key === 'ArrowUp') return (at < 0 ? keys.at(-1) : keys[at - 1]) ?? null
  if (['Home', 'End', 'ArrowLeft', 'ArrowRight'].includes(key)) return null
  return undefined
}
