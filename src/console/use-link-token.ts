import { useEffect, useState } from 'react'
import { useLocation } from 'react-router'
import { readLinkToken } from './read-link-token.ts'

/**
 * Returns the token of the mailed link that opened the screen, '' without one, and removes it from address bar and
 * history at once: it is a secret. A second link in the same tab changes the fragment alone, and the token with it.
 */
export function useLinkToken(): string {
  const place = useLocation()
  const [token, setToken] = useState(() => readLinkToken(location))

  // biome-ignore lint/correctness/useExhaustiveDependencies: each navigation may bring a link.
  useEffect(() => {
    const given = readLinkToken(location)
    if (given !== '') setToken(given)
    if (location.search || location.hash) history.replaceState(history.state, '', location.pathname)
  }, [place])
  return token
}
