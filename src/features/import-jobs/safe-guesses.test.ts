import { describe, expect, test } from 'vitest'
import { setUpImportSite } from '../../../tests/sites/set-up-import-site.ts'
import { insertPartners } from '../../../tests/values/build.ts'
import { acceptColumns, askedFields, HOLLIS } from '../../../tests/values/import-file.ts'

const { site, admin, upload, write, stored } = setUpImportSite()

const HEADING = 'name,address,city,state,zip,phone'
const ROW = 'Ames,1 A St,Asheville,NC,28801,8282540143'
const fieldsOf = (job: Awaited<ReturnType<typeof upload>>) => job.report?.columns.map(({ field }) => field)
const messagesOf = (job: Awaited<ReturnType<typeof upload>>, kind: string) =>
  job.report?.findings.filter((finding) => finding.kind === kind).map(({ message }) => message)

describe('a guessed column', () => {
  test('is never the business name because of its cells (IMPORT-6)', async () => {
    const job = await upload(
      'what they do,address,city,state,zip,phone\nFuneral chapel; cremation,1 A St,Asheville,NC,28801,8282540143\nCremation; burial,2 A St,Asheville,NC,28801,8282540144',
    )
    expect(job.report).toMatchObject({ missingFields: ['name'] })
    expect(fieldsOf(job)?.[0]).toBeNull()
  })

  test.each([
    ['by its cells', HEADING.replace('phone', 'reach us at'), 'phone'],
    ['by a misspelled heading', HEADING.replace('address', 'adresss'), 'address'],
    ['by one telling word of its heading', HEADING.replace('phone', 'phone after hours'), 'phone'],
  ])(
    'of a required field (%s) is asked about before anything is written (IMPORT-6)',
    async (_, heading, field) => {
      const job = await upload(`${heading}\n${ROW}`)
      expect(job.report).toMatchObject({ missingFields: [] })
      expect(askedFields(job)).toEqual([field])
      await expect(write(job)).rejects.toMatchObject({
        status: 400,
        message: expect.stringContaining('column'),
      })
      expect(await stored()).toEqual([])
      const mapped = await acceptColumns(admin(), job)
      expect(askedFields(mapped)).toEqual([])
      expect(await write(mapped)).toMatchObject({ state: 'done', doneCount: 1 })
      const next = await upload(`${heading}\n${ROW.replace('Ames', 'Bell')}`)
      expect(next.report).toMatchObject({ isMappingRemembered: true })
      expect(askedFields(next)).toEqual([])
    },
  )

  test('is one whose certain heading stands over the cells of another field', async () => {
    const job = await upload(
      'name,address,city,state,zip,phone\n8282540143,1 A St,Asheville,NC,28801,8282540143\n8282540144,2 A St,Asheville,NC,28801,8282540144',
    )
    expect(askedFields(job)).toEqual(['name'])
  })
})

describe('a chosen mapping', () => {
  const odd = HEADING.replace('name', 'who')
  test('is remembered although that import was never written, or was cancelled', async () => {
    const first = await upload(`${odd}\n${ROW}`, { mapping: { 0: 'name' } })
    expect((await upload(`${odd}\n${ROW}`)).report).toMatchObject({
      isMappingRemembered: true,
      missingFields: [],
    })
    await admin().call('POST', `/api/admin/imports/${first.id}/cancel`)
    expect((await upload(`${odd}\n${ROW}`)).report).toMatchObject({ isMappingRemembered: true })
  })

  test('of the last choice wins, and a choice adds to those remembered', async () => {
    const strange = odd.replace('phone', 'number')
    await upload(`${strange}\n${ROW}`, { mapping: { 0: 'name', 5: 'phone' } })
    await upload(`${strange}\n${ROW}`, { mapping: { 1: null } })
    const third = await upload(`${strange}\n${ROW}`)
    expect(fieldsOf(third)).toEqual(['name', null, 'city', 'state', 'zipCode', 'phone'])
  })

  test('holds for the failed rows of that file (IMPORT-6)', async () => {
    const job = await upload(`${odd}\n${ROW}\nBell,2 A St,Asheville,NC,28801,1`, {
      mapping: { 0: 'name' },
      skipInvalid: true,
    })
    await write(job)
    const failed = await (await admin().request(`/api/admin/imports/${job.id}/failed.csv`)).text()
    const again = await upload(failed.replace(',1,', ',8282540144,'))
    expect(again.report).toMatchObject({ missingFields: [], isMappingRemembered: true, createCount: 1 })
  })

  test.each(['line', 'Line', 'reason'])('a column "%s" is never taken for a field', async (name) => {
    const rows = [1, 2, 3].map((n) => `${ROW.replace('1 A St', `${n} A St`)},8282540${n}99`)
    const job = await upload([`${HEADING.replace('phone', 'x')},${name}`, ...rows].join('\n'))
    expect(fieldsOf(job)?.[6]).toBeNull()
  })
})

