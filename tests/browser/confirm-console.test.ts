import { readFile } from 'node:fs/promises'
import path from 'node:path'
import pg from 'pg'
import type { Page } from 'playwright'
import { afterAll, beforeAll, expect } from 'vitest'
import { SERVER_USER } from '../../src/db/embedded-postgres/make-cluster.ts'
import { type ConsoleProduct, startConsoleProduct } from './support/console-product.ts'
import { journey } from './support/journey.ts'
import { addPartner, openScreen } from './support/partner-screens.ts'
import { told } from './support/toasts.ts'
import { violations } from './support/violations.ts'

const PASSWORD = 'four quiet herons at dusk'

let product: ConsoleProduct
beforeAll(async () => {
  product = await startConsoleProduct()
})
afterAll(() => product?.stop())

/** Ages every session's proof to ten minutes. */
const expireProofs = () => runSql(`update admin_sessions set proved_at = proved_at - interval '10 minutes'`)

async function runSql(statement: string) {
  const client = new pg.Client(await connectionOf(product.dataDir))
  await client.connect()
  await client.query(statement)
  await client.end()
}

const administrators = () => product.call<{ username: string }[]>('GET', '/api/admin/users')

async function openInvitation(page: Page, username: string) {
  await page.getByRole('button', { name: 'Invite Administrator' }).click()
  const invitation = page.getByRole('dialog', { name: 'Invite Administrator' })
  await invitation.getByLabel('Username').fill(username)
  await invitation.getByLabel('Email').fill(`${username}@example.org`)
  return { invitation, send: () => invitation.getByRole('button', { name: 'Send Invitation' }).click() }
}
const proofOf = (page: Page) => page.getByRole('dialog', { name: 'Confirm that it is you' })

journey('a sensitive call asks for a proof, then goes through', async ({ open }) => {
  const page = await openScreen(product, open, '/admin/administrators', { expects: [400, 403] })
  await expireProofs()
  const { invitation, send } = await openInvitation(page, 'ben.ito')
  await send()
  const proof = proofOf(page)
  const password = proof.getByLabel('Your password')
  await password.waitFor()
  await expect.poll(() => password.evaluate((field) => field === document.activeElement)).toBe(true)
  expect(await violations(page)).toEqual([])
  await password.fill('three quiet herons')
  await page.keyboard.press('Enter')
  await proof.getByText('This is not your present password.').waitFor()
  expect((await administrators()).map(({ username }) => username)).not.toContain('ben.ito')
  await password.fill(PASSWORD)
  await page.keyboard.press('Enter')
  await told(page, 'An invitation was sent to ben.ito@example.org')
  await proof.waitFor({ state: 'detached' })
  await invitation.waitFor({ state: 'detached' })
  expect((await administrators()).map(({ username }) => username)).toContain('ben.ito')

  // Within five minutes no proof is requested.
  const next = await openInvitation(page, 'ann.moss')
  await next.send()
  await told(page, 'An invitation was sent to ann.moss@example.org')
})

journey('Escape cancels the proof: nothing is sent, and input is kept', async ({ open }) => {
  const page = await openScreen(product, open, '/admin/administrators', { expects: [403] })
  await expireProofs()
  const { invitation, send } = await openInvitation(page, 'eve.lane')
  await send()
  await proofOf(page).getByLabel('Your password').waitFor()
  await page.keyboard.press('Escape')
  await proofOf(page).waitFor({ state: 'detached' })
  expect(await invitation.getByLabel('Username').inputValue()).toBe('eve.lane')
  const button = invitation.getByRole('button', { name: 'Send Invitation' })
  await expect.poll(() => button.evaluate((element) => element === document.activeElement)).toBe(true)
  expect(await page.locator('.toast').count()).toBe(0)
  expect((await administrators()).map(({ username }) => username)).not.toContain('eve.lane')
  // Sending again requests it again.
  await send()
  await proofOf(page).getByLabel('Your password').fill(PASSWORD)
  await proofOf(page).getByRole('button', { name: 'Confirm' }).click()
  await told(page, 'An invitation was sent to eve.lane@example.org')
})

journey(
  'the inbox lists without a proof, and asks for one before it shows more than 100',
  async ({ open }) => {
    const partner = await addPartner(product, { name: 'Cedar Hollow' })
    await product.call('POST', '/api/inquiries', {
      partnerId: partner.id,
      name: 'Ada Quill',
      email: 'ada.quill@example.com',
      message: 'How long does it take?',
    })
    // Texts are bound to their rows: the copies cannot be read, and are listed.
    await runSql(`insert into inquiries
    select (jsonb_populate_record(i, jsonb_build_object('id', gen_random_uuid(), 'reference', 'COPY-' || n))).*
    from inquiries i, generate_series(1, 129) n`)
    const page = await openScreen(product, open, '/admin/inquiries', { expects: [403] })
    await page.getByText('130 inquiries', { exact: true }).waitFor()
    await expireProofs()
    await page.getByRole('button', { name: 'Refresh' }).click()
    const list = page.getByRole('list', { name: 'Inquiries' })
    const size = () => list.getByRole('listitem').count()
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
    await proofOf(page).getByLabel('Your password').fill(PASSWORD)
    await page.keyboard.press('Enter')
    await expect.poll(size).toBe(130)
    expect(await showAll.count()).toBe(0)
  },
)

/** Connects to the embedded database; line 5 of its lock file is the socket's folder. */
async function connectionOf(dataDir: string) {
  const lines = (await readFile(path.join(dataDir, 'db/pg/postmaster.pid'), 'utf8')).split('\n')
  return { host: lines[4] ?? '', port: 5432, user: SERVER_USER, database: 'postgres' }
}
