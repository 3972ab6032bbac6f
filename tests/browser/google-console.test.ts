import { afterAll, beforeAll, expect } from 'vitest'
import type { GooglePlacesStatus } from '../../src/shared/google-places/run.ts'
import { type ConsoleProduct, startConsoleProduct } from './support/console-product.ts'
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
  await page.getByText('Made up by an emulator').waitFor()
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
  const search = page.getByLabel('Search partners')
  await search.fill('nobody of that name')
  await page.getByText('No active partner has “nobody of that name”').waitFor()
  expect(await select.isDisabled()).toBe(true)
  await search.fill('')
  await select.click()
  await page.getByText(/^Costs at most/).waitFor()
  await limit.fill('99')
  await page.getByRole('button', { name: `Update Selected (${Math.min(missingBefore, 20)})` }).waitFor()
  await limit.fill('3')
  const answer = page.waitForResponse('**/api/google-places/batch-update')
  await page.getByRole('button', { name: 'Update Selected (3)' }).click()
  expect((await answer).request().postDataJSON()).toMatchObject({
    partnerIds: [expect.any(String), expect.any(String), expect.any(String)],
    limit: 3,
  })
  await told(page, 'Batch Update Complete')
  // Only those that were sent are no longer selected, and Select All that is pressed at once is kept.
  const chosen = () => page.locator('.google-counter').last().locator('.google-figure').textContent()
  await expect.poll(chosen).toBe((missingBefore - 3).toLocaleString('en-US'))
  await select.click()
  await page.waitForLoadState('networkidle')
  expect(Number((await chosen())?.replace(',', ''))).toBeGreaterThanOrEqual(missingBefore - 3)
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
  await page.goto('/admin/google-places')
  await page.getByRole('link', { name: /^To decide/ }).click()
  const heading = page.getByRole('heading', { name: /^Matches to Decide/ })
  const waiting = Number(/\d+/.exec((await heading.textContent()) ?? '')?.[0])
  const [first] = await page.getByRole('article').all()
  const name = (await first?.getAttribute('aria-label')) ?? ''
  await page.keyboard.press('1')
  await page.getByText(`Decided for ${name}`).waitFor()
  await page.getByRole('heading', { name: `Matches to Decide (${waiting - 1})` }).waitFor()
  await page.keyboard.press('u')
  await page.getByRole('heading', { name: `Matches to Decide (${waiting})` }).waitFor()
  await page.getByRole('article', { name }).waitFor()
  await page.keyboard.press('0')
  await page.getByRole('heading', { name: `Matches to Decide (${waiting - 1})` }).waitFor()
})
