import { expect, test } from 'vitest'
import { hashToken, newToken } from './session-token.ts'

test('ten thousand tokens are distinct, of 256 bits in URL-safe characters', () => {
  const tokens = Array.from({ length: 10_000 }, newToken)
  expect(new Set(tokens).size).toBe(10_000)
  expect(tokens.every((token) => /^[\w-]{43}$/.test(token))).toBe(true)
  expect(new Set(tokens.map((token) => Buffer.from(token, 'base64url').length))).toEqual(new Set([32]))
})

test('what is stored of one is SHA-256', () => {
  expect(hashToken('abc')).toBe('ba7816bf8f01cfea414140de5dae2223b00361a396177a9cb410ff61f20015ad')
})
