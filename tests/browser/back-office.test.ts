import { readFile } from 'node:fs/promises'
import type { Page } from 'playwright'
import { afterAll, beforeAll, expect } from 'vitest'
import { writeCsv } from '../../src/shared/csv/csv-cells.ts'
import type { Partner } from '../../src/shared/partners/partner.ts'
import { paths } from '../../src/shared/paths.ts'
import { PATIENT, type RunningProduct, startProduct } from '../servers/start-product.ts'
import { journey } from './support/journey.ts'
import { cardOf, search } from './support/partner-screens.ts'
import { told } from './support/toasts.ts'

/** Not set up, without partners, at a host name: passkeys need one. */
let product: RunningProduct
beforeAll(async () => {
  product = await startProduct({
    environment: {
      ...PATIENT,
      HOST: 'localhost',
      TRUST_PROXY: '1',
      DATABASE_URL: '',
      SMTP_URL: '',
      SAMPLE_DATA: '0',
    },
  })
})
afterAll(() => product?.stop())

const PASSWORD = 'four quiet herons at dusk'
const COLUMNS =
  'name,address,city,state,zipCode,phone,email,website,description,annualCremations,locationCount,isPriority,isActive,servicesOffered'.split(
    ',',
  )
const ROWS = [
  [
    'Alamo "Rest" Chapel',
    '5 Pecan Street, Suite 2',
    'Austin',
    'Texas',
    '78701',
    '(512) 555-0101',
    'office@alamo.example',
    'https://alamo.example',
    'What a spreadsheet would read: =1+1.',
    120,
    2,
    true,
    true,
    'Cremation; Memorial services',
  ],
  [
    'Bluebonnet Funeral Home',
    '9 Oak Lane',
    'Dallas',
    'Texas',
    '75201',
    '(214) 555-0102',
    '',
    '',
    'Quiet rooms.\nA garden.',
    0,
    1,
    false,
    true,
    '',
  ],
  [
    'Crête-d’Or Services',
    '1 Main Street',
    'Houston',
    'Texas',
    '77002',
    '(713) 555-0103',
    '',
    '',
    '',
    40,
    1,
    false,
    true,
    '',
  ],
  [
    'Mill River House',
    '3 Elm Street',
    'Springfield',
    'Massachusetts',
    '01103',
    '(413) 555-0104',
    '',
    '',
    '',
    0,
    1,
    false,
    true,
    '',
  ],
]
const BROKEN = [
  '',
  '1 Nowhere Road',
  'Reno',
  'Nevada',
  '89501',
  '(775) 555-0105',
  '',
  '',
  '',
  '',
  '',
  '',
  '',
  '',
]
/** With a ZIP without its zero, and a row without a name. */
const FILE = writeCsv([COLUMNS, BROKEN, ...ROWS]).replace(',01103,', ',1103,')
const NEW_TEXT = 'Families are welcome at any hour.'

async function partners(): Promise<Partner[]> {
  return (await (await fetch(`${product.url}/api/partners`)).json()) as Partner[]
}

/** Whether public pages of Texan partners show a text, by page. */
async function showsInTexas(page: Page, text: string): Promise<boolean[]> {
  const visitor = await page.context().newPage()
  const shown: boolean[] = []
  for (const partner of (await partners()).filter(({ state }) => state === 'Texas')) {
    await visitor.goto(paths.partner(partner))
    shown.push((await visitor.locator('main').textContent())?.includes(text) ?? false)
  }
  await visitor.close()
  return shown
}

