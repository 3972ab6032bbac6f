import { existsSync, readFileSync } from 'node:fs'
import { eq, ne } from 'drizzle-orm'
import { beforeEach, describe, expect, test } from 'vitest'
import { insertInquiries } from '../../../../tests/reading/stored-rows.ts'
import { csv, makeImportCommand, ROW } from '../../../../tests/sites/make-import-command.ts'
import { insertPartners } from '../../../../tests/values/build.ts'
import { directoryState, partners } from '../../../db/schema/directory.ts'
import { changeSets, importJobs } from '../../../db/schema/history.ts'
import { runImport } from '../run-import.ts'

const made = makeImportCommand()
const { run, stored } = made

describe('partners that are there already', () => {
  test('are left out, and a second import adds nothing', async () => {
    const list = csv(ROW, 'AMES FUNERAL HOME,1 A ST,ASHEVILLE,NC,28801,8285550143')
    await run(list)
    const { isGood, text } = await run(list)
    expect(isGood).toBe(true)
    expect(text).toContain('2 rows left out: the partner is there already, or in the list twice.')
    expect(text).toContain('0 partners imported.')
    expect(text).not.toContain('Worth a look')
    expect(await stored()).toHaveLength(2)
    expect(await made.app.db.select().from(changeSets)).toHaveLength(1)
  })

  test('the same place twice in a list is imported once and counted', async () => {
    const { text } = await run(csv(ROW, ROW.replace('Hollis', 'HOLLIS').replace('Avenue', 'avenue')))
    expect(text).toContain('1 row left out: the partner is there already, or in the list twice.')
    expect(await stored()).toHaveLength(1)
  })

  test('likely duplicates are named as in the console, and imported or left out when that is said (IMPORT-5)', async () => {
    await insertPartners(made.app.db, {
      name: 'Wren Chapel',
      slug: 'wren',
      address: '1 A St',
      phone: '(828) 555-0100',
    })
    const list = csv(
      'Wren Funeral Chapel,7 B St,Asheville,NC,28801,(828) 555-0100',
      'Ames Chapel,2 B St,Asheville,NC,28801,(828) 555-0101',
      'Ames & Sons,2 B St.,Arden,NC,28801,(828) 555-0102',
    )
    const { text, isGood } = await run(list)
    expect([isGood, await stored()]).toEqual([false, [expect.objectContaining({ name: 'Wren Chapel' })]])
    expect(text).toContain('2 rows in doubt. Add --take-doubtful')
    expect(text).toContain('  line 2  Wren Funeral Chapel\n    Perhaps the same partner as /partner/wren: ')
    expect(text).toContain('  line 4  Ames & Sons\n    Perhaps the same partner as line 3: ')
    expect((await run(list, { doubts: 'leave' })).text).toContain('2 rows in doubt left out.')
    expect(await stored()).toHaveLength(2)
    await run(list, { doubts: 'take' })
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
    const { text } = await run(csv(ROW.replace('8285550142', '8282550142')))
    expect([(await stored()).length, text]).toEqual([4, expect.stringContaining('Add --replace-sample')])
  })

  test('gives them up for the list in the same step; one with an inquiry stays as a deleted row', async () => {
    const [, asked] = await stored()
    await insertInquiries(made.app.db, { partnerId: asked?.id ?? '' })
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
  const { isGood, text } = await run(readFileSync(REAL), { skipInvalid: true, doubts: 'take' })
  expect(isGood).toBe(true)
  expect(text).toContain('22 rows cannot be imported:')
  expect(text).toContain('1,599 partners imported.')
  expect((await run(readFileSync(REAL), { skipInvalid: true })).text).toContain('1,599 rows left out')
})
