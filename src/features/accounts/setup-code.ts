import { randomBytes, timingSafeEqual } from 'node:crypto'
import type { App } from '../../app.ts'
import { isLoopbackHost } from '../../shared/network-of.ts'
import { hashToken } from './sessions/session-token.ts'

/** The code that the first setup may ask for: 160 random bits in groups to be read off a screen, made anew at each start. */
export function createSetupCode(): string {
  return randomBytes(20)
    .toString('hex')
    .replace(/.{8}(?=.)/g, '$&-')
}

/** Whether a code is the right one, in a time that tells nothing of how much of it was right. */
export function isSetupCode(expected: string, given: string | undefined): boolean {
  const plain = (given ?? '').trim().toLowerCase()
  return timingSafeEqual(Buffer.from(hashToken(plain)), Buffer.from(hashToken(expected)))
}

/** Whether the product is set up for this machine alone; then somebody who sits at it needs no setup code. */
export function isForThisMachine({ config, siteUrl }: Pick<App, 'config' | 'siteUrl'>): boolean {
  return config.trustProxy === 0 && isLoopbackHost(config.host) && isLoopbackHost(new URL(siteUrl).hostname)
}
