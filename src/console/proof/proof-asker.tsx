import { lazy, Suspense, useEffect, useRef, useState } from 'react'
import { onProofAsked, type WaitingCall } from './ask-for-proof.ts'

const ProofDialog = lazy(() => import('./proof-dialog.tsx'))

/**
 * Opens the dialog when a call needs a proof, and tells every call that waits for it how it ended: one dialog for all.
 * Its code is fetched when it is first asked for.
 */
export function ProofAsker() {
  const waiting = useRef<WaitingCall[]>([])
  const [isOpen, setOpen] = useState(false)
  const [wasAsked, setAsked] = useState(false)
  useEffect(
    () =>
      onProofAsked((call) => {
        waiting.current.push(call)
        setAsked(true)
        setOpen(true)
      }),
    [],
  )
  function end(isGiven: boolean) {
    setOpen(false)
    const calls = waiting.current.splice(0)
    for (const { answer } of calls) answer(isGiven)
    returnFocus(calls[0]?.from ?? null, performance.now())
  }
  return wasAsked ? (
    <Suspense>
      <ProofDialog isOpen={isOpen} onEnd={end} />
    </Suspense>
  ) : null
}

const RETURN_WITHIN_MS = 3000

/**
 * Puts the focus back on the button that was pressed, once its call has ended and it is enabled again; not if the person
 * has gone on meanwhile.
 */
function returnFocus(button: Element | null, since: number): void {
  if (!(button instanceof HTMLElement) || performance.now() - since > RETURN_WITHIN_MS) return
  const { activeElement } = document
  const isLost = !activeElement || activeElement === document.body || activeElement.matches('.dialog')
  if (isLost && button.isConnected && !button.matches(':disabled')) button.focus({ preventScroll: true })
  if (document.activeElement !== button && button.isConnected) {
    requestAnimationFrame(() => returnFocus(button, since))
  }
}
