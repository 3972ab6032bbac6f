import { createQuestion } from '../proof/question.ts'

/** `ask` opens the dialog when a session has ended; it resolves to whether there is a new one. */
export const { ask: askForSignIn, onAsked: onSignInAsked } = createQuestion('sign-in-asked')
