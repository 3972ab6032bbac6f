/** Playwright's page, or Puppeteer's. */
type Evaluating = { evaluate(read: () => string[]): Promise<string[]> }

/**
 * What needs sideways scrolling: page overflow, and texts, controls or pictures beyond an edge, even if
 * clipped. A grid of data may scroll sideways in its box (WCAG 2.2, 1.4.10).
 */
export const beyondTheEdge = (page: Evaluating): Promise<string[]> =>
  page.evaluate(() => {
    const { clientWidth, scrollWidth } = document.documentElement
    const found = scrollWidth > clientWidth ? [`the page by ${scrollWidth - clientWidth} px`] : []
    const parts = 'h1, h2, h3, p, a, button, input, textarea, summary, td, dt, dd, li, img, .tooltip'
    for (const element of document.querySelectorAll<HTMLElement>(parts)) {
      if (
        !element.checkVisibility({ visibilityProperty: true }) ||
        element.closest('.unseen, .skip, [role="grid"]')
      )
        continue
      const { left, right, width } = element.getBoundingClientRect()
      if (width > 0 && (left < -1 || right > clientWidth + 1))
        found.push(`${element.tagName} ${element.className} ${element.textContent?.slice(0, 40)}`)
    }
    return found
  })
