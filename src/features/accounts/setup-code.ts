import { randomBytes, timingSafeEqual } from 'node:crypto'
import type { App } from '../../app.ts'
import { isLoopbackHost } from '../../shared/network-of.ts'
import { hashToken } from './sessions/session-token.ts'

/** Returns a new setup code: 160 random bits in groups to type; made at each start. */
export function createSetupCode(): string {
  return randomBytes(20)
    .toString('hex')
    .replace(/.{8}(?=.)/g, '$&-')
}

/** Compares setup codes in constant time. */
export function isSetupCode(expected: string, given: string | undefined): boolean {
  const plain = (given ?? '').trim().toLowerCase()
  return timingSafeEqual(Buffer.from(hashToken(plain)), Buffer.from(hashToken(expected)))
}

/** Returns whether the product serves this machine alone; then no setup code is needed. */
export function isForThisMachine({ config, siteUrl }: Pick<App, 'config' | 'siteUrl'>): boolean {
  return config.trustProxy === 0 && isLoopbackHost(config.host) && isLoopbackHost(new URL(siteUrl).hostname)
}
