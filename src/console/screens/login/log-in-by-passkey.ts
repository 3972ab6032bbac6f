import type { AnswerOf } from '../../../shared/calls/define-call.ts'
import { type logInCall, logInWithPasskeyCall, offerPasskeyLoginCall } from '../../../shared/calls/sign-in.ts'
import { call } from '../../api.ts'
import { showPasskey } from '../../proof/show-passkey.ts'

export type SignedIn = AnswerOf<typeof logInCall>

/** Passkeys need a domain name. */
export function canUsePasskey(): boolean {
  const isNumber = /^\[|^\d+(?:\.\d+){3}$/.test(location.hostname)
  return window.isSecureContext && 'PublicKeyCredential' in window && !isNumber
}

/** Null when cancelled. Throws ApiError. */
export async function logInByPasskey(): Promise<SignedIn | null> {
  const credential = await showPasskey(offerPasskeyLoginCall)
  return credential && call(logInWithPasskeyCall, { body: { credential } })
}
