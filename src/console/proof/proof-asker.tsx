import { lazy, Suspense, useEffect, useRef, useState } from 'react'
import { type Answer, onProofAsked } from './ask-for-proof.ts'

const ProofDialog = lazy(() => import('./proof-dialog.tsx'))

/** One proof dialog for all waiting calls, loaded on first use. */
export function ProofAsker() {
  const waiting = useRef<Answer[]>([])
  // A button disabled during its call loses focus, so the last focused element is kept.
  const lastFocus = useRef<EventTarget | null>(null)
  const cameFrom = useRef<EventTarget | null>(null)
  const [isOpen, setOpen] = useState(false)
  const [wasAsked, setAsked] = useState(false)
  useEffect(
    () =>
      onProofAsked((answer) => {
        if (waiting.current.length === 0) cameFrom.current = lastFocus.current
        waiting.current.push(answer)
        setAsked(true)
        setOpen(true)
      }),
    [],
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
  return wasAsked ? (
    <Suspense>
      <ProofDialog isOpen={isOpen} onEnd={end} />
    </Suspense>
  ) : null
}

const RETURN_WITHIN_MS = 3000

/** Returns focus to `target` once it is enabled, unless focus has moved elsewhere. */
function returnFocus(target: EventTarget | null, since: number): void {
  if (!(target instanceof HTMLElement) || !target.isConnected) return
  const { activeElement } = document
  const isBehindDialog = target.closest('.dialog')?.contains(activeElement) === false
  const isLost = !activeElement || activeElement.matches('body, .dialog') || isBehindDialog
  if (isLost && !target.matches(':disabled')) target.focus({ preventScroll: true })
  if (document.activeElement === target || performance.now() - since > RETURN_WITHIN_MS) return
  requestAnimationFrame(() => returnFocus(target, since))
}