describe('a first row', () => {
  test('can be said to be data; its failed rows then have headings', async () => {
    const more = [3, 4].map((n) => `House ${n},${n} A St,Asheville,NC,28801,828254014${n + 1}`)
    const job = await upload([ROW, 'Bell,2 A St,Asheville,NC,28801,1', ...more].join('\n'), {
      isFirstRowData: true,
      skipInvalid: true,
    })
    expect(job.report).toMatchObject({ rowCount: 4, missingFields: ['name'] })
    expect(job.report?.columns[0]).toMatchObject({ heading: '', samples: ['Ames', 'Bell', 'House 3'] })
    const mapping = { 0: 'name', 1: 'address', 2: 'city', 3: 'state', 4: 'zipCode', 5: 'phone' }
    const { body } = await admin().call('PATCH', `/api/admin/imports/${job.id}`, { mapping })
    expect(body.report).toMatchObject({ createCount: 3, refusedCount: 1 })
    expect(body.report.findings.find(({ kind }: { kind: string }) => kind === 'refused').line).toBe(2)
    expect(await write(body)).toMatchObject({ doneCount: 3 })
    const failed = await (await admin().request(`/api/admin/imports/${job.id}/failed.csv`)).text()
    expect(failed.split('\r\n')[0]).toBe('name,address,city,state,zipCode,phone,line,reason')
  })
})

describe('yes and no', () => {
  const list = (cells: string[]) =>
    [
      `${HEADING},active`,
      ...cells.map((cell, n) => `House ${n},${n + 1} A St,Asheville,NC,28801,828254010${n},${cell}`),
    ].join('\n')

  test('in other words than true and false are asked about once, with how many would be invisible (IMPORT-2)', async () => {
    const job = await upload(list(['Yes', 'yes', 'No', 'TRUE', '']))
    expect(job.report).toMatchObject({
      flagWords: [
        { field: 'isActive', word: 'yes', count: 2, isYes: null },
        { field: 'isActive', word: 'no', count: 1, isYes: null },
      ],
      invisibleCount: 4,
    })
    await expect(write(job)).rejects.toMatchObject({ status: 400 })
    const { body } = await admin().call('PATCH', `/api/admin/imports/${job.id}`, {
      flagWords: { isActive: { yes: true, no: false } },
    })
    expect(body.report).toMatchObject({ invisibleCount: 2 })
    await write(body)
    expect((await stored()).map((row) => row.isActive)).toEqual([true, true, false, true, false])
    expect((await upload(list(['yes', 'no']))).report?.flagWords).toEqual([
      { field: 'isActive', word: 'yes', count: 1, isYes: true },
      { field: 'isActive', word: 'no', count: 1, isYes: false },
    ])
  })

  test('of more words than are asked about, the others are doubts (IMPORT-2)', async () => {
    const words = [...'abcdefghijklmnopqrstuv'].map((letter) => `stage ${letter}`)
    const rows = words.map(
      (word, n) =>
        `House ${n},${n + 1} A St,Asheville,NC,28801,82825401${String(n).padStart(2, '0')},${word}`,
    )
    const job = await upload([`${HEADING},active`, ...rows].join('\n'))
    const asked = job.report?.flagWords.map(({ word }) => word) ?? []
    expect(asked).toHaveLength(20)
    const { body } = await admin().call('PATCH', `/api/admin/imports/${job.id}`, {
      flagWords: { isActive: Object.fromEntries(asked.map((word) => [word, true])) },
    })
    expect(messagesOf(body, 'doubt')).toEqual([
      expect.stringContaining('stage u'),
      expect.stringContaining('stage v'),
    ])
  })

  test('true and false alone ask nothing', async () => {
    const job = await upload(list(['true', 'FALSE']))
    expect(job.report).toMatchObject({ flagWords: [], invisibleCount: 1 })
    await write(job)
  })

  test('an update counts those who would become invisible, not those who are', async () => {
    await insertPartners(site().app.db, HOLLIS, { ...HOLLIS, name: 'Gone', slug: 'gone', isActive: false })
    const job = await upload('name,city,active\nHollis & Wren,Asheville,false\nGone,Asheville,false', {
      mode: 'update',
    })
    expect(job.report).toMatchObject({ updateCount: 1, invisibleCount: 1 })
  })
})

