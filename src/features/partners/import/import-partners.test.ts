import { existsSync, readFileSync } from 'node:fs'
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { csvSource } from '../../../../tests/csv-source.ts'
import { makeDatabaseApp } from '../../../../tests/make-database-app.ts'
import { directoryState, inquiries, partners } from '../../../db/schema.ts'
import { formatReport } from './format-report.ts'
import { type ImportOptions, importPartners } from './import-partners.ts'

let made: Awaited<ReturnType<typeof makeDatabaseApp>>
beforeAll(async () => {
  made = await makeDatabaseApp()
})
afterAll(() => made.close())
beforeEach(async () => {
  await made.app.db.delete(inquiries)
  await made.app.db.delete(partners)
  await made.app.db.delete(directoryState)
  await made.app.directory.refresh()
})

const HEADING = 'name,address,city,state,zipCode,phone'
const ROW = 'Hollis & Wren,12 Merrimon Avenue,Asheville,NC,28801,8285550142'
const csv = (...lines: string[]) => [HEADING, ...lines].join('\n')
const run = (content: string | Uint8Array, options: ImportOptions = {}) =>
  importPartners(made.app, csvSource(content), options)
const stored = () => made.app.db.select().from(partners).orderBy(partners.name)
const linesOf = (report: { refused: { line: number }[] }) => report.refused.map((row) => row.line)

describe('a partner list', () => {
  test('becomes partners with every field in its usual form, seen by the site at once', async () => {
    const report = await run(
      [
        'Business Name;ZIP Code;state;CITY;Street Address;telephone;e-mail;Website;services_offered;annual cremations;Location Count;isPriority;Is Active;Partner Since;Description;facebook;Colour',
        'HOLLIS & WREN FUNERAL HOME;2170;MA;QUINCY;785 HANCOCK ST;1-617-555-0142 x3;a@hollis.example;hollis.example;Burial; Cremation;;1,200;3;TRUE;true;2019;Kind.;facebook.com/hollis;red'.replace(
          'Burial; Cremation;',
          '"Burial; Cremation;"',
        ),
      ].join('\r\n'),
    )
    expect(report).toMatchObject({
      rowCount: 1,
      newCount: 1,
      delimiter: ';',
      unknownColumns: ['Colour'],
      isWritten: true,
      refused: [],
      warnings: [],
    })
    expect(await stored()).toMatchObject([
      {
        slug: 'hollis-and-wren-funeral-home-quincy',
        name: 'Hollis & Wren Funeral Home',
        address: '785 Hancock St',
        city: 'Quincy',
        state: 'Massachusetts',
        zipCode: '02170',
        phone: '(617) 555-0142 ext. 3',
        email: 'a@hollis.example',
        website: 'https://hollis.example',
        servicesOffered: ['Burial', 'Cremation'],
        annualCremations: 1200,
        locationCount: 3,
        isPriority: true,
        isActive: true,
        partnerSince: '2019',
        description: 'Kind.',
        socialMedia: { facebook: 'https://facebook.com/hollis' },
        latitude: expect.closeTo(42.27, 1),
        longitude: expect.closeTo(-71.02, 1),
        googleRating: null,
      },
    ])
    expect(made.app.directory.current().bySlug.has('hollis-and-wren-funeral-home-quincy')).toBe(true)
  })

  test('without the optional columns gives their defaults; flags are true only for "true"', async () => {
    await run(csv(ROW))
    expect(await stored()).toMatchObject([
      { annualCremations: 0, locationCount: 1, isPriority: false, isActive: true, website: null },
    ])
    await run(
      `${HEADING},isPriority,isActive,annualCremations\nOther,1 A St,Asheville,NC,28801,8285550143,yes, TRUE ,\nThird,2 A St,Asheville,NC,28801,8285550144,1,1,007`,
    )
    expect((await stored()).slice(1)).toMatchObject([
      { isPriority: false, isActive: true, annualCremations: 0 },
      { isPriority: false, isActive: false, annualCremations: 7 },
    ])
  })

  test.each([
    ['UTF-8', new TextEncoder().encode(csv(ROW.replace('Hollis', 'Hélène'))), 'utf-8'],
    ['UTF-8 with a mark', new TextEncoder().encode(`\ufeff${csv(ROW.replace('Hollis', 'Hélène'))}`), 'utf-8'],
    [
      'UTF-16 with a mark',
      new Uint8Array(Buffer.from(`\ufeff${csv(ROW.replace('Hollis', 'Hélène'))}`, 'utf16le')),
      'utf-16le',
    ],
    [
      'UTF-16 without one',
      new Uint8Array(Buffer.from(csv(ROW.replace('Hollis', 'Hélène')), 'utf16le')),
      'utf-16le',
    ],
    [
      'UTF-16, big end first',
      new Uint8Array(Buffer.from(`\ufeff${csv(ROW.replace('Hollis', 'Hélène'))}`, 'utf16le').swap16()),
      'utf-16be',
    ],
    ['Latin-1', new Uint8Array(Buffer.from(csv(ROW.replace('Hollis', 'Hélène')), 'latin1')), 'windows-1252'],
  ])('in %s is read as such', async (_, bytes, encoding) => {
    expect(await run(bytes)).toMatchObject({ encoding, newCount: 1 })
    expect(await stored()).toMatchObject([{ name: 'Hélène & Wren' }])
  })

  test.each(['\n', '\r\n', '\r'])('with line ends %j, tabs and bars is read', async (end) => {
    for (const delimiter of ['\t', '|', ';', ',']) {
      await made.app.db.delete(partners)
      expect(await run(`${csv(ROW).replaceAll(',', delimiter).replaceAll('\n', end)}${end}`)).toMatchObject({
        delimiter,
        newCount: 1,
      })
    }
  })

  test('with its line ends mixed and empty lines between is read', async () => {
    const report = await run(
      `${HEADING}\r\n${ROW}\r\n\n   \n,,,,,\n${ROW.replace('Hollis', 'Ames')}\rBad,1 A St,X,NC,28801,12\n`,
    )
    expect([report.newCount, linesOf(report)]).toEqual([0 + 2, [7]])
  })
})

