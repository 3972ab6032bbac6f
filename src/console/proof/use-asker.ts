import { useEffect, useRef, useState } from 'react'
import type { Answer } from './ask-for-proof.ts'

/** One dialog's answer goes to all waiting calls; `end` returns the focus. */
export function useAsker(onAsked: (open: (answer: Answer) => void) => () => void) {
  const waiting = useRef<Answer[]>([])
  // A button disabled during its call loses focus.
  const lastFocus = useRef<EventTarget | null>(null)
  const cameFrom = useRef<EventTarget | null>(null)
  const [isOpen, setOpen] = useState(false)
  const [wasAsked, setAsked] = useState(false)
  useEffect(
    () =>
      onAsked((answer) => {
        if (waiting.current.length === 0) cameFrom.current = lastFocus.current
        waiting.current.push(answer)
        setAsked(true)
        setOpen(true)
      }),
    [onAsked],
  )
  useEffect(() => {
    const note = ({ target }: FocusEvent) => {
      lastFocus.current = target
    }
    addEventListener('focusin', note)
    return () => removeEventListener('focusin', note)
  }, [])
  function end(isGiven: boolean) {
    setOpen(false)
    for (const answer of waiting.current.splice(0)) answer(isGiven)
    returnFocus(cameFrom.current, performance.now())
  }
  return { isOpen, wasAsked, end }
}

const RETURN_WITHIN_MS = 3000

/** Unless focus has moved. */
function returnFocus(target: EventTarget | null, since: number): void {
  if (!(target instanceof HTMLElement) || !target.isConnected) return
  const { activeElement } = document
  const isBehindDialog = target.closest('.dialog')?.contains(activeElement) === false
  const isLost = !activeElement || activeElement.matches('body, .dialog') || isBehindDialog
  if (isLost && !target.matches(':disabled')) target.focus({ preventScroll: true })
  if (document.activeElement === target || performance.now() - since > RETURN_WITHIN_MS) return
  requestAnimationFrame(() => returnFocus(target, since))
}
