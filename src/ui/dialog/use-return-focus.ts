import { useLayoutEffect, useRef } from 'react'

const FOCUSABLE = 'a[href], button:not(:disabled), input:not(:disabled), select, textarea, [tabindex="-1"]'

/**
 * For a Radix dialog that is opened by its `open` property alone: notes where the focus was when it opened, and gives the
 * handler for `onCloseAutoFocus` that brings it back there. Where that is gone, as with the row that was deleted, the
 * focus goes to what is nearest to it. Radix returns it to a trigger of its own only.
 */
export function useReturnFocus(isOpen: boolean): (event: Event) => void {
  const cameFrom = useRef<Element[]>([])
  // Before the dialog's own effects move the focus into it.
  useLayoutEffect(() => {
    if (isOpen) cameFrom.current = withAncestors(document.activeElement)
  }, [isOpen])
  return (event) => {
    const [first] = cameFrom.current
    // Nothing had it: the page's first link is no better place than where Radix leaves it.
    if (first === document.body) return
    const left = cameFrom.current.find((element) => element.isConnected && element !== document.body)
    const target = left === first ? left : left?.querySelector(FOCUSABLE)
    if (!(target instanceof HTMLElement)) return
    event.preventDefault()
    target.focus({ preventScroll: target === first })
  }
}

function withAncestors(element: Element | null): Element[] {
  return element ? [element, ...withAncestors(element.parentElement)] : []
}
