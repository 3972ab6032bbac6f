import { type Browser, type BrowserContext, chromium, type Page } from 'playwright'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { browserOptions } from '../browser-options.ts'
import { PATIENT, type RunningProduct, startProduct } from '../servers/start-product.ts'
import { NOTE_TOASTS, told } from './support/toasts.ts'

const PASSWORD = 'four quiet herons at dusk'

/** Without an administrator, at a host name: passkeys need one. */
let product: RunningProduct
let browser: Browser
beforeAll(async () => {
  product = await startProduct({
    environment: { ...PATIENT, HOST: 'localhost', SAMPLE_DATA: '0', DATABASE_URL: '' },
  })
  browser = await chromium.launch(browserOptions({ prefersShell: true }))
})
afterAll(async () => {
  await browser?.close()
  await product?.stop()
})

/** Chromium with a virtual fingerprint reader (WebAuthn level 3, section 11). */
async function openWithAuthenticator(): Promise<{
  context: BrowserContext
  page: Page
  isUserThere(is: boolean): Promise<unknown>
}> {
  const context = await browser.newContext({ baseURL: product.url })
  context.setDefaultTimeout(60_000)
  await context.addInitScript({ content: NOTE_TOASTS })
  const page = await context.newPage()
  const devtools = await context.newCDPSession(page)
  await devtools.send('WebAuthn.enable')
  const { authenticatorId } = await devtools.send('WebAuthn.addVirtualAuthenticator', {
    options: {
      protocol: 'ctap2',
      transport: 'internal',
      hasResidentKey: true,
      hasUserVerification: true,
      isUserVerified: true,
      automaticPresenceSimulation: true,
    },
  })
  return {
    context,
    page,
    isUserThere: (isUserVerified) =>
      devtools.send('WebAuthn.setUserVerified', { authenticatorId, isUserVerified }),
  }
}

async function logInByPassword(page: Page) {
  await page.getByLabel('Username').fill('margaret')
  await page.getByLabel('Password', { exact: true }).fill(PASSWORD)
  await page.getByRole('button', { name: 'Login', exact: true }).click()
  await page.waitForURL('**/admin/dashboard')
}

test('setup, login, a passkey made in the account screen, logout, and in again by the passkey alone', async () => {
  const { context, page, isUserThere } = await openWithAuthenticator()

  await page.goto('/admin/setup')
  await page.getByLabel('Username').fill('margaret')
  await page.getByLabel('Email').fill('margaret@example.org')
  await page.getByLabel('Password', { exact: false }).first().fill(PASSWORD)
  await page.getByRole('button', { name: 'Create Admin User' }).click()
  await told(page, 'Admin user created successfully! You can now login.')
  await page.waitForURL('**/admin/login')
  await logInByPassword(page)

  await page.goto('/admin/account')
  await page.getByRole('button', { name: 'Add a Passkey' }).click()
  const dialog = page.getByRole('dialog')
  await dialog.getByLabel('Name').fill('Office laptop')
  await dialog.getByLabel('Your password').fill(PASSWORD)
  await dialog.getByRole('button', { name: 'Continue' }).click()
  await told(page, 'The passkey was added')
  await page.getByText('Office laptop').waitFor()

  await page.getByRole('button', { name: 'Logout' }).click()
  await page.waitForURL('**/admin/login*')
  expect(await page.evaluate(() => localStorage.getItem('admin-auth'))).toBeNull()
  await page.getByRole('button', { name: 'Login with a passkey' }).click()
  await page.waitForURL('**/admin/dashboard')
  await page.goto('/admin/account')
  await page.getByText(/^Last used/).waitFor()

  // No finger: the login page stays.
  await page.getByRole('button', { name: 'Logout' }).click()
  await page.waitForURL('**/admin/login*')
  await isUserThere(false)
  const asked = page.waitForResponse('**/login/passkey-options')
  await page.getByRole('button', { name: 'Login with a passkey' }).click()
  await asked
  await page.getByRole('button', { name: 'Login with a passkey', disabled: false }).waitFor()
  expect(await page.evaluate(() => localStorage.getItem('admin-auth'))).toBeNull()
  await isUserThere(true)

  // A removed passkey no longer works.
  await logInByPassword(page)
  await page.goto('/admin/account')
  await page.getByRole('button', { name: 'Remove Office laptop' }).click()
  await page.getByRole('alertdialog').getByRole('button', { name: 'Remove' }).click()
  await told(page, 'The passkey was removed')
  await page.getByRole('button', { name: 'Logout' }).click()
  await page.waitForURL('**/admin/login*')
  await page.getByRole('button', { name: 'Login with a passkey' }).click()
  await page.getByRole('alert').getByText('This passkey was not accepted.').waitFor()
  await context.close()
})
