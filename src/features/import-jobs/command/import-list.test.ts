import { describe, expect, test } from 'vitest'
import { csv, HEADING, makeImportCommand, ROW } from '../../../../tests/sites/make-import-command.ts'
import { makeXlsx } from '../../../../tests/values/make-xlsx.ts'
import { changeSets } from '../../../db/schema/history.ts'
import { undoChangeSet } from '../../history/undo-change-set.ts'

const made = makeImportCommand()
const { run, stored, lastImport } = made

describe('a list', () => {
  test('is imported with every field in its usual form, and seen by the site at once (IMPORT-2)', async () => {
    const { isGood, text } = await run(
      [
        'Business Name;ZIP Code;state;CITY;Street Address;telephone;e-mail;Website;services_offered;annual cremations;Location Count;isPriority;Is Active;Partner Since;Description;facebook;Colour',
        'HOLLIS & WREN FUNERAL HOME;2170;MA;QUINCY;785 HANCOCK ST;1-617-555-0142 x3;a@hollis.example;hollis.example;"Burial; Cremation;";1,200;3;TRUE;true;2019;Kind.;facebook.com/hollis;red',
      ].join('\r\n'),
    )
    expect(isGood).toBe(true)
    expect(text).toContain('list.csv: 1 row')
    expect(text).toContain('Columns ignored: Colour')
    expect(text).toContain('\n1 partner imported.')
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

  test('without optional columns gets their defaults; flags are true only for "true" (IMPORT-2)', async () => {
    await run(csv(ROW))
    expect(await stored()).toMatchObject([
      { annualCremations: 0, locationCount: 1, isPriority: false, isActive: true, website: null },
    ])
    await run(
      `${HEADING},isPriority,isActive,annualCremations\nOther,1 A St,Asheville,NC,28801,8285550143,yes, TRUE ,\nThird,2 A St,Asheville,NC,28801,8285550144,1,1,007`,
      { yesWords: [] },
    )
    expect((await stored()).slice(1)).toMatchObject([
      { isPriority: false, isActive: true, annualCremations: 0 },
      { isPriority: false, isActive: false, annualCremations: 7 },
    ])
  })

  test('is one change set in the history, by "npm run import", and can be undone (IMPORT-5)', async () => {
    const { text } = await run(csv(ROW, 'Ames,9 B St,Asheville,NC,28801,8285550143'))
    expect(text).toContain('It can be undone for 30 days')
    const sets = await made.app.db.select().from(changeSets)
    expect(sets).toMatchObject([
      {
        action: 'import',
        entity: 'partner',
        userId: null,
        userName: 'npm run import',
        subject: 'list.csv',
        itemCount: 2,
        createdCount: 2,
      },
    ])
    expect(await lastImport()).toMatchObject({ state: 'done', userName: 'npm run import' })
    const undone = await undoChangeSet(made.app, sets[0]?.id ?? '', { id: null, name: 'Ada Keller' })
    expect(undone).toMatchObject({ undoneCount: 2, skipped: [] })
    expect((await stored()).filter((row) => !row.deletedAt)).toEqual([])
  })

  test('with guessed columns is written once they are accepted or named', async () => {
    const list = csv(ROW).replace('phone', 'Telehpone').replace('name', 'Their name')
    const { isGood, text } = await run(list)
    expect([isGood, await stored()]).toEqual([false, []])
    expect(text).toContain('how these columns were read: "Their name" as name, "Telehpone" as phone')
    expect(text).toContain('Nothing was written.')
    expect(text).toContain('--accept-columns')
    expect((await run(list, { acceptColumns: true })).isGood).toBe(true)
    expect(await stored()).toHaveLength(1)
    // What was accepted is remembered.
    expect((await run(list.replace('Hollis', 'Bell'), { doubts: 'take' })).isGood).toBe(true)
  })

  test('without headings is read by the columns that are named', async () => {
    const columns = ['name', 'address', 'city', 'state', 'zipCode', 'phone', null] as const
    const { isGood, text } = await run(`${ROW},red`, { isFirstRowData: true, columns })
    expect([isGood, text]).toEqual([true, expect.stringContaining('1 partner imported.')])
    expect(await stored()).toMatchObject([{ name: 'Hollis & Wren', phone: '(828) 555-0142' }])
  })

  test('with words for yes asks which they are, and says how many visitors would not see', async () => {
    const list = `${HEADING},active\n${ROW},Y\n${ROW.replace('Hollis', 'Bell')},Nope`
    const asked = await run(list)
    expect(asked.isGood).toBe(false)
    expect(asked.text).toContain('"y" (1 × Active), "nope" (1 × Active)')
    expect(asked.text).toContain('--yes-words')
    expect(await stored()).toEqual([])
    const { text } = await run(list, { yesWords: ['y'], doubts: 'take' })
    expect(text).toContain('1 of them are inactive: visitors do not see them.')
    expect((await stored()).map(({ isActive }) => isActive)).toEqual([false, true])
  })

  test('in an Excel workbook is read from its sheet with partners', async () => {
    const rows = [HEADING.split(','), ROW.split(',')]
    const list = makeXlsx({ Notes: [['x']], East: [['Partners of the east'], ...rows] })
    expect((await run(list)).text).toContain('other sheets are not read: "Notes". Add --accept-columns')
    expect(await stored()).toEqual([])
    const { text } = await run(list, { acceptColumns: true })
    expect(text).toContain('list.csv: 1 row, from the sheet "East"')
    expect(text).toContain('Sheets not read: Notes')
    expect(text).toContain('Left out above the headings: Partners of the east')
    expect(await stored()).toHaveLength(1)
  })
})

describe('bad rows', () => {
  const list = csv(
    ROW,
    'No phone,1 A St,Asheville,NC,28801,',
    '"Two\nLines",2 A St,Asheville,NC,28801,8285550144',
    ',,Asheville,Narnia,ABC,-4',
    'Wrong zip,3 A St,Asheville,NC,217,8285550145',
    'Too many,4 A St,Asheville,NC,28801,8285550146,extra',
  )
  const linesOf = (text: string) => [...text.matchAll(/^ {2}line (\d+) /gm)].map(([, line]) => Number(line))

  test('are named by line with all their reasons, and nothing is written (IMPORT-1, IMPORT-5)', async () => {
    const { isGood, text } = await run(list)
    expect(isGood).toBe(false)
    expect(linesOf(text)).toEqual([3, 5, 6, 7])
    expect(text).toMatch(/^4 rows cannot be imported:$/m)
    expect(text).toContain(
      '  line 5  \n    name: The name is missing.\n    address: The address is missing.\n    state: "Narnia" is no state',
    )
    expect(text).toMatch(
      /Nothing was written\.\nPlease fix the rows above, or add --skip-invalid to import the other 2\.$/,
    )
    expect([await stored(), await made.app.db.select().from(changeSets)]).toEqual([[], []])
    expect((await lastImport())?.state).toBe('cancelled')
  })

  test('are left out with --skip-invalid (IMPORT-5)', async () => {
    const { isGood, text } = await run(list, { skipInvalid: true })
    expect([isGood, linesOf(text)]).toEqual([true, [3, 5, 6, 7]])
    expect(text).toContain('2 partners imported.')
    expect((await stored()).map((row) => row.name)).toEqual(['Hollis & Wren', 'Two Lines'])
  })

  test.each([
    ['a character that cannot be shown', 'A\u0000b,1 A St,Asheville,NC,28801,8285550144', 'name: It holds'],
    ['a name over its bound', `${'x'.repeat(201)},1 A St,Asheville,NC,28801,8285550144`, 'name: It has 201'],
    ['a quotation mark in the middle', '"A"b",1 A St,Asheville,NC,28801,8285550144\n', 'A quotation mark'],
  ])('with %s are refused', async (_, row, reason) => {
    expect((await run(csv(row), { skipInvalid: true })).text).toContain(`    ${reason}`)
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
    const { text } = await run(`${HEADING},${field}\n${ROW},"${value}"`)
    expect(text).toMatch(new RegExp(`^ {2}line 2 .*\n {4}${field}: `, 'm'))
  })

  test('"n/a" and dashes are empty cells', async () => {
    await run(`${HEADING},website,email\n${ROW},N/A,-`)
    expect(await stored()).toMatchObject([{ website: null, email: null }])
  })

  test('a file cannot move the cursor of the terminal', async () => {
    const { text } = await run(csv(`\u001b[2JAmes,1 A St,Asheville,NC,28801,12`))
    expect(text).not.toContain('\u001b')
  })
})

describe('a file that is not a list', () => {
  test.each([
    ['empty', '', 'must contain headers and at least one data row'],
    ['a heading alone', HEADING, 'must contain headers and at least one data row'],
    [
      'without a required column',
      'name,address,city,state,zipCode\nA,B,C,NC,28801',
      'A required column is missing: phone.',
    ],
    [
      'with an unclosed quotation mark',
      csv(ROW, '"Ames,1 A St,Asheville,NC,28801,8285550144', ROW),
      'Line 3: a quotation mark',
    ],
  ])('%s: is refused in plain words', async (_, content, message) => {
    await expect(run(content, { skipInvalid: true })).rejects.toMatchObject({
      code: 'invalid_input',
      message: expect.stringContaining(message),
    })
    expect(await stored()).toEqual([])
  })

  test('of more than 25 MB is refused before it is read', async () => {
    await expect(run(Buffer.alloc(25 * 1024 * 1024 + 1))).rejects.toMatchObject({ code: 'too_large' })
    expect(await lastImport()).toBeUndefined()
  })
})

test('a dry run writes nothing and says what would be imported', async () => {
  const { isGood, text } = await run(csv(ROW), { dryRun: true })
  expect([isGood, await stored(), (await lastImport())?.state]).toEqual([true, [], 'cancelled'])
  expect(text).toContain('1 partner would be imported. Nothing was written (--dry-run).')
})

test('a cancelled import writes nothing', async () => {
  const cancelled = AbortSignal.abort()
  await expect(run(csv(ROW), {}, cancelled)).rejects.toThrow('Cancelled. Nothing was written.')
  expect([await stored(), (await lastImport())?.state]).toEqual([[], 'cancelled'])
})
