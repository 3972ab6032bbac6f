import puppeteer, { type Browser, type BrowserContext, type Page } from 'puppeteer-core'
import { test as base, expect } from 'vitest'
import { findFirefox } from '../../find-programs.ts'
import { beyondTheEdge } from './beyond-the-edge.ts'
import { makeAddresses } from './make-addresses.ts'
import { NOTE_TOASTS } from './toasts.ts'

/** One Firefox per worker, driven by WebDriver BiDi (docs/decisions/0078). */
const withFirefox = base
  .extend('nextAddress', { scope: 'worker' }, () => makeAddresses('198.19'))
  .extend(
    'firefox',
    { scope: 'worker' },
    // biome-ignore lint/correctness/noEmptyPattern: Vitest reads the names of fixtures from a pattern
    async ({}, { onCleanup }): Promise<Browser> => {
      const executablePath = findFirefox()
      if (!executablePath) throw new Error('Firefox is not installed')
      const firefox = await puppeteer.launch({ browser: 'firefox', executablePath, timeout: 240_000 })
      onCleanup(() => firefox.close())
      return firefox
    },
  )

/** A test with `open`: a page in a fresh Firefox session from its own network address. Script and console errors fail the test. */
export const firefoxJourney = withFirefox.extend('open', async ({ firefox, nextAddress }, { onCleanup }) => {
  const troubles: string[] = []
  const contexts: BrowserContext[] = []
  onCleanup(async () => {
    for (const context of contexts) await context.close()
    expect(troubles).toEqual([])
  })
  return async (): Promise<Page> => {
    const context = await firefox.createBrowserContext()
    contexts.push(context)
    const page = await context.newPage()
    page.setDefaultTimeout(60_000)
    await page.evaluateOnNewDocument(NOTE_TOASTS)
    await page.setViewport({ width: 1280, height: 900 })
    await page.setExtraHTTPHeaders({ 'x-forwarded-for': nextAddress() })
    page.on('pageerror', (error) => troubles.push(`script error: ${error}`))
    page.on('console', (message) => {
      if (message.type() === 'error') troubles.push(`console: ${message.text()}`)
    })
    page.on('response', (response) => {
      if (response.status() >= 400) troubles.push(`${response.status()} ${response.url()}`)
    })
    return page
  }
})

/** By its exact accessible name. */
export const press = (page: Page, role: 'button' | 'link', name: string) =>
  page.locator(`::-p-aria(${name}[role="${role}"])`).click()

/** Clicks the option of a list whose text begins with `text`. */
export const pick = (page: Page, text: string) =>
  page.locator(`::-p-xpath(//*[@role="option" and starts-with(normalize-space(.), "${text}")])`).click()

/** Waits for an element below `within` whose text contains `text`. */
export const shows = (page: Page, text: string, within = 'body') =>
  page.locator(`${within} ::-p-text(${text})`).wait()

export async function expectToFit(page: Page): Promise<void> {
  await page.setViewport({ width: 360, height: 780 })
  expect(await beyondTheEdge(page)).toEqual([])
  await page.setViewport({ width: 1280, height: 900 })
}
