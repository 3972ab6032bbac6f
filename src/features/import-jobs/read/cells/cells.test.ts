import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { findRegion } from '../../../../shared/places/regions.ts'
import { normalisePhone, normaliseState, normaliseWebsite, restoreZip } from './normalise-cells.ts'
import { titleCase } from './title-case.ts'

const region = (code: string) => {
  const found = findRegion(code)
  if (!found) throw new Error(code)
  return found
}

describe('a ZIP or postal code', () => {
  test.each([
    ['2170', 'MA', '02170'],
    ['2170.0', 'MA', '02170'],
    ['5501', 'MA', '05501'],
    ['6501', 'CT', '06501'],
    ['3901', 'ME', '03901'],
    ['3031', 'NH', '03031'],
    ['8901', 'NJ', '08901'],
    ['2840', 'RI', '02840'],
    ['5401', 'VT', '05401'],
    ['6390', 'NY', '06390'],
    ['2170-1234', 'MA', '02170-1234'],
    ['28801', 'NC', '28801'],
    [' 28801 ', 'NC', '28801'],
    ['28801-1234', 'NC', '28801-1234'],
    ['288011234', 'NC', '28801-1234'],
    ['28801 1234', 'NC', '28801-1234'],
    ['28801-', 'NC', '28801'],
    ['2170', 'NC', '02170'],
    ['28801-0000', 'NC', '28801'],
    ['21700000', 'MA', '02170'],
    ['h2x1y4', 'QC', 'H2X 1Y4'],
    ['H2X-1Y4', 'QC', 'H2X 1Y4'],
    ['H2X 1Y4', 'MA', 'H2X 1Y4'],
    ['M4K 1NO', 'ON', 'M4K 1N0'],
    ['02170', 'QC', '02170'],
  ])('%j in %s is %s', (text, code, value) => {
    expect(restoreZip(text, region(code))).toEqual({ value })
  })

  test.each([
    ['170', 'MA'],
    ['123456', 'MA'],
    ['abcde', 'MA'],
    ['D2X 1Y4', 'QC'],
    ['H2X 1Y', 'QC'],
    ['-2170', 'MA'],
    ['1e4', 'MA'],
  ])('%j in %s is an error', (text, code) => {
    expect(restoreZip(text, region(code))).toEqual({ error: expect.stringContaining(text) })
  })
})

describe('a telephone number (IMPORT-4)', () => {
  test.each([
    ['8285550142', '(828) 555-0142'],
    ['828-555-0142', '(828) 555-0142'],
    ['(828) 555.0142', '(828) 555-0142'],
    ['+1 828 555 0142', '(828) 555-0142'],
    ['1-828-555-0142', '(828) 555-0142'],
    ['828–555–0142', '(828) 555-0142'],
    ['828-555-0142 x12', '(828) 555-0142 ext. 12'],
    ['828-555-0142x12', '(828) 555-0142 ext. 12'],
    ['(828) 555-0142 Ext. 7', '(828) 555-0142 ext. 7'],
    ['828 555 0142, extension 7', '(828) 555-0142 ext. 7'],
    ['828 555 0142 #7', '(828) 555-0142 ext. 7'],
    ['(828) 555-0142 ext. 12', '(828) 555-0142 ext. 12'],
  ])('%j is %s', (text, value) => {
    expect(normalisePhone(text)).toEqual({ value })
  })

  test.each([
    '-4',
    '5550142',
    '128-555-0142',
    '028-555-0142',
    '911-555-0142',
    '828-155-0142',
    '28285550142',
    '1-800-FLOWERS',
    '828-555-0142 x',
    'x',
    '+44 20 7946 0958',
    '82855501423',
  ])('%j is an error', (text) => {
    expect(normalisePhone(text)).toHaveProperty('error')
  })

  test('in its usual form stays as it is', () => {
    fc.assert(
      fc.property(fc.string(), (text) => {
        const once = normalisePhone(text)
        if ('value' in once) expect(normalisePhone(once.value)).toEqual(once)
      }),
    )
  })
})

test.each([
  ['NC', 'North Carolina'],
  ['n.c.', 'North Carolina'],
  ['  north   carolina ', 'North Carolina'],
  ['D.C.', 'District of Columbia'],
  ['Washington, D.C.', 'District of Columbia'],
  ['Québec', 'Quebec'],
  ['PQ', 'Quebec'],
  ['Newfoundland & Labrador', 'Newfoundland and Labrador'],
  ['Puerto Rico', undefined],
  ['XX', undefined],
])('the state %j is %s', (text, name) => {
  expect(normaliseState(text)?.name).toBe(name)
})

