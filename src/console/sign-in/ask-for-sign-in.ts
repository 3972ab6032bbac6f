import { createQuestion } from '../proof/question.ts'

/** Resolves to whether there is a new session. */
export const { ask: askForSignIn, onAsked: onSignInAsked } = createQuestion('sign-in-asked')
