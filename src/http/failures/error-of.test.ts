import { DrizzleQueryError } from 'drizzle-orm'
import { DatabaseError } from 'pg'
import { expect, test, vi } from 'vitest'
import { markOfDatabase, outageOf } from '../../shared/outage-of.ts'
import { errorOf } from './error-of.ts'
import { createOutageLog } from './outage-log.ts'

function sqlState(code: string): DatabaseError {
  return Object.assign(new DatabaseError('a message that nobody reads', 1, 'error'), { code })
}
const withCode = (code: string) => Object.assign(new Error('a message that nobody reads'), { code })

test.each(['57P01', '57014', '55P03', '25P03', '57P03', '08006', '53300', '53100', '40001', '40P01'])(
  'SQLSTATE %s means that the database is unavailable',
  (code) => {
    for (const thrown of [sqlState(code), new DrizzleQueryError('select 1', [], sqlState(code))]) {
      expect(errorOf(thrown)).toMatchObject({ code: 'unavailable' })
      expect(errorOf(thrown).retryAfterSeconds).toBeGreaterThan(0)
    }
  },
)

test.each(['ECONNREFUSED', 'ECONNRESET', 'ENOENT', 'ETIMEDOUT', 'ENOTFOUND', 'EPIPE'])(
  'connection error %s means the same',
  (code) => {
    expect(errorOf(withCode(code)).code).toBe('unavailable')
    expect(errorOf(new DrizzleQueryError('select 1', [], withCode(code))).code).toBe('unavailable')
  },
)

test.each(['22021', '22P05', '22P02'])('SQLSTATE %s is the input’s fault', (code) => {
  expect(errorOf(sqlState(code)).code).toBe('invalid_input')
})

test.each(['42703', '23505', 'XX000'])('SQLSTATE %s is our fault and not shown', (code) => {
  const error = errorOf(new DrizzleQueryError('insert into secrets', ['a canary'], sqlState(code)))
  expect(error.code).toBe('internal')
  expect(error.message).not.toMatch(/secrets|canary|nobody reads/)
})

test('only an error of the pool says that the database is away: a visitor’s socket fails with the same code', () => {
  const warn = vi.fn()
  const gates = { requests: { isClosed: () => false } }
  const report = createOutageLog({ db: { gates }, log: { warn } } as never)
  report(errorOf(withCode('ECONNRESET')).cause)
  expect(warn.mock.calls.map(([, line]) => line)).toEqual([
    expect.stringContaining('other than the database'),
  ])
  report(errorOf(markOfDatabase(withCode('ECONNRESET'))).cause)
  expect(warn.mock.calls[1]?.[1]).toBe('the database was not available to a request')
  expect(outageOf(withCode('ECONNRESET'))).toBeNull()
})
