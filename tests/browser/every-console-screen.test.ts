import type { Locator, Page } from 'playwright'
import { afterAll, beforeAll, expect } from 'vitest'
import { beyondTheEdge } from './support/beyond-the-edge.ts'
import { type ConsoleProduct, startConsoleProduct } from './support/console-product.ts'
import { type ConsoleScreen, consoleDialogs, consoleScreens, settle } from './support/console-screens.ts'
import { type FilledOffice, fillBackOffice } from './support/fill-back-office.ts'
import { holdCalls } from './support/interrupt-calls.ts'
import { journey, type OpenOptions } from './support/journey.ts'
import { addPartner, openScreen } from './support/partner-screens.ts'
import { runSql } from './support/run-sql.ts'
import { told } from './support/toasts.ts'
import { violations } from './support/violations.ts'

/** Nothing listens there: mail waits, so that the Jobs screen has something to show. */
const UNAVAILABLE = 'smtp://127.0.0.1:1'
const SAMPLE = 60

let product: ConsoleProduct
let office: FilledOffice
beforeAll(async () => {
  product = await startConsoleProduct({ SAMPLE_DATA: String(SAMPLE), SMTP_URL: UNAVAILABLE }, [
    '--places-emulator',
  ])
  office = await fillBackOffice(product)
})
afterAll(() => product?.stop())

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
async function openBoth(open: Open) {
  const options = { baseURL: product.url }
  const inside = await open({ ...options, expects: [404] })
  await product.logIn(inside)
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
async function followSkipLink(page: Page): Promise<void> {
  const skip = page.locator('a, button, input, summary').first()
  expect(await skip.textContent()).toBe('Skip to content')
  await skip.focus()
  const box = await skip.boundingBox()
  expect((box?.y ?? -1) >= 0 && (box?.height ?? 0) > 20).toBe(true)
  await page.keyboard.press('Enter')
  await expect.poll(() => page.evaluate(() => document.activeElement?.id)).toBe('main')
  // The next Tab reaches the screen, not its header.
  await page.keyboard.press('Tab')
  const isInMain = () =>
    page.evaluate(
      () => Boolean(document.activeElement?.closest('main')) || document.activeElement === document.body,
    )
  await expect.poll(isInMain).toBe(true)
}

/** What stands below one another on a phone, and beside one another on a desktop: these are loaded at 360 px. */
const STACKED = ['dashboard', 'partners-selection', 'partner-edit', 'inquiry', 'jobs', 'history']

// One visit for all: loading a screen costs more than looking at it. src/ui/tokens.test.ts holds dark colours.
journey(
  'on every screen nothing jumps, one heading is the title, the skip link works, axe finds nothing, nothing overflows',
  { timeout: 900_000 },
  async ({ open }) => {
    const pageFor = await openBoth(open)
    const found: Record<string, string[]> = {}
    const titles = new Set<string>()
    for (const screen of consoleScreens(office)) {
      const page = pageFor(screen)
      await page.emulateMedia({ reducedMotion: 'no-preference' })
      const width = STACKED.includes(screen.name) ? 360 : 1280
      await page.setViewportSize({ width, height: 800 })
      const wrong = await load(page, screen)
      // axe would judge colours in mid-transition.
      await page.emulateMedia({ reducedMotion: 'reduce' })
      if (width === 360) {
        await page.setViewportSize({ width: 1280, height: 800 })
        await settle(page, screen)
      }

      const heading = page.locator('h1')
      expect(await heading.count(), screen.name).toBe(1)
      const title = () => page.title()
      await expect.poll(title, { message: screen.name }).toContain(await heading.textContent())
      expect(await title(), screen.name).toMatch(/^\S.* · \S/)
      titles.add(screen.path)
      // Of the frame, which all screens share.
      if (screen.name === 'dashboard') await followSkipLink(page)

      await screen.arrange?.(page)
      wrong.push(...(await violations(page)))
      // WCAG 2.2, 1.4.10: 320 px are 1280 px at 400 %.
      await page.setViewportSize({ width: 320, height: 640 })
      await settle(page, { arrived: () => page.locator('h1') })
      wrong.push(...(await beyondTheEdge(page)))
      if (wrong.length > 0) found[screen.name] = wrong
    }
    expect(found).toEqual({})
    expect(titles.size).toBeGreaterThan(15)
  },
)

const DIALOG = '[role="dialog"], [role="alertdialog"]'

/** Resolves once the page was drawn in that width. */
async function resize(page: Page, width: number): Promise<void> {
  await page.setViewportSize({ width, height: 800 })
  await page.evaluate(() => new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(done))))
}