describe('likely duplicates', () => {
  const check = async (...rows: string[]) =>
    messagesOf(await upload([HEADING, ...rows].join('\n')), 'duplicate')

  test('say what is alike, and need a like name (IMPORT-7)', async () => {
    await insertPartners(site().app.db, HOLLIS)
    expect(
      await check(
        'Hollis Funeral Home,9 Other St,Asheville,NC,28801,8282540142',
        'Ames Cremation,8 Other St,Asheville,NC,28801,8282540142',
        'Bell,12 Merrimon Avenue,Asheville,NC,28801,8282540199',
        'Wrenn & Co,12 Merrimon Ave,Asheville,NC,28801,8282540198',
      ),
    ).toEqual([
      'Perhaps the same partner as /partner/hollis-and-wren-asheville: a like name and the same telephone number.',
      'Perhaps the same partner as /partner/hollis-and-wren-asheville: a like name and the same street.',
    ])
  })

  test('are not made by the words that all of them bear, nor by their city', async () => {
    expect(
      await check(
        'Asheville Funeral Home,1 A St,Asheville,NC,28801,8282540101',
        'Asheville Cremation Services Inc,2 A St,Asheville,NC,28801,8282540101',
        'Smith Funeral Home,3 A St,Asheville,NC,28801,8282540101',
        'Jones Funeral Home,4 A St,Asheville,NC,28801,8282540101',
      ),
    ).toEqual([])
  })

  test('"#401" is "Suite 401"', async () => {
    await insertPartners(site().app.db, { ...HOLLIS, address: '12 Merrimon Avenue, Suite 401' })
    const job = await upload(
      `${HEADING}\nHollis & Wren,12 Merrimon Ave. #401,Asheville,NC,28801,8282540142\nHollis & Wren,12 Merrimon Ave Ste 402,Asheville,NC,28801,8282540142`,
    )
    expect(job.report).toMatchObject({ unchangedCount: 1, createCount: 1 })
  })
})

describe('the rows of a check', () => {
  const row = (n: number, more = '') => `House ${n},${n} A St,Asheville,NC,28801,828254${1000 + n}${more}`

  test('are found by what would become of them: a change in line 101, what is new, unchanged, doubtful', async () => {
    const first = await upload([HEADING, ...Array.from({ length: 150 }, (_, n) => row(n))].join('\n'))
    await write(first)
    const lines = Array.from({ length: 150 }, (_, n) => row(n))
    lines[99] = lines[99]?.replace('8282541099', '8282549999') ?? ''
    lines.push(row(200), row(201).replace('Asheville', 'SUITE 209'))
    const job = await upload([HEADING, ...lines].join('\n'), { mode: 'upsert' })
    expect(job.report).toMatchObject({
      createCount: 2,
      updateCount: 1,
      unchangedCount: 149,
      doubtfulCount: 1,
    })
    const read = async (query: string) =>
      (await admin().call('GET', `/api/admin/imports/${job.id}/rows?${query}`)).body
    expect((await read('show=update')).rows).toEqual([
      expect.objectContaining({
        line: 101,
        action: 'update',
        changed: ['phone'],
        before: { phone: '(828) 254-1099' },
        values: expect.objectContaining({ phone: '(828) 254-9999' }),
      }),
    ])
    expect((await read('show=create')).rows.map(({ line }: { line: number }) => line)).toEqual([152, 153])
    const doubtful = (await read('show=doubtful')).rows
    expect(doubtful).toMatchObject([
      {
        line: 153,
        findings: expect.arrayContaining([expect.objectContaining({ kind: 'doubt', field: 'city' })]),
      },
    ])
    const page = await read('show=unchanged')
    expect([page.rows.length, page.next]).toEqual([100, expect.any(Number)])
    const rest = await read(`show=unchanged&from=${page.next}`)
    expect([rest.rows.length, rest.next]).toEqual([49, null])
    expect((await admin().call('GET', `/api/admin/imports/${job.id}/rows?show=odd`)).status).toBe(400)
  })
})
