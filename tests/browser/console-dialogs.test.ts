import { expect } from 'vitest'
import { consoleDialogs } from './console-screens.ts'
import { openFilledOffice } from './filled-office.ts'
import { journey } from './journey.ts'
import { judgeScreen } from './judge-screen.ts'
import { violations } from './violations.ts'

const { office, url, logIn } = openFilledOffice()
const CALM = { reducedMotion: 'reduce' } as const
const DIALOG = '[role="dialog"], [role="alertdialog"]'

journey('dialogs: axe finds nothing, focus moves in and returns', { timeout: 300_000 }, async ({ open }) => {
  const page = await open({ baseURL: url(), ...CALM })
  await logIn(page)
  const found: Record<string, string[]> = {}
  const lost: string[] = []
  for (const { name, path, prepare, opener } of consoleDialogs(office())) {
    await page.goto(path)
    await prepare?.(page)
    await opener(page).focus()
    await page.keyboard.press('Enter')
    const dialog = page.locator(DIALOG)
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
    wrong.push(...(await judgeScreen(page, ['360 dark'], DIALOG)))
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
  await page.getByRole('button', { name: 'Search Partners' }).click()
  await page.getByRole('button', { name: 'Export Results', disabled: false }).click()
  await page.locator('.toast').waitFor()
  expect(await moving()).toEqual([])
})
