import { expect, it } from 'vitest'
import { z } from 'zod'
import { COMPANY_FIELDS } from './company-fields.ts'

const read = (website: unknown) => z.object({ website: COMPANY_FIELDS.website }).safeParse({ website })

it.each([
  ['wren.example', 'https://wren.example'],
  ['wren.example:8443/a', 'https://wren.example:8443/a'],
  ['//wren.example', 'https://wren.example'],
  ['http://wren.example', 'http://wren.example'],
  ['HTTPS://WREN.EXAMPLE.', 'HTTPS://WREN.EXAMPLE.'],
  ['münchen.example/ü', 'https://münchen.example/ü'],
  [' ', null],
  [null, null],
])('the website %j is read as %j', (given, website) => {
  expect(read(given)).toMatchObject({ success: true, data: { website } })
})

it.each([
  'wren',
  'localhost:3000',
  '.com',
  'a..b',
  'a b.example',
  'ftp://wren.example',
  'javascript:alert(1)',
  'mailto:edith@wren.example',
  'tel:8025550142',
  'https://edith:secret@wren.example',
])('%j is no website', (given) => {
  expect(read(given).error?.issues.map(({ message }) => message)).toEqual(['Valid website URL is required'])
})