describe('a website', () => {
  test.each([
    ['hollis.example', 'https://hollis.example'],
    ['www.hollis.example/', 'https://www.hollis.example'],
    ['HTTP://Hollis.example/a?b=1#c', 'http://hollis.example/a?b=1#c'],
    ['hollis.example:8080/x', 'https://hollis.example:8080/x'],
  ])('%j is %s', (text, website) => {
    expect(normaliseWebsite(text)).toEqual({ value: website })
  })
  test.each([
    'javascript:alert(1)',
    'data:text/html,x',
    'ftp://a.example',
    'https://user:pass@a.example',
    'hollis',
    'a b.example',
    'mailto:a@b.example',
    '//',
    'https://',
  ])('%j is an error', (text) => {
    expect(normaliseWebsite(text)).toHaveProperty('error')
  })
})

describe('text in capitals', () => {
  test.each([
    ['BIG LAKE PUBLIC LIBRARY', 'Big Lake Public Library'],
    ['A.T. & M.R. SILVA, INC.', 'A.T. & M.R. Silva, Inc.'],
    ['J B COLE & SON INC', 'J B Cole & Son Inc'],
    ['THE PROPRIETORS OF FOREST HILLS', 'The Proprietors of Forest Hills'],
    ['FRANK H. MILES CO. INC. DBA MILES', 'Frank H. Miles Co. Inc. DBA Miles'],
    ["MCDONALD & O'NEAL FUNERAL HOME, LLC", "McDonald & O'Neal Funeral Home, LLC"],
    ['EMMET O`NEAL LIBRARY', "Emmet O'Neal Library"],
    ["ST. MARY'S AND JOE'S", "St. Mary's and Joe's"],
    ['JOHN SMITH III', 'John Smith III'],
    ['WINSTON-SALEM', 'Winston-Salem'],
    ['FOND DU LAC', 'Fond du Lac'],
    ['MACON', 'Macon'],
    ['110 EAST 3RD STREET NW', '110 East 3rd Street NW'],
    ['47475 US HWY 78', '47475 US Hwy 78'],
    ['PO BOX 12', 'PO Box 12'],
    ['12 N. MAIN ST., STE 2B', '12 N. Main St., Ste 2B'],
    ['100 SR 20', '100 SR 20'],
    ['N64W23820 MAIN ST', 'N64W23820 Main St'],
    ['MONTRÉAL', 'Montréal'],
    ['VFW POST 12', 'VFW Post 12'],
    ['JOHN DOE MD', 'John Doe MD'],
    ['NGUYEN & DWYER', 'Nguyen & Dwyer'],
    ['SCHMIDT ZHAO PHAM LLOYD KNAPP TSAI', 'Schmidt Zhao Pham Lloyd Knapp Tsai'],
    ['ADA AND IRA KATZ', 'Ada and Ira Katz'],
    ['SVEN BJORN', 'Sven Bjorn'],
    ['YVES YBARRA', 'Yves Ybarra'],
    ['LA MESA ELKS', 'La Mesa Elks'],
    [
      'ABLE ACRE OGRE OKRA ISLE EPIC IDLE APSE ACHE EARL ERNST OATH',
      'Able Acre Ogre Okra Isle Epic Idle Apse Ache Earl Ernst Oath',
    ],
  ])('%j becomes %j', (text, expected) => {
    expect(titleCase(text)).toBe(expected)
  })

  test('text that has small letters keeps its case; small letters alone are changed only where asked', () => {
    expect(titleCase('deVries & McKay FH')).toBe('deVries & McKay FH')
    expect(titleCase('217 richards ave')).toBe('217 richards ave')
    expect(titleCase('217 richards ave', true)).toBe('217 Richards Ave')
    expect(titleCase('123')).toBe('123')
  })

  test('changes nothing but case and the grave accent, and nothing on a second run', () => {
    fc.assert(
      fc.property(fc.string({ unit: fc.constantFrom(..."ABCXYZÉ0129 .&-'`/,".split('')) }), (text) => {
        const once = titleCase(text)
        expect(once.toUpperCase()).toBe(/\p{L}/u.test(text) ? text.replaceAll('`', "'") : text)
        if (once !== once.toUpperCase()) expect(titleCase(once)).toBe(once)
      }),
    )
  })
})
