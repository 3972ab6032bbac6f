import { sql } from 'drizzle-orm'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { replayJournal } from '../src/features/inquiries/journal/replay-journal.ts'
import { FAULTS, type Fault, failStatement } from './fail-statement.ts'
import { insertInquiries } from './reading/stored-rows.ts'
import { makeApp, type TestApp } from './sites/make-app.ts'
import { insertFaq, insertPartners } from './values/build.ts'

/** Every statement of every call, or every 24th, beginning elsewhere for each call. */
const STEP = process.env.FAULT_POINTS === 'all' ? 1 : 24
/** More statements than any of these calls needs. */
const MOST_PLACES = 200

let site: TestApp
let admin: Awaited<ReturnType<TestApp['signIn']>>
let database: string
let number = 0
beforeAll(async () => {
  site = await makeApp({ TRUST_PROXY: '1' })
  admin = await site.signIn()
  database = new URL(site.url).pathname.slice(1)
})
afterAll(() => site.close())

type Answer = { status: number; text: string }
type Scenario = {
  /** Makes what the call works on, and returns the call. */
  prepare(): Promise<() => Promise<Answer>>
}

const partnersOf = async (count: number) => {
  const rows = await insertPartners(site.app.db, ...Array.from({ length: count }, () => ({})))
  await site.app.directory.refresh()
  return rows.map(({ id }) => id)
}
const asAdmin = async (method: string, path: string, body: object): Promise<Answer> => {
  const { status, body: answer } = await admin.call(method, path, body)
  return { status, text: JSON.stringify(answer) }
}

const SCENARIOS: Record<string, Scenario> = {
  'an inquiry': {
    async prepare() {
      const [partnerId] = await partnersOf(1)
      number += 1
      const init = {
        method: 'POST',
        headers: {
          'content-type': 'application/json',
          'idempotency-key': `point ${number}`,
          'x-forwarded-for': `198.${18 + (number >> 8)}.${number & 255}.1`,
        },
        body: JSON.stringify({
          partnerId,
          name: 'Ada Wren',
          email: `a${number}@example.org`,
          message: `Question ${number}`,
          wantsCopy: true,
        }),
      }
      return async () => {
        const response = await site.request('/api/inquiries', init)
        return { status: response.status, text: await response.text() }
      }
    },
  },
  'an edit': {
    async prepare() {
      const [id] = await partnersOf(1)
      return () => asAdmin('PUT', `/api/admin/partners/${id}`, { annualCremations: 5 })
    },
  },
  'a bulk edit': {
    async prepare() {
      const ids = await partnersOf(3)
      return () => asAdmin('PATCH', '/api/admin/partners/bulk-edit', { ids, updates: { state: 'Tennessee' } })
    },
  },
  'a bulk deletion': {
    async prepare() {
      const ids = await partnersOf(3)
      return () => asAdmin('DELETE', '/api/admin/partners/bulk-delete', { ids })
    },
  },
  'an undo': {
    async prepare() {
      const ids = await partnersOf(3)
      const { body } = await admin.call('DELETE', '/api/admin/partners/bulk-delete', { ids })
      return () => asAdmin('POST', `/api/admin/history/${body.changeSetId}/undo`, {})
    },
  },
  'questions in bulk': {
    async prepare() {
      await insertFaq(site.app.db, {})
      const faqs = [1, 2, 3].map((n) => ({ question: `Question ${n}?`, answer: 'Yes.' }))
      return () => asAdmin('POST', '/api/admin/faq/bulk', { faqs })
    },
  },
  'a bulk edit of questions': {
    async prepare() {
      const rows = await insertFaq(site.app.db, {}, {}, {})
      const ids = rows.map(({ id }) => id)
      return () => asAdmin('PATCH', '/api/admin/faq/bulk-edit', { ids, updates: { order: 77 } })
    },
  },
  'partners in bulk': {
    async prepare() {
      number += 1
      const address = {
        address: '1 Main Street',
        city: 'Asheville',
        state: 'NC',
        zipCode: '28801',
        phone: '8282540142',
      }
      const partners = [1, 2, 3].map((n) => ({ name: `Point ${number} ${n}`, ...address }))
      return () => asAdmin('POST', '/api/admin/partners/bulk', { partners })
    },
  },
  'a reply': {
    async prepare() {
      const [partnerId = ''] = await partnersOf(1)
      const [inquiry] = await insertInquiries(site.app.db, { partnerId })
      return () =>
        asAdmin('POST', `/api/admin/inquiries/${inquiry?.id}/reply`, { message: 'We will call you today.' })
    },
  },
  'an invitation': {
    async prepare() {
      number += 1
      const person = { username: `invited.${number}`, email: `invited.${number}@example.org` }
      return () => asAdmin('POST', '/api/admin/users', person)
    },
  },
  'an erasure': {
    async prepare() {
      const [partnerId = ''] = await partnersOf(1)
      number += 1
      const email = `erased.${number}@example.org`
      await insertInquiries(site.app.db, { partnerId, email }, { partnerId, email })
      return () => asAdmin('POST', '/api/admin/privacy/erase', { email, confirm: email })
    },
  },
}

