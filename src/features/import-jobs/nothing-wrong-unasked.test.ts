import { expect, test } from 'vitest'
import { setUpImportSite } from '../../../tests/sites/set-up-import-site.ts'
import { insertPartners } from '../../../tests/values/build.ts'
import { HOSTILE_CELLS } from '../../../tests/values/hostile-lists/cells.ts'
import { HOSTILE_COLUMNS } from '../../../tests/values/hostile-lists/columns.ts'
import { EIGHTH_HOSTILE_LISTS } from '../../../tests/values/hostile-lists/eighth.ts'
import { FIFTH_HOSTILE_LISTS } from '../../../tests/values/hostile-lists/fifth.ts'
import { HOSTILE_FILES } from '../../../tests/values/hostile-lists/files.ts'
import { FOURTH_STATES, UNREAD_BESIDE, UNREAD_INSTEAD } from '../../../tests/values/hostile-lists/fourth.ts'
import { type HostileList, listOf, PLAIN, without } from '../../../tests/values/hostile-lists/hostile-list.ts'
import { NINTH_HOSTILE_LISTS } from '../../../tests/values/hostile-lists/ninth.ts'
import { OTHER_HOSTILE_LISTS } from '../../../tests/values/hostile-lists/others.ts'
import { PLAIN_LISTS, SEVENTH_HOSTILE_LISTS } from '../../../tests/values/hostile-lists/seventh.ts'
import { SIXTH_HOSTILE_LISTS } from '../../../tests/values/hostile-lists/sixth.ts'
import { ODD_PARTNERS, PLAIN_TENTH, TENTH_HOSTILE_LISTS } from '../../../tests/values/hostile-lists/tenth.ts'
import { THIRD_HOSTILE_LISTS } from '../../../tests/values/hostile-lists/third.ts'
import { HOSTILE_UPDATES } from '../../../tests/values/hostile-lists/updates.ts'
import type { ImportJob } from '../../shared/import.ts'

const { site, admin, upload, write, stored } = setUpImportSite()

const ALL = [
  ...HOSTILE_COLUMNS,
  ...HOSTILE_CELLS,
  ...HOSTILE_FILES,
  ...HOSTILE_UPDATES,
  ...OTHER_HOSTILE_LISTS,
  ...THIRD_HOSTILE_LISTS,
  ...FOURTH_STATES,
  ...FIFTH_HOSTILE_LISTS,
  ...SIXTH_HOSTILE_LISTS,
  ...SEVENTH_HOSTILE_LISTS,
  ...EIGHTH_HOSTILE_LISTS,
  ...NINTH_HOSTILE_LISTS,
  ...TENTH_HOSTILE_LISTS,
]

/** What must be answered before the write, by column, kind of doubt, or refusal. */
function asksOf({ state, report }: ImportJob): string[] {
  if (state === 'failed' || !report) return ['file']
  const open = new Set(
    report.flagWords.filter(({ isYes }) => isYes === null).map(({ field }) => field as string),
  )
  const columns = report.columns.filter(({ isSure, field }) => !isSure || (field && open.has(field)))
  return [
    ...columns.map(({ heading }) => heading),
    ...report.missingFields.map((field) => `missing:${field}`),
    ...report.doubts.map(({ kind }) => `doubt:${kind}`),
    ...report.findings.filter(({ kind }) => kind === 'refused').map(({ field }) => `refused:${field}`),
    ...(report.otherSheets.length > 0 ? ['sheets'] : []),
    ...(report.notShownTitle !== null ? ['title'] : []),
  ]
}

async function check({ list, options, before, asks, right }: HostileList): Promise<void> {
  if (before) await insertPartners(site().app.db, ...before)
  const job = await upload(list, options).catch((error: { status?: number }) => error.status ?? 0)
  if (typeof job === 'number') return expect(asks).toContain(job === 400 ? 'file' : job)
  const asked = asksOf(job)
  if (asks) return expect(asks.some((each) => asked.includes(each)) || asked).toBe(true)
  expect(asked).toEqual([])
  await write(job)
  expect(await stored()).toMatchObject(right ?? [])
}

test.each(ALL.map((hostile) => [hostile.title, hostile] as const))(
  'nothing wrong is written unasked: %s (IMPORT-6, IMPORT-7)',
  (_, hostile) => check(hostile),
)

const readUnasked = ({ report }: ImportJob, headings: readonly string[]) =>
  report?.columns.filter(({ heading, field, isSure }) => headings.includes(heading) && field && isSure)

test('no field takes columns of persons, money, notes and opposites unasked (IMPORT-6)', async () => {
  const job = await upload(listOf({ ...PLAIN, ...UNREAD_BESIDE }))
  expect(readUnasked(job, Object.keys(UNREAD_BESIDE))).toEqual([])
})

test.each(UNREAD_INSTEAD)('%s is not taken from "%s" unasked (IMPORT-6)', async (of, heading, cells) => {
  const job = await upload(listOf({ ...without(PLAIN, of), [heading]: cells }))
  expect(readUnasked(job, [heading])).toEqual([])
})

test.each([...PLAIN_LISTS, ...PLAIN_TENTH])(
  '$title, meant well, asks at most $most questions (IMPORT-6)',
  async ({ list, most }) => {
    const job = await upload(list)
    // Of a row that is refused only that is asked: leave it out?
    const asked = new Set(asksOf(job).map((each) => each.replace(/^refused:.*/, 'refused')))
    expect([...asked].slice(most)).toEqual([])
  },
)

test('of our own export with three cells edited only those are compared (IMPORT-6, LIST-8)', async () => {
  await insertPartners(site().app.db, ...ODD_PARTNERS)
  await site().app.directory.refresh()
  const found = await admin().request('/api/admin/partners/export.csv', {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ columns: 'full' }),
  })
  const csv = await found.text()
  const edited = csv
    .replace('office@gallofuneralhome.example', 'hello@gallofuneralhome.example')
    .replace('640 Mesa Street', '642 Mesa Street')
    .replace('(541) 382-0153', '(541) 382-0199')
  const job = await upload(edited, { mode: 'update' })
  expect(asksOf(job)).toEqual([])
  await write(job)
  const rows = await stored()
  expect(rows.filter(({ email }) => email?.startsWith('hello@'))).toHaveLength(1)
  expect(rows.filter(({ address }) => address === '642 Mesa Street')).toHaveLength(1)
  expect(rows.filter(({ phone }) => phone === '(541) 382-0199')).toHaveLength(1)
})
