import { afterEach, expect, test, vi } from 'vitest'
import { NO_CHOICES } from '../../../shared/inquiries/inquiry-choices.ts'
import { createTranslate } from '../../../shared/text/i18n.ts'
import { failureText } from './failure-text.ts'
import { sendInquiry } from './send-inquiry.ts'

const t = createTranslate('en')
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

async function answerTo(response: Response | Error) {
  vi.stubGlobal('fetch', async () => {
    if (response instanceof Error) throw response
    return response
  })
  const result = await sendInquiry(inquiry, 'key', 'en')
  if (result.kind === 'received') throw new Error('It was received')
  return failureText(t, result)
}

test('a mistyped address says so, and nothing of a failure', async () => {
  const body = { code: 'invalid_input', fields: { email: 'Please enter a valid email address.' } }
  expect(await answerTo(Response.json(body, { status: 400 }))).toEqual({
    title: 'Please check your entries',
    description: 'Please enter a valid email address.',
  })
})

test('too many says how to go on, also when a proxy refused with a page', async () => {
  const message = 'Several inquiries have come from your connection. Please try again in 10 minutes.'
  const refusal = Response.json({ code: 'rate_limited', message }, { status: 429 })
  expect((await answerTo(refusal)).description).toBe(message)
  const page = await answerTo(new Response('<h1>Too many</h1>', { status: 429 }))
  expect(page.title).toBe('Your message has not been sent yet')
  expect(page.description).toMatch(/send it again a little later/)
})

test('an outage keeps what was written', async () => {
  const { description } = await answerTo(Response.json({ code: 'unavailable' }, { status: 503 }))
  expect(description).toMatch(/still here/)
})

test.each([new TypeError('Failed to fetch'), new Response('oops', { status: 500 })])(
  'anything else has the sentence of the specification',
  async (response) => {
    expect(await answerTo(response)).toEqual({
      title: 'Error',
      description: 'Failed to submit inquiry. Please try again.',
    })
  },
)

test('the link to the inquiry comes with the receipt', async () => {
  const headers = { location: '/inquiry?reference=AAAA-BBBB&proof=x' }
  vi.stubGlobal('fetch', async () => Response.json({ reference: 'AAAA-BBBB' }, { status: 201, headers }))
  expect(await sendInquiry(inquiry, 'key', 'en')).toEqual({
    kind: 'received',
    reference: 'AAAA-BBBB',
    ownUrl: '/inquiry?reference=AAAA-BBBB&proof=x',
  })
})
