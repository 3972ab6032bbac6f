import { ApiError } from '../api-error.ts'

const ASKED = 'proof-asked'
export type Answer = (isGiven: boolean) => void

/** Returns whether a call was refused for lack of a proof. */
export function isProofWanted(error: unknown): error is ApiError {
  return error instanceof ApiError && error.status === 403 && error.fields.proof !== undefined
}

/** Cancelled by the person: needs no toast. */
export const wasDeclined = isProofWanted

/** Opens the dialog; resolves to whether a proof was given. */
export function askForProof(): Promise<boolean> {
  return new Promise((resolve) => {
    const isTaken = !dispatchEvent(new CustomEvent(ASKED, { detail: resolve, cancelable: true }))
    if (!isTaken) resolve(false)
  })
}

/** Registers the dialog; returns the function that unregisters it. */
export function onProofAsked(open: (answer: Answer) => void): () => void {
  const hear = (event: Event) => {
    event.preventDefault()
    open((event as CustomEvent<Answer>).detail)
  }
  addEventListener(ASKED, hear)
  return () => removeEventListener(ASKED, hear)
}
