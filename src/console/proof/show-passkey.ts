import type { ShownPasskey } from '../../shared/accounts/passkeys.ts'
import type { AnswerOf } from '../../shared/calls/define-call.ts'
import type { offerPasskeyConfirmationCall } from '../../shared/calls/own-account.ts'
import { type logInCall, logInWithPasskeyCall, offerPasskeyLoginCall } from '../../shared/calls/sign-in.ts'
import { call } from '../api.ts'

export const WAITING_FOR_PASSKEY = 'Waiting for the passkey...'

/** Null when cancelled. Throws ApiError. */
export async function showPasskey(
  offer: typeof offerPasskeyLoginCall | typeof offerPasskeyConfirmationCall,
): Promise<ShownPasskey | null> {
  const { startAuthentication } = await import('@simplewebauthn/browser')
  const optionsJSON = await call(offer)
  const shown = await startAuthentication({ optionsJSON }).catch((error) => {
    if (error instanceof Error && /^(?:NotAllowed|Abort)Error$/.test(error.name)) return null
    throw error
  })
  return shown as ShownPasskey | null
}

export type SignedIn = AnswerOf<typeof logInCall>

/** They need a domain name. */
export function canUsePasskey(): boolean {
  const isNumber = /^\[|^\d+(?:\.\d+){3}$/.test(location.hostname)
  return window.isSecureContext && 'PublicKeyCredential' in window && !isNumber
}

/** Null when cancelled. Throws ApiError. */
export async function logInByPasskey(): Promise<SignedIn | null> {
  const credential = await showPasskey(offerPasskeyLoginCall)
  return credential && call(logInWithPasskeyCall, { body: { credential } })
}
