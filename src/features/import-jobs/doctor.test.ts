import { existsSync, readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { setUpImportSite } from '../../../tests/sites/set-up-import-site.ts'
import { insertPartners } from '../../../tests/values/build.ts'
import type { ImportRowPage } from '../../shared/import.ts'

const { site, admin, upload, write, stored } = setUpImportSite()

const HEADING = 'name,address,city,state,zip,phone,website'
const said = async (...rows: string[]) => {
  const job = await upload([HEADING, ...rows].join('\n'))
  return job.report?.findings.map(({ kind, line, field, message }) => [kind, line, field, message])
}

test('what was put right is said with both forms', async () => {
  expect(await said('HOLLIS & SONS,12 MAIN ST,QUINCY,MA,2170,1.617.254.0142,Hollis.Example/')).toEqual([
    ['repaired', 2, 'name', 'Business Name "HOLLIS & SONS" becomes "Hollis & Sons".'],
    ['repaired', 2, 'address', 'Address "12 MAIN ST" becomes "12 Main St".'],
    ['repaired', 2, 'city', 'City "QUINCY" becomes "Quincy".'],
    ['repaired', 2, 'zipCode', 'ZIP Code "2170" becomes "02170".'],
    ['repaired', 2, 'phone', 'Phone Number "1.617.254.0142" becomes "(617) 254-0142".'],
    ['repaired', 2, 'website', 'Website "Hollis.Example/" becomes "https://hollis.example".'],
  ])
})

test('a ZIP of another state, or of none, is a doubt (FORM-6)', async () => {
  const findings = await said(
    'Hollis,12 Main St,Asheville,NC,02170,(828) 254-0142,',
    'Ames,12 Main St,Asheville,NC,28899,(828) 254-0143,',
  )
  expect(findings).toEqual([
    ['doubt', 2, 'zipCode', '02170 is a ZIP code of Massachusetts, not of North Carolina.'],
    ['doubt', 3, 'zipCode', '28899 is in no list of postal codes.'],
  ])
})

test('likely duplicates in the file and against the directory are named, and imported all the same', async () => {
  await insertPartners(site().app.db, {
    name: 'Wren Chapel',
    slug: 'wren',
    address: '1 A St',
    phone: '(828) 254-0100',
  })
  const job = await upload(
    [
      HEADING,
      'Wren Funeral Chapel,7 B St,Asheville,NC,28801,(828) 254-0100,',
      'Ames,2 B St,Asheville,NC,28801,(828) 254-0101,',
      'Ames & Sons,2 B St.,Arden,NC,28801,(828) 254-0102,',
      'AMES,2 b st,ASHEVILLE,NC,28801,(828) 254-0101,',
    ].join('\n'),
  )
  expect(job.report?.findings.filter(({ kind }) => kind === 'duplicate')).toMatchObject([
    {
      line: 2,
      message: 'Perhaps the same partner as /partner/wren: a like name and the same telephone number.',
    },
    { line: 4, message: 'Perhaps the same partner as line 3: a like name and the same street.' },
    { line: 5, message: 'The same partner as line 3; left out.' },
  ])
  expect(job.report).toMatchObject({ createCount: 3, unchangedCount: 1 })
})

test('every bad row is named by its spreadsheet line with all its reasons; the rows come page by page', async () => {
  const rows = Array.from(
    { length: 700 },
    (_, n) => `House ${n},${n} A St,Asheville,NC,28801,${n % 2 ? 'none' : 'x'},`,
  )
  const job = await upload([HEADING, '"Two\nlines",,Nowhere,Narnia,ABC,12,', ...rows].join('\n'))
  expect(job.report).toMatchObject({ refusedCount: 701 })
  expect(job.report?.findings).toHaveLength(500)
  expect(job.report?.findings.slice(0, 4).map(({ line, field, message }) => [line, field, message])).toEqual([
    [2, 'address', 'The address is missing.'],
    [2, 'state', '"Narnia" is no state or province of the US or Canada.'],
    [2, 'phone', '"12" is not a telephone number: it has 2 digits, not 10.'],
    [3, 'phone', '"x" is not a telephone number: it has no digits, not 10.'],
  ])
  const lines = new Set<number>()
  let from: number | null = 0
  while (from !== null) {
    const path: string = `/api/admin/imports/${job.id}/rows?show=refused&from=${from}`
    const body: ImportRowPage = (await admin().call('GET', path)).body
    for (const { line } of body.rows) lines.add(line)
    from = body.next
  }
  expect(lines.size).toBe(701)
  expect([Math.min(...lines), Math.max(...lines)]).toEqual([2, 702])
})

test('rows in doubt are listed by the kind of their doubt', async () => {
  const job = await upload(
    [
      HEADING,
      'Hollis,12 Main St,Asheville,NC,02170,(828) 254-0142,',
      'Ames (CLOSED),12 Oak St,Asheville,NC,28801,(828) 254-0143,',
    ].join('\n'),
  )
  const linesOf = async (query: string) => {
    const { body } = await admin().call('GET', `/api/admin/imports/${job.id}/rows?show=doubtful${query}`)
    return body.rows.map(({ line }: { line: number }) => line)
  }
  expect([await linesOf(''), await linesOf('&doubt=zipCode'), await linesOf('&doubt=name')]).toEqual([
    [2, 3],
    [2],
    [3],
  ])
})

const REAL = '../shared/data/real-places.csv'
test.runIf(existsSync(REAL))(`1,621 real places (when ${REAL} is there)`, async () => {
  const bytes = new Uint8Array(readFileSync(REAL))
  const job = await upload(bytes, { skipInvalid: true })
  expect(job.report).toMatchObject({ rowCount: 1621, createCount: 1599, refusedCount: 22 })
  const refused = job.report?.findings.filter(({ kind }) => kind === 'refused') ?? []
  expect(refused.map(({ line }) => line)).toEqual([...Array.from({ length: 20 }, (_, n) => n + 2), 89, 769])
  expect(refused.filter(({ message }) => message === 'The telephone number is missing.')).toHaveLength(20)
  expect(await write(job)).toMatchObject({ state: 'done', doneCount: 1599 })
  const rows = await stored()
  expect(rows).toHaveLength(1599)
  expect(rows.filter((row) => !/^\d{5}$/.test(row.zipCode))).toEqual([])
  expect(rows.filter((row) => row.zipCode.startsWith('0')).length).toBeGreaterThan(250)

  const again = await upload(bytes, { skipInvalid: true })
  expect(again.report).toMatchObject({ createCount: 0, unchangedCount: 1599, refusedCount: 22 })
})
