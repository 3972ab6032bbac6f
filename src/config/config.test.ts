import { expect, test } from 'vitest'
import { splitHosts } from '../shared/database-hosts.ts'
import { readConfig } from './config.ts'

test('an empty environment gives the documented defaults', () => {
  const config = readConfig({})
  expect(config).toMatchObject({
    port: 3000,
    host: '127.0.0.1',
    siteUrl: null,
    dataDir: './data',
    databaseUrl: null,
    sampleData: 1857,
    trustProxy: 0,
    databaseLimits: { waitMs: 800, statementMs: 10_000, longStatementMs: 600_000 },
    provider: { supportPhone: null },
    inquiryRetentionMonths: 24,
    googleContent: { isOn: true, maxDays: 30 },
    googlePlaces: { apiKey: null, url: 'https://places.googleapis.com' },
  })
})

test.each([
  ['SUPPORT_PHONE', 'call us'],
  ['DATABASE_WAIT_MS', '60001'],
  ['DATABASE_STATEMENT_MS', '999'],
  ['DATABASE_LONG_STATEMENT_MS', '1e9'],
  ['PORT', '0x10'],
  ['SITE_URL', 'https://directory.example/path'],
  ['SITE_URL', 'https://user:secret@directory.example'],
  ['SMTP_URL', 'smtp://'],
  ['SMTP_URL', 'mail.example'],
  ['MAIL_FROM', 'directory'],
  ['MAIL_FROM', 'a@directory.example\nBcc: b@directory.example'],
  ['AI_API_KEY', 'two\nlines'],
  ['GOOGLE_PLACES_API_KEY', 'two words'],
])('%s=%s is refused', (name, value) => {
  expect(() => readConfig({ [name]: value })).toThrow(name)
})

test.each([
  [{ PORT: '65536' }, /PORT: must be a whole number from 0 to 65535$/m],
  [{ UPLOAD_QUOTA_MB: '9' }, /UPLOAD_QUOTA_MB: must be a whole number from 10 to 10000000$/m],
  [{ INQUIRIES_READ_WITHIN: 'x'.repeat(61) }, /INQUIRIES_READ_WITHIN: must have at most 60 characters$/m],
  [{ PARTNER_TOOLS_CODE: 'five5' }, /PARTNER_TOOLS_CODE: must have at least 6 characters$/m],
  [{ METRICS_TOKEN: 'fifteen letters' }, /METRICS_TOKEN: must have at least 16 characters$/m],
  [
    { DATABASE_URL: 'postgres://u@/directory?host=one,two' },
    /DATABASE_URL: must name several hosts before /m,
  ],
  [{ DATABASE_URL: 'postgres://one,two:x/directory' }, /DATABASE_URL: must be a postgres:\/\/ address/m],
  [
    { DATABASE_URL: 'postgres://one,two/directory?target_session_attrs=any' },
    /DATABASE_URL: must have target_session_attrs=read-write/m,
  ],
  [{ GOOGLE_MONTHLY_BUDGET_USD: '-1' }, /GOOGLE_MONTHLY_BUDGET_USD: must be a number of dollars/m],
  [{ GOOGLE_MONTHLY_BUDGET_USD: '100001' }, /GOOGLE_MONTHLY_BUDGET_USD: must be at most 100000/m],
  [{ BACKUP_SCHEDULE: '*/0 * * * *' }, /BACKUP_SCHEDULE: has a number out of its range/m],
  [{ BACKUP_SCHEDULE: '-1 * * * *' }, /BACKUP_SCHEDULE: must be a cron line/m],
  [{ HOST: ' ' }, /HOST: must not be blank$/m],
  [{ DATA_DIR: '"/srv/data"' }, /DATA_DIR: must be without quotation marks around it$/m],
])('%j is refused with its rule', (environment, sentence) => {
  expect(() => readConfig(environment)).toThrow(sentence)
})

test.each([
  'directory.example',
  '"https://directory.example"',
  ' ',
  'https://',
  'https://a.example:99999',
  'true',
])('SITE_URL=%s is refused with its rule and nothing more', (SITE_URL) => {
  expect(() => readConfig({ SITE_URL })).toThrow(
    /^The environment has values that cannot be used:\n {2}SITE_URL: must be an http\(s\) address$/,
  )
})

test('SITE_URL is kept as browsers write it', () => {
  expect(readConfig({ SITE_URL: 'HTTPS://Directory.Example:443/' }).siteUrl).toBe('https://directory.example')
})

test('with an external database there are no sample partners unless asked for', () => {
  expect(readConfig({ DATABASE_URL: 'postgres://db.example/x' }).sampleData).toBe(0)
  expect(readConfig({ DATABASE_URL: 'postgres://db.example/x', SAMPLE_DATA: '12' }).sampleData).toBe(12)
})

test('several hosts are kept, and what they are asked for is the product’s own', () => {
  const url = 'postgres://u:a,b@one:5432,two:5433/x'
  const given = `${url}?target_session_attrs=read-write&sslmode=verify-full`
  expect(readConfig({ DATABASE_URL: given }).databaseUrl).toBe(`${url}?sslmode=verify-full`)
  expect(splitHosts(url)).toEqual(['postgres://u:a,b@one:5432/x', 'postgres://u:a,b@two:5433/x'])
  expect(splitHosts('postgres://u:a,b@one/x')).toEqual(['postgres://u:a,b@one/x'])
})

test.each(['application_name', 'fallback_application_name'])(
  '%s in DATABASE_URL is left out: by its own a process is told from others',
  (name) => {
    const url = `postgres://db.example/x?${name}=site&sslmode=verify-full`
    const config = readConfig({ DATABASE_URL: url, DATABASE_DIRECT_URL: url })
    expect(config.databaseUrl).toBe('postgres://db.example/x?sslmode=verify-full')
    expect(config.databaseDirectUrl).toBe(config.databaseUrl)
  },
)

test('every wrong value is named at once, and no value is printed', () => {
  const read = () =>
    readConfig({
      PORT: 'many',
      SITE_URL: 'ftp://x',
      DATABASE_URL: 'mysql://root:secret@h/d',
      TRUST_PROXY: '-1',
    })
  expect(read).toThrow(/PORT[\s\S]*SITE_URL[\s\S]*DATABASE_URL[\s\S]*TRUST_PROXY/)
  expect(read).not.toThrow(/secret/)
})

test('an empty value counts as unset, and SITE_URL loses its last slash', () => {
  expect(readConfig({ PORT: '', SITE_URL: 'https://directory.example/' })).toMatchObject({
    port: 3000,
    siteUrl: 'https://directory.example',
  })
})

test.each(['0.0.0.0', '::', '[::]', '0', '0:0:0:0:0:0:0:0', ' 0.0.0.0 ', 'fe80::1%eth0'])(
  'HOST=%s requires SITE_URL, since no link can be made of it',
  (HOST) => {
    expect(() => readConfig({ HOST })).toThrow(/SITE_URL: must be set/)
    expect(() => readConfig({ HOST, PORT: 'many' })).toThrow(/PORT[\s\S]*SITE_URL: must be set/)
    expect(readConfig({ HOST, SITE_URL: 'https://directory.example' }).siteUrl).toBe(
      'https://directory.example',
    )
  },
)

test.each(['127.0.0.1', 'localhost', '::1', '192.0.2.7', 'inner.example', 'fd00::2', '10.0.0.0'])(
  'HOST=%s needs no SITE_URL',
  (HOST) => expect(readConfig({ HOST })).toMatchObject({ host: HOST, siteUrl: null }),
)
