import { afterAll, beforeAll, expect, test } from 'vitest'
import { makeDatabaseApp } from '../../../tests/sites/make-database-app.ts'
import { isForThisMachine, isSetupCode, readSetupCode } from './setup-code.ts'

let made: Awaited<ReturnType<typeof makeDatabaseApp>>
beforeAll(async () => {
  made = await makeDatabaseApp()
})
afterAll(() => made.close())

test('a setup code has 160 bits in groups, and is the same again', async () => {
  const code = await readSetupCode(made.app.db)
  expect(code).toMatch(/^(?:[0-9a-f]{8}-){4}[0-9a-f]{8}$/)
  expect(await readSetupCode(made.app.db)).toBe(code)
})

test('a setup code is typed in any letter case and with spaces around, and is compared whole', () => {
  const code = 'aaaaaaaa-bbbbbbbb-cccccccc-dddddddd-eeeeeeee'
  expect(isSetupCode(code, ` ${code.toUpperCase()}\n`)).toBe(true)
  for (const wrong of [
    undefined,
    '',
    code.slice(1),
    `${code}0`,
    code.replace('b', 'c'),
    'f'.repeat(code.length),
  ])
    expect(isSetupCode(code, wrong), wrong).toBe(false)
})

test('only a product that serves its own machine alone needs none', () => {
  const site = (trustProxy: number, host: string, siteUrl: string) =>
    isForThisMachine({ config: { ...made.app.config, trustProxy, host }, siteUrl })
  expect(site(0, '127.0.0.1', 'http://localhost:3000')).toBe(true)
  expect(site(1, '127.0.0.1', 'http://localhost:3000')).toBe(false)
  expect(site(0, '0.0.0.0', 'http://localhost:3000')).toBe(false)
  expect(site(0, '127.0.0.1', 'https://directory.example')).toBe(false)
})
