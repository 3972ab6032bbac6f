import { readdirSync, readFileSync, statSync } from 'node:fs'
import path from 'node:path'
import { expect, test } from 'vitest'

/** Forms of secrets that services and tools give out. */
const SECRETS: readonly RegExp[] = [
  /-----BEGIN (?:[A-Z]+ )*PRIVATE KEY-----/,
  /\bAGE-SECRET-KEY-1[0-9A-Z]{50,}/,
  /\bAKIA[0-9A-Z]{16}\b/,
  /\bAIza[0-9A-Za-z_-]{35}\b/,
  /\bsk-(?:ant-|proj-)?[0-9A-Za-z_-]{32,}/,
  /\bgh[pousr]_[0-9A-Za-z]{36}\b/,
  /\bxox[abprs]-[0-9A-Za-z-]{20,}/,
  /\beyJ[0-9A-Za-z_-]{20,}\.eyJ[0-9A-Za-z_-]{20,}\.[0-9A-Za-z_-]{20,}/,
]
const LEFT_OUT = /^(?:node_modules|dist|data|coverage|test-results|\.git|\.cache)$/
const MAX_BYTES = 4 * 1024 * 1024

const isSecret = (text: string) => SECRETS.some((form) => form.test(text))

function filesBelow(folder: string): string[] {
  return readdirSync(folder, { withFileTypes: true }).flatMap((entry) => {
    const file = path.posix.join(folder, entry.name)
    if (entry.isDirectory()) return LEFT_OUT.test(entry.name) ? [] : filesBelow(file)
    return entry.isFile() && statSync(file).size <= MAX_BYTES ? [file] : []
  })
}

test('no file of the product holds a secret', () => {
  const files = filesBelow('.')
  expect(files.length).toBeGreaterThan(1000)
  expect(files.filter((file) => isSecret(readFileSync(file, 'latin1')))).toEqual([])
})

test.each([
  ['-----BEGIN RSA', ' PRIVATE KEY-----'],
  ['AGE-SECRET-', `KEY-1${'Q'.repeat(58)}`],
  ['AK', `IA${'A1'.repeat(8)}`],
  ['AI', `za${'a'.repeat(35)}`],
  ['sk-', `ant-${'a1'.repeat(20)}`],
  ['gh', `p_${'a'.repeat(36)}`],
  ['xo', `xb-${'1'.repeat(24)}`],
  ['ey', `J${'a'.repeat(20)}.eyJ${'b'.repeat(20)}.${'c'.repeat(20)}`],
])('%s… is found', (start, rest) => {
  expect(isSecret(`key = "${start}${rest}"`)).toBe(true)
})
