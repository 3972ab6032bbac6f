import type { Page } from 'playwright'
import { expect } from 'vitest'
import { beyondTheEdge } from './support/beyond-the-edge.ts'
import { type ConsoleScreen, consoleScreens, settle } from './support/console-screens.ts'
import { openFilledOffice } from './support/filled-office.ts'
import { journey, type OpenOptions } from './support/journey.ts'
import { judgeScreen } from './support/judge-screen.ts'

const { office, url, logIn } = openFilledOffice()
type Open = (options?: OpenOptions) => Promise<Page>

const LAYOUT_SHIFTS = `
  window.layoutShifts = []
  new PerformanceObserver((list) => {
    for (const { value, hadRecentInput, sources } of list.getEntries())
      if (!hadRecentInput) layoutShifts.push([value, sources.map(({ node }) => node?.className ?? node?.nodeName).join(' ')])
  }).observe({ type: 'layout-shift', buffered: true })`

/** In the page: a route of Playwright would also keep the browser from caching scripts and styles. */
const DELAYED_ANSWERS = `
  const answer = window.fetch
  window.fetch = async (...asked) => {
    const response = await answer(...asked)
    if (new URL(response.url).pathname.startsWith('/api/')) await new Promise((done) => setTimeout(done, 120))
    return response
  }`

/** Opens one page that is logged in and one that is not; answers are delayed to show placeholders. */
async function openBoth(open: Open, width: number) {
  const options = { baseURL: url(), viewport: { width, height: 800 } }
  const inside = await open({ ...options, expects: [404] })
  await logIn(inside)
  const outside = await open(options)
  for (const page of [inside, outside]) {
    await page.addInitScript({ content: LAYOUT_SHIFTS })
    await page.addInitScript({ content: DELAYED_ANSWERS })
  }
  return (screen: ConsoleScreen) => (screen.isSignedOut ? outside : inside)
}

/** Loads a screen and lists what jumped. Web Vitals: a sum of 0.1 is good. */
async function load(page: Page, screen: ConsoleScreen): Promise<string[]> {
  await page.goto(screen.path)
  await settle(page, screen)
  const shifts = (await page.evaluate('layoutShifts')) as [number, string][]
  const sum = shifts.reduce((total, [value]) => total + value, 0)
  return sum < 0.02 ? [] : [`jumps by ${sum.toFixed(3)}: ${JSON.stringify(shifts)}`]
}

/** Fails unless the first Tab stop, hidden until focused, leads to the content. */
async function followSkipLink(page: Page, name: string): Promise<void> {
  const skip = page.locator('a, button, input, summary').first()
  expect(await skip.textContent()).toBe('Skip to content')
  await skip.focus()
  const box = await skip.boundingBox()
  expect((box?.y ?? -1) >= 0 && (box?.height ?? 0) > 20, name).toBe(true)
  await page.keyboard.press('Enter')
  await expect.poll(() => page.evaluate(() => document.activeElement?.id)).toBe('main')
  // The next Tab reaches the screen, not its header.
  await page.keyboard.press('Tab')
  const isInMain = () =>
    page.evaluate(
      () => Boolean(document.activeElement?.closest('main')) || document.activeElement === document.body,
    )
  await expect.poll(isInMain, { message: name }).toBe(true)
}

/** WCAG 2.2, 1.4.10 and 1.4.4: 1280 px are 640 px at 200 %, 320 px at 400 %. */
async function findOverflow(page: Page): Promise<string[]> {
  const found: string[] = []
  for (const width of [320, 640]) {
    await page.setViewportSize({ width, height: 640 })
    await settle(page, { arrived: () => page.locator('h1') })
    for (const beyond of await beyondTheEdge(page)) found.push(`${width} px: ${beyond}`)
  }
  return found
}

// One visit for all: loading a screen costs more than looking at it.
journey(
  'on every screen nothing jumps, one heading is the title, the skip link works, axe finds nothing, nothing overflows',
  { timeout: 900_000 },
  async ({ open }) => {
    const pageFor = await openBoth(open, 1280)
    const found: Record<string, string[]> = {}
    const titles = new Set<string>()
    for (const screen of consoleScreens(office())) {
      const page = pageFor(screen)
      await page.emulateMedia({ reducedMotion: 'no-preference' })
      await page.setViewportSize({ width: 1280, height: 800 })
      const wrong = await load(page, screen)

      const heading = page.locator('h1')
      expect(await heading.count(), screen.name).toBe(1)
      const title = () => page.title()
      await expect.poll(title, { message: screen.name }).toContain(await heading.textContent())
      expect(await title(), screen.name).toMatch(/^\S.* · \S/)
      titles.add(screen.path)
      if (!screen.isSignedOut) await followSkipLink(page, screen.name)

      await screen.arrange?.(page)
      wrong.push(...(await judgeScreen(page)), ...(await findOverflow(page)))
      if (wrong.length > 0) found[screen.name] = wrong
    }
    expect(found).toEqual({})
    expect(titles.size).toBeGreaterThan(15)
  },
)

journey('nothing jumps while a screen loads, at 360 px', { timeout: 600_000 }, async ({ open }) => {
  const pageFor = await openBoth(open, 360)
  const found: Record<string, string[]> = {}
  for (const screen of consoleScreens(office())) {
    const wrong = await load(pageFor(screen), screen)
    if (wrong.length > 0) found[screen.name] = wrong
  }
  expect(found).toEqual({})
})
