/** By then, dialogs and screens have placed the focus. */
const SETTLED_MS = 150
const FOCUSABLE =
  'a[href], button:not(:disabled), input:not(:disabled), select:not(:disabled), textarea:not(:disabled), [tabindex]'

/** `index`: among its siblings when it had the focus. */
type Place = { element: Element; index: number }

/**
 * Gives back the focus that a browser drops when its element is disabled or removed: to the element, else to
 * what took its place in the list. Otherwise the next Tab starts at the top. Returns how to stop.
 */
export function keepFocus(): () => void {
  let path: Place[] = []
  let timer: ReturnType<typeof setTimeout> | undefined
  const note = ({ target }: Event) => {
    path = pathOf(target as Element)
  }
  // A click on nothing drops the focus on purpose.
  const forget = () => {
    path = []
  }
  const restore = () => {
    if (document.activeElement !== document.body) return
    // Must not scroll back to rows that a long list has removed.
    findTarget(path)?.focus({ preventScroll: true })
  }
  const observer = new MutationObserver(() => {
    if (document.activeElement !== document.body || path.length === 0) return
    clearTimeout(timer)
    timer = setTimeout(restore, SETTLED_MS)
  })
  document.addEventListener('focusin', note)
  document.addEventListener('pointerdown', forget, true)
  observer.observe(document.body, { subtree: true, childList: true, attributeFilter: ['disabled'] })
  return () => {
    clearTimeout(timer)
    observer.disconnect()
    document.removeEventListener('focusin', note)
    document.removeEventListener('pointerdown', forget, true)
  }
}

/** Up to the body. */
function pathOf(element: Element | null): Place[] {
  if (!element || element === document.body) return []
  const siblings = element.parentElement?.children ?? []
  return [{ element, index: [...siblings].indexOf(element) }, ...pathOf(element.parentElement)]
}

function findTarget(path: readonly Place[]): HTMLElement | null {
  const [own] = path
  if (!own) return null
  // Still disabled: asked again when that changes.
  if (own.element.isConnected) return own.element.matches(':disabled') ? null : (own.element as HTMLElement)
  const main = path.findIndex(({ element }) => element.matches('main'))
  // Dialogs and new screens place the focus themselves.
  if (!path[main]?.element.isConnected) return null
  const at = path.findIndex(({ element }) => element.isConnected)
  for (const [step, { element }] of path.slice(at, main + 1).entries()) {
    const index = path[at + step - 1]?.index ?? 0
    const children = [...element.children]
    for (const near of [...children.slice(index), ...children.slice(0, index).reverse()]) {
      const found = near.matches(FOCUSABLE) ? near : near.querySelector(FOCUSABLE)
      if (found instanceof HTMLElement && found.checkVisibility()) return found
    }
  }
  return null
}
