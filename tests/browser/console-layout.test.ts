import type { Page } from 'playwright'
import { afterAll, beforeAll, expect } from 'vitest'
import { beyondTheEdge } from './beyond-the-edge.ts'
import { type ConsoleProduct, startConsoleProduct } from './console-product.ts'
import { type ConsoleScreen, consoleScreens, settle } from './console-screens.ts'
import { type FilledOffice, fillBackOffice } from './fill-back-office.ts'
import { journey, type OpenOptions } from './journey.ts'

let product: ConsoleProduct
let office: FilledOffice
beforeAll(async () => {
  product = await startConsoleProduct({ SAMPLE_DATA: '60' })
  office = await fillBackOffice(product)
})
afterAll(() => product?.stop())

type Open = (options?: OpenOptions) => Promise<Page>

/** Two pages: one logged in, one not. */
async function openBoth(open: Open, options: OpenOptions) {
  const inside = await open({ baseURL: product.url, expects: [404], ...options })
  await product.logIn(inside)
  const outside = await open({ baseURL: product.url, ...options })
  return { inside, outside, pageFor: (screen: ConsoleScreen) => (screen.isSignedOut ? outside : inside) }
}

// WCAG 2.2, 1.4.10 and 1.4.4: a window of 1280 px is 640 px wide at 200 %, and 320 px at 400 %.
journey('nothing overflows at 320 and 640 px', { timeout: 120_000 }, async ({ open }) => {
  const { pageFor } = await openBoth(open, { viewport: { width: 320, height: 640 } })
  const found: Record<string, string[]> = {}
  for (const screen of consoleScreens(office)) {
    const page = pageFor(screen)
    for (const width of [320, 640]) {
      await page.setViewportSize({ width, height: 640 })
      if (width === 320) {
        await page.goto(screen.path)
        await settle(page, screen)
        await screen.arrange?.(page)
      }
      await settle(page, { arrived: () => page.locator('h1') })
      const beyond = await beyondTheEdge(page)
      if (beyond.length > 0) found[`${screen.name} ${width}`] = beyond
    }
  }
  expect(found).toEqual({})
})

const LAYOUT_SHIFTS = `
  window.layoutShifts = []
  new PerformanceObserver((list) => {
    for (const { value, hadRecentInput, sources } of list.getEntries())
      if (!hadRecentInput) layoutShifts.push([value, sources.map(({ node }) => node?.className ?? node?.nodeName).join(' ')])
  }).observe({ type: 'layout-shift', buffered: true })`

// Web Vitals call 0.1 good. Answers are held back, so that what stands in their place is seen.
journey.for([1280, 360])(
  'nothing jumps while a screen loads, at %i px',
  { timeout: 120_000 },
  async (width, { open }) => {
    const { inside, outside, pageFor } = await openBoth(open, { viewport: { width, height: 800 } })
    for (const page of [inside, outside]) {
      await page.addInitScript({ content: LAYOUT_SHIFTS })
      await page.route('**/api/**', async (route) => {
        const response = await route.fetch()
        await new Promise((done) => setTimeout(done, 120))
        await route.fulfill({ response })
      })
    }
    const jumps: Record<string, unknown> = {}
    for (const screen of consoleScreens(office)) {
      const page = pageFor(screen)
      await page.goto(screen.path)
      await settle(page, screen)
      const shifts = (await page.evaluate('layoutShifts')) as [number, string][]
      const sum = shifts.reduce((total, [value]) => total + value, 0)
      if (sum >= 0.02) jumps[screen.name] = [sum.toFixed(3), ...shifts]
    }
    await inside.unrouteAll({ behavior: 'ignoreErrors' })
    await outside.unrouteAll({ behavior: 'ignoreErrors' })
    expect(jumps).toEqual({})
  },
)

journey('every screen has one heading, a title, and a way past its head', async ({ open }) => {
  const { pageFor } = await openBoth(open, {})
  const titles = new Map<string, string>()
  for (const screen of consoleScreens(office)) {
    const page = pageFor(screen)
    await page.goto(screen.path)
    await settle(page, screen)
    const heading = page.locator('h1')
    expect(await heading.count(), screen.name).toBe(1)
    const title = await page.title()
    expect(title, screen.name).toMatch(/^\S.* · \S/)
    expect(title, screen.name).toContain(await heading.textContent())
    titles.set(screen.path, title)
    if (screen.isSignedOut) continue
    // The first stop of the keyboard, unseen until it is reached; it leads to the content.
    const skip = page.locator('a, button, input, summary').first()
    expect(await skip.textContent()).toBe('Skip to content')
    await skip.focus()
    const box = await skip.boundingBox()
    expect((box?.y ?? -1) >= 0 && (box?.height ?? 0) > 20, screen.name).toBe(true)
    await page.keyboard.press('Enter')
    await expect.poll(() => page.evaluate(() => document.activeElement?.id)).toBe('main')
    // Going on from there reaches the screen, not its head.
    await page.keyboard.press('Tab')
    const isInMain = () =>
      page.evaluate(
        () => Boolean(document.activeElement?.closest('main')) || document.activeElement === document.body,
      )
    expect(await isInMain(), screen.name).toBe(true)
  }
  expect(titles.size).toBeGreaterThan(15)
})
