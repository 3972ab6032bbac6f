import { eq } from 'drizzle-orm'
import { describe, expect, test } from 'vitest'
import { setUpImportSite } from '../../../tests/sites/set-up-import-site.ts'
import { insertPartners } from '../../../tests/values/build.ts'
import { HOLLIS } from '../../../tests/values/import-file.ts'
import { directoryState, partners } from '../../db/schema/directory.ts'
import { changeSets, changes } from '../../db/schema/history.ts'

const { site, admin, upload, write, stored } = setUpImportSite()

const versionNow = async () => (await site().app.db.select().from(directoryState))[0]?.version
const messagesOf = (job: Awaited<ReturnType<typeof upload>>) =>
  job.report?.findings
    .filter((finding) => finding.kind !== 'repaired')
    .map(({ line, message }) => [line, message])

describe('create', () => {
  test('adds new partners, leaves out the very same ones, and is one change set in the history', async () => {
    await insertPartners(site().app.db, HOLLIS)
    const job = await upload(
      'name,address,city,state,zip,phone\nHOLLIS AND WREN,12 Merrimon Avenue.,asheville,NC,28801,1\nAmes,1 A St,Asheville,NC,28801,828-254-0143\nBell,2 B St,Asheville,NC,28801,828-254-0144',
      { skipInvalid: true },
    )
    expect(job.report).toMatchObject({ createCount: 2, unchangedCount: 1, refusedCount: 0 })
    const done = await write(job)
    expect(done).toMatchObject({ state: 'done', doneCount: 2, totalCount: 2 })
    expect((await stored()).map((row) => row.slug)).toEqual([
      'ames-asheville',
      'bell-asheville',
      'hollis-and-wren-asheville',
    ])
    expect(site().app.directory.current().bySlug.has('ames-asheville')).toBe(true)
    const [set] = await site().app.db.select().from(changeSets)
    expect(set).toMatchObject({
      id: done.changeSetId,
      action: 'import',
      entity: 'partner',
      userName: 'Ada Keller',
      subject: 'list.csv',
      itemCount: 2,
    })
  })

  test('a partner that is there is left out and said', async () => {
    await insertPartners(site().app.db, HOLLIS)
    const job = await upload(
      'name,address,city,state,zip,phone\nHOLLIS AND WREN,12 Merrimon Avenue.,asheville,NC,28801,828-254-9999',
    )
    expect(job.report).toMatchObject({ createCount: 0, unchangedCount: 1, refusedCount: 0 })
    expect(messagesOf(job)).toEqual([
      [2, 'The same partner as /partner/hollis-and-wren-asheville, which is there already; left out.'],
    ])
  })

  test('refused rows hold up the whole file until they are left out on purpose (IMPORT-1)', async () => {
    const job = await upload(
      'name,address,city,state,zip,phone\nAmes,1 A St,Asheville,NC,28801,828-254-0143\nBell,,Asheville,NC,28801,828-254-0144',
    )
    await expect(write(job)).rejects.toMatchObject({
      status: 400,
      message: 'Rows that cannot be imported: 1. Fix them, or choose to leave them out.',
    })
    expect(await stored()).toEqual([])
  })

  test('without a required column asks for it, and takes it once it is named', async () => {
    const job = await upload(
      'name,address,city,state,zip,thing\nAmes,1 A St,Asheville,NC,28801,x828-254-0143',
    )
    expect(job).toMatchObject({ state: 'checked', report: { missingFields: ['phone'], createCount: 0 } })
    await expect(write(job)).rejects.toMatchObject({
      status: 400,
      message: 'Please say which column holds: phone.',
    })
    const fixed = await upload(
      'name,address,city,state,zip,thing\nAmes,1 A St,Asheville,NC,28801,828-254-0143',
      { mapping: { 5: 'phone' } },
    )
    expect(fixed.report).toMatchObject({ missingFields: [], createCount: 1 })
  })
})

