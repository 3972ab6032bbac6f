import { type Browser, type BrowserContextOptions, chromium, type Page } from 'playwright'
import { test as base, expect, inject } from 'vitest'
import { browserOptions } from '../../browser-options.ts'
import { makeAddresses } from './make-addresses.ts'
import { NOTE_TOASTS } from './toasts.ts'

declare global {
  /** Given to every page by `open`. */
  function noteRefusal(refused: string): void
}

export type OpenOptions = BrowserContextOptions & {
  /** Expected statuses and parts of console messages. */
  expects?: (number | string)[]
}

/** One browser per worker. */
const withBrowser = base
  .extend('nextAddress', { scope: 'worker' }, () => makeAddresses('198.18'))
  .extend(
    'browser',
    { scope: 'worker' },
    // biome-ignore lint/correctness/noEmptyPattern: Vitest reads the names of fixtures from a pattern
    async ({}, { onCleanup }): Promise<Browser> => {
      const browser = await chromium.launch(browserOptions({ prefersShell: true }))
      onCleanup(() => browser.close())
      return browser
    },
  )

/**
 * A test with `open`: a page in a fresh browser session from its own network address. Script and console errors, policy
 * violations and statuses from 400 fail the test.
 */
export const journey = withBrowser.extend('open', async ({ browser, nextAddress }, { onCleanup }) => {
  const troubles: string[] = []
  const closings: (() => Promise<void>)[] = []
  onCleanup(async () => {
    for (const close of closings) await close()
    expect(troubles).toEqual([])
  })
  return async ({ expects = [], ...options }: OpenOptions = {}): Promise<Page> => {
    const context = await browser.newContext({
      baseURL: inject('siteUrl'),
      extraHTTPHeaders: { 'x-forwarded-for': nextAddress() },
      viewport: { width: 1280, height: 900 },
      locale: 'en-US',
      ...options,
    })
    context.setDefaultTimeout(60_000)
    closings.push(() => context.close())
    const isExpected = (text: string) =>
      expects.some((part) => typeof part === 'string' && text.includes(part))
    context.on('weberror', (error) => troubles.push(`script error: ${error.error()}`))
    context.on('console', (message) => {
      // `response` reports these with their status.
      if (message.type() !== 'error' || message.text().startsWith('Failed to load resource')) return
      if (!isExpected(message.text())) troubles.push(`console: ${message.text()}`)
    })
    // Scripts may catch a violation, which then reaches no console.
    await context.exposeFunction('noteRefusal', (refused: string) => {
      const text = `Content Security Policy: ${refused}`
      if (!isExpected(text)) troubles.push(text)
    })
    await context.addInitScript({ content: NOTE_TOASTS })
    await context.addInitScript(() => {
      addEventListener('securitypolicyviolation', ({ violatedDirective, blockedURI }) =>
        noteRefusal(`${violatedDirective} ${blockedURI}`),
      )
    })
    context.on('response', (response) => {
      const path = new URL(response.url()).pathname
      if (response.status() >= 400 && !expects.includes(response.status()))
        troubles.push(`${response.status()} ${path}`)
    })
    return context.newPage()
  }
})