journey(
  'from the setup to an export: a first day in the back office (ACCOUNT-10, IMPORT-1, LIST-3)',
  async ({ open }) => {
    const page = await open({ baseURL: product.url, expects: [401, 409] })

    await page.goto('/admin/dashboard')
    await page.getByText('This directory has no administrator yet.').waitFor()
    await page.getByRole('link', { name: 'Create the first one' }).click()
    await page.waitForURL('**/admin/setup')
    const setupCode = await product.setupCode()
    const fillSetup = async () => {
      await page.getByLabel('Setup Code').fill(setupCode)
      await page.getByLabel('Username').fill('margaret')
      await page.getByLabel('Email').fill('margaret@example.org')
      await page.getByLabel('First Name').fill('Margaret')
      await page.getByLabel('Last Name').fill('Hale')
      await page.getByRole('textbox', { name: 'Password' }).fill(PASSWORD)
      await page.getByRole('button', { name: 'Create Admin User', exact: true }).click()
    }
    await fillSetup()
    await told(page, 'Success')
    await told(page, 'Admin user created successfully! You can now login.')
    await page.waitForURL('**/admin/login')
    expect(await page.getByText('This directory has no administrator yet.').count()).toBe(0)
    await page.goto('/admin/setup')
    await page.getByText('The setup is done.').waitFor()
    expect(await page.getByLabel('Username').count()).toBe(0)

    await page.goto('/admin/partners')
    await page.waitForURL('**/admin/login?next=*')
    await page.getByRole('button', { name: 'Login', exact: true }).click()
    await page.getByText('Username is required', { exact: true }).waitFor()
    await page.getByText('Password is required', { exact: true }).waitFor()
    await page.getByLabel('Username').fill('margaret')
    await page.getByLabel('Password', { exact: true }).fill('three quiet herons')
    await page.getByRole('button', { name: 'Login', exact: true }).click()
    await page.getByRole('alert').getByText('Invalid username or password', { exact: true }).waitFor()
    await page.getByLabel('Password', { exact: true }).fill(PASSWORD)
    await page.getByRole('button', { name: 'Login', exact: true }).click()

    // Nothing is written before the preview.
    await page.getByRole('heading', { level: 1, name: 'Partner Management', exact: true }).waitFor()
    const [chooser] = await Promise.all([
      page.waitForEvent('filechooser'),
      page.getByRole('button', { name: 'Import CSV', exact: true }).click(),
    ])
    await chooser.setFiles({ name: 'first list.csv', mimeType: 'text/csv', buffer: Buffer.from(FILE) })
    await page.getByText('first list.csv · 5 rows').waitFor()
    expect(await partners()).toEqual([])
    await page.getByRole('button', { name: 'Cannot be imported (1)' }).click()
    await page.getByRole('region', { name: 'Rows' }).getByText('Line 2').waitFor()
    await page.getByRole('button', { name: 'Put right (1)' }).click()
    await page.getByRole('region', { name: 'Rows' }).getByText('Mill River House').waitFor()
    expect(await page.getByRole('button', { name: 'Import 4 partners' }).isDisabled()).toBe(true)
    await page.getByLabel('Leave out the row that cannot be imported').check()
    await page.getByRole('button', { name: 'Import 4 partners' }).click()
    await told(page, 'Successfully uploaded 4 partners')
    await page.getByRole('heading', { name: 'Imported 4 partners' }).waitFor()

    await page.getByRole('link', { name: 'Partner Management' }).click()
    await search(page, 'no such house')
    await page.getByText('Try adjusting your search criteria.', { exact: true }).waitFor()
    await page.getByRole('button', { name: 'Clear', exact: true }).click()
    await page.getByText('Search to View Partners').waitFor()
    await page.getByLabel('State').selectOption('Texas')
    await page.getByRole('button', { name: 'Search Partners', exact: true }).click()
    await page.getByRole('heading', { name: 'Found 3 partners in Texas', exact: true }).waitFor()
    const alamo = cardOf(page, 'Alamo "Rest" Chapel')
    await alamo.getByText('Priority Partner', { exact: true }).waitFor()
    await alamo.getByText('Austin, TX 78701').waitFor()
    await alamo.getByText('AL', { exact: true }).waitFor()

    await page.getByRole('button', { name: 'Select All', exact: true }).click()
    await page.getByText('3 selected', { exact: true }).waitFor()
    await page.getByRole('button', { name: 'Deselect All', exact: true }).waitFor()
    await page.getByRole('button', { name: 'Bulk Edit', exact: true }).click()
    const dialog = page.getByRole('dialog', { name: 'Bulk Edit' })
    await dialog
      .getByText('Edit 3 selected partners. Only the fields you fill will be updated.', { exact: true })
      .waitFor()
    await dialog.getByRole('button', { name: 'Update Partners', exact: true }).click()
    await dialog.getByText('Please select at least one field to update').waitFor()
    await expect
      .poll(() => dialog.getByLabel('State').locator('> option').allTextContents())
      .toEqual(['No change', 'California', 'Florida', 'Texas', 'New York', 'Illinois'])
    await dialog.getByLabel('Description').fill(NEW_TEXT)
    await dialog.getByLabel('Annual Cremations').fill('300')
    await dialog.getByLabel('Priority Partner Status').selectOption('Priority Partner')
    await dialog.getByRole('button', { name: 'Update Partners', exact: true }).click()
    await told(page, 'Updated 3 partners successfully')
    await dialog.waitFor({ state: 'detached' })
    await page.getByText('selected', { exact: false }).filter({ visible: true }).waitFor({ state: 'hidden' })
    expect(await showsInTexas(page, NEW_TEXT)).toEqual([true, true, true])

    await page.locator('.undo-offer').getByText('Updated 3 partners successfully').waitFor()
    await page.getByRole('button', { name: 'Undo', exact: true }).click()
    await told(page, 'Undid 3 changes')
    expect(await showsInTexas(page, NEW_TEXT)).toEqual([false, false, false])
    await cardOf(page, 'Alamo "Rest" Chapel').getByText('120 cremations a year').waitFor()

    // The found rows, as imported.
    const today = await page.evaluate(() => new Date().toLocaleDateString('en-CA'))
    const [download] = await Promise.all([
      page.waitForEvent('download'),
      page.getByRole('button', { name: 'Export Results', exact: true }).click(),
    ])
    await told(page, 'Exported 3 partners to CSV')
    expect(download.suggestedFilename()).toBe(`partners_export_${today}.csv`)
    expect(await readFile(await download.path(), 'utf8')).toBe(writeCsv([COLUMNS, ...ROWS.slice(0, 3)]))

    // The import is undone as one change set.
    await page.getByRole('link', { name: 'History', exact: true }).click()
    const changeSet = page
      .getByRole('listitem')
      .filter({ hasText: 'Margaret Hale imported first list.csv: 4 new' })
    await changeSet.getByRole('button', { name: 'Undo', exact: true }).click()
    const question = page.getByRole('alertdialog', { name: 'Undo this change?' })
    await question.getByRole('button', { name: 'Undo', exact: true }).click()
    await told(page, 'Undid 4 changes')
    expect(await partners()).toEqual([])

    await page.getByRole('button', { name: 'Logout', exact: true }).click()
    await page.waitForURL('**/admin/login')
    expect(await page.evaluate(() => localStorage.getItem('admin-auth'))).toBeNull()
  },
)