describe('update', () => {
  test.each([
    ['id', 'id', null],
    ['slug', 'slug', HOLLIS.slug.toUpperCase()],
    ['email', 'email', 'OFFICE@hollis.example'],
    ['phone', 'phone', '1-828-254-0142'],
    ['website', 'website', 'www.hollis.example/'],
    ['name-city', 'name,city', 'hollis and wren,ASHEVILLE'],
    ['name-zip', 'name,zip', 'Hollis & Wren,28801'],
  ] as const)('finds partners by %s', async (match, headings, cells) => {
    await insertPartners(site().app.db, HOLLIS, {
      ...HOLLIS,
      name: 'Other',
      slug: 'other',
      phone: '(828) 254-0199',
      email: null,
      website: null,
    })
    const [row] = await stored()
    const job = await upload(`${headings},partner since\n${cells ?? row?.id},2019`, {
      mode: 'update',
      match,
    })
    expect(job.report).toMatchObject({ updateCount: 1, refusedCount: 0 })
    await write(job)
    expect((await stored()).map((partner) => partner.partnerSince)).toEqual(['2019', null])
  })

  test('a blank cell changes nothing; what changes is in the history, before and after (IMPORT-3)', async () => {
    await insertPartners(site().app.db, HOLLIS)
    const job = await upload(
      'name,city,email,website,description,phone\nHollis & Wren,Asheville,,n/a,Bright rooms.,828 254 0142',
      { mode: 'update' },
    )
    expect(job.report).toMatchObject({ updateCount: 1 })
    const shown = await admin().call('GET', `/api/admin/imports/${job.id}/rows?show=update`)
    expect(shown.body.rows).toMatchObject([
      { changed: ['description'], before: { description: 'Quiet rooms.' } },
    ])
    const before = await versionNow()
    await write(job)
    expect(await stored()).toMatchObject([
      { ...HOLLIS, description: 'Bright rooms.', version: (before ?? 1) + 1 },
    ])
    expect(await site().app.db.select().from(changes)).toMatchObject([
      { before: { description: 'Quiet rooms.' }, after: { description: 'Bright rooms.' } },
    ])
  })

  test('rows without a partner, without a key, or with several partners are refused in plain words', async () => {
    await insertPartners(site().app.db, HOLLIS, {
      ...HOLLIS,
      name: 'Twin',
      slug: 'twin',
      address: '9 Other Street',
    })
    const job = await upload('email,description\noffice@hollis.example,x\n,y\nnobody@hollis.example,z', {
      mode: 'update',
      match: 'email',
    })
    expect(job.report).toMatchObject({ refusedCount: 3, updateCount: 0 })
    expect(messagesOf(job)).toEqual([
      [
        2,
        '2 partners have this email: /partner/hollis-and-wren-asheville, /partner/twin. It cannot be told which one is meant.',
      ],
      [3, 'It has no email to find its partner by.'],
      [4, 'No partner has this email.'],
    ])
  })

  test('of several, the one at the same address is meant', async () => {
    await insertPartners(site().app.db, HOLLIS, { ...HOLLIS, slug: 'second', address: '9 Other Street' })
    const job = await upload(
      'name,city,address,description\nHollis & Wren,Asheville,9 OTHER STREET,Second house.',
      { mode: 'update' },
    )
    await write(job)
    expect((await stored()).map((row) => row.description)).toEqual(['Quiet rooms.', 'Second house.'])
  })

  test('two rows about one partner: the second is refused, or left out when it is the same', async () => {
    await insertPartners(site().app.db, HOLLIS)
    const two = await upload('email,description\noffice@hollis.example,One.\noffice@hollis.example,Two.', {
      mode: 'update',
      match: 'email',
    })
    expect(two.report).toMatchObject({ updateCount: 1, refusedCount: 1 })
    expect(messagesOf(two)).toEqual([
      [3, 'Line 2 is about the same partner; it cannot be told which of the two counts.'],
    ])
    const row = 'Hollis & Wren,Asheville,12 Merrimon Avenue,New.'
    const same = await upload(`name,city,address,description\n${row}\n${row}`, { mode: 'update' })
    expect(same.report).toMatchObject({ updateCount: 1, unchangedCount: 1, refusedCount: 0 })
  })

  test('a new postal code moves the point on the map; an unchanged one leaves an exact point alone', async () => {
    await insertPartners(site().app.db, { ...HOLLIS, latitude: 35.6, longitude: -82.55 })
    const same = await upload('name,city,state,zip\nHollis & Wren,Asheville,NC,28801', {
      mode: 'update',
    })
    expect(same.report).toMatchObject({ unchangedCount: 1 })
    const moved = await upload('name,city,state,zip\nHollis & Wren,Asheville,NC,28805', {
      mode: 'update',
    })
    await write(moved)
    const [row] = await stored()
    expect(row?.zipCode).toBe('28805')
    expect(row?.longitude).not.toBe(-82.55)
  })
})

