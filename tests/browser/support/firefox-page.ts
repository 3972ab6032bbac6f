import type { KeyInput, Page } from 'puppeteer-core'

/** By its exact accessible name. */
export const press = (page: Page, role: 'button' | 'link', name: string) =>
  page.locator(`::-p-aria(${name}[role="${role}"])`).click()

/** Clicks the option of a list whose text begins with `text`. */
export const pick = (page: Page, text: string) =>
  page.locator(`::-p-xpath(//*[@role="option" and starts-with(normalize-space(.), "${text}")])`).click()

/** Presses `key` with Ctrl held down. */
export async function pressWithControl(page: Page, key: KeyInput): Promise<void> {
  await page.keyboard.down('Control')
  await page.keyboard.press(key)
  await page.keyboard.up('Control')
}

/** Waits for an element below `within` whose text contains `text`. */
export const shows = (page: Page, text: string, within = 'body') =>
  page.locator(`${within} ::-p-text(${text})`).wait()
