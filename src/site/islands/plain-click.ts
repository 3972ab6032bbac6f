/**
 * Returns the link that a click follows in this tab; null with a modifier key, the middle button or when
 * handled.
 */
export function plainlyClickedLink(event: MouseEvent): HTMLAnchorElement | null {
  const { button, ctrlKey, metaKey, shiftKey, altKey } = event
  if (event.defaultPrevented || button || ctrlKey || metaKey || shiftKey || altKey) return null
  return (event.target as Element).closest<HTMLAnchorElement>('a[href]')
}
