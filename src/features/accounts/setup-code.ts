import { randomBytes, timingSafeEqual } from 'node:crypto'
import type { App } from '../../app.ts'
import { isLoopbackHost } from '../../shared/network-of.ts'
import { hashToken } from './sessions/session-token.ts'

/**
 * Returns a new code for the first setup: 160 random bits in groups to type off a screen; made at each start.
 */
export function createSetupCode(): string {
  return randomBytes(20)
    .toString('hex')
    .replace(/.{8}(?=.)/g, '$&-')
}

/** Compares a setup code in constant time. */
export function isSetupCode(expected: string, given: string | undefined): boolean {
  const plain = (given ?? '').trim().toLowerCase()
  return timingSafeEqual(Buffer.from(hashToken(plain)), Buffer.from(hashToken(expected)))
}

/** Whether the product is configured for this machine alone; then its user needs no setup code. */
export function isForThisMachine({ config, siteUrl }: Pick<App, 'config' | 'siteUrl'>): boolean {
  return config.trustProxy === 0 && isLoopbackHost(config.host) && isLoopbackHost(new URL(siteUrl).hostname)
}
