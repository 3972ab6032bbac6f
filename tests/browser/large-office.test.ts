import { setTimeout as sleep } from 'node:timers/promises'
import type { Page } from 'playwright'
import { afterAll, beforeAll, expect } from 'vitest'
import { partnerFile } from '../../bench/partner-file.ts'
import type { ImportJob } from '../../src/shared/import.ts'
import { type ConsoleProduct, startConsoleProduct } from './support/console-product.ts'
import { consoleScreens, settle } from './support/console-screens.ts'
import { type FilledOffice, fillBackOffice } from './support/fill-back-office.ts'
import { journey } from './support/journey.ts'
import { openScreen } from './support/partner-screens.ts'

const PARTNERS = 20_000
const SAMPLE = 60
/** Of a call, and of its answer. */
const MOST_BYTES = 500_000

let product: ConsoleProduct
let office: FilledOffice
beforeAll(async () => {
  product = await startConsoleProduct({ SAMPLE_DATA: String(SAMPLE) }, ['--places-emulator'])
  office = await fillBackOffice(product)
  const { call } = product
  let job = await call<ImportJob>('POST', '/api/admin/imports', partnerFile(PARTNERS - SAMPLE, 'Large'))
  const until = async (state: ImportJob['state']) => {
    while (job.state !== state) {
      if (job.state === 'failed') throw new Error(`The import failed: ${job.error}`)
      await sleep(200)
      job = await call<ImportJob>('GET', `/api/admin/imports/${job.id}`)
    }
  }
  await until('checked')
  job = await call<ImportJob>('POST', `/api/admin/imports/${job.id}/write`)
  await until('done')
}, 300_000)
afterAll(() => product?.stop())

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
      const answer = isFile ? null : await (await request.response())?.body().catch(() => null)
      const answered = answer?.length ?? 0
      return Math.max(sent, answered) > MOST_BYTES
        ? [`${pathname}${search}: ${sent} sent, ${answered} answered`]
        : []
    }
    noted.push(judge())
  })
  return async () => (await Promise.all(noted.splice(0))).flat()
}

journey(
  'with 20,000 partners no screen sends or is answered more than 500 KB in one call (LIST-12)',
  { timeout: 600_000 },
  async ({ open }) => {
    const page = await openScreen(product, open, '/admin/dashboard', { expects: [404] })
    const large = noteLargeCalls(page)
    for (const screen of consoleScreens(office).filter(({ isSignedOut }) => !isSignedOut)) {
      await page.goto(screen.path)
      await settle(page, screen)
      await screen.arrange?.(page)
      expect(await large(), screen.name).toEqual([])
    }
  },
)

journey('nor do changes of all of them (LIST-12)', { timeout: 600_000 }, async ({ open }) => {
  const page = await openScreen(product, open, '/admin/partners?active=yes')
  const large = noteLargeCalls(page)
  const press = (name: string) => page.getByRole('button', { name, exact: true }).click()
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
})
