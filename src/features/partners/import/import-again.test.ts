import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { insertPartners } from '../../../../tests/build.ts'
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

describe('partners that are there already', () => {
  test('a second import adds nothing', async () => {
    const list = csv(ROW, 'AMES FUNERAL HOME,1 A ST,ASHEVILLE,NC,28801,8285550143')
    await run(list)
    expect(await run(list)).toMatchObject({ newCount: 0, knownCount: 2, warnings: [] })
    expect(await stored()).toHaveLength(2)
  })

  test('the same place twice in a list is imported once and said', async () => {
    const report = await run(csv(ROW, ROW.replace('Hollis', 'HOLLIS').replace('Avenue', 'avenue')))
    expect(report).toMatchObject({
      newCount: 1,
      knownCount: 1,
      warnings: [{ line: 3, message: 'The same partner as line 2; left out.' }],
    })
  })

  test('likely ones, by telephone or address, are doubts but are imported', async () => {
    await insertPartners(made.app.db, {
      name: 'Ames',
      address: '1 A St',
      phone: '828-555-0143',
      city: 'Asheville',
      slug: 'ames-asheville',
    })
    const report = await run(
      csv(
        'Ames,9 B St,Asheville,NC,28801,8285550143',
        'Bell,1 C St,Asheville,NC,28801,8285550144',
        'Bell,1 C St,Arden,NC,28704,8285550145',
      ),
    )
    expect(report.newCount).toBe(3)
    expect(report.warnings.map(({ line, message }) => [line, message])).toEqual([
      [2, 'Perhaps the same partner as /partner/ames-asheville.'],
      [4, 'Perhaps the same partner as line 3.'],
    ])
  })

  test('of one name in one city get slugs of their own', async () => {
    await insertPartners(made.app.db, { name: 'X', slug: 'bell-asheville', deletedAt: new Date() })
    await run(csv(...[1, 2, 3].map((n) => `Bell,${n} C St,Asheville,NC,28801,828555014${n}`)))
    expect(
      (await stored())
        .map((row) => row.slug)
        .filter((slug) => slug.startsWith('bell'))
        .sort(),
    ).toEqual(['bell-asheville', 'bell-asheville-2', 'bell-asheville-3', 'bell-asheville-4'])
  })
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
    const report = await run(csv(ROW))
    expect([report.isSample, (await stored()).length]).toEqual([true, 4])
    expect(formatReport('a.csv', report, {})).toContain('--replace-sample')
  })

  test('gives them up for the list, in the same step; one that was asked about stays as a deleted row', async () => {
    const [, asked] = await stored()
    await made.app.db
      .insert(inquiries)
      .values({ partnerId: asked?.id ?? '', reference: 'A', name: 'R', email: 'r@x.example', message: 'm' })
    await made.app.directory.refresh()
    const report = await run(csv(ROW.replace('8285550142', '8282550142')), { replaceSample: true })
    expect(report).toMatchObject({ sampleRemovedCount: 2, isSample: false, newCount: 1 })
    expect((await stored()).filter((row) => !row.deletedAt).map((row) => row.name)).toEqual([
      'Hollis & Wren',
      'True',
    ])
    const { isSample, partners: seen } = made.app.directory.current()
    expect([isSample, seen.map((partner) => partner.name)]).toEqual([false, ['Hollis & Wren', 'True']])
  })

  test('stays whole when the list is refused', async () => {
    await run(csv('Bad,1 A St,Asheville,NC,28801,'), { replaceSample: true })
    expect(await stored()).toHaveLength(3)
  })
})
