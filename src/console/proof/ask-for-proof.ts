import { ApiError } from '../api-error.ts'

/** Refused for lack of a proof, and cancelled when asked: needs no toast. */
export function isProofWanted(error: unknown): error is ApiError {
  return error instanceof ApiError && error.status === 403 && error.fields.proof !== undefined
}

/** Resolves to whether a proof was given. */
export const { ask: askForProof, onAsked: onProofAsked } = createQuestion('proof-asked')

export type Answer = (isGiven: boolean) => void

/**
 * A question of any call, answered by one dialog. `ask`: false where nobody listens; `onAsked` returns how to
 * unregister.
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
