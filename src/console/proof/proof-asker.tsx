import { lazy, Suspense } from 'react'
import { onProofAsked } from './ask-for-proof.ts'
import { useAsker } from './use-asker.ts'

const ProofDialog = lazy(() => import('./proof-dialog.tsx'))

/** One dialog for all waiting calls. */
export function ProofAsker() {
  const { isOpen, wasAsked, end } = useAsker(onProofAsked)
  return wasAsked ? (
    <Suspense>
      <ProofDialog isOpen={isOpen} onEnd={end} />
    </Suspense>
  ) : null
}
