/** Dialogs and screens have placed the focus by then. */
const SETTLED_MS = 150
const FOCUSABLE =
  'a[href], button:not(:disabled), input:not(:disabled), select:not(:disabled), textarea:not(:disabled), [tabindex]'

/** `index`: among siblings, when it had the focus. */
type Place = { element: Element; index: number }

/** A dialog stands beside what it covers; each keeps its focus. */
const layerOf = (element: Element) => element.closest('.dialog-overlay') ?? document.body

const isLost = () => document.activeElement?.matches('body, .dialog-overlay') ?? true

/**
 * Gives back the focus that browsers drop when its element is disabled or removed, or its dialog closed: to
 * the element, else to what took its place in the list, lest Tab starts at the top. Returns how to stop.
 */
export function keepFocus(): () => void {
  const paths = new WeakMap<Element, Place[]>()
  let timer: ReturnType<typeof setTimeout> | undefined
  const note = ({ target }: Event) => {
    if (target instanceof Element && !target.matches('.dialog-overlay'))
      paths.set(layerOf(target), pathOf(target))
  }
  // A click on nothing drops the focus on purpose.
  const forget = ({ target }: Event) => {
    if (target instanceof Element) paths.delete(layerOf(target))
  }
  const restore = () => {
    if (!isLost()) return
    const top = [...document.querySelectorAll('.dialog-overlay')].at(-1) ?? document.body
    // Must not scroll back to removed rows.
    findTarget(paths.get(top) ?? [])?.focus({ preventScroll: true })
  }
  const observer = new MutationObserver(() => {
    if (!isLost()) return
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
