import { DrizzleQueryError } from 'drizzle-orm'
import { DatabaseError } from 'pg'
import { expect, test, vi } from 'vitest'
import { z } from 'zod'
import { markOfDatabase, outageOf } from '../../shared/outage-of.ts'
import { errorOf } from './error-of.ts'
import { createOutageLog } from './outage-log.ts'

function sqlState(code: string): DatabaseError {
  return Object.assign(new DatabaseError('a message that nobody reads', 1, 'error'), { code })
}
const withCode = (code: string) => Object.assign(new Error('a message that nobody reads'), { code })

test.each([
  '57P01',
  '57014',
  '55P03',
  '25P03',
  '57P03',
  '08006',
  '53300',
  '53100',
  '58030',
  '40001',
  '40P01',
])('SQLSTATE %s means that the database is unavailable', (code) => {
  for (const thrown of [sqlState(code), new DrizzleQueryError('select 1', [], sqlState(code))]) {
    expect(errorOf(thrown)).toMatchObject({ code: 'unavailable' })
    expect(errorOf(thrown).retryAfterSeconds).toBeGreaterThan(0)
  }
})

test.each(['ECONNREFUSED', 'ECONNRESET', 'ENOENT', 'ETIMEDOUT', 'ENOTFOUND', 'EPIPE'])(
  'connection error %s means the same',
  (code) => {
    expect(errorOf(withCode(code)).code).toBe('unavailable')
    expect(errorOf(new DrizzleQueryError('select 1', [], withCode(code))).code).toBe('unavailable')
  },
)

test.each([
  ['ENOSPC', 'is full'],
  ['EDQUOT', 'is full'],
  ['EROFS', 'is read-only'],
  ['EIO', 'has failed'],
])(
  'a disk that fails with %s is said to be so, with a time to come again, and named in the log',
  (code, said) => {
    const error = errorOf(withCode(code))
    expect(error).toMatchObject({
      code: 'unavailable',
      message: expect.stringContaining(`The disk of this site ${said}`),
    })
    expect(error.retryAfterSeconds).toBeGreaterThan(0)
    const log = { warn: vi.fn(), error: vi.fn() }
    createOutageLog({ db: { gates: {} }, log } as never)(error.cause)
    expect(log.error).toHaveBeenCalledWith(expect.objectContaining({ code }), expect.stringContaining('disk'))
    expect(log.warn).not.toHaveBeenCalled()
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

test.each([
  [z.string().max(2), 'aaa', 'Please use at most 2 characters.'],
  [z.int().min(1), 0, 'Please use at least 1.'],
  [z.int(), 1.5, 'Please give one whole number.'],
  [z.boolean(), 'true', 'Please give true or false.'],
  [z.array(z.string()), 'a', 'Please give a list.'],
  [z.enum(['new', 'old']), 'x', 'Please use one of new, old.'],
  [z.uuid(), 'x', 'Please give an id.'],
  [z.iso.datetime(), 'x', 'Please give a date and time, as in 2026-03-01T09:30:00Z.'],
  [z.union([z.literal(5), z.literal(10)]), 3, 'This value cannot be used.'],
  [z.string(), undefined, 'Please fill this in, as text.'],
  [z.string('Please enter your name.'), undefined, 'Please enter your name.'],
])('a schema without a sentence of its own: %#', (schema, value, sentence) => {
  const { error } = z.object({ field: schema as z.ZodType }).safeParse({ field: value })
  expect(errorOf(error)).toMatchObject({ code: 'invalid_input', fields: { field: sentence } })
})

test('unknown keys stand under their own paths', () => {
  const schema = z.strictObject({ inner: z.strictObject({}).optional() })
  const { error } = schema.safeParse({ inner: { a: 1, b: 2 }, c: 3 })
  const sentence = 'This field is unknown or cannot be set.'
  expect(errorOf(error).fields).toEqual({ 'inner.a': sentence, 'inner.b': sentence, c: sentence })
})

test('an object of unknown keys alone is not said to be empty', () => {
  const schema = z
    .strictObject({ a: z.int().optional() })
    .refine(({ a }) => a !== undefined, 'Please give one.')
  expect(errorOf(schema.safeParse({ b: 1 }).error).fields).toEqual({ b: expect.stringContaining('unknown') })
  expect(errorOf(schema.safeParse({}).error).fields).toEqual({ body: 'Please give one.' })
})
