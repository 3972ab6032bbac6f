import { describe, expect, test } from 'vitest'
import { cleanLine, cleanMessage } from './clean-text.ts'
import { createStamp, readStamp } from './form-stamp.ts'
import { checkIdempotencyKey } from './idempotency.ts'
import { isReference } from './insert-inquiry.ts'
import { isProven, isSameSignature, proveReceipt, sign } from './signing-key.ts'

const [KEY, OTHER] = [Buffer.alloc(32, 1), Buffer.alloc(32, 2)]
const NOW = new Date('2026-03-02T10:00:00Z')
const later = (ms: number) => new Date(NOW.getTime() + ms)

describe('the stamp of a form', () => {
  const stamp = createStamp(KEY, 'cedar', NOW)
  test('says when it was made, and no two are the same', () => {
    const id = stamp.split('.')[1]
    expect(id).toMatch(/^[\w-]{16}$/)
    expect(readStamp(KEY, 'cedar', stamp, later(5000))).toEqual({ kind: 'good', id, ageMs: 5000 })
    expect(readStamp(KEY, 'cedar', stamp, later(-5000))).toMatchObject({ ageMs: -5000 })
    expect(createStamp(KEY, 'cedar', NOW)).not.toBe(stamp)
  })
  test('is missing, or forged, when it is not ours for this partner', () => {
    expect(readStamp(KEY, 'cedar', undefined, NOW)).toEqual({ kind: 'missing' })
    expect(readStamp(KEY, 'cedar', '', NOW)).toEqual({ kind: 'missing' })
    const [time = '', id = '', signature = ''] = stamp.split('.')
    const earlier = (Number.parseInt(time, 36) - 1).toString(36)
    const made = [
      'x',
      `${stamp}.`,
      `${stamp}.more`,
      `${earlier}.${id}.${signature}`,
      `${time}.x.${signature}`,
    ]
    for (const one of [...made, `${time}.${id}.`, `${time}.${id}`])
      expect(readStamp(KEY, 'cedar', one, NOW), one).toEqual({ kind: 'forged' })
    expect(readStamp(KEY, 'birch', stamp, NOW)).toEqual({ kind: 'forged' })
    expect(readStamp(OTHER, 'cedar', stamp, NOW)).toEqual({ kind: 'forged' })
  })
})

test('a receipt is proven for its partner and reference alone', () => {
  const proof = proveReceipt(KEY, 'cedar', 'K7M2-QX4P')
  expect(isProven(KEY, proof, 'receipt', 'cedar', 'K7M2-QX4P')).toBe(true)
  expect(isProven(KEY, proof, 'receipt', 'birch', 'K7M2-QX4P')).toBe(false)
  expect(isProven(KEY, proof, 'receipt', 'cedar', 'K7M2-QX4Q')).toBe(false)
  expect(isProven(OTHER, proof, 'receipt', 'cedar', 'K7M2-QX4P')).toBe(false)
})

test('a signature is for one purpose and one division of the texts, and of the right length is not enough', () => {
  const signature = sign(KEY, 'own', 'a', 'b')
  const others = [sign(KEY, 'check', 'a', 'b'), sign(KEY, 'own', 'ab'), sign(KEY, 'own', 'a', 'c')]
  expect(others.filter((one) => isSameSignature(one, signature))).toEqual([])
  expect(isSameSignature(signature, signature)).toBe(true)
  expect(isSameSignature(signature.slice(1), signature)).toBe(false)
  expect(isSameSignature('x'.repeat(signature.length), signature)).toBe(false)
})

test('an idempotency key has 1 to 255 printable characters', () => {
  for (const key of ['k', 'a b~', 'k'.repeat(255)]) expect(() => checkIdempotencyKey(key), key).not.toThrow()
  for (const key of ['', 'k'.repeat(256), 'a\n', '\tb', 'ü', '\x7f'])
    expect(() => checkIdempotencyKey(key), JSON.stringify(key)).toThrow('1 to 255 printable')
})

test('a message keeps its lines and tabs, and nothing that cannot be seen', () => {
  expect(cleanMessage(' one\r\ntwo\rthree\u0085four\u2028five\u2029\tsix\u0007\u0000\u009f\ud800 ')).toBe(
    'one\ntwo\nthree\nfour\nfive\n\tsix\ufffd',
  )
  expect(() => cleanMessage('\u0000 \n')).toThrow(
    expect.objectContaining({ code: 'invalid_input', fields: { message: 'Please enter a message.' } }),
  )
  expect(() => cleanMessage('', 'note')).toThrow(
    expect.objectContaining({ fields: { note: expect.anything() } }),
  )
})

test('a line stays one line, in one direction', () => {
  expect(cleanLine(' Ruth\r\nBcc: x\u2028y\u2029z\u202eevil\u2066\ud800 ')).toBe(
    'Ruth Bcc: x y z evil \ufffd',
  )
})

test('a reference has its form, whole', () => {
  expect(isReference('K7M2-QX4P')).toBe(true)
  for (const text of [
    'K7M2QX4P',
    ' K7M2-QX4P',
    'K7M2-QX4P\n',
    'K7M2-QX4PA',
    'AK7M2-QX4P',
    'K7L2-QX4P',
    'k7m2-qx4p',
  ])
    expect(isReference(text), text).toBe(false)
})
