import { expect, test } from 'vitest'
import { readConfig } from './config.ts'

const SEVERAL = { DATABASE_URL: 'postgres://db.example/x', SITE_URL: 'https://directory.example' }

test('without ROLE one process does everything, and nothing is said', () => {
  expect(readConfig({})).toMatchObject({ role: 'all', warnings: [] })
})

test.each(['web', 'worker'])('ROLE=%s is refused with the embedded database', (ROLE) => {
  expect(() => readConfig({ ROLE, SITE_URL: SEVERAL.SITE_URL })).toThrow(
    /ROLE: must be all, or DATABASE_URL must be set/,
  )
  expect(() => readConfig({ ROLE, DATABASE_URL: SEVERAL.DATABASE_URL })).toThrow(/SITE_URL: must be set/)
  expect(readConfig({ ...SEVERAL, ROLE }).role).toBe(ROLE)
})

test('another role is refused', () => {
  expect(() => readConfig({ ...SEVERAL, ROLE: 'cron' })).toThrow('ROLE: must be web, worker or all')
})

test.each([
  [{}, /same DATA_DIR.*FILES_URL.*SMTP_URL.*DATA_KEY/],
  [{ SMTP_URL: 'smtp://mail.example' }, /FILES_URL.*DATA_KEY/],
  [{ SMTP_URL: 'smtp://mail.example', FILES_URL: 's3://key:secret@store/films' }, /DATA_KEY/],
])('with ROLE=worker and %j a warning names what must be shared', (given, expected) => {
  const { warnings } = readConfig({ ...SEVERAL, ROLE: 'worker', ...given })
  expect(warnings).toEqual([expect.stringMatching(expected)])
  for (const name of Object.keys(given)) expect(warnings[0]).not.toContain(name)
})

test('with everything outside DATA_DIR there is no warning', () => {
  const given = {
    SMTP_URL: 'smtp://mail.example',
    FILES_URL: 's3://key:secret@store/films',
    DATA_KEY: Buffer.alloc(32, 1).toString('base64'),
  }
  expect(readConfig({ ...SEVERAL, ROLE: 'web', ...given }).warnings).toEqual([])
})

test('a direct address alone is refused', () => {
  expect(() => readConfig({ DATABASE_DIRECT_URL: SEVERAL.DATABASE_URL })).toThrow('DATABASE_DIRECT_URL')
})
