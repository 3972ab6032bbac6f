import { expect, test } from 'vitest'
import { ApiError } from './api-error.ts'

test('an error has sentence, code, fields and the text "400: {…}"', () => {
  const text =
    '{"code":"conflict","message":"Somebody was faster.","fields":{"name":"Taken."},"current":{"id":1}}'
  const error = new ApiError(409, text)
  expect(error).toMatchObject({
    status: 409,
    code: 'conflict',
    message: 'Somebody was faster.',
    sentence: 'Somebody was faster.',
    fields: { name: 'Taken.' },
    text: `409: ${text}`,
  })
  expect(error.body.current).toEqual({ id: 1 })
})

test.each([
  [502, '<html><h1>Bad Gateway</h1></html>', '502: <html><h1>Bad Gateway</h1></html>'],
  [500, 'Internal Server Error', '500: Internal Server Error'],
  [400, '[]', '400: []'],
  [400, '{"message":7}', '400: {"message":7}'],
])('an answer %i %s has no sentence for people', (status, text, message) => {
  const error = new ApiError(status, text)
  expect([error.sentence, error.message, error.code, error.fields]).toEqual(['', message, 'unknown', {}])
})

test('a server that cannot be reached is told as such', () => {
  expect(new ApiError(0, '{"message":"The server cannot be reached."}')).toMatchObject({
    code: 'unreachable',
    sentence: 'The server cannot be reached.',
  })
})
