import type { Page } from 'playwright'
import { afterAll, beforeAll, expect } from 'vitest'
import { type ConsoleProduct, startConsoleProduct } from './console-product.ts'
import { type ConsoleScreen, consoleDialogs, consoleScreens, settle } from './console-screens.ts'
import { type FilledOffice, fillBackOffice } from './fill-back-office.ts'
import { journey, type OpenOptions } from './journey.ts'
import { violations } from './violations.ts'

/** Nothing listens there: mail waits, so that the Jobs screen has something to show. */
const UNAVAILABLE = 'smtp://127.0.0.1:1'
let product: ConsoleProduct
let office: FilledOffice
beforeAll(async () => {
  product = await startConsoleProduct({ SAMPLE_DATA: '60', SMTP_URL: UNAVAILABLE }, ['--places-emulator'])
  office = await fillBackOffice(product)
})
afterAll(() => product?.stop())

/** axe would judge colours in mid-transition. */
const CALM = { reducedMotion: 'reduce' } as const
type Open = (options?: OpenOptions) => Promise<Page>

/** One logged in, one not. */
async function openBoth(open: Open, options: OpenOptions = {}) {
  const inside = await open({ baseURL: product.url, expects: [404], ...CALM, ...options })
  await product.logIn(inside)
  const outside = await open({ baseURL: product.url, ...CALM, ...options })
  return (screen: ConsoleScreen) => (screen.isSignedOut ? outside : inside)
}

/** Dark mode changes colours only, and the phone's layout shows all of them. */
const VIEWS = ['1280 light', '360 light', '360 dark']

/** Runs axe in light and dark, on desktop and phone; dark mode changes colours only. */
async function judge(page: Page, views = VIEWS): Promise<string[]> {
  const found: string[] = []
  for (const view of views) {
    const [width, colorScheme] = view.split(' ') as [string, 'light' | 'dark']
    await page.setViewportSize({ width: Number(width), height: 800 })
    await page.emulateMedia({ colorScheme })
    await page.evaluate(() => new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(done))))
    const rules = colorScheme === 'dark' ? ['color-contrast'] : undefined
    for (const wrong of await violations(page, rules)) found.push(`${view} ${wrong}`)
  }
  await page.emulateMedia({ colorScheme: 'light' })
  await page.setViewportSize({ width: 1280, height: 800 })
  return found
}

journey('axe finds nothing on any screen of the back office', { timeout: 300_000 }, async ({ open }) => {
  const pageFor = await openBoth(open)
  const found: Record<string, string[]> = {}
  for (const screen of consoleScreens(office)) {
    const page = pageFor(screen)
    await page.goto(screen.path)
    await settle(page, screen)
    await screen.arrange?.(page)
    const wrong = await judge(page)
    if (wrong.length > 0) found[screen.name] = wrong
  }
  expect(found).toEqual({})
})

journey('dialogs: axe finds nothing, focus moves in and returns', { timeout: 300_000 }, async ({ open }) => {
  const page = await open({ baseURL: product.url, ...CALM })
  await product.logIn(page)
  const found: Record<string, string[]> = {}
  const lost: string[] = []
  for (const { name, path, prepare, opener } of consoleDialogs(office)) {
    await page.goto(path)
    await prepare?.(page)
    await opener(page).focus()
    await page.keyboard.press('Enter')
    const dialog = page.locator('[role="dialog"], [role="alertdialog"]')
    await dialog.waitFor()
    const isInside = () => dialog.evaluate((box) => box.contains(document.activeElement))
    await expect.poll(isInside, { message: name }).toBe(true)
    await page.keyboard.press('Escape')
    await dialog.waitFor({ state: 'detached' })
    const isBack = () => opener(page).evaluate((element) => element === document.activeElement)
    await expect
      .poll(isBack, { timeout: 3000 })
      .toBe(true)
      .catch(() => lost.push(name))
    await opener(page).click()
    await dialog.waitFor()
    const wrong = await judge(page, ['1280 light', '360 dark'])
    if (wrong.length > 0) found[name] = wrong
  }
  expect({ found, lost }).toEqual({ found: {}, lost: [] })
})

journey('nothing moves for those who asked for less motion', async ({ open }) => {
  const page = await open({ baseURL: product.url, ...CALM })
  await product.logIn(page)
  const moving = () =>
    page.evaluate(() =>
      document
        .getAnimations()
        .filter((animation) => Number(animation.effect?.getComputedTiming().duration) > 0)
        .map((animation) => (animation as CSSAnimation).animationName),
    )
  await page.goto('/admin/administrators')
  await page.getByRole('button', { name: 'Invite Administrator' }).click()
  await page.getByRole('dialog').waitFor()
  expect(await moving()).toEqual([])
  await page.getByRole('button', { name: 'Cancel' }).click()
  await page.goto('/admin/partners')
  await page.getByLabel('State').selectOption(office.state)
  await page.getByRole('button', { name: 'Search Partners' }).click()
  await page.getByRole('button', { name: 'Export Results', disabled: false }).click()
  await page.locator('.toast').waitFor()
  expect(await moving()).toEqual([])
})
