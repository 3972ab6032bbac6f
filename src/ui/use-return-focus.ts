import { useLayoutEffect, useRef } from 'react'

/**
 * For a Radix dialog that is opened by its `open` property alone: notes where the focus was when it opened, and gives the
 * handler for `onCloseAutoFocus` that brings it back there. Radix returns it to a trigger of its own only.
 */
export function useReturnFocus(isOpen: boolean): (event: Event) => void {
  const cameFrom = useRef<Element | null>(null)
  // Before the dialog's own effects move the focus into it.
  useLayoutEffect(() => {
    if (isOpen) cameFrom.current = document.activeElement
  }, [isOpen])
  return (event) => {
    if (!(cameFrom.current instanceof HTMLElement) || !cameFrom.current.isConnected) return
    event.preventDefault()
    cameFrom.current.focus({ preventScroll: true })
  }
}
