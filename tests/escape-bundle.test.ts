import { runInNewContext } from 'node:vm'
import { expect, test } from 'vitest'
import { escapeNonAscii } from '../scripts/build/escape-bundle.ts'

test.each([
  ['"é€😀"'],
  [`\`ü\${"ß"}\``],
  ['/^[é😀]$/u.test("😀")'],
  ['/[ا-ی]/.test("ب")'],
  [`String.raw\`\\d[$€] \${"£"}\` + "–"`],
  ['({ "Île": 1, né: 2 })'],
])('%s is the same program in ASCII', (code) => {
  const escaped = escapeNonAscii(code)
  expect(escaped).toMatch(/^[\0-\x7f]*$/)
  expect(runInNewContext(escaped)).toEqual(runInNewContext(code))
})

test.each([['"\\é"'], [`String.raw\`é\${\`a\`}\``]])('%s is refused', (code) => {
  expect(() => escapeNonAscii(code)).toThrow('cannot be escaped')
})
