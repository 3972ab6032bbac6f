import type { startAuthentication } from '@simplewebauthn/browser'
import type { PasskeyAnswer } from '../../shared/accounts/admin-account.ts'
import type { offerPasskeyConfirmationCall } from '../../shared/calls/own-account.ts'
import type { offerPasskeyLoginCall } from '../../shared/calls/sign-in.ts'
import { call } from '../api.ts'

type Options = Parameters<typeof startAuthentication>[0]['optionsJSON']

/**
 * Asks for a passkey with the options from `optionsPath`. Returns null when the person cancels; throws ApiError
 * when the server refuses.
 */
export async function showPasskey(
  offer: typeof offerPasskeyLoginCall | typeof offerPasskeyConfirmationCall,
): Promise<PasskeyAnswer | null> {
  const { startAuthentication } = await import('@simplewebauthn/browser')
  const optionsJSON = (await call(offer)) as unknown as Options
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
