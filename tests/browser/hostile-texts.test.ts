import type { Page } from 'playwright'
import { afterAll, beforeAll, expect } from 'vitest'
import type { AdminPartner } from '../../src/shared/partners/admin-partner.ts'
import { type ConsoleProduct, startConsoleProduct } from './support/console-product.ts'
import { journey, type OpenOptions } from './support/journey.ts'
import { addPartner } from './support/partner-screens.ts'
import { told } from './support/toasts.ts'

declare global {
  /** Given to the pages by `watch`. */
  function refusedByPolicy(what: string): void
}

/** Call `ran()` when taken for anything but text. */
const PAYLOADS = [
  '<script>ran()</script>',
  '<img src=x onerror=ran()>',
  '"><svg onload=ran()>',
  "'-ran()-'",
  '</textarea><script>ran()</script>',
  '</title><img src=x onerror=ran()>',
  '<iframe srcdoc="<script>parent.ran()</script>">',
  '<a href="javascript:ran()">x</a>',
  'javascript:ran()',
  '{{constructor.constructor("ran()")()}}',
  '#{ran()} $' + '{ran()}',
  '<style>*{background:url(javascript:ran())}</style>',
  '<math><mtext><img src=x onerror=ran()></mtext></math>',
  '--><script>ran()</script>',
  '<form action="javascript:ran()"><button>x</button></form>',
]
const ALL = PAYLOADS.join(' ')
/** For short fields, in turn. */
const some = (n: number) => PAYLOADS[n % PAYLOADS.length] as string

let product: ConsoleProduct
let partner: AdminPartner
let inquiryId: string
beforeAll(async () => {
  product = await startConsoleProduct()
  partner = await addPartner(product, {
    name: some(0),
    address: some(1),
    city: some(2),
    description: ALL,
    longDescription: ALL,
    partnerSince: some(1),
    servicesOffered: PAYLOADS,
    website: 'https://a.example/"><script>ran()</script>',
    logoUrl: '/x.png?"><img src=x onerror=ran()>',
    email: 'office@a.example',
  })
  for (const [order, question] of PAYLOADS.entries())
    await product.call('POST', '/api/admin/faq', {
      question,
      answer: ALL,
      order,
      appliesTo: 'city',
      targetStates: [some(0).replaceAll(',', '')],
      targetCities: [some(1)],
    })
  inquiryId = (
    await product.call<{ id: string }>('POST', '/api/inquiries', {
      partnerId: partner.id,
      name: some(1),
      email: 'ruth@example.org',
      phone: '(828) 555-0101',
      message: ALL,
    })
  ).id
  await product.call('POST', `/api/admin/inquiries/${inquiryId}/notes`, { note: ALL })
  await product.call('POST', `/api/admin/inquiries/${inquiryId}/reply`, { subject: some(0), message: ALL })
  await product.call('PATCH', '/api/admin/me', { firstName: some(0), lastName: some(1) })
  await product.call('POST', '/api/admin/users', {
    username: 'ben',
    email: 'ben@example.org',
    firstName: some(2),
    lastName: some(6),
  })
  await product.call('PUT', `/api/admin/partners/${partner.id}`, { description: `${ALL} changed` })
  const doomed = await addPartner(product, { name: some(5) })
  await product.call('DELETE', `/api/admin/partners/${doomed.id}`)
})
afterAll(() => product?.stop())

type Watched = { page: Page; check: (text: string) => Promise<void> }

/** All readable text, fields included. */
const readText = (page: Page) =>
  page.evaluate(() => {
    const fields = [...document.querySelectorAll<HTMLInputElement>('input, textarea')]
    return [document.body.textContent, ...fields.map(({ value }) => value)].join('\n')
  })

/** Never in the console: script links, frames, handlers, inline scripts. */
const findActive = (page: Page) =>
  page.evaluate(() => {
    const leadsOdd = (link: Element) =>
      !/^(?:https?|mailto|tel):$/.test(new URL(link.getAttribute('href') ?? '', location.href).protocol)
    const odd = [
      ...[...document.querySelectorAll('[href]')].filter(leadsOdd),
      ...document.querySelectorAll(
        'form[action], iframe, object, embed, [onerror], [onload], script:not([src])',
      ),
    ]
    return odd.map(({ outerHTML }) => outerHTML.slice(0, 200))
  })

/** Notes anything that runs, opens a dialog or violates the policy. */
async function watch(open: (options: OpenOptions) => Promise<Page>, ...expects: string[]): Promise<Watched> {
  // A payload's logo address is requested and not found.
  const page = await open({ baseURL: product.url, expects: [404, ...expects] })
  const seen: string[] = []
  page.on('dialog', async (dialog) => {
    seen.push(`dialog: ${dialog.message()}`)
    await dialog.dismiss()
  })
  await page.exposeFunction('ran', () => seen.push('a script ran'))
  await page.exposeFunction('refusedByPolicy', (what: string) => seen.push(`policy: ${what}`))
  await page.addInitScript(() => {
    addEventListener('securitypolicyviolation', ({ violatedDirective, blockedURI }) =>
      refusedByPolicy(`${violatedDirective} ${blockedURI}`),
    )
  })
  await product.logIn(page)
  await page.addInitScript(
    ([firstName, lastName]) => {
      const session = JSON.parse(localStorage.getItem('admin-auth') ?? '{}')
      Object.assign(session.user, { firstName, lastName })
      localStorage.setItem('admin-auth', JSON.stringify(session))
    },
    [some(0), some(1)],
  )
  return {
    page,
    /** The text is shown as text, with no link and nothing run. */
    async check(text) {
      const where = new URL(page.url()).pathname
      await page.waitForLoadState('networkidle')
      await expect.poll(() => readText(page), { message: where }).toContain(text)
      expect(await findActive(page), where).toEqual([])
      expect(seen, where).toEqual([])
    },
  }
}

