import type { Locator } from 'playwright'
import { expect } from 'vitest'
import { beyondTheEdge } from './support/beyond-the-edge.ts'
import { consoleDialogs, settle } from './support/console-screens.ts'
import { openFilledOffice } from './support/filled-office.ts'
import { holdCalls } from './support/interrupt-calls.ts'
import { journey } from './support/journey.ts'
import { judgeScreen } from './support/judge-screen.ts'
import { told } from './support/toasts.ts'
import { violations } from './support/violations.ts'

const { office, url, logIn } = openFilledOffice()
const CALM = { reducedMotion: 'reduce' } as const
const DIALOG = '[role="dialog"], [role="alertdialog"]'

journey('dialogs: axe finds nothing, focus moves in and returns', { timeout: 900_000 }, async ({ open }) => {
  const page = await open({ baseURL: url(), ...CALM })
  await logIn(page)
  const found: Record<string, string[]> = {}
  const lost: string[] = []
  for (const { name, path, prepare, opener } of consoleDialogs(office())) {
    await page.goto(path)
    await settle(page, { arrived: () => page.locator('h1') })
    await prepare?.(page)
    await opener(page).and(page.locator(':enabled')).press('Enter')
    const dialog = page.locator(DIALOG)
    await dialog.waitFor()
    const isInside = () => dialog.evaluate((box) => box.contains(document.activeElement))
    await expect.poll(isInside, { message: name }).toBe(true)
    await page.keyboard.press('Escape')
    await dialog.waitFor({ state: 'detached' })
    const isBack = () => opener(page).evaluate((element) => element === document.activeElement)
    await expect
      .poll(isBack)
      .toBe(true)
      .catch(() => lost.push(name))
    await opener(page).click()
    await dialog.waitFor()
    // The screen behind is judged without it by every-console-screen.test.ts, but for what hides it.
    const wrong = [
      ...(await violations(page, ['aria-hidden-focus'])),
      ...(await judgeScreen(page, ['1280 light'], DIALOG)),
    ]
    await page.setViewportSize({ width: 360, height: 800 })
    // An inquiry is another screen on a phone, without the dialog.
    if ((await dialog.count()) === 0) {
      await opener(page).click()
      await dialog.waitFor()
    }
    wrong.push(...(await beyondTheEdge(page)), ...(await judgeScreen(page, ['360 dark'], DIALOG)))
    if (wrong.length > 0) found[name] = wrong
  }
  expect({ found, lost }).toEqual({ found: {}, lost: [] })
})

journey('nothing moves for those who asked for less motion', async ({ open }) => {
  const page = await open({ baseURL: url(), ...CALM })
  await logIn(page)
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
  await page.getByLabel('State').selectOption(office().state)
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
    const page = await open({ baseURL: url(), ...CALM })
    await logIn(page)
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
