import { afterAll, beforeAll, expect } from 'vitest'
import type { GooglePlacesStatus } from '../../src/shared/google-places/run.ts'
import { type ConsoleProduct, startConsoleProduct } from './support/console-product.ts'
import { holdCalls } from './support/interrupt-calls.ts'
import { journey } from './support/journey.ts'
import { told } from './support/toasts.ts'

/** A sample directory with the emulator of Google that stands beside it. */
let product: ConsoleProduct
beforeAll(async () => {
  product = await startConsoleProduct({ SAMPLE_DATA: '300' }, ['--places-emulator'])
})
afterAll(() => product?.stop())

journey('test, select, update in bulk, look at the results, undo (GOOGLE-2)', async ({ open }) => {
  const page = await open({ baseURL: product.url })
  await product.logIn(page)
  await page.goto('/admin/google-places')
  await page.getByText('API Key Configured').waitFor()
  await page.getByText('These data are made up').waitFor()
  await page.getByRole('button', { name: 'Test API' }).click()
  await told(page, 'API Test Successful')
  await expect
    .poll(() => page.locator('.google-counter .soft').allTextContents())
    .toEqual(['Total Partners', 'With Google Data', 'Missing Google Data', 'Selected for Update'])

  await page.getByRole('link', { name: 'Bulk Updates' }).click()
  const tab = page.getByRole('tab', { name: /^Partners \(\d+\)$/ })
  await page.getByRole('button', { name: 'Select First 50' }).click()
  const size = page.getByLabel('Batch Size')
  expect(await size.inputValue()).toBe('10')
  expect(await size.locator('option').allTextContents()).toEqual(['5', '10', '15', '20'])
  await page.getByText('Higher batch sizes may hit API rate limits').waitFor()
  await page.getByRole('tab', { name: 'Update Results (0)' }).click()
  await page.getByText('No Results Yet').waitFor()
  await page.getByText('Run a bulk update to see results here.').waitFor()
  await tab.click()
  const countBefore = Number(/\d+/.exec((await tab.textContent()) ?? '')?.[0])
  const selected = Math.min(50, countBefore)
  await page.getByText(`${selected} selected`).waitFor()
  await page.getByText(`Costs at most $${(selected * 0.02).toFixed(2)}.`).waitFor()
  await page.getByRole('button', { name: `Update ${selected} Partners` }).click()
  await told(page, 'Bulk Update Complete')
  await page.getByRole('tab', { name: `Update Results (${selected})` }).waitFor()
  await expect.poll(() => page.locator('.google-rows li').count()).toBe(selected)
  await page.getByText('/5 (').first().waitFor()

  const status = await product.call<GooglePlacesStatus>('GET', '/api/google-places/status')
  expect(status.spentUsd).toBeCloseTo(selected * 0.02, 5)

  await page.getByRole('button', { name: 'Undo', exact: true }).click()
  await told(page, /^Undid \d+ changes$/)
  await page.getByRole('tab', { name: `Partners (${countBefore})` }).waitFor()
})

journey('update one partner and a selection on the management screen', async ({ open }) => {
  const page = await open({ baseURL: product.url })
  await product.logIn(page)
  await page.goto('/admin/google-places')
  const missing = page.getByRole('heading', { name: /^Partners Missing Google Places Data/ })
  const missingCount = async () => Number(/\d+/.exec((await missing.textContent()) ?? '')?.[0])
  const missingBefore = await missingCount()
  const limit = page.getByLabel('Batch Limit')
  const select = page.getByRole('button', { name: 'Select All Missing' })
  const top = () => select.evaluate((button) => button.getBoundingClientRect().top + window.scrollY)
  // After the first journey Google's findings stand above it: scrolling to it, and the click, must not move it.
  await page.getByRole('heading', { name: /^Please Check/ }).waitFor()
  const before = await top()
  await select.click()
  await page.getByText(/^Costs at most/).waitFor()
  expect(await top()).toBe(before)
  await limit.fill('99')
  await page.getByRole('button', { name: `Update Selected (${Math.min(missingBefore, 20)})` }).waitFor()
  await limit.fill('3')
  await page.getByRole('button', { name: 'Update Selected (3)' }).click()
  await told(page, 'Batch Update Complete')
  await page
    .getByRole('button', { name: /^Refresh / })
    .last()
    // The list is read again meanwhile, and a button that moves would lose a click.
    .press('Enter')
  await told(page, /^(?:Google Places Data Updated|Update Failed)$/)
})

journey('decide a doubtful match', async ({ open }) => {
  const page = await open({ baseURL: product.url })
  await product.logIn(page)
  const missing = await product.call<{ id: string }[]>('GET', '/api/admin/partners-without-google')
  // Sample places that only a person can tell are a few in a hundred: all that are missing are asked for.
  const partnerIds = missing.map(({ id }) => id)
  const run = await product.call<{ id: string }>('POST', '/api/google-places/runs', { partnerIds })
  await expect
    .poll(
      async () => (await product.call<{ state: string }>('GET', `/api/google-places/runs/${run.id}`)).state,
      { timeout: 240_000 },
    )
    .toBe('done')
  // The queue stands above the buttons: none is shown before it, or it would move under the pointer.
  const release = await holdCalls(page, '**/api/google-places/queue')
  await Promise.all([
    page.goto('/admin/google-places'),
    ...['api/google-places/status', 'api/google-places/findings', 'api/admin/partners'].map((path) =>
      page.waitForResponse(`**/${path}`),
    ),
  ])
  await page.evaluate(() => new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(done))))
  expect(await page.getByRole('button', { name: 'Select All Missing' }).isVisible()).toBe(false)
  release()
  const heading = page.getByRole('heading', { name: /^Matches to Decide/ })
  const waiting = Number(/\d+/.exec((await heading.textContent()) ?? '')?.[0])
  await page
    .getByRole('button', { name: /^Choose / })
    .first()
    .click()
  if (waiting > 1) await page.getByRole('heading', { name: `Matches to Decide (${waiting - 1})` }).waitFor()
  else await heading.waitFor({ state: 'detached' })
})

journey('failures, and nothing left to update, have the specified texts', async ({ open }) => {
  const page = await open({ baseURL: product.url })
  await product.logIn(page)
  await page.route(/google-places\/(test|batch-update|runs)$/, (route) => route.abort())
  await page.goto('/admin/google-places')
  await page.getByRole('button', { name: 'Test API' }).click()
  await told(page, 'API Test Failed')
  await page.getByRole('button', { name: 'Select All Missing' }).click()
  await page.getByRole('button', { name: /^Update Selected/ }).click()
  await told(page, 'Batch Update Failed')
  await page.goto('/admin/bulk-google-places')
  await page.getByRole('button', { name: 'Select First 50' }).click()
  await page.getByRole('button', { name: /^Update \d/ }).click()
  await told(page, 'The server cannot be reached. Please try again.')
  await page.route('**/partners-without-google', (route) => route.fulfill({ json: [] }))
  await page.goto('/admin/bulk-google-places')
  await page.getByText('All Partners Have Google Places Data').waitFor()
  await page.getByText('All active partners already have Google Places IDs and ratings.').waitFor()
})
