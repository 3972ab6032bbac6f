import { existsSync, readFileSync } from 'node:fs'
import { eq, ne } from 'drizzle-orm'
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { insertPartners } from '../../../../tests/build.ts'
import { makeDatabaseApp } from '../../../../tests/make-database-app.ts'
import { directoryState, inquiries, partners } from '../../../db/schema.ts'
import { changeSets, changes, importJobs, importRows } from '../../../db/schema-history.ts'
import { undoChangeSet } from '../../history/undo-change-set.ts'
import { runImport } from '../run-import.ts'
import { importList, type ListOptions } from './import-list.ts'
import { progressText } from './watch-progress.ts'

let made: Awaited<ReturnType<typeof makeDatabaseApp>>
beforeAll(async () => {
  made = await makeDatabaseApp()
})
afterAll(() => made.close())
beforeEach(async () => {
  for (const table of [importRows, importJobs, changeSets, changes, inquiries, partners, directoryState])
    await made.app.db.delete(table)
  await made.app.directory.refresh()
})

const HEADING = 'name,address,city,state,zipCode,phone'
const ROW = 'Hollis & Wren,12 Merrimon Avenue,Asheville,NC,28801,8285550142'
const csv = (...lines: string[]) => [HEADING, ...lines].join('\n')
const stored = () => made.app.db.select().from(partners).orderBy(partners.name)
const lastImport = async () => (await made.app.db.select().from(importJobs))[0]

async function run(content: string | Buffer, options: ListOptions = {}, signal?: AbortSignal) {
  const lines: string[] = []
  const isGood = await importList(made.app, { fileName: 'list.csv', bytes: Buffer.from(content) }, options, {
    say: (line) => lines.push(line),
    ...(signal && { signal }),
  })
  return { isGood, text: lines.join('\n') }
}

