/**
 * The link that a click asks to follow in this very tab; null for any other click, so that Ctrl, Meta, Shift, the
 * middle button and links already handled keep what the browser does with them.
 */
export function plainlyClickedLink(event: MouseEvent): HTMLAnchorElement | null {
  if (event.defaultPrevented || event.button !== 0) return null
  if (event.ctrlKey || event.metaKey || event.shiftKey || event.altKey) return null
  return (event.target as Element).closest<HTMLAnchorElement>('a[href]')
}
