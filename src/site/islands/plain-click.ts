/**
 * The link that a click asks to follow in this very tab; null for any other click, so that Ctrl, Meta, Shift, the
 * middle button and links already handled keep what the browser does with them.
 */
export function plainlyClickedLink(event: MouseEvent): HTMLAnchorElement | null {
  const { button, ctrlKey, metaKey, shiftKey, altKey } = event
  if (event.defaultPrevented || button || ctrlKey || metaKey || shiftKey || altKey) return null
  return (event.target as Element).closest<HTMLAnchorElement>('a[href]')
}
