import { createContext, useContext, useLayoutEffect, useRef } from 'react'

export type Shortcut = {
  /** `KeyboardEvent.key`: "/", "s", "ArrowLeft". */
  key: string
  /** Missing where another entry says it. */
  does?: string
  isGlobal?: boolean
  /** Ctrl, or Cmd on a Mac. */
  withControl?: boolean
}

export const ActiveShortcuts = createContext<Set<Shortcut> | null>(null)

/** Not while a dialog is open. Listed behind "?". */
export function useShortcut(shortcut: Shortcut, act: (event: KeyboardEvent) => void): void {
  const latest = useRef(act)
  latest.current = act
  const active = useContext(ActiveShortcuts)
  const { key, does, isGlobal = false, withControl = false } = shortcut
  useLayoutEffect(() => {
    const onKeyDown = (event: KeyboardEvent) => {
      if (event.key !== key || (event.ctrlKey || event.metaKey) !== withControl || event.altKey) return
      if (event.defaultPrevented || document.querySelector('[role="dialog"], [role="alertdialog"]')) return
      if (!withControl && isTyping(event.target)) return
      event.preventDefault()
      latest.current(event)
    }
    const listed = { key, isGlobal, withControl, ...(does && { does }) }
    if (does) active?.add(listed)
    addEventListener('keydown', onKeyDown)
    return () => {
      active?.delete(listed)
      removeEventListener('keydown', onKeyDown)
    }
  }, [key, does, isGlobal, withControl, active])
}

function isTyping(target: EventTarget | null): boolean {
  return (
    target instanceof HTMLElement &&
    (target.isContentEditable || target.matches('input:not([type="checkbox"]), textarea, select'))
  )
}
