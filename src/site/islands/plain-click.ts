/**
 * Returns the link that a click follows in this tab, or null: Ctrl, Meta, Shift, the middle button and handled clicks
 * keep the browser's behaviour.
 */
export function plainlyClickedLink(event: MouseEvent): HTMLAnchorElement | null {
  const { button, ctrlKey, metaKey, shiftKey, altKey } = event
  if (event.defaultPrevented || button || ctrlKey || metaKey || shiftKey || altKey) return null
  return (event.target as Element).closest<HTMLAnchorElement>('a[href]')
}