journey(
  'a passkey made in the account screen logs in alone, and no longer once it is removed',
  async ({ open }) => {
    const page = await open({ baseURL: product.url, expects: [401] })
    // Chromium with a virtual fingerprint reader (WebAuthn level 3, section 11).
    const devtools = await page.context().newCDPSession(page)
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
    const isUserThere = (isUserVerified: boolean) =>
      devtools.send('WebAuthn.setUserVerified', { authenticatorId, isUserVerified })
    const logInByPassword = async () => {
      await page.getByLabel('Username').fill('margaret')
      await page.getByLabel('Password', { exact: true }).fill(PASSWORD)
      await page.getByRole('button', { name: 'Login', exact: true }).click()
    }
    const logOut = async () => {
      await page.getByRole('button', { name: 'Logout' }).click()
      await page.waitForURL('**/admin/login*')
    }
    const byPasskey = page.getByRole('button', { name: 'Login with a passkey' })

    await page.goto('/admin/login?next=%2Fadmin%2Faccount')
    await logInByPassword()
    await page.getByRole('button', { name: 'Add a Passkey' }).click()
    const dialog = page.getByRole('dialog')
    await dialog.getByLabel('Name').fill('Office laptop')
    await dialog.getByLabel('Your password').fill(PASSWORD)
    await dialog.getByRole('button', { name: 'Continue' }).click()
    await told(page, 'The passkey was added')
    await page.getByText('Office laptop').waitFor()
    await logOut()
    await byPasskey.click()
    await page.waitForURL('**/admin/dashboard')
    await page.goto('/admin/account')
    await page.getByText(/^Last used/).waitFor()

    // No finger: the login page stays.
    await logOut()
    await isUserThere(false)
    const asked = page.waitForResponse('**/login/passkey-options')
    await byPasskey.click()
    await asked
    await byPasskey.and(page.locator(':enabled')).waitFor()
    expect(await page.evaluate(() => localStorage.getItem('admin-auth'))).toBeNull()
    await isUserThere(true)

    await page.goto('/admin/login?next=%2Fadmin%2Faccount')
    await logInByPassword()
    await page.getByRole('button', { name: 'Remove Office laptop' }).click()
    await page.getByRole('alertdialog').getByRole('button', { name: 'Remove' }).click()
    await told(page, 'The passkey was removed')
    await logOut()
    await byPasskey.click()
    await page.getByRole('alert').getByText('This passkey was not accepted.').waitFor()
  },
)
