import type { Page } from 'playwright'
import { afterAll, beforeAll, expect } from 'vitest'
import type { OwnAccount } from '../../src/shared/accounts/admin-account.ts'
import { type ConsoleProduct, FIRST, startConsoleProduct } from './support/console-product.ts'
import { refuseCalls } from './support/interrupt-calls.ts'
import { journey } from './support/journey.ts'
import { mailedLink } from './support/mailed-link.ts'
import { addPartner, openScreen } from './support/partner-screens.ts'
import { runSql } from './support/run-sql.ts'
import { told } from './support/toasts.ts'
import { violations } from './support/violations.ts'

let product: ConsoleProduct
beforeAll(async () => {
  product = await startConsoleProduct()
})
afterAll(() => product?.stop())

const BEN = { username: 'ben.ito', email: 'ben.ito@example.org', password: 'a lantern beside the orchard' }
const ENDED = 'Your session has ended'

async function logIn(form: Pick<Page, 'getByLabel' | 'getByRole'>, { username, password } = FIRST) {
  await form.getByLabel('Username').fill(username)
  await form.getByLabel('Password', { exact: true }).fill(password)
  await form.getByRole('button', { name: 'Login', exact: true }).click()
}

/** In place: the username is given. */
async function logInAgain(page: Page, password = FIRST.password) {
  const dialog = page.getByRole('dialog', { name: ENDED })
  await dialog.getByLabel('Password', { exact: true }).fill(password)
  await dialog.getByRole('button', { name: 'Login', exact: true }).click()
  return dialog
}

const storedLogin = (page: Page) =>
  page.evaluate(() => JSON.parse(localStorage.getItem('admin-auth') ?? 'null'))

/** Ends the session of this browser at the server alone. */
async function endSession(page: Page) {
  const headers = { authorization: `Bearer ${(await storedLogin(page)).token}` }
  expect((await fetch(`${product.url}/api/admin/logout`, { method: 'POST', headers })).status).toBe(204)
}

journey(
  'a login is kept, leads back to the screen, and a logout forgets it even if the server fails (ACCOUNT-8, ACCOUNT-10)',
  async ({ open }) => {
    await addPartner(product, { name: 'Return Path Chapel' })
    const page = await open({ baseURL: product.url, expects: [401, 500] })
    await page.goto('/admin/login?next=%2F%2Fevil.example')
    await logIn(page)
    await page.waitForURL('**/admin/dashboard')
    expect(await storedLogin(page)).toEqual({
      user: expect.objectContaining({ username: 'margaret', role: 'admin' }),
      token: expect.stringMatching(/^[\w-]{43}$/),
      isAuthenticated: true,
    })
    expect(Object.keys((await storedLogin(page)).user)).not.toContain('passwordHash')

    await page.goto('/admin/partners?q=return+path')
    await page.getByRole('heading', { name: /^Found 1 partner/ }).waitFor()
    await endSession(page)
    const field = page.getByPlaceholder('Search by name, city, or keyword...')
    await field.fill('path chapel')
    // A click would come too late on a busy machine: what is suggested is refused as well.
    await field.press('Enter')
    await page
      .getByRole('dialog', { name: ENDED })
      .getByRole('button', { name: 'Log in as somebody else' })
      .click()
    await page.getByRole('heading', { level: 1, name: 'Admin Login' }).waitFor()
    expect(await storedLogin(page)).toBeNull()
    await logIn(page)
    await page.waitForURL('**/admin/partners?q=path+chapel')
    await page.getByRole('heading', { name: /^Found 1 partner/ }).waitFor()

    const warnings: string[] = []
    page.on('console', (message) => message.type() === 'warning' && warnings.push(message.text()))
    await refuseCalls(page, '**/api/admin/logout', { method: 'POST', message: 'It broke.' })
    await page.getByRole('button', { name: 'Logout', exact: true }).first().click()
    await page.waitForURL('**/admin/login')
    expect(await storedLogin(page)).toBeNull()
    expect(await page.locator('.toast').count()).toBe(0)
    await expect.poll(() => warnings.join()).toContain('The logout call failed.')
    await page.goto('/admin/inquiries')
    await page.waitForURL('**/admin/login?next=*')
  },
)

