import { afterAll, beforeAll, expect } from 'vitest'
import type { GooglePlacesStatus } from '../../src/shared/google-places/run.ts'
import { type ConsoleProduct, startConsoleProduct } from './console-product.ts'
import { journey } from './journey.ts'

/** A sample directory with the emulator of Google that stands beside it. */
let product: ConsoleProduct
beforeAll(async () => {
  product = await startConsoleProduct({ SAMPLE_DATA: '300' }, ['--places-emulator'])
})
afterAll(() => product?.stop())

journey('test, select, update in bulk, look at the results, undo', async ({ open }) => {
  const page = await open({ baseURL: product.url })
  await product.logIn(page)
  await page.goto('/admin/google-places')
  await page.getByText('API Key Configured').waitFor()
  await page.getByText('These data are made up').waitFor()
  await page.getByRole('button', { name: 'Test API' }).click()
  await page.getByText('API Test Successful', { exact: true }).waitFor()

  await page.getByRole('link', { name: 'Bulk Updates' }).click()
  const tab = page.getByRole('tab', { name: /^Partners \(\d+\)$/ })
  await page.getByRole('button', { name: 'Select First 50' }).click()
  const countBefore = Number(/\d+/.exec((await tab.textContent()) ?? '')?.[0])
  const selected = Math.min(50, countBefore)
  await page.getByText(`${selected} selected`).waitFor()
  await page.getByText(`Costs at most $${(selected * 0.02).toFixed(2)}.`).waitFor()
  await page.getByRole('button', { name: `Update ${selected} Partners` }).click()
  await page.getByText('Bulk Update Complete', { exact: true }).waitFor()
  await page.getByRole('tab', { name: `Update Results (${selected})` }).waitFor()
  await expect.poll(() => page.locator('.google-rows li').count()).toBe(selected)
  await page.getByText('/5 (').first().waitFor()

  const status = await product.call<GooglePlacesStatus>('GET', '/api/google-places/status')
  expect(status.spentUsd).toBeCloseTo(selected * 0.02, 5)

  await page.getByRole('button', { name: 'Undo', exact: true }).click()
  await page.getByText(/^Undid \d+ changes$/).waitFor()
  await page.getByRole('tab', { name: `Partners (${countBefore})` }).waitFor()
})

journey('update one partner and a selection on the management screen', async ({ open }) => {
  const page = await open({ baseURL: product.url })
  await product.logIn(page)
  await page.goto('/admin/google-places')
  const missing = page.getByRole('heading', { name: /^Partners Missing Google Places Data/ })
  const missingCount = async () => Number(/\d+/.exec((await missing.textContent()) ?? '')?.[0])
  const before = await missingCount()
  await page.getByRole('button', { name: 'Select All Missing' }).click()
  const limit = page.getByLabel('Batch Limit')
  await limit.fill('99')
  await page.getByRole('button', { name: `Update Selected (${Math.min(before, 20)})` }).waitFor()
  await limit.fill('3')
  await page.getByRole('button', { name: 'Update Selected (3)' }).click()
  await page.getByText('Batch Update Complete', { exact: true }).waitFor()
  await page
    .getByRole('button', { name: /^Refresh / })
    .last()
    .click()
  await page.getByText(/^(?:Google Places Data Updated|Update Failed)$/).waitFor()
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
    )
    .toBe('done')
  await page.goto('/admin/google-places')
  const heading = page.getByRole('heading', { name: /^Matches to Decide/ })
  await heading.waitFor()
  const waiting = Number(/\d+/.exec((await heading.textContent()) ?? '')?.[0])
  await page
    .getByRole('button', { name: /^Choose / })
    .first()
    .click()
  if (waiting > 1) await page.getByRole('heading', { name: `Matches to Decide (${waiting - 1})` }).waitFor()
  else await heading.waitFor({ state: 'detached' })
})