journey(
  'what families and partners write is text on every screen',
  { timeout: 600_000 },
  async ({ open }) => {
    const { page, check } = await watch(open)
    const visit = async (path: string, text: string) => {
      await page.goto(path)
      await page
        .getByText(text)
        .or(page.getByRole('heading', { level: 1 }))
        .first()
        .waitFor()
      await check(text)
    }
    await visit('/admin/dashboard', some(0))
    await page.goto('/admin/partners?q=script')
    await page.locator('.partner').first().waitFor()
    await check(some(4))
    await page.getByRole('button', { name: `Delete ${some(0)}` }).click()
    await page.getByRole('alertdialog').waitFor()
    await check(some(0))
    await page.goto(`/admin/partners/${partner.id}/edit`)
    await page.getByLabel('Long Description').waitFor()
    await check(some(10))
    await page.goto('/admin/faq')
    await page.locator('.faq-card').first().waitFor()
    await check(some(12))
    await page.goto('/admin/inquiries')
    await page.getByText(some(1)).first().waitFor()
    await check(some(1))
    await page.goto(`/admin/inquiries/${inquiryId}`)
    await page.getByText(some(9)).first().waitFor()
    await check(some(9))
    await page.goto('/admin/history')
    await page
      .locator('.change-set')
      .filter({ hasText: `edited ${some(0)}` })
      .getByText('Show changes')
      .first()
      .click()
    await page.getByText(`${ALL} changed`).waitFor()
    await check(some(3))
    await page.getByRole('tab', { name: 'Deleted partners' }).click()
    await page.getByText(some(5)).first().waitFor()
    await check(some(5))
    await page.goto('/admin/administrators')
    await page.getByText('ben@example.org').first().waitFor()
    await check(some(6))
    await page.goto('/admin/privacy')
    await page.getByLabel('Email address').fill('ruth@example.org')
    await page.keyboard.press('Enter')
    await page.getByText(some(0)).first().waitFor()
    await check(some(0))
    await page.goto('/admin/account')
    await page.getByRole('heading', { level: 1 }).waitFor()
    await check(some(0))
  },
)

journey('addresses that were stored before they were checked are no links', async ({ open }) => {
  const { page, check } = await watch(open)
  await page.route('**/api/admin/partners/**', async (route) => {
    const response = await route.fetch()
    const found = await response.json()
    const poison = (row: AdminPartner) =>
      Object.assign(row, {
        website: 'javascript:ran()',
        logoUrl: 'javascript:ran()',
        imageUrl: 'data:text/html,<script>ran()</script>',
        phone: 'javascript:ran()',
        socialMedia: { facebook: 'javascript:ran()' },
      })
    await route.fulfill({ response, json: Array.isArray(found) ? found.map(poison) : poison(found) })
  })
  await page.goto('/admin/partners?q=script')
  await page.locator('.partner').first().waitFor()
  await check('javascript:ran()')
  await page.goto(`/admin/partners/${partner.id}/edit`)
  await page.getByLabel('Website').waitFor()
  await check('javascript:ran()')
})

journey('a file of payloads is text in every step of its import', async ({ open }) => {
  const { page, check } = await watch(open)
  const cell = (text: string) => `"${text.replaceAll('"', '""')}"`
  const rows = PAYLOADS.map((payload) =>
    [payload, '1 A Street', 'Boone', 'NC', '28607', '(828) 555-0142', payload].map(cell).join(','),
  )
  const heading = `name,address,city,state,zip,phone,${cell(some(1))}`
  await page.goto('/admin/partners')
  const [chooser] = await Promise.all([
    page.waitForEvent('filechooser'),
    page.getByRole('button', { name: 'Import CSV', exact: true }).click(),
  ])
  const buffer = Buffer.from([heading, ...rows, `${cell(some(0))},,,,,,`].join('\n'))
  await chooser.setFiles({ name: 'x<img src=x onerror=ran()>.csv', mimeType: 'text/csv', buffer })
  await page.getByRole('region', { name: 'Rows', exact: true }).waitFor()
  await check(some(0))
  await page.getByRole('button', { name: 'These answers are right' }).click()
  await page.getByRole('button', { name: 'These answers are right' }).waitFor({ state: 'detached' })
  for (const take of await page.getByRole('button', { name: /^Take: / }).all()) await take.click()
  await page.getByLabel('Leave out the row that cannot be imported').check()
  await page.getByRole('button', { name: /^Import \d+ partners$/ }).click()
  await told(page, 'Success')
  await check('x<img src=x onerror=ran()>.csv')
})

journey('a text that was taken for more than text is noticed', async ({ open }) => {
  for (const payload of [some(1), some(7)]) {
    const { page, check } = await watch(open, 'Content Security Policy')
    // With its Trusted Types the page would not write it at all.
    await page.route('**/admin/account', async (route) => {
      const response = await route.fetch()
      const headers = response.headers()
      const policy = headers['content-security-policy']?.replace(/; require-trusted-types-for.*$/, '') ?? ''
      await route.fulfill({ response, headers: { ...headers, 'content-security-policy': policy } })
    })
    await page.goto('/admin/account')
    await page.getByRole('heading', { level: 1 }).waitFor()
    await check('')
    await page.evaluate(
      (html) => document.querySelector('h1')?.insertAdjacentHTML('beforeend', html),
      payload,
    )
    await expect(check('')).rejects.toThrow()
  }
})
