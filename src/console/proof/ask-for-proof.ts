import { ApiError } from '../api-error.ts'

const ASKED = 'proof-asked'
/** Tells a call that waits for a proof whether one was given. */
export type Answer = (isGiven: boolean) => void

/** Whether the server refused a call for want of a proof (confirmSessionCall). */
export function isProofWanted(error: unknown): error is ApiError {
  return error instanceof ApiError && error.status === 403 && error.fields.proof !== undefined
}

/**
 * Whether a call was given up because the person turned away from the dialog that asks who they are. Nothing was done,
 * and they know: no notification is needed.
 */
export const wasDeclined = isProofWanted

/** Opens the dialog that asks for a proof; whether one was given. */
export function askForProof(): Promise<boolean> {
  return new Promise((resolve) => {
    const isTaken = !dispatchEvent(new CustomEvent(ASKED, { detail: resolve, cancelable: true }))
    if (!isTaken) resolve(false)
  })
}

/** Lets the one dialog hear of it when a proof is asked for; gives what ends that. */
export function onProofAsked(open: (answer: Answer) => void): () => void {
  const hear = (event: Event) => {
    event.preventDefault()
    open((event as CustomEvent<Answer>).detail)
  }
  addEventListener(ASKED, hear)
  return () => removeEventListener(ASKED, hear)
}
