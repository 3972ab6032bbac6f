import { timingSafeEqual } from 'node:crypto'
import type { App } from '../../app.ts'
import { isLoopbackHost } from '../../shared/network-of.ts'
import { readSigningKey } from '../inquiries/receive/signing-key.ts'
import { hashToken } from './sessions/session-token.ts'

/** 160 bits, the same in all processes; neither disk nor database alone reveals them. */
export async function readSetupCode(db: App['db']): Promise<string> {
  const signingKey = await readSigningKey(db)
  const hash = Buffer.from(db.vault.lookup(`setup code ${signingKey.toString('base64url')}`), 'base64url')
  return hash
    .subarray(0, 20)
    .toString('hex')
    .replace(/.{8}(?=.)/g, '$&-')
}

/** In constant time. */
export function isSetupCode(expected: string, given: string | undefined): boolean {
  const plain = (given ?? '').trim().toLowerCase()
  return timingSafeEqual(Buffer.from(hashToken(plain)), Buffer.from(hashToken(expected)))
}

/** No setup code is needed. */
export function isForThisMachine({ config, siteUrl }: Pick<App, 'config' | 'siteUrl'>): boolean {
  return config.trustProxy === 0 && isLoopbackHost(config.host) && isLoopbackHost(new URL(siteUrl).hostname)
}
