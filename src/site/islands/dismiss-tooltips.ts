const IN_USE = ':hover, :focus-within'

/**
 * Escape puts an open tooltip away without moving the pointer or the focus (WCAG 2.2, 1.4.13); it may come back once
 * both have left it. The tooltip itself is CSS: `.tooltip` with `data-dismissed` stays closed.
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
