import { expect, test } from 'vitest'
import { asksOf, checkHostileList } from '../../../tests/sites/check-hostile-list.ts'
import { setUpImportSite } from '../../../tests/sites/set-up-import-site.ts'
import { insertPartners } from '../../../tests/values/build.ts'
import { UNREAD_BESIDE, UNREAD_INSTEAD } from '../../../tests/values/hostile-lists/fourth.ts'
import { listOf, PLAIN, without } from '../../../tests/values/hostile-lists/hostile-list.ts'
import { PLAIN_HEADINGS } from '../../../tests/values/hostile-lists/references.ts'
import { SOME_RULE_LISTS } from '../../../tests/values/hostile-lists/rule-lists.ts'
import { PLAIN_LISTS } from '../../../tests/values/hostile-lists/seventh.ts'
import { ODD_PARTNERS, PLAIN_TENTH } from '../../../tests/values/hostile-lists/tenth.ts'
import type { ImportJob } from '../../shared/import.ts'

const imports = setUpImportSite()
const { site, admin, upload, write, stored } = imports

// All of them, and the later sets, are a drill.
test.each(SOME_RULE_LISTS.map((hostile) => [hostile.title, hostile] as const))(
  'nothing wrong is written unasked: %s (IMPORT-6, IMPORT-7)',
  (_, hostile) => checkHostileList(imports, hostile),
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

test.each([...PLAIN_LISTS, ...PLAIN_TENTH, ...PLAIN_HEADINGS])(
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
