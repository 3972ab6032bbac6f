import { logInWithPasskeyCall, offerPasskeyLoginCall } from '../../../shared/calls/sign-in.ts'
import { call } from '../../api.ts'
import { showPasskey } from '../../proof/show-passkey.ts'
import type { SignedIn } from './login.tsx'

/** Whether this browser has passkeys and this site's address lets it use them: a name, not a bare number. */
export function canUsePasskey(): boolean {
  const isNumber = /^\[|^\d+(?:\.\d+){3}$/.test(location.hostname)
  return window.isSecureContext && 'PublicKeyCredential' in window && !isNumber
}

/** Lets the person show a passkey. Null when they turned away from it; throws ApiError when it was not accepted. */
export async function logInByPasskey(): Promise<SignedIn | null> {
  const credential = await showPasskey(offerPasskeyLoginCall)
  return credential && call(logInWithPasskeyCall, { body: { credential } })
}
