import { pino } from 'pino'
import { afterAll, beforeAll, expect, test, vi } from 'vitest'
import { post } from './sites/make-administrator.ts'
import { makeApp, type TestApp } from './sites/make-app.ts'
import { insertPartners } from './values/build.ts'

const FORGED = '{"level":30,"msg":"Margaret Hale logged in"}'
/** What would begin a line of its own, or move the cursor of a terminal. */
const BREAKS = [
  '\n',
  '\r',
  '\r\n',
  '\u0085',
  '\u2028',
  '\u2029',
  '\u000b',
  '\u000c',
  '\0',
  '\u001b[2K\u001b[1A',
  '\u001b]0;',
  '\u009b2K',
  '\b\b\b',
  '\u007f',
  '%0a',
  '%0d%0a',
  '\\n',
  '"}\n{"',
  '\u202e',
  '\ufeff\n',
]

let site: TestApp
const written: string[] = []
beforeAll(async () => {
  site = await makeApp({ TRUST_PROXY: '1' })
  site.app.log = pino({ level: 'trace' }, { write: (text: string) => void written.push(text) })
  await insertPartners(site.app.db, { slug: 'cedar-hollow' })
  await site.app.directory.refresh()
})
afterAll(() => site.close())

test.each(BREAKS)('a request with %j is at most one line of the log for each event', async (mark) => {
  const terminal = [process.stdout, process.stderr].map((stream) => vi.spyOn(stream, 'write'))
  const before = terminal.map((spy) => spy.mock.calls.length)
  const hostile = `somebody${mark}${FORGED}`
  const header = encodeURIComponent(hostile)
  const from = { 'x-forwarded-for': `198.51.100.7, ${header}`, 'user-agent': header, referer: header }
  // Every request that touches the sessions fails, and is logged as a fault of ours.
  await site.app.db.$client.query('alter table admin_users rename to moved')
  const login = await post(site, '/api/admin/login', { username: hostile, password: hostile }, from)
  await site.app.db.$client.query('alter table moved rename to admin_users')
  await site.request(`/search?q=${encodeURIComponent(hostile.toWellFormed())}`, { headers: from })
  await post(
    site,
    '/api/inquiries',
    { partnerId: hostile, name: hostile, email: 'a', message: hostile },
    from,
  )
  const printed = terminal.map((spy, at) => spy.mock.calls.length - (before[at] ?? 0))
  for (const spy of terminal) spy.mockRestore()

  expect([400, 500]).toContain(login.status)
  const lines = written.splice(0)
  if (login.status === 500) expect(lines.length).toBeGreaterThan(0)
  for (const line of lines) {
    expect(line.indexOf('\n')).toBe(line.length - 1)
    // biome-ignore lint/suspicious/noControlCharactersInRegex: control characters are what is looked for.
    expect(line.slice(0, -1)).not.toMatch(/[\u0000-\u001f\u007f-\u009f\u2028\u2029]/)
    expect(JSON.parse(line)).not.toMatchObject({ msg: 'Margaret Hale logged in' })
  }
  expect(printed).toEqual([0, 0])
})
