import { useEffect, useState } from 'react'
import { useLocation } from 'react-router'

/**
 * A secret: removed from address bar and history at once; '' without one. A second link in the tab changes
 * the fragment alone.
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

/** From the fragment ("#token=…"), which no server gets; links of earlier releases have it in the query. */
export function readLinkToken({ hash, search }: { hash: string; search: string }): string {
  const inFragment = new URLSearchParams(hash.slice(1)).get('token')
  return inFragment ?? new URLSearchParams(search).get('token') ?? ''
}
