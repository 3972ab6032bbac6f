import type { Page } from 'playwright'
import { afterAll, beforeAll } from 'vitest'
import { type ConsoleProduct, startConsoleProduct } from './console-product.ts'
import { type FilledOffice, fillBackOffice } from './fill-back-office.ts'

/** Nothing listens there: mail waits, so that the Jobs screen has something to show. */
const UNAVAILABLE = 'smtp://127.0.0.1:1'

/** Starts a product with something on every screen of the back office, for the tests of one file. */
export function openFilledOffice() {
  let product: ConsoleProduct
  let office: FilledOffice
  beforeAll(async () => {
    product = await startConsoleProduct({ SAMPLE_DATA: '60', SMTP_URL: UNAVAILABLE }, ['--places-emulator'])
    office = await fillBackOffice(product)
  })
  afterAll(() => product?.stop())
  return {
    office: () => office,
    url: () => product.url,
    logIn: (page: Page) => product.logIn(page),
  }
}
