import { afterEach, expect, test, vi } from 'vitest'
import { NO_CHOICES } from '../../../shared/inquiries/inquiry-choices.ts'
import { sendInquiry } from './send-inquiry.ts'

const inquiry = {
  partnerId: 'p',
  name: 'Ada',
  email: 'ada@example',
  phone: '',
  message: 'Hello',
  topic: '',
  stamp: undefined,
  ...NO_CHOICES,
}
afterEach(() => vi.unstubAllGlobals())

function resultOf(response: Response | Error) {
  vi.stubGlobal('fetch', async () => {
    if (response instanceof Error) throw response
    return response
  })
  return sendInquiry(inquiry, 'key', 'en')
}

test('a mistyped address comes with its sentence', async () => {
  const fields = { email: 'Please enter a valid email address.' }
  const refusal = Response.json({ code: 'invalid_input', fields }, { status: 400 })
  expect(await resultOf(refusal)).toEqual({ kind: 'refused', fields })
})

test('too many come with the reason of the server, unless a proxy refused with a page', async () => {
  const message = 'Several inquiries have come from your connection. Please try again in 10 minutes.'
  const failed = { kind: 'failed', reason: 'limit' }
  const refusal = Response.json({ code: 'rate_limited', message }, { status: 429 })
  expect(await resultOf(refusal)).toEqual({ ...failed, text: message })
  const page = new Response('<h1>Too many</h1>', { status: 429 })
  expect(await resultOf(page)).toEqual({ ...failed, text: '' })
})

test.each([
  ['outage', Response.json({ code: 'unavailable' }, { status: 503 })],
  ['fault', new Response('oops', { status: 500 })],
  ['fault', new TypeError('Failed to fetch')],
])('%s', async (reason, response) => {
  expect(await resultOf(response)).toEqual({ kind: 'failed', reason, text: '' })
})

test('the link to the inquiry comes with the receipt', async () => {
  const headers = { location: '/inquiry?reference=AAAA-BBBB&proof=x' }
  expect(await resultOf(Response.json({ reference: 'AAAA-BBBB' }, { status: 201, headers }))).toEqual({
    kind: 'received',
    reference: 'AAAA-BBBB',
    ownUrl: '/inquiry?reference=AAAA-BBBB&proof=x',
  })
})
