import { ApiError } from '../api-error.ts'
import { createQuestion } from './question.ts'

/** A call was refused for lack of a proof. */
export function isProofWanted(error: unknown): error is ApiError {
  return error instanceof ApiError && error.status === 403 && error.fields.proof !== undefined
}

/** Cancelled by the person: needs no toast. */
export const wasDeclined = isProofWanted

/** Resolves to whether a proof was given. */
export const { ask: askForProof, onAsked: onProofAsked } = createQuestion('proof-asked')
