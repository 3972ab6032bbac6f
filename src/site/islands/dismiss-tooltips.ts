/**
 * Escape puts an open tooltip away without moving the pointer or the focus (WCAG 2.2, 1.4.13); it may come back once
 * both have left. The tooltip itself is CSS: `.tooltip` with `data-dismissed` stays closed.
 */
export function dismissTooltips(document: Document): void {
  document.addEventListener('keydown', (event) => {
    if (event.key !== 'Escape') return
    for (const tooltip of document.querySelectorAll<HTMLElement>('.tooltip:is(:hover, :focus-within)')) {
      tooltip.dataset.dismissed = ''
      const restore = () => {
        if (tooltip.matches(':hover, :focus-within')) return
        delete tooltip.dataset.dismissed
        tooltip.removeEventListener('pointerleave', restore)
        tooltip.removeEventListener('blur', restore)
      }
      tooltip.addEventListener('pointerleave', restore)
      tooltip.addEventListener('blur', restore)
    }
  })
}
