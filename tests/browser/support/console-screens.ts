import type { Locator, Page } from 'playwright'
import type { FilledOffice } from './fill-back-office.ts'

export type ConsoleScreen = {
  /** For files and tests: "partners-selection". */
  name: string
  path: string
  isSignedOut?: true
  /** Visible once loaded. */
  arrived: (page: Page) => Locator
  /** Shows all that the screen has. */
  arrange?: (page: Page) => Promise<void>
}

const heading = (name: string | RegExp) => (page: Page) => page.getByRole('heading', { name })
const button = (name: string | RegExp) => (page: Page) => page.getByRole('button', { name }).first()

/** Lists every screen of a filled back office. */
export function consoleScreens({
  partner,
  state,
  inquiryId,
  importId,
  runId,
}: FilledOffice): ConsoleScreen[] {
  const found = `/admin/partners?state=${encodeURIComponent(state)}`
  return [
    { name: 'login', path: '/admin/login', isSignedOut: true, arrived: button('Login') },
    { name: 'setup', path: '/admin/setup', isSignedOut: true, arrived: heading('Admin Setup') },
    { name: 'link', path: '/admin/link#token=unused', isSignedOut: true, arrived: button('Save Password') },
    {
      name: 'forgotten-password',
      path: '/admin/forgotten-password',
      isSignedOut: true,
      arrived: button('Send Link'),
    },
    { name: 'dashboard', path: '/admin/dashboard', arrived: (page) => page.locator('.coverage svg').first() },
    { name: 'partners', path: '/admin/partners', arrived: heading('Search to View Partners') },
    { name: 'partners-none', path: '/admin/partners?q=qqxzzy', arrived: heading('No partners found.') },
    {
      name: 'partners-selection',
      path: found,
      arrived: heading(/^Found/),
      arrange: async (page) => {
        await page.getByRole('checkbox').first().check()
        await button('Bulk Edit')(page).waitFor()
      },
    },
    {
      name: 'partners-filters',
      path: `${found}&lacks=website,picture&sort=city`,
      arrived: heading(/^(Found|No partners found)/),
    },
    { name: 'partner-new', path: '/admin/partners/new', arrived: heading('Business Details') },
    {
      name: 'partner-edit',
      path: `/admin/partners/${partner.id}/edit`,
      arrived: (page) => page.getByText(`Update information for ${partner.name}`),
    },
    { name: 'import', path: '/admin/partners/import', arrived: heading('Recent imports') },
    {
      name: 'import-preview',
      path: `/admin/partners/import/${importId}`,
      arrived: (page) => page.locator('.import-rows > li').first(),
      arrange: (page) => page.getByText('Columns', { exact: true }).click(),
    },
    { name: 'faq', path: '/admin/faq', arrived: (page) => page.locator('.faq-card').first() },
    { name: 'inquiries', path: '/admin/inquiries', arrived: (page) => page.locator('.inquiry-row').first() },
    {
      name: 'inquiry',
      path: `/admin/inquiries/${inquiryId}`,
      arrived: (page) => page.locator('.inquiry-message'),
    },
    {
      name: 'privacy',
      path: '/admin/privacy',
      arrived: (page) => page.getByLabel('Email address'),
      arrange: async (page) => {
        await page.getByLabel('Email address').fill('ada.quill@example.com')
        await page.getByRole('button', { name: 'Look Up' }).click()
        await page.getByRole('button', { name: 'Erase' }).waitFor()
      },
    },
    {
      name: 'reports',
      path: '/admin/reports',
      arrived: (page) => page.locator('.report-row').first(),
    },
    { name: 'jobs', path: '/admin/jobs', arrived: (page) => page.locator('.service').first() },
    { name: 'descriptions', path: '/admin/descriptions', arrived: heading('Recent runs') },
    {
      name: 'description-run',
      path: `/admin/descriptions/${runId}`,
      arrived: (page) => page.locator('.draft').first(),
      arrange: (page) => page.locator('.draft').last().getByRole('button', { name: 'Edit' }).click(),
    },
    {
      name: 'google-places',
      path: '/admin/google-places',
      arrived: heading(/^Partners Missing Google Places Data/),
    },
    {
      name: 'bulk-google-places',
      path: '/admin/bulk-google-places',
      arrived: button('Select First 50'),
      arrange: (page) => button('Select First 50')(page).click(),
    },
    {
      name: 'history',
      path: '/admin/history',
      arrived: button('Show changes'),
      arrange: async (page) => {
        const changeSet = page.getByRole('listitem').filter({ hasText: 'edited 2 partners' })
        await changeSet.getByRole('button', { name: 'Show changes' }).click()
        await changeSet.locator('.change').first().waitFor()
      },
    },
    { name: 'history-deleted', path: '/admin/history?tab=deleted', arrived: button(/^Restore/) },
    { name: 'administrators', path: '/admin/administrators', arrived: heading('Ben Ito Invited') },
    { name: 'account', path: '/admin/account', arrived: (page) => page.getByText('This browser') },
    { name: 'confirm-email', path: '/admin/account/email?token=unused', arrived: button('Confirm Address') },
    // The table stays chosen from here on.
    {
      name: 'partners-table',
      path: found,
      arrived: heading(/^Found/),
      arrange: async (page) => {
        await button('Table')(page).click()
        await page.locator('input[data-row="0"]').check()
        await page.locator('td[data-row="1"][data-column="1"]').dblclick()
        await page.locator('.cell-input').waitFor()
      },
    },
    { name: 'not-found', path: '/admin/no-such-screen', arrived: (page) => page.locator('h1') },
  ]
}