test('a cell that says what is stored does no harm, however long it is (IMPORT-4)', async () => {
  const website = `https://hollis.example/${'x'.repeat(1500)}`
  await insertPartners(site().app.db, { ...HOLLIS, website })
  const list = (address: string) => `name,city,website\nHollis & Wren,Asheville,${address}`
  expect((await upload(list(website), { mode: 'update' })).report).toMatchObject({
    unchangedCount: 1,
    refusedCount: 0,
  })
  expect((await upload(list(`${website}y`), { mode: 'update' })).report).toMatchObject({ refusedCount: 1 })
})

test('coordinates outside the state are a finding and left out (FORM-6)', async () => {
  const job = await upload(
    'name,address,city,state,zip,phone,latitude,longitude\nAmes,1 A St,Asheville,NC,28801,8282540143,35.4676,-97.5164',
  )
  expect(messagesOf(job)).toEqual([
    [2, expect.stringContaining('This point does not lie in North Carolina.')],
  ])
  await write(job)
  expect(await stored()).toMatchObject([
    { latitude: expect.closeTo(35.6, 0), longitude: expect.closeTo(-82.6, 0) },
  ])
})

test('upsert updates what is there and creates the rest', async () => {
  await insertPartners(site().app.db, HOLLIS)
  const job = await upload(
    'name,address,city,state,zip,phone,description\nHollis & Wren,,Asheville,,,,New words.\nAmes,1 A St,Asheville,NC,28801,8282540143,\nBell,,Asheville,NC,28801,8282540144,',
    { mode: 'upsert', skipInvalid: true },
  )
  expect(job.report).toMatchObject({ createCount: 1, updateCount: 1, refusedCount: 1 })
  expect(messagesOf(job)).toContainEqual([4, 'The address is missing.'])
  await write(job)
  expect((await stored()).map((row) => [row.name, row.description])).toEqual([
    ['Ames', null],
    ['Hollis & Wren', 'New words.'],
  ])
  const [set] = await site().app.db.select().from(changeSets)
  expect(set?.itemCount).toBe(2)
})

test('flags: only "true" makes active; a blank cell does so for nobody new, and changes nobody there (IMPORT-2)', async () => {
  await insertPartners(site().app.db, HOLLIS)
  const job = await upload(
    'name,address,city,state,zip,phone,isActive,isPriority\nHollis & Wren,12 Merrimon Avenue,Asheville,NC,28801,8282540142,,\nAmes,1 A St,Asheville,NC,28801,8282540143,,yes\nBell,2 A St,Asheville,NC,28801,8282540144,TRUE, true ',
    { mode: 'upsert' },
  )
  expect(job.report?.flagWords).toEqual([{ field: 'isPriority', word: 'yes', count: 1, isYes: null }])
  const { body } = await admin().call('PATCH', `/api/admin/imports/${job.id}`, {
    flagWords: { isPriority: { yes: false } },
  })
  await write(body)
  expect((await stored()).map((row) => [row.name, row.isActive, row.isPriority])).toEqual([
    ['Ames', false, false],
    ['Bell', true, true],
    ['Hollis & Wren', true, false],
  ])
})

test('undo takes an import back', async () => {
  await insertPartners(site().app.db, HOLLIS)
  const job = await upload(
    'name,address,city,state,zip,phone,description\nHollis & Wren,,Asheville,,,,New words.\nAmes,1 A St,Asheville,NC,28801,8282540143,',
    { mode: 'upsert' },
  )
  const { changeSetId } = await write(job)
  const { undoChangeSet } = await import('../history/undo-change-set.ts')
  expect(await undoChangeSet(site().app, changeSetId ?? '', admin().actor)).toMatchObject({
    undoneCount: 2,
    skipped: [],
  })
  const rows = await site()
    .app.db.select()
    .from(partners)
    .where(eq(partners.isActive, true))
    .orderBy(partners.name)
  expect(rows.map((row) => [row.name, row.description, row.deletedAt !== null])).toEqual([
    ['Ames', null, true],
    ['Hollis & Wren', 'Quiet rooms.', false],
  ])
})
