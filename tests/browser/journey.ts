import { randomInt } from 'node:crypto'
import { type Browser, type BrowserContextOptions, chromium, type Page } from 'playwright'
import { afterAll, test as base, beforeAll, expect, inject } from 'vitest'
import { browserOptions } from '../browser-options.ts'

export type OpenOptions = BrowserContextOptions & {
  /** What a journey is meant to meet and that would otherwise fail it: a status, or words of a console message. */
  expects?: (number | string)[]
}

let browser: Browser
beforeAll(async () => {
  browser = await chromium.launch(browserOptions())
})
afterAll(() => browser.close())

/**
 * A test with `open`: a page of a fresh browser session, a visitor of their own. Whatever the page complains of fails
 * the test: script errors, console errors, what the content policy refuses, answers of 400 and above.
 */
export const journey = base.extend('open', async ({ task: _task }, { onCleanup }) => {
  const troubles: string[] = []
  const closings: (() => Promise<void>)[] = []
  onCleanup(async () => {
    for (const close of closings) await close()
    expect(troubles).toEqual([])
  })
  return async ({ expects = [], ...options }: OpenOptions = {}): Promise<Page> => {
    const context = await browser.newContext({
      baseURL: inject('siteUrl'),
      extraHTTPHeaders: { 'x-forwarded-for': `198.18.${randomInt(256)}.${randomInt(1, 255)}` },
      viewport: { width: 1280, height: 900 },
      locale: 'en-US',
      ...options,
    })
    context.setDefaultTimeout(20_000)
    closings.push(() => context.close())
    const isExpected = (text: string) =>
      expects.some((part) => typeof part === 'string' && text.includes(part))
    context.on('weberror', (error) => troubles.push(`script error: ${error.error()}`))
    context.on('console', (message) => {
      // Failed loads are told by `response`, with their status.
      if (message.type() !== 'error' || message.text().startsWith('Failed to load resource')) return
      if (!isExpected(message.text())) troubles.push(`console: ${message.text()}`)
    })
    // What a script tries and forgives itself stands in no console.
    await context.exposeFunction('noteRefusal', (refused: string) => {
      const text = `Content Security Policy: ${refused}`
      if (!isExpected(text)) troubles.push(text)
    })
    await context.addInitScript(() => {
      const { noteRefusal } = globalThis as unknown as { noteRefusal(refused: string): void }
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
