import type { AuthenticationResponseJSON, startAuthentication } from '@simplewebauthn/browser'
import { api } from '../api.ts'

type Options = Parameters<typeof startAuthentication>[0]['optionsJSON']

/**
 * Asks for a passkey with the options from `optionsPath`. Returns null when the person cancels; throws ApiError
 * when the server refuses.
 */
export async function showPasskey(optionsPath: string): Promise<AuthenticationResponseJSON | null> {
  const { startAuthentication } = await import('@simplewebauthn/browser')
  const optionsJSON = await api.post<Options>(optionsPath)
  return startAuthentication({ optionsJSON }).catch((error) => {
    if (error instanceof Error && /^(?:NotAllowed|Abort)Error$/.test(error.name)) return null
    throw error
  })
}
