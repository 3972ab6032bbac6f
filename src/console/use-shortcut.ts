import { useEffect, useRef } from 'react'

type Shortcut = {
  /** `KeyboardEvent.key`: "/", "s", "ArrowLeft". */
  key: string
  /** Ctrl, or Cmd on a Mac. */
  withControl?: boolean
  withAlt?: boolean
  /** Whether it works inside a text field; by default only with Ctrl or Alt. */
  whileTyping?: boolean
}

/** Calls `act` on a key press while the component is mounted and no dialog is open. */
export function useShortcut(shortcut: Shortcut, act: (event: KeyboardEvent) => void): void {
  const latest = useRef(act)
  latest.current = act
  const { key, withControl = false, withAlt = false, whileTyping = withControl || withAlt } = shortcut
  useEffect(() => {
    const onKeyDown = (event: KeyboardEvent) => {
      if (event.key !== key || (event.ctrlKey || event.metaKey) !== withControl || event.altKey !== withAlt)
        return
      if (event.defaultPrevented || document.querySelector('[role="dialog"], [role="alertdialog"]')) return
      if (!whileTyping && isTyping(event.target)) return
      event.preventDefault()
      latest.current(event)
    }
    addEventListener('keydown', onKeyDown)
    return () => removeEventListener('keydown', onKeyDown)
  }, [key, withControl, withAlt, whileTyping])
}

function isTyping(target: EventTarget | null): boolean {
  return (
    target instanceof HTMLElement &&
    (target.isContentEditable || target.matches('input:not([type="checkbox"]), textarea, select'))
  )
}