/** Rows by table, and what the calls above change in rows: the sums show half a change. */
async function readSums(): Promise<Record<string, number>> {
  const { rows: tables } = await site.app.db.execute<{ name: string }>(
    sql`select table_name as name from information_schema.tables where table_schema = 'public'
        and table_name not in ('inquiry_counts', 'signing_keys')`,
  )
  const counts = tables.map(({ name }) => `select '${name}' as name, count(*)::int as sum from "${name}"`)
  const values = [
    `select 'deleted', count(*) from partners where deleted_at is not null`,
    `select 'in Tennessee', count(*) from partners where state = 'Tennessee'`,
    `select 'edited', coalesce(sum(annual_cremations), 0) from partners`,
    `select 'ordered', count(*) from faq_items where "order" = 77`,
    `select 'erased', count(*) from inquiries where erased_at is not null`,
    `select 'undone', count(*) from change_sets where undone_at is not null`,
    `select 'mail to send', count(*) from pgboss.job where name = 'send-mail'`,
  ]
  const { rows } = await site.app.db.execute<{ name: string; sum: number }>(
    sql.raw([...counts, ...values].join(' union all ')),
  )
  return Object.fromEntries(rows.map(({ name, sum }) => [name, Number(sum)]))
}

function difference(before: Record<string, number>, after: Record<string, number>): Record<string, number> {
  const names = Object.keys(after).filter((name) => after[name] !== before[name])
  return Object.fromEntries(names.map((name) => [name, (after[name] ?? 0) - (before[name] ?? 0)]))
}

const REVEALING =
  /select |insert into|update "|delete from|node_modules|\/src\/|\bat \S+:\d|ECONN|terminated|out of memory/i

/** One call with one fault. Returns what is wrong with its outcome, or null; false when the call has fewer statements. */
async function tryPoint(scenario: Scenario, place: number, fault: Fault, whole: Record<string, number>) {
  const act = await scenario.prepare()
  const before = await readSums()
  const failing = failStatement(database, place, fault)
  const given = await act().finally(failing.restore)
  if (!failing.isReached()) return false
  await replayJournal(site.app)
  const changed = difference(before, await readSums())
  const isWhole = JSON.stringify(changed) === JSON.stringify(whole)
  if (!isWhole && Object.keys(changed).length > 0) return `half a change: ${JSON.stringify(changed)}`
  if (given.status < 300 && !isWhole) return `answered ${given.status}, changed nothing`
  if (given.status >= 300 && ![500, 503].includes(given.status)) return `answered ${given.status}`
  if (given.status >= 300 && REVEALING.test(given.text)) return `tells ${given.text}`
  // The product goes on: the same call works, or finds that it was done.
  const again = await act()
  if (again.status >= 500) return `answers ${again.status} afterwards`
  const inAll = difference(before, await readSums())
  if (!isWhole && JSON.stringify(inAll) !== JSON.stringify(whole))
    return `afterwards ${JSON.stringify(inAll)}`
  return null
}

let points = 0
let offset = 0
test.each(Object.entries(SCENARIOS))(
  '%s is made whole or not at all, whichever of its statements fails (HISTORY-1)',
  { timeout: 600_000 },
  async (_, scenario) => {
    const act = await scenario.prepare()
    const before = await readSums()
    expect((await act()).status).toBeLessThan(300)
    const whole = difference(before, await readSums())
    expect(Object.keys(whole).length).toBeGreaterThan(0)
    const wrong: string[] = []
    for (const fault of FAULTS) {
      offset += 1
      for (let place = 1 + (offset % STEP); place < MOST_PLACES; place += STEP) {
        const found = await tryPoint(scenario, place, fault, whole)
        if (found === false) break
        points += 1
        if (found !== null) wrong.push(`statement ${place} ${fault}: ${found}`)
      }
    }
    expect(wrong).toEqual([])
  },
)

test('so many points were tried', () => {
  console.log(`${points} points at which a statement failed`)
  expect(points).toBeGreaterThan(STEP === 1 ? 400 : 15)
})
