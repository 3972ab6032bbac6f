import { expect, test } from 'vitest'
import { buildCard, buildSite } from '../../../tests/build-pages.ts'
import { attributesOf, elementsOf, metaOf, textOf, textsOf } from '../../../tests/read-html.ts'
import { telUrl } from '../../shared/paths.ts'
import { type AskState, renderAskPage } from './ask.tsx'

const render = (state: AskState, idempotencyKey?: string) =>
  renderAskPage(buildSite(), { partner: buildCard(), state, idempotencyKey })

const named = (html: string, name: string) => elementsOf(html, 'input').find((input) => input.name === name)

test('a fresh form has the fields of the dialog and names the support address', () => {
  const html = render({ kind: 'fresh' }, 'key-1')
  expect(elementsOf(html, 'form')[0]).toMatchObject({
    method: 'post',
    action: '/partner/hollis-and-wren-asheville/ask',
  })
  expect(textsOf(html, 'label').slice(0, 4)).toEqual(['Name *', 'Email *', 'Phone (optional)', 'Message *'])
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
    fields: { email: 'Please enter a valid email address.', message: 'Please enter a message.' },
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

test('a form whose fields are all filled but wrong is not told to be incomplete', () => {
  const html = render({
    kind: 'refused',
    values: { name: 'Ann', email: 'ann@', message: 'Hello' },
    fields: { email: 'Please enter a valid email address.' },
  })
  expect(textOf(html)).not.toContain('Missing Information')
  expect(html).toContain('role="alert"')
})

test('a failure of ours keeps what was typed', () => {
  const html = render({
    kind: 'failed',
    values: { name: 'Ann', email: 'a@b.example', message: 'Hello there' },
  })
  expect(textOf(html)).toContain('Error Failed to submit inquiry. Please try again.')
  expect(html).toContain('>Hello there</textarea>')
})

test('a received inquiry shows its reference and what happens next, and no form', () => {
  const html = render({ kind: 'sent', receipt: { reference: 'K7M2-QX4P' } })
  const text = textOf(html)
  expect(text).toContain(
    'Inquiry Sent Successfully Your inquiry will be forwarded to support@stillstone.example, which will coordinate with Hollis & Wren Funeral Home to respond.',
  )
  expect(text).toContain('K7M2-QX4P')
  expect(html).not.toContain('<form')
})

test.each(['tooMany', 'elsewhere'] as const)(
  'a form that was not taken (%s) names the number to call',
  (kind) => {
    const html = render({ kind, values: { name: 'Ann', email: 'a@b.example', message: 'Hello there' } })
    expect(textOf(html)).toContain('Not sent yet')
    expect(html).toContain('>Hello there</textarea>')
    const notice = html.slice(html.indexOf('role="alert"'), html.indexOf('name="partnerId"'))
    expect(notice).toContain(`href="${telUrl(buildCard().phone)}"`)
  },
)
