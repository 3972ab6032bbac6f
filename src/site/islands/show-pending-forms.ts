/** `data-pending-text`, reset on return. */
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
