import { ApiError } from '../api-error.ts'

const ASKED = 'proof-asked'
export type Answer = (isGiven: boolean) => void

/** Whether the server refused a call for want of a proof (confirmSessionCall). */
export function isProofWanted(error: unknown): error is ApiError {
  return error instanceof ApiError && error.status === 403 && error.fields.proof !== undefined
}

/** Whether the person cancelled the proof dialog; no notification is needed. */
export const wasDeclined = isProofWanted

/** Opens the proof dialog; resolves to whether a proof was given. */
export function askForProof(): Promise<boolean> {
  return new Promise((resolve) => {
    const isTaken = !dispatchEvent(new CustomEvent(ASKED, { detail: resolve, cancelable: true }))
    if (!isTaken) resolve(false)
  })
}

/** Registers the dialog for proof requests. Returns the function that unregisters it. */
export function onProofAsked(open: (answer: Answer) => void): () => void {
  const hear = (event: Event) => {
    event.preventDefault()
    open((event as CustomEvent<Answer>).detail)
  }
  addEventListener(ASKED, hear)
  return () => removeEventListener(ASKED, hear)
}
