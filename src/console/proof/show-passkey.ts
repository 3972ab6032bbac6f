import type { AuthenticationResponseJSON, startAuthentication } from '@simplewebauthn/browser'
import { api } from '../api.ts'

type Options = Parameters<typeof startAuthentication>[0]['optionsJSON']

/**
 * Lets the person show a passkey for the options that a call of ours gives. Null when they turned away from it; throws
 * ApiError when the server gave none.
 */
export async function showPasskey(optionsPath: string): Promise<AuthenticationResponseJSON | null> {
  const { startAuthentication } = await import('@simplewebauthn/browser')
  const optionsJSON = await api.post<Options>(optionsPath)
  return startAuthentication({ optionsJSON }).catch((error) => {
    if (error instanceof Error && /^(?:NotAllowed|Abort)Error$/.test(error.name)) return null
    throw error
  })
}