journey(
  'a session that ends costs nothing: the same call goes on after a login in place or in another tab (ACCOUNT-9)',
  async ({ open }) => {
    const page = await open({ baseURL: product.url, expects: [401] })
    await page.goto('/admin/faq')
    await logIn(page)
    await page.getByRole('button', { name: 'Add FAQ Item' }).click()
    const form = page.getByRole('dialog', { name: 'Create New FAQ Item' })
    await form.getByRole('textbox', { name: 'Question', exact: true }).fill('May we be present?')
    await form.getByRole('textbox', { name: 'Answer', exact: true }).fill('At most partners, yes.')
    await endSession(page)
    await form.getByRole('button', { name: 'Create FAQ' }).click()
    const dialog = await logInAgain(page, 'not this one at all')
    await dialog.getByText('Invalid username or password').waitFor()
    expect(await dialog.getByLabel('Username').inputValue()).toBe('margaret')
    expect(await violations(page)).toEqual([])
    await logInAgain(page)
    await dialog.waitFor({ state: 'detached' })
    await told(page, 'FAQ created successfully')
    const items = await product.call<{ question: string }[]>('GET', '/api/faq')
    expect(items.map(({ question }) => question)).toEqual(['May we be present?'])

    // Who turns the login away keeps what was typed.
    await page.goto('/admin/partners/new')
    for (const [label, text] of [
      ['Business Name', 'Half a Name'],
      ['Address', '1 Elm'],
      ['City', 'Asheville'],
      ['State', 'NC'],
    ] as const)
      await page.getByLabel(label).fill(text)
    await endSession(page)
    const generate = page.getByRole('button', { name: 'Generate with AI' }).first()
    await generate.click()
    await dialog.waitFor()
    await page.keyboard.press('Escape')
    await dialog.waitFor({ state: 'detached' })
    expect(await page.getByLabel('Business Name').inputValue()).toBe('Half a Name')
    await generate.click()
    await dialog.waitFor()
    const other = await page.context().newPage()
    await other.goto('/admin/account')
    await logInAgain(other)
    await dialog.waitFor({ state: 'detached' })
    await told(page, 'Description generated successfully')
  },
)

journey('a screen starts at its top (SITE-4)', async ({ open }) => {
  const viewport = { width: 1280, height: 400 }
  const page = await openScreen(product, open, '/admin/dashboard', { viewport })
  await page.getByRole('heading', { name: 'Inquiries per day' }).waitFor()
  const scrollDown = () =>
    page.evaluate(() => {
      scrollTo(0, document.body.scrollHeight)
      return scrollY
    })
  await expect.poll(scrollDown).toBeGreaterThan(100)
  await page.getByRole('link', { name: 'FAQ', exact: true }).first().focus()
  await scrollDown()
  await page.keyboard.press('Enter')
  await page.getByRole('heading', { level: 1, name: 'FAQ Management' }).waitFor()
  await expect.poll(() => page.evaluate(() => scrollY)).toBe(0)
})

/** Ages every session's proof to ten minutes. */
const expireProofs = () =>
  runSql(product.dataDir, `update admin_sessions set proved_at = proved_at - interval '10 minutes'`)

const isFocused = (element: HTMLElement | SVGElement) => element === document.activeElement
const proofOf = (page: Page) => page.getByRole('dialog', { name: 'Confirm that it is you' })

journey(
  'a second administrator is invited after a proof, chooses a password and logs in (ACCOUNT-5)',
  async ({ open }) => {
    const page = await openScreen(product, open, '/admin/dashboard', { expects: [400, 403] })
    const menu = page.getByRole('navigation', { name: 'Back office' })
    for (const name of ['Jobs', 'Administrators']) {
      await menu.getByText('More', { exact: true }).click()
      await menu.getByRole('link', { name }).click()
      await page.getByRole('heading', { level: 1, name }).waitFor()
      await menu.getByRole('link', { name }).waitFor({ state: 'hidden' })
    }
    await expireProofs()
    await page.getByRole('button', { name: 'Invite Administrator' }).click()
    const invitation = page.getByRole('dialog', { name: 'Invite Administrator' })
    await invitation.getByLabel('Username').fill(BEN.username)
    await invitation.getByLabel('Email').fill(BEN.email)
    await invitation.getByLabel('First Name').fill('Ben')
    const send = invitation.getByRole('button', { name: 'Send Invitation' })
    await send.click()
    const password = proofOf(page).getByLabel('Your password')
    await expect.poll(() => password.evaluate(isFocused)).toBe(true)
    expect(await violations(page)).toEqual([])

    // Escape sends nothing and keeps what was typed.
    await page.keyboard.press('Escape')
    await proofOf(page).waitFor({ state: 'detached' })
    expect(await invitation.getByLabel('Username').inputValue()).toBe(BEN.username)
    await expect.poll(() => send.evaluate(isFocused)).toBe(true)
    expect(await page.locator('.toast').count()).toBe(0)
    await send.click()
    await password.fill('three quiet herons')
    await page.keyboard.press('Enter')
    await proofOf(page).getByText('This is not your present password.').waitFor()
    expect(await product.call<unknown[]>('GET', '/api/admin/users')).toHaveLength(1)
    await password.fill(FIRST.password)
    await page.keyboard.press('Enter')
    await told(page, `An invitation was sent to ${BEN.email}`)
    await invitation.waitFor({ state: 'detached' })
    await page.getByText('Invited', { exact: true }).waitFor()

    const ben = await open({ baseURL: product.url })
    await ben.goto(await mailedLink(product.dataDir, BEN.email, '/admin/link'))
    await ben.getByLabel('New password').fill(BEN.password)
    await ben.getByRole('button', { name: 'Save Password' }).click()
    await told(ben, 'Your password is set. You can now login.')
    await logIn(ben, { ...FIRST, ...BEN })
    await ben.getByText('Welcome back, Ben').waitFor()
  },
)