export type ConsoleDialog = {
  name: string
  path: string
  /** Focus returns here. */
  opener: (page: Page) => Locator
  /** Makes `opener` appear. */
  prepare?: (page: Page) => Promise<void>
}

/** Lists dialogs over the screens, at least one of each kind: questions of yes or no differ in their words alone. */
export function consoleDialogs({ state, inquiryId }: FilledOffice): ConsoleDialog[] {
  const found = `/admin/partners?state=${encodeURIComponent(state)}`
  const select = (page: Page) => page.getByRole('checkbox').first().check()
  return [
    { name: 'bulk edit', path: found, prepare: select, opener: button('Bulk Edit') },
    { name: 'ask selected', path: found, prepare: select, opener: button('Still right?') },
    { name: 'find anything', path: '/admin/jobs', opener: button('Find') },
    { name: 'export selected', path: found, prepare: select, opener: button('Export Selected') },
    { name: 'save a view', path: found, opener: button('Save This View') },
    { name: 'new question', path: '/admin/faq', opener: button('Add FAQ Item') },
    { name: 'delete a question', path: '/admin/faq', opener: button(/^Delete:/) },
    { name: 'upload questions', path: '/admin/faq', opener: button('Bulk Upload') },
    { name: 'forward', path: `/admin/inquiries/${inquiryId}`, opener: button('Forward to partner') },
    {
      name: 'erase',
      path: '/admin/privacy',
      prepare: async (page) => {
        await page.getByLabel('Email address').fill('ada.quill@example.com')
        await page.getByRole('button', { name: 'Look Up' }).click()
      },
      opener: button('Erase'),
    },
    { name: 'invite', path: '/admin/administrators', opener: button('Invite Administrator') },
    { name: 'authenticator app', path: '/admin/account', opener: button('Set Up an Authenticator App') },
  ]
}

/** Waits until calls are answered and nothing loads. */
export async function settle(page: Page, screen: Pick<ConsoleScreen, 'arrived'>): Promise<void> {
  await screen.arrived(page).waitFor()
  await page.waitForFunction(
    () => !document.querySelector('main .loading, .frame-moving, [aria-busy="true"]'),
  )
  await page.evaluate(async () => {
    await document.fonts.ready
    await new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(done)))
  })
}
