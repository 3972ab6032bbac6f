/**
 * While the browser waits for the page that a form asked for, its button shows the text of `data-pending-text`
 * ('Searching...') and is marked busy. A page brought back by the browser's Back button shows its button at rest.
 */
export function showPendingForms(document: Document): void {
  const atRest = new Map<HTMLElement, string>()

  document.addEventListener('submit', (event) => {
    const form = event.target as HTMLFormElement
    const button = form.querySelector<HTMLElement>('[data-pending-text]')
    if (event.defaultPrevented || !button || atRest.has(button)) return
    atRest.set(button, button.textContent)
    button.style.minWidth = `${button.offsetWidth}px`
    button.textContent = button.dataset.pendingText ?? ''
    button.setAttribute('aria-busy', 'true')
  })

  window.addEventListener('pageshow', () => {
    for (const [button, text] of atRest) {
      button.textContent = text
      button.removeAttribute('aria-busy')
    }
    atRest.clear()
  })
}
