import { expect, test } from 'vitest'
import { limitParts } from './limit-parts.ts'

const REFUSED = expect.objectContaining({
  code: 'invalid_input',
  message: 'The form could not be read: it has too many parts.',
})
const URLENCODED = 'application/x-www-form-urlencoded'
const read = (text: string, type: string) => () => limitParts(new TextEncoder().encode(text), type)

test.each([
  ['&', 1000],
  ['+', 50_000],
  ['%', 1_000_000],
])('a urlencoded form has at most as many "%s" as %i', (sign, most) => {
  expect(read(`a${sign.repeat(most)}`, URLENCODED)).not.toThrow()
  expect(read(`a${sign.repeat(most + 1)}`, URLENCODED)).toThrow(REFUSED)
  expect(read(sign.repeat(most + 1), `${URLENCODED.toUpperCase()}; charset=utf-8`)).toThrow(REFUSED)
})

test('a body of another type passes', () => {
  for (const type of ['text/plain', '', `text/plain; note=${URLENCODED}`, `x${URLENCODED}`])
    expect(read('&'.repeat(1001), type), type).not.toThrow()
})

const part = 'Content-Disposition: form-data; name="a"\r\n\r\nx\r\n'
const form = (count: number, boundary = 'cut') =>
  `${`--${boundary}\r\n${part}`.repeat(count)}--${boundary}--\r\n`

test.each([
  ['multipart/form-data; boundary=cut', 'cut'],
  ['Multipart/Form-Data; charset=utf-8; Boundary="cut here"', 'cut here'],
])('a form of the type %s has at most 999 parts', (type, boundary) => {
  expect(read(form(999, boundary), type)).not.toThrow()
  expect(read(form(1000, boundary), type)).toThrow(REFUSED)
  expect(read(form(1000, boundary), `text/plain, ${type}`)).not.toThrow()
})

test('a part without an end, and a text without a part, are for the parser', () => {
  const type = 'multipart/form-data; boundary=cut'
  for (const text of ['', 'hello', `--cut\r\n${part}`, `before${form(1)}behind`])
    expect(read(text, type), text).not.toThrow()
})

test('the head of a part has at most 4,096 bytes', () => {
  const type = 'multipart/form-data; boundary=cut'
  const withHead = (length: number) => `--cut\r\nX: ${'x'.repeat(length - 9)}\r\n\r\nbody\r\n--cut--`
  expect(read(withHead(4096), type)).not.toThrow()
  expect(read(withHead(4097), type)).toThrow(REFUSED)
  // Of the second part as well.
  expect(read(`--cut\r\n${part}${withHead(4097)}`, type)).toThrow(REFUSED)
})

test('a piece of a larger memory is read by itself', () => {
  const whole = new TextEncoder().encode(`--cut\r\n--cut\r\n${form(1)}`)
  const type = 'multipart/form-data; boundary=cut'
  expect(() => limitParts(whole.subarray(whole.length - form(1).length), type)).not.toThrow()
  const endless = `--cut\r\n${'x'.repeat(5000)}`
  const behind = new TextEncoder().encode(`${form(1)}${endless}`).subarray(0, form(1).length)
  expect(() => limitParts(behind, type)).not.toThrow()
})