describe('a list', () => {
  test('is imported with every field in its usual form, and seen by the site at once', async () => {
    const { isGood, text } = await run(
      [
        'Business Name;ZIP Code;state;CITY;Street Address;telephone;e-mail;Website;services_offered;annual cremations;Location Count;isPriority;Is Active;Partner Since;Description;facebook;Colour',
        'HOLLIS & WREN FUNERAL HOME;2170;MA;QUINCY;785 HANCOCK ST;1-617-555-0142 x3;a@hollis.example;hollis.example;"Burial; Cremation;";1,200;3;TRUE;true;2019;Kind.;facebook.com/hollis;red',
      ].join('\r\n'),
    )
    expect(isGood).toBe(true)
    expect(text).toContain('list.csv: 1 row, UTF-8, separated by semicolons')
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

  test('without optional columns gets their defaults; flags are true only for "true"', async () => {
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

  test('is one change set in the history, by "npm run import", and can be undone', async () => {
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

  test('with headings that need a guess says how they were read', async () => {
    const { text } = await run(csv(ROW).replace('phone', 'Telehpone').replace('name', 'Funeral homes'))
    expect(text).toContain(
      'Please check these columns: "Funeral homes" is read as name, "Telehpone" is read as phone',
    )
    expect(await stored()).toHaveLength(1)
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
  const linesOf = (text: string) => [...text.matchAll(/^ {2}line (\d+) /gm)].map(([, line]) => Number(line))

  test('are named by line with all their reasons, and nothing is written', async () => {
    const { isGood, text } = await run(list)
    expect(isGood).toBe(false)
    expect(linesOf(text)).toEqual([3, 5, 6, 7])
    expect(text).toMatch(/^4 rows cannot be imported: 2 × phone/m)
    expect(text).toContain(
      '  line 5  \n    name: The name is missing.\n    address: The address is missing.\n    state: "Narnia" is no state',
    )
    expect(text).toMatch(
      /Nothing was written\.\nPlease fix the rows above, or add --skip-invalid to import the other 2\.$/,
    )
    expect([await stored(), await made.app.db.select().from(changeSets)]).toEqual([[], []])
    expect((await lastImport())?.state).toBe('cancelled')
  })

  test('are left out with --skip-invalid', async () => {
    const { isGood, text } = await run(list, { skipInvalid: true })
    expect([isGood, linesOf(text)]).toEqual([true, [3, 5, 6, 7]])
    expect(text).toContain('2 partners imported.')
    expect((await stored()).map((row) => row.name)).toEqual(['Hollis & Wren', 'Two lines'])
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

describe('a file that is no list', () => {
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

describe('partners that are there already', () => {
  test('are left out, and a second import adds nothing', async () => {
    const list = csv(ROW, 'AMES FUNERAL HOME,1 A ST,ASHEVILLE,NC,28801,8285550143')
    await run(list)
    const { isGood, text } = await run(list)
    expect(isGood).toBe(true)
    expect(text).toContain('2 rows left out: the partner is there already.')
    expect(text).toContain('0 partners imported.')
    expect(text).not.toContain('Worth a look')
    expect(await stored()).toHaveLength(2)
    expect(await made.app.db.select().from(changeSets)).toHaveLength(1)
  })

  test('the same place twice in a list is imported once and named', async () => {
    const { text } = await run(csv(ROW, ROW.replace('Hollis', 'HOLLIS').replace('Avenue', 'avenue')))
    expect(text).toContain('    The same partner as line 2; left out.')
    expect(await stored()).toHaveLength(1)
  })

  test('likely duplicates are named as in the console, and imported', async () => {
    await insertPartners(made.app.db, {
      name: 'Wren Chapel',
      slug: 'wren',
      address: '1 A St',
      phone: '(828) 555-0100',
    })
    const { text } = await run(
      csv(
        'Wren Funeral Chapel,7 B St,Asheville,NC,28801,(828) 555-0100',
        'Ames,2 B St,Asheville,NC,28801,(828) 555-0101',
        'Ames & Sons,2 B St.,Arden,NC,28801,(828) 555-0102',
      ),
    )
    expect(text).toContain('  line 2  Wren Funeral Chapel\n    Perhaps the same partner as /partner/wren.')
    expect(text).toContain('  line 4  Ames & Sons\n    Perhaps the same partner as line 3.')
    expect(await stored()).toHaveLength(4)
  })

  test('several of one name in one city get slugs of their own', async () => {
    await insertPartners(made.app.db, { name: 'X', slug: 'bell-asheville', deletedAt: new Date() })
    await run(csv(...[1, 2, 3].map((n) => `Bell,${n} C St,Asheville,NC,28801,828555014${n}`)))
    const slugs = (await stored()).map((row) => row.slug).filter((slug) => slug.startsWith('bell'))
    expect(slugs.sort()).toEqual([
      'bell-asheville',
      'bell-asheville-2',
      'bell-asheville-3',
      'bell-asheville-4',
    ])
  })
})

test('three imports of one list at once, beside a product that takes over what it can, add it once', async () => {
  const { app } = made
  let isDone = false
  const takeOver = async () => {
    while (!isDone) {
      const jobs = await app.db
        .select({ id: importJobs.id })
        .from(importJobs)
        .where(ne(importJobs.state, 'done'))
      for (const { id } of jobs) await runImport(app, id)
    }
  }
  const product = takeOver()
  const outcomes = await Promise.all([run(csv(ROW)), run(csv(ROW)), run(csv(ROW))])
  isDone = true
  await product
  expect(outcomes.map(({ isGood }) => isGood)).toEqual([true, true, true])
  expect(await stored()).toHaveLength(1)
  expect((await app.db.select().from(importJobs)).map(({ state }) => state)).toEqual(['done', 'done', 'done'])
})

test.each([
  [{ state: 'checking', doneCount: 23_000, totalCount: 100_000 }, 'Checking 23,000 of 100,000 rows'],
  [
    { state: 'checking', doneCount: 100_000, totalCount: 100_000 },
    'Comparing 100,000 rows with the directory',
  ],
  [{ state: 'writing', doneCount: 4000, totalCount: 99_000 }, 'Writing 4,000 of 99,000 partners'],
] as const)('the progress of %j is %j', (job, text) => {
  expect(progressText(job)).toBe(text)
})

describe('a sample directory', () => {
  beforeEach(async () => {
    await insertPartners(
      made.app.db,
      { name: 'Made Up One', phone: '(828) 555-0101' },
      { name: 'Made Up Two' },
      { name: 'True', phone: '(828) 254-0101' },
    )
    await made.app.db.update(directoryState).set({ isSample: true })
  })

  test('keeps its sample partners unless asked, and says so', async () => {
    const { text } = await run(csv(ROW))
    expect([(await stored()).length, text]).toEqual([4, expect.stringContaining('Add --replace-sample')])
  })

  test('gives them up for the list in the same step; one with an inquiry stays as a deleted row', async () => {
    const [, asked] = await stored()
    await made.app.db
      .insert(inquiries)
      .values({ partnerId: asked?.id ?? '', reference: 'A', name: 'R', email: 'r@x.example', message: 'm' })
    const { text } = await run(csv(ROW.replace('8285550142', '8282550142')), { replaceSample: true })
    expect(text).toContain('2 sample partners taken out.')
    expect(text).not.toContain('--replace-sample')
    const listed = await made.app.db
      .select()
      .from(partners)
      .where(eq(partners.isActive, true))
      .orderBy(partners.name)
    expect(listed.map((row) => row.name)).toEqual(['Hollis & Wren', 'True'])
    expect(made.app.directory.current().isSample).toBe(false)
  })

  test('stays whole when the list is refused', async () => {
    await run(csv('Bad,1 A St,Asheville,NC,28801,'), { replaceSample: true })
    expect((await stored()).filter((row) => !row.deletedAt)).toHaveLength(3)
  })
})

const REAL = '../shared/data/real-places.csv'
test.runIf(existsSync(REAL))(`1,621 real places (when ${REAL} is there)`, async () => {
  const { isGood, text } = await run(readFileSync(REAL), { skipInvalid: true })
  expect(isGood).toBe(true)
  expect(text).toContain('22 rows cannot be imported: 22 × phone')
  expect(text).toContain('1,599 partners imported.')
  expect((await run(readFileSync(REAL), { skipInvalid: true })).text).toContain('1,599 rows left out')
})
