import { expect, test } from 'vitest'
import { attributesOf, elementsOf, metaOf, textOf, textsOf } from '../../../tests/reading/read-html.ts'
import { buildCard, buildSite } from '../../../tests/values/build-pages.ts'
import { telUrl } from '../../shared/text/phone.ts'
import type { AskState } from '../parts/ask-form.tsx'
import { renderAskPage } from './ask.tsx'

const render = (state: AskState, idempotencyKey?: string) =>
  renderAskPage(buildSite(), { partner: buildCard(), state, idempotencyKey })

const named = (html: string, name: string) => elementsOf(html, 'input').find((input) => input.name === name)

test('a fresh form has the fields of the dialog and names the support address', () => {
  const html = render({ kind: 'fresh' }, 'key-1')
  expect(elementsOf(html, 'form')[0]).toMatchObject({
    method: 'post',
    action: '/partner/hollis-and-wren-asheville/ask',
  })
  expect(textsOf(html, 'label').slice(0, 4)).toEqual([
    'Name *',
    'Email *',
    'Phone (optional)',
    'Message, or choose a topic below *',
  ])
  expect(named(html, 'email')).toMatchObject({ type: 'email', 'aria-required': 'true' })
  expect(elementsOf(html, 'textarea')[0]).toMatchObject({ name: 'message', rows: '4' })
  expect(named(html, 'idempotencyKey')?.value).toBe('key-1')
  expect(textOf(html)).toContain('goes to support@stillstone.example')
  expect(html).toMatch(
    /<button[^>]*type="submit"[^>]*>Submit<\/button><a[^>]*href="\/state\/north-carolina\/city\/asheville\/hollis-and-wren-asheville"[^>]*>Cancel/,
  )
  expect(html).not.toContain('role="alert"')
  expect(metaOf(html, 'robots')).toBe('noindex')
})

test('a refused form keeps what was typed, marks the fields and says what is missing', () => {
  const html = render({
    kind: 'refused',
    values: { name: 'Ann "A" <b>', email: 'ann@', message: ' ' },
    fields: {
      email: 'Please enter a valid email address.',
      message: 'Please enter a message, or choose a topic.',
    },
  })
  expect(textOf(html)).toContain('Missing Information Please fill in all required fields.')
  expect(attributesOf(html, 'value')).toEqual(expect.arrayContaining(['Ann "A" <b>', 'ann@']))
  expect(named(html, 'email')).toMatchObject({
    'aria-invalid': 'true',
    'aria-describedby': 'ask-email-error',
  })
  expect(html).toContain(
    '<p class="field-error" id="ask-email-error">Please enter a valid email address.</p>',
  )
  expect(named(html, 'name')).not.toHaveProperty('aria-invalid')
})

test('a form with all fields filled but wrong is not called incomplete', () => {
  const html = render({
    kind: 'refused',
    values: { name: 'Ann', email: 'ann@', message: 'Hello' },
    fields: { email: 'Please enter a valid email address.' },
  })
  expect(textOf(html)).not.toContain('Missing Information')
  expect(html).toContain('role="alert"')
})

test('a server fault keeps what was typed', () => {
  const html = render({
    kind: 'failed',
    reason: 'fault',
    values: { name: 'Ann', email: 'a@b.example', message: 'Hello there' },
  })
  expect(textOf(html)).toContain('Error Failed to submit inquiry. Please try again.')
  expect(html).toContain('>Hello there</textarea>')
})

test('in an outage it keeps what was typed and names whom to call and write to (INQUIRY-11)', () => {
  const provider = { ...buildSite().provider, supportPhone: '1 (800) 555-0199' }
  const html = renderAskPage(buildSite({ provider }), {
    partner: buildCard(),
    state: {
      kind: 'failed',
      reason: 'outage',
      values: { name: 'Ann "A" <b>', email: 'a@b.example', phone: '1', message: 'Keep <this> & that' },
    },
    idempotencyKey: 'key-1',
  })
  expect(textOf(html)).toContain('Your message has not been sent yet We cannot take messages just now.')
  expect(attributesOf(html, 'value')).toEqual(
    expect.arrayContaining(['Ann "A" <b>', 'a@b.example', '1', 'key-1']),
  )
  expect(html).toContain('>Keep &lt;this&gt; &amp; that</textarea>')
  expect(attributesOf(html, 'href')).toEqual(
    expect.arrayContaining(['tel:+18285550142', 'tel:+18005550199', 'mailto:support@stillstone.example']),
  )
})

test("without a provider's number only the partner's is shown", () => {
  const html = render({ kind: 'fresh', isOutage: true })
  expect(attributesOf(html, 'href').filter((href) => href.startsWith('tel:'))).toEqual(['tel:+18285550142'])
  expect(textOf(html)).toContain('Messages cannot be sent right now')
  const fresh = render({ kind: 'fresh', isOutage: false })
  expect(textOf(fresh)).toMatch(/Cancel If it cannot wait, call/)
  expect(textOf(html)).not.toContain('If it cannot wait')
})

test('a received inquiry shows its reference and what happens next, without the form', () => {
  const html = render({ kind: 'sent', wantsCopy: false, reference: 'K7M2-QX4P', ownPath: '/inquiry?x' })
  const text = textOf(html)
  expect(text).toContain(
    'Inquiry Sent Successfully Your inquiry will be forwarded to support@stillstone.example, which will coordinate with Hollis & Wren Funeral Home to respond.',
  )
  expect(text).toContain('K7M2-QX4P')
  expect(text).toContain('as a rule within')
  expect(attributesOf(html, 'href')).toContain('tel:+18285550142')
  expect(attributesOf(html, 'action')).toContain('/inquiry/copy')
  expect(html).not.toContain('ask-form')
})

test.each(['limit', 'elsewhere'] as const)(
  'a form that was not accepted (%s) names the number to call',
  (reason) => {
    const values = { name: 'Ann', email: 'a@b.example', message: 'Hello there' }
    const html = render({ kind: 'failed', reason, values })
    expect(textOf(html)).toContain('Your message has not been sent yet')
    expect(html).toContain('>Hello there</textarea>')
    const notice = html.slice(html.indexOf('role="alert"'), html.indexOf('name="partnerId"'))
    expect(notice).toContain(`href="${telUrl(buildCard().phone)}"`)
  },
)
