import { ApiError } from '../api-error.ts'

/** A call was refused for lack of a proof: asked for one, the person cancelled, which needs no toast. */
export function isProofWanted(error: unknown): error is ApiError {
  return error instanceof ApiError && error.status === 403 && error.fields.proof !== undefined
}

/** Resolves to whether a proof was given. */
export const { ask: askForProof, onAsked: onProofAsked } = createQuestion('proof-asked')

export type Answer = (isGiven: boolean) => void

/**
 * A question that any call may ask, answered by one dialog. `ask` resolves to false where nobody listens;
 * `onAsked` registers the dialog and returns how to unregister it.
 */
export function createQuestion(name: string) {
  return {
    ask(): Promise<boolean> {
      return new Promise((resolve) => {
        const isTaken = !dispatchEvent(new CustomEvent(name, { detail: resolve, cancelable: true }))
        if (!isTaken) resolve(false)
      })
    },
    onAsked(open: (answer: Answer) => void): () => void {
      const hear = (event: Event) => {
        event.preventDefault()
        open((event as CustomEvent<Answer>).detail)
      }
      addEventListener(name, hear)
      return () => removeEventListener(name, hear)
    },
  }
}
