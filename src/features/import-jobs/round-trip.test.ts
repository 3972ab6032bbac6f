import { describe, expect, test } from 'vitest'
import { setUpImportSite } from '../../../tests/sites/set-up-import-site.ts'
import { insertPartners } from '../../../tests/values/build.ts'
import { askedFields, HOLLIS } from '../../../tests/values/import-file.ts'
import { directoryState } from '../../db/schema/directory.ts'
import { changeSets } from '../../db/schema/history.ts'
import { writeCsv } from '../../shared/csv/csv-cells.ts'

const { site, upload, write, stored } = setUpImportSite()

const versionNow = async () => (await site().app.db.select().from(directoryState))[0]?.version

describe('export → import', () => {
  const COLUMNS =
    'name,address,city,state,zipCode,phone,email,website,description,annualCremations,locationCount,isPriority,isActive,servicesOffered'.split(
      ',',
    )

  test.each(['create', 'update', 'upsert'] as const)(
    'in mode %s changes nothing, whatever was stored (LIST-3)',
    async (mode) => {
      await insertPartners(
        site().app.db,
        HOLLIS,
        { ...HOLLIS, slug: 'second', address: '9 Other Street' },
        {
          name: 'KEPT IN CAPITALS',
          slug: 'kept',
          address: '  7 odd   street ',
          city: 'SAINT-JÉRÔME',
          state: 'Quebec',
          zipCode: 'j7z1a1',
          phone: 'call us, day or night',
          email: 'a@b.example',
          website: 'http://WWW.odd.example/',
          description: 'First.\r\n\r\n"Second", with a comma.',
          servicesOffered: ['Burial; at sea', 'Burial; at sea', ' Cremation '],
          annualCremations: 1200,
          isPriority: true,
          isActive: false,
        },
        {
          ...HOLLIS,
          name: '=HYPERLINK("x")',
          slug: 'formula',
          phone: '+1 828 254 0111',
          description: "-1 isn't ' a formula",
          zipCode: '28801-1234',
        },
      )
      const rows = await stored()
      const csv = writeCsv([
        COLUMNS,
        ...rows.map((row) =>
          COLUMNS.map((column) => {
            const value = row[column as keyof typeof row]
            return Array.isArray(value) ? value.join('; ') : (value as string)
          }),
        ),
      ])
      const job = await upload(csv, { mode })
      expect(job.report).toMatchObject({ unchangedCount: 4, createCount: 0, updateCount: 0, refusedCount: 0 })
      const before = await versionNow()
      expect(await write(job)).toMatchObject({ state: 'done', changeSetId: null, doneCount: 0 })
      expect([await stored(), await versionNow()]).toEqual([rows, before])
      expect(await site().app.db.select().from(changeSets)).toEqual([])
    },
  )

  test('asks nothing, however unlike others its cells are (IMPORT-6)', async () => {
    const odd = { ...HOLLIS, name: 'Green Meadow', address: 'Main Street', isActive: false }
    await insertPartners(site().app.db, odd, { ...odd, slug: 'second', name: 'Oak Hill' })
    const rows = await stored()
    const cells = rows.map((row) => COLUMNS.map((column) => String(row[column as 'name'] ?? '')))
    const job = await upload(writeCsv([COLUMNS, ...cells]))
    expect([askedFields(job), job.report?.flagWords]).toEqual([[], []])
  })

  test('of ordinary partners, also in mode create', async () => {
    await insertPartners(site().app.db, HOLLIS)
    const [row] = await stored()
    const csv = writeCsv([COLUMNS, COLUMNS.map((column) => String(row?.[column as 'name'] ?? ''))])
    expect((await upload(csv)).report).toMatchObject({
      unchangedCount: 1,
      createCount: 0,
      refusedCount: 0,
    })
  })
})
