import { chromium, type Page } from 'playwright'
import { startConsoleProduct } from '../tests/browser/support/console-product.ts'
import { browserOptions } from '../tests/browser-options.ts'

const BAR_MS = 50
/** Three rows and a bit a frame: 1,900 rows in about ten seconds. */
const STEP_PX = 140

type Scrolled = { frames: number; longestFrameMs: number; framesOverBar: number; longestTaskMs: number }

/** Scrolls the console's table through all sample partners, loading rows and again when all are loaded. */
export async function benchPartnerTable(): Promise<object[]> {
  const product = await startConsoleProduct({ SAMPLE_DATA: '1857' })
  const browser = await chromium.launch(browserOptions())
  try {
    const context = await browser.newContext({ baseURL: product.url, viewport: { width: 1280, height: 900 } })
    const page = await context.newPage()
    await product.logIn(page)
    await page.goto('/admin/partners?sort=name')
    await page.getByRole('button', { name: 'Table', exact: true }).click()
    await page.locator('td[data-row="0"]').first().waitFor()
    const rows = await page.getByRole('grid').getAttribute('aria-rowcount')
    const row = (what: string, scrolled: Scrolled) => ({
      what: `${what} through ${Number(rows) - 1} rows`,
      ...scrolled,
      barMs: BAR_MS,
    })
    return [
      row('scrolling while rows load', await scroll(page)),
      row('scrolling loaded rows', await scroll(page)),
    ]
  } finally {
    await browser.close()
    await product.stop()
  }
}

/** From top to end; frames are measured by requestAnimationFrame, tasks by the browser. */
async function scroll(page: Page): Promise<Scrolled> {
  return page.evaluate(
    async ([step, bar]) => {
      const box = document.querySelector('.partner-table') as HTMLElement
      box.scrollTop = 0
      await new Promise((done) => setTimeout(done, 500))
      const tasks: number[] = []
      const observer = new PerformanceObserver((list) => {
        for (const { duration } of list.getEntries()) tasks.push(duration)
      })
      observer.observe({ type: 'longtask' })
      const frames: number[] = []
      await new Promise<void>((done) => {
        let before = performance.now()
        const onFrame = (now: number) => {
          frames.push(now - before)
          before = now
          box.scrollTop += step
          if (box.scrollTop + box.clientHeight >= box.scrollHeight - 1) done()
          else requestAnimationFrame(onFrame)
        }
        requestAnimationFrame((now) => {
          before = now
          requestAnimationFrame(onFrame)
        })
      })
      observer.disconnect()
      return {
        frames: frames.length,
        longestFrameMs: Math.max(...frames),
        framesOverBar: frames.filter((ms) => ms > bar).length,
        longestTaskMs: Math.max(0, ...tasks),
      }
    },
    [STEP_PX, BAR_MS] as const,
  )
}
