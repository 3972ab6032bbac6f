import { expect, test } from 'vitest'
import { readCells } from '../../../../tests/read-cells.ts'
import { unguardFormula } from '../../../shared/csv/csv-cells.ts'
import type { AdminPartner } from '../../../shared/partners/admin-partner.ts'
import { writePartnerCsv } from './partner-export.ts'

const partner = {
  name: '=Hollis & "Wren"',
  address: '12 Haywood Road, Suite 4',
  city: 'Asheville',
  state: 'North Carolina',
  zipCode: '02801',
  phone: '+1 828 555 0142',
  email: '@office',
  website: null,
  description: '- First line\nsecond line',
  annualCremations: 420,
  locationCount: 2,
  isPriority: true,
  isActive: false,
  servicesOffered: ['Direct cremation', 'Burial'],
  googleRating: 4.8,
  googleReviewCount: 164,
} as Partial<AdminPartner> as AdminPartner

test('columns and order follow the specification', () => {
  expect(writePartnerCsv([])).toBe(
    '\ufeffname,address,city,state,zipCode,phone,email,website,description,annualCremations,locationCount,isPriority,isActive,servicesOffered\r\n',
  )
})

test('the CSV reads back unchanged, and no cell is a formula', async () => {
  const text = writePartnerCsv([partner])
  const [, row = []] = await readCells(text)
  for (const cell of row) expect(cell).not.toMatch(/^[=+\-@]/)
  expect(row.map(unguardFormula)).toEqual([
    '=Hollis & "Wren"',
    '12 Haywood Road, Suite 4',
    'Asheville',
    'North Carolina',
    '02801',
    '+1 828 555 0142',
    '@office',
    '',
    '- First line\nsecond line',
    '420',
    '2',
    'true',
    'false',
    'Direct cremation; Burial',
  ])
})
