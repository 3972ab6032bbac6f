const IN_USE = ':hover, :focus-within'

/**
 * Escape closes an open tooltip without moving pointer or focus (WCAG 2.2, 1.4.13), until both have left it. Tooltips
 * are CSS: `.tooltip` with `data-dismissed` stays closed.
 */
export function dismissTooltips(document: Document): void {
  document.addEventListener('keydown', (event) => {
    if (event.key !== 'Escape') return
    for (const tooltip of document.querySelectorAll(`.tooltip:is(${IN_USE})`))
      tooltip.setAttribute('data-dismissed', '')
  })
  for (const type of ['pointerover', 'focusin']) {
    document.addEventListener(type, () => {
      for (const tooltip of document.querySelectorAll('[data-dismissed]'))
        if (!tooltip.matches(IN_USE)) tooltip.removeAttribute('data-dismissed')
    })
  }
}