journey('dialogs: axe finds nothing, focus moves in and returns', { timeout: 900_000 }, async ({ open }) => {
  const page = await openScreen(product, open, '/admin/jobs', { reducedMotion: 'reduce' })
  const dialog = page.locator(DIALOG)
  const found: Record<string, string[]> = {}
  const lost: string[] = []
  let shown = ''
  for (const { name, path, prepare, opener } of consoleDialogs(office)) {
    if (path !== shown) {
      await page.goto(path)
      await settle(page, { arrived: () => page.locator('h1') })
    }
    shown = path
    await prepare?.(page)
    const press = async () => {
      await opener(page).and(page.locator(':enabled')).press('Enter')
      await dialog.waitFor()
    }
    await press()
    const isInside = () => dialog.evaluate((box) => box.contains(document.activeElement))
    await expect.poll(isInside, { message: name }).toBe(true)
    // The screen behind is judged without it by the journey above, but for what hides it.
    const wrong = [
      ...(await violations(page, ['aria-hidden-focus'])),
      ...(await violations(page, undefined, DIALOG)),
    ]
    // An inquiry is another screen on a phone, without the dialog.
    await resize(page, 320)
    if ((await dialog.count()) === 0) await press()
    wrong.push(...(await beyondTheEdge(page)))
    await resize(page, 1280)
    if ((await dialog.count()) === 0) await press()
    await page.keyboard.press('Escape')
    await dialog.waitFor({ state: 'detached' })
    const isBack = () => opener(page).evaluate((element) => element === document.activeElement)
    await expect
      .poll(isBack)
      .toBe(true)
      .catch(() => lost.push(name))
    if (wrong.length > 0) found[name] = wrong
  }
  expect({ found, lost }).toEqual({ found: {}, lost: [] })
})

journey('nothing moves for those who asked for less motion', async ({ open }) => {
  const page = await openScreen(product, open, '/admin/administrators', { reducedMotion: 'reduce' })
  const moving = () =>
    page.evaluate(() =>
      document
        .getAnimations()
        .filter((animation) => Number(animation.effect?.getComputedTiming().duration) > 0)
        .map((animation) => (animation as CSSAnimation).animationName),
    )
  await page.getByRole('button', { name: 'Invite Administrator' }).click()
  await page.getByRole('dialog').waitFor()
  expect(await moving()).toEqual([])
  await page.getByRole('button', { name: 'Cancel' }).click()
  await page.goto('/admin/partners')
  await page.getByLabel('State').selectOption(office.state)
  const release = await holdCalls(page, '**/api/admin/partners/find?*')
  await page.getByRole('button', { name: 'Search Partners' }).click()
  const fading = page.locator('.loading').evaluate((text) => getComputedStyle(text).animationDuration)
  expect(await fading).toBe('0s')
  release()
  await page.getByRole('button', { name: 'Export Results', disabled: false }).click()
  await told(page, /Exported/)
  expect(await moving()).toEqual([])
})

journey(
  'an action by the keyboard keeps the focus, or gives it to what follows in the list',
  async ({ open }) => {
    const page = await openScreen(product, open, '/admin/jobs', { reducedMotion: 'reduce' })
    const act = async (path: string, button: Locator) => {
      await page.goto(path)
      await settle(page, { arrived: () => page.locator('h1') })
      await button.and(page.locator(':enabled')).press('Enter')
    }
    const focused = () =>
      page.evaluate(() => {
        const { activeElement } = document
        return activeElement?.getAttribute('aria-label') ?? activeElement?.textContent?.slice(0, 60)
      })
    // Disabled while its call is under way.
    await act('/admin/google-places', page.getByRole('button', { name: 'Test API' }))
    await told(page, /./)
    await expect.poll(focused).toBe('Test API')

    // Its row goes away, and the next one takes its place.
    const waiting = page.getByRole('button', { name: /^Give up/i })
    await page.goto('/admin/jobs')
    await waiting.first().waitFor()
    const [, next] = await waiting.evaluateAll((buttons) => buttons.map((button) => button.ariaLabel))
    expect(next).toBeTruthy()
    await act('/admin/jobs', waiting.first())
    await expect.poll(focused).toBe(next?.replace(/^Give up/, 'Try again'))

    // The last row has no successor: the focus goes to what precedes the list.
    await act('/admin/history?tab=deleted', page.getByRole('button', { name: /^Restore/ }).first())
    await told(page, /./)
    await expect.poll(() => page.evaluate(() => document.activeElement?.closest('main')?.id)).toBe('main')
  },
)

