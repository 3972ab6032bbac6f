import { logInWithPasskeyCall, offerPasskeyLoginCall } from '../../../shared/calls/sign-in.ts'
import { call } from '../../api.ts'
import { showPasskey } from '../../proof/show-passkey.ts'
import type { SignedIn } from './login.tsx'

/** Whether the browser supports passkeys on this host; they need a domain name, not an IP address. */
export function canUsePasskey(): boolean {
  const isNumber = /^\[|^\d+(?:\.\d+){3}$/.test(location.hostname)
  return window.isSecureContext && 'PublicKeyCredential' in window && !isNumber
}

/** Logs in by passkey. Returns null when the person cancels; throws ApiError when it is refused. */
export async function logInByPasskey(): Promise<SignedIn | null> {
  const credential = await showPasskey(offerPasskeyLoginCall)
  return credential && call(logInWithPasskeyCall, { body: { credential } })
}
