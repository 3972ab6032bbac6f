import { lazy, Suspense, useEffect, useRef, useState } from 'react'
import { onProofAsked } from './ask-for-proof.ts'

const ProofDialog = lazy(() => import('./proof-dialog.tsx'))

/**
 * Opens the dialog when a call needs a proof, and tells every call that waits for it how it ended: one dialog for all.
 * Its code is fetched when it is first asked for.
 */
export function ProofAsker() {
  const waiting = useRef<((isGiven: boolean) => void)[]>([])
  const [isOpen, setOpen] = useState(false)
  const [wasAsked, setAsked] = useState(false)
  useEffect(
    () =>
      onProofAsked((answer) => {
        waiting.current.push(answer)
        setAsked(true)
        setOpen(true)
      }),
    [],
  )
  function end(isGiven: boolean) {
    setOpen(false)
    for (const answer of waiting.current.splice(0)) answer(isGiven)
  }
  return wasAsked ? (
    <Suspense>
      <ProofDialog isOpen={isOpen} onEnd={end} />
    </Suspense>
  ) : null
}
