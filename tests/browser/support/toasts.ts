import type { Page } from 'playwright'
import { expect } from 'vitest'

declare global {
  /** Titles and texts of the page's toasts that `told` has not found yet, each with its toast's whole text. */
  var untold: { text: string; whole: string | null }[]
}

/** Playwright's page, or Puppeteer's. */
type Evaluating = {
  evaluate(run: (pattern: string) => string | string[], pattern: string): Promise<string | string[]>
}

/** Notes a page's toasts in `untold`: on a busy machine a test looks for one after its 5 s. */
export const NOTE_TOASTS = `(() => {
  globalThis.untold = []
  const noted = new WeakSet()
  const note = () => {
    for (const toast of document.querySelectorAll('.toast')) {
      if (noted.has(toast) || !toast.checkVisibility()) continue
      noted.add(toast)
      for (const { textContent } of toast.querySelectorAll('.toast-title, .toast-text'))
        untold.push({ text: textContent.trim(), whole: toast.textContent })
    }
  }
  new MutationObserver(note).observe(document, { childList: true, subtree: true })
})()`

/**
 * Waits until a toast has had this title or text, and returns the toast's whole text. Texts are found once each, in the
 * order in which they came.
 */
export async function told(page: Evaluating, text: string | RegExp): Promise<string> {
  const pattern = typeof text === 'string' ? `^${text.replace(/[\\^$.*+?()[\]{}|]/g, '\\$&')}$` : text.source
  let found: string | string[] = []
  await expect
    .poll(
      async () => {
        found = await page.evaluate((source) => {
          const at = untold.findIndex((one) => new RegExp(source).test(one.text))
          if (at < 0) return untold.map((one) => one.text)
          return untold.splice(0, at + 1).at(-1)?.whole ?? ''
        }, pattern)
        return found
      },
      { message: `a toast with ${text}` },
    )
    .toBeTypeOf('string')
  return String(found)
}

/** Stops the page's timers until `page.clock.runFor` or `resume`, so that toasts stay. Call it before the first `goto`. */
export async function stopClock(page: Page): Promise<void> {
  await page.clock.install({ time: 0 })
  await page.clock.pauseAt(1000)
}

/** With a stopped clock: the first toast of a page comes a moment after its region. */
export async function untilToast(page: Page): Promise<void> {
  await expect
    .poll(async () => {
      await page.clock.runFor(100)
      return page.locator('.toast').count()
    })
    .toBe(1)
}
