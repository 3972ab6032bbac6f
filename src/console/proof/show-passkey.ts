import type { ShownPasskey } from '../../shared/accounts/passkeys.ts'
import type { offerPasskeyConfirmationCall } from '../../shared/calls/own-account.ts'
import type { offerPasskeyLoginCall } from '../../shared/calls/sign-in.ts'
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
  return (
    shown && {
      ...shown,
      response: { ...shown.response },
      clientExtensionResults: { ...shown.clientExtensionResults },
    }
  )
}