describe('bad rows', () => {
  const list = csv(
    ROW,
    'No phone,1 A St,Asheville,NC,28801,',
    '"Two\nlines",2 A St,Asheville,NC,28801,8285550144',
    ',,Asheville,Narnia,ABC,-4',
    'Wrong zip,3 A St,Asheville,NC,2170,8285550145',
    'Too many,4 A St,Asheville,NC,28801,8285550146,extra',
  )

  test('are reported with their lines and all their reasons, and nothing is written', async () => {
    const report = await run(list)
    expect(linesOf(report)).toEqual([3, 6, 7, 8])
    expect(report.refused[1]?.reasons.map((reason) => [reason.field, reason.kind])).toEqual([
      ['name', 'missing'],
      ['address', 'missing'],
      ['state', 'invalid'],
      ['phone', 'invalid'],
    ])
    expect(report).toMatchObject({ isWritten: false, newCount: 2 })
    expect(await stored()).toEqual([])
    expect(await made.app.db.select().from(directoryState)).toEqual([])
    const text = formatReport('list.csv', report, {})
    expect(text).toContain('4 rows cannot be imported')
    expect(text).toContain('line 6')
    expect(text).toContain('1 × phone is missing')
    expect(text).toContain('line 6  \n    name: The name is missing.\n    address: The address is missing.')
    expect(text).toContain('--skip-invalid to import the other 2')
  })

  test('are left out with skipInvalid', async () => {
    const report = await run(list, { skipInvalid: true })
    expect([report.isWritten, report.newCount, linesOf(report)]).toEqual([true, 2, [3, 6, 7, 8]])
    expect((await stored()).map((row) => row.name)).toEqual(['Hollis & Wren', 'Two lines'])
  })

  test.each([
    ['a character that cannot be shown', 'A\u0000b,1 A St,Asheville,NC,28801,8285550144', 'name'],
    ['a name over its bound', `${'x'.repeat(201)},1 A St,Asheville,NC,28801,8285550144`, 'name'],
    ['a quotation mark in the middle', '"A"b",1 A St,Asheville,NC,28801,8285550144\n', 'row'],
  ])('with %s are refused', async (_, row, field) => {
    const report = await run(csv(row), { skipInvalid: true })
    expect(report.refused[0]?.reasons[0]?.field).toBe(field)
    expect(await stored()).toEqual([])
  })

  test.each([
    ['website', 'javascript:alert(1)'],
    ['email', 'nobody'],
    ['logoUrl', 'data:image/png;base64,x'],
    ['imageUrl', '//evil.example/x.png'],
    ['locationCount', '1e309'],
    ['locationCount', '-1'],
    ['annualCremations', '2.5'],
  ])('with the %s %j are refused', async (field, value) => {
    const report = await run(`${HEADING},${field}\n${ROW},"${value}"`)
    expect(report.refused).toMatchObject([{ line: 2, reasons: [{ field, kind: 'invalid' }] }])
  })

  test('"n/a" and dashes are empty cells', async () => {
    await run(`${HEADING},website,email\n${ROW},N/A,-`)
    expect(await stored()).toMatchObject([{ website: null, email: null }])
  })
})

