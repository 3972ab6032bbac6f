import { useLayoutEffect, useRef } from 'react'

const FOCUSABLE = 'a[href], button:not(:disabled), input:not(:disabled), select, textarea, [tabindex="-1"]'

/**
 * For `onCloseAutoFocus`: refocuses the earlier element, or its nearest neighbour if gone (a deleted row);
 * Radix does so only for its own trigger.
 */
export function useReturnFocus(isOpen: boolean): (event: Event) => void {
  const cameFrom = useRef<Element[]>([])
  // Runs before the dialog's effects move the focus.
  useLayoutEffect(() => {
    if (isOpen) cameFrom.current = withAncestors(document.activeElement)
  }, [isOpen])
  return (event) => {
    const [first] = cameFrom.current
    // Leave it to Radix.
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

/**
 * For modal dialogs, which pull the focus back: hides focus events towards toasts, which F8 must reach
 * (SITE-6).
 */
export function letFocusReachToasts(dialog: HTMLElement | null): (() => void) | undefined {
  const onFocusOut = (event: FocusEvent) => {
    if ((event.relatedTarget as Element | null)?.closest('#toaster')) event.stopPropagation()
  }
  dialog?.addEventListener('focusout', onFocusOut)
  return () => dialog?.removeEventListener('focusout', onFocusOut)
}
