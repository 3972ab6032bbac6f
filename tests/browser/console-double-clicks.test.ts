import { setTimeout as sleep } from 'node:timers/promises'
import type { Locator } from 'playwright'
import { afterAll, beforeAll, expect } from 'vitest'
import type { ImportJob } from '../../src/shared/import.ts'
import { type ConsoleProduct, startConsoleProduct } from './support/console-product.ts'
import { journey } from './support/journey.ts'
import { addPartner, openScreen } from './support/partner-screens.ts'
import { told } from './support/toasts.ts'

let product: ConsoleProduct
beforeAll(async () => {
  product = await startConsoleProduct()
})
afterAll(() => product?.stop())

journey('two clicks that a busy page handles one after the other send one call', async ({ open }) => {
  const partner = await addPartner(product, { name: 'Twice House' })
  await product.call('PATCH', '/api/admin/partners/bulk-edit', {
    ids: [partner.id],
    updates: { isPriority: true },
  })
  const list = 'name,address,city,state,zip,phone\nOnce House,1 A Street,Asheville,NC,28801,8285550177\n'
  let { id, state } = await product.call<ImportJob>('POST', '/api/admin/imports?fileName=once.csv', list)
  while (state !== 'checked') {
    await sleep(50)
    ;({ state } = await product.call<ImportJob>('GET', `/api/admin/imports/${id}`))
  }
  const page = await openScreen(product, open, `/admin/partners/import/${id}`)
  const sent: string[] = []
  await page.route('**/api/**', async (route) => {
    const request = route.request()
    if (request.method() === 'GET') return route.fallback()
    sent.push(`${request.method()} ${new URL(request.url()).pathname}`)
    // Buttons stay as they are while a call is under way.
    await route.abort()
  })
  const clickTwice = (button: Locator) =>
    button.and(page.locator(':enabled')).evaluate(async (element: HTMLElement) => {
      element.click()
      // Microtasks run between two clicks, timers do not.
      for (let turn = 0; turn < 20; turn += 1) await null
      element.click()
    })
  const button = (name: string | RegExp) => page.getByRole('button', { name }).first()

  await clickTwice(button('Import 1 partner'))
  await told(page, 'Failed to upload partners: The server cannot be reached. Please try again.')
  await page.goto('/admin/history')
  await button('Undo').click()
  await clickTwice(page.getByRole('alertdialog').getByRole('button', { name: 'Undo' }))
  await told(page, 'Failed to undo')
  await page.goto(`/admin/partners/${partner.id}/edit`)
  await button('Delete').click()
  await clickTwice(page.getByRole('alertdialog').getByRole('button', { name: 'Delete' }))
  await told(page, 'Failed to delete partner')
  expect(sent.map((call) => call.replace(/[0-9a-f-]{36}/, '{id}'))).toEqual([
    'POST /api/admin/imports/{id}/write',
    'POST /api/admin/history/{id}/undo',
    'DELETE /api/admin/partners/{id}',
  ])
})
