import { expect, it } from 'vitest'
import { codeTextOf, shownWebsite } from './code-text.ts'

it.each([
  ['wren.example', '(802) 555-0142', 'https://wren.example'],
  ['wren.example/our home', '', 'https://wren.example/our%20home'],
  ['pompes-funèbres.example', '', 'https://xn--pompes-funbres-4jb.example/'],
  ['', '+1 (450) 555-0187 poste 2204', 'tel:+14505550187'],
  ['', 'Tel. 802 555 0142', 'tel:8025550142'],
  ['', '1-800-FLOWERS', null],
  ['', '', null],
])('the code of the website %j and the number %j says %j', (website, phone, text) => {
  expect(codeTextOf({ website, phone })).toBe(text)
})

it('shows long addresses by their host', () => {
  expect(shownWebsite('wren.example/about')).toBe('wren.example/about')
  expect(shownWebsite(`wren.example/${'a'.repeat(200)}`)).toBe('wren.example')
})