describe('a file that is no partner list', () => {
  test.each([
    ['empty', '', 'must contain headers and at least one data row'],
    ['a heading alone', HEADING, 'must contain headers and at least one data row'],
    [
      'without a required column',
      'name,address,city,state,zipCode\nA,B,C,NC,28801',
      'A required column is missing: phone',
    ],
    ['with a column twice', `${HEADING},Phone\n${ROW},1`, 'mean the same'],
    [
      'with a quotation mark that never ends',
      csv(ROW, '"Ames,1 A St,Asheville,NC,28801,8285550144', ROW),
      'Line 3: a quotation mark',
    ],
    ['of zeros', new Uint8Array(5000), 'Required columns are missing'],
  ])('%s is refused in plain words', async (_, content, message) => {
    await expect(run(content, { skipInvalid: true })).rejects.toMatchObject({
      code: 'invalid_input',
      message: expect.stringContaining(message),
    })
    expect(await stored()).toEqual([])
  })

  test('with 10,000 columns, or a cell of a megabyte, is still answered', async () => {
    const wide = await run(`${HEADING},${Array.from({ length: 10_000 }, (_, n) => `c${n}`).join()}\n${ROW}`)
    expect([wide.newCount, wide.unknownColumns.length]).toEqual([1, 10_000])
    expect(formatReport('wide.csv', wide, {}).length).toBeLessThan(2000)
    const long = await run(csv(`"${'x'.repeat(1_000_000)}",1 A St,Asheville,NC,28801,8285550199`))
    expect(formatReport('long.csv', long, {}).length).toBeLessThan(2000)
  })
})

test('a try writes nothing and says what would be', async () => {
  const report = await run(csv(ROW), { dryRun: true })
  expect(report).toMatchObject({ newCount: 1, isWritten: false })
  expect([await stored(), formatReport('a.csv', report, { dryRun: true })]).toEqual([
    [],
    expect.stringContaining('1 partner would be imported'),
  ])
})

test('one directory version is taken for the whole list', async () => {
  await run(csv(ROW))
  const [before] = await made.app.db.select().from(directoryState)
  await run(csv('Ames,9 B St,Asheville,NC,28801,8285550143', 'Bell,1 C St,Asheville,NC,28801,8285550144'))
  const [after] = await made.app.db.select().from(directoryState)
  expect(after?.version).toBe((before?.version ?? 0) + 1)
  expect((await stored()).filter((row) => row.version === after?.version)).toHaveLength(2)
})

test('two imports of one list at once add it once', async () => {
  await Promise.all([run(csv(ROW)), run(csv(ROW)), run(csv(ROW))])
  expect(await stored()).toHaveLength(1)
})

const REAL = '../shared/data/real-places.csv'
const real = existsSync(REAL) ? readFileSync(REAL) : null
test.runIf(real)(`1,621 real places (when ${REAL} is there)`, async () => {
  const bytes = new Uint8Array(real as Buffer)
  const refusedWhole = await run(bytes)
  expect(refusedWhole.isWritten).toBe(false)
  expect(refusedWhole.refused).toHaveLength(22)
  const missing = refusedWhole.refused.filter((row) => row.reasons[0]?.kind === 'missing')
  expect(missing.map((row) => row.line)).toEqual(Array.from({ length: 20 }, (_, n) => n + 2))
  expect(
    refusedWhole.refused.filter((row) => row.reasons[0]?.kind === 'invalid').map((row) => row.line),
  ).toEqual([89, 769])

  expect(await run(bytes, { skipInvalid: true })).toMatchObject({ newCount: 1599, isWritten: true })
  const rows = await stored()
  expect(rows.filter((row) => !/^\d{5}$/.test(row.zipCode))).toEqual([])
  expect(rows.filter((row) => row.zipCode.startsWith('0')).length).toBeGreaterThan(250)
  expect(rows.filter((row) => !/^\(\d{3}\) \d{3}-\d{4}$/.test(row.phone))).toEqual([])
  expect(rows.filter((row) => row.latitude === null)).toEqual([])
  expect(rows.find((row) => row.slug === 'big-lake-public-library-big-lake')).toMatchObject({
    name: 'Big Lake Public Library',
    state: 'Alaska',
  })
  expect(await run(bytes, { skipInvalid: true })).toMatchObject({ newCount: 0, knownCount: 1599 })
})