/** Half of what is promised of 20,000 and half a megabyte, whose changes take a minute. */
const PARTNERS = 10_000
/** Of a call, and of its answer. */
const MOST_BYTES = 250_000
/** Screens that show or count partners. */
const OF_PARTNERS = [
  ...['dashboard', 'partner-new', 'import', 'import-preview', 'faq', 'inquiries', 'descriptions'],
  ...['google-places', 'bulk-google-places', 'history', 'history-deleted', 'reports'],
]

/** Adds copies of a partner to the database; the product reads them at the next change. */
const addMany = (id: string) =>
  runSql(
    product.dataDir,
    `with next as (update directory_state set version = version + 1, changed_at = now() returning version)
     insert into partners select (jsonb_populate_record(p, jsonb_build_object('id', gen_random_uuid(),
       'slug', 'large-' || n, 'name', 'Large ' || n || ' Funeral Home', 'version', next.version))).*
     from partners p, next, generate_series(1, ${PARTNERS - SAMPLE}) n where p.id = '${id}'`,
  )

/** Returns what the page's calls since the last time sent and were answered with that is too large. */
function noteLargeCalls(page: Page) {
  const noted: Promise<string[]>[] = []
  page.on('requestfinished', (request) => {
    const { pathname, search } = new URL(request.url())
    if (!pathname.startsWith('/api/')) return
    const judge = async () => {
      const sent = request.postDataBuffer()?.length ?? 0
      const isFile = pathname.endsWith('.csv')
      // A page that was left no longer has its answer.
      const answer = isFile
        ? null
        : await request
            .response()
            .then((response) => response?.body())
            .catch(() => null)
      const answered = answer?.length ?? 0
      return Math.max(sent, answered) > MOST_BYTES
        ? [`${pathname}${search}: ${sent} sent, ${answered} answered`]
        : []
    }
    noted.push(judge())
  })
  return async () => (await Promise.all(noted.splice(0))).flat()
}

// Last: the screens above are of a small office.
journey(
  'with 10,000 partners no screen, and no change of all of them, sends or is answered more than 250 KB in one call (LIST-12)',
  { timeout: 900_000 },
  async ({ open }) => {
    await addMany(office.partner.id)
    // The deleted one was restored above.
    const doomed = await addPartner(product, { name: 'Doomed Chapel' })
    await product.call('DELETE', `/api/admin/partners/${doomed.id}`)
    const page = await openScreen(product, open, '/admin/jobs')
    const large = noteLargeCalls(page)
    for (const screen of consoleScreens(office).filter(({ name }) => OF_PARTNERS.includes(name))) {
      await page.goto(screen.path)
      await settle(page, screen)
      expect(await large(), screen.name).toEqual([])
    }
    const press = (name: string) => page.getByRole('button', { name, exact: true }).click()
    await page.goto('/admin/partners?active=yes')
    await press('Select All')
    await press('Export Selected')
    await Promise.all([page.waitForEvent('download'), press('Usual Columns')])
    await press('Bulk Edit')
    await page.getByRole('dialog').getByLabel('Annual Cremations').fill('7')
    await page.getByRole('dialog').getByRole('button', { name: 'Update Partners' }).click()
    await page.getByRole('button', { name: 'Undo' }).first().waitFor()
    await page.goto('/admin/history')
    await page.getByRole('button', { name: 'Show changes' }).first().click()
    await page.locator('.change').first().waitFor()
    await page.goto('/admin/bulk-google-places')
    await page.getByRole('button', { name: /^Select (?:All|First \d,\d)/ }).click()
    await page.getByText(/\$\d/).first().waitFor()
    expect(await large()).toEqual([])
  },
)