journey(
  'the inbox lists without a proof, and asks for one before it shows more than 100 (ACCOUNT-5)',
  async ({ open }) => {
    const partner = await addPartner(product, { name: 'Cedar Hollow' })
    await product.call('POST', '/api/inquiries', {
      partnerId: partner.id,
      name: 'Ada Quill',
      email: 'ada.quill@example.com',
      message: 'How long does it take?',
    })
    // Texts are bound to their rows: the copies cannot be read, and are listed.
    await runSql(
      product.dataDir,
      `insert into inquiries
    select (jsonb_populate_record(i, jsonb_build_object('id', gen_random_uuid(), 'reference', 'COPY-' || n))).*
    from inquiries i, generate_series(1, 129) n`,
    )
    const page = await openScreen(product, open, '/admin/inquiries', { expects: [403] })
    await page.getByText('130 inquiries', { exact: true }).waitFor()
    await expireProofs()
    await page.getByRole('button', { name: 'Refresh' }).click()
    const size = () => page.getByRole('list', { name: 'Inquiries' }).getByRole('listitem').count()
    await expect.poll(size).toBe(25)
    await page.getByRole('button', { name: 'Show more' }).click()
    await expect.poll(size).toBe(100)
    expect(await proofOf(page).count()).toBe(0)

    const showAll = page.getByRole('button', { name: 'Show all inquiries' })
    await showAll.click()
    await proofOf(page).getByLabel('Your password').waitFor()
    await page.keyboard.press('Escape')
    await proofOf(page).waitFor({ state: 'detached' })
    await expect.poll(size).toBe(100)
    await showAll.click()
    await proofOf(page).getByLabel('Your password').fill(FIRST.password)
    await page.keyboard.press('Enter')
    await expect.poll(size).toBe(130)
    expect(await showAll.count()).toBe(0)
  },
)

// Last: the session that it ends may be the one of the calls.
journey(
  'an e-mail address is changed by the link in the mail to the new one, and another session ended (ACCOUNT-11)',
  async ({ open }) => {
    const page = await openScreen(product, open, '/admin/account', { expects: [404] })
    await page.getByRole('button', { name: 'Change Email Address' }).click()
    await page.getByLabel('New email address').fill('margaret@new.example')
    await page.getByRole('button', { name: 'Send Link' }).click()
    await page.getByText('margaret@new.example waits to be confirmed').waitFor()
    const link = await mailedLink(product.dataDir, 'margaret@new.example', '/admin/account/email')
    expect(link).toMatch(/^\/admin\/account\/email#token=/)
    // The token is in no request: a link without a session leads over the login and back.
    const addresses: string[] = []
    const other = await open({ baseURL: product.url })
    other.on('request', (request) => addresses.push(request.url()))
    await other.goto(link)
    await other.getByRole('heading', { level: 1, name: 'Admin Login' }).waitFor()
    expect(other.url()).toMatch(/\/admin\/login\?next=%2Fadmin%2Faccount%2Femail#token=/)
    await other.close()
    expect(addresses.filter((address) => address.includes('token='))).toEqual([])
    // A link of an earlier release, then the right one in the same tab.
    await page.goto('/admin/account/email?token=unused')
    await page.getByRole('button', { name: 'Confirm Address' }).click()
    await page.getByText('This link cannot be used').waitFor()
    await page.goto(link)
    await page.getByRole('button', { name: 'Confirm Address' }).click()
    await told(page, 'Your email address is margaret@new.example')
    await page.getByRole('heading', { level: 1, name: 'Your Account' }).waitFor()
    const { user, pendingEmail } = await product.call<OwnAccount>('GET', '/api/admin/me')
    expect([user.email, pendingEmail]).toEqual(['margaret@new.example', null])

    const ends = page.getByRole('button', { name: /^End the session:/ })
    await ends.first().waitFor()
    const before = await ends.count()
    await ends.first().click()
    await told(page, 'The session has ended')
    await expect.poll(() => ends.count()).toBe(before - 1)
  },
)
