import { expect, test } from 'vitest'
import { setUpImportSite } from '../../../tests/sites/set-up-import-site.ts'
import { facilityList } from '../../../tests/values/facility-list.ts'
import { askedFields } from '../../../tests/values/import-file.ts'
import type { ImportRowPage } from '../../shared/import.ts'

const { admin, upload } = setUpImportSite()

test('of a register in capitals every wrong city is doubted, and nine of ten doubts are true', async () => {
  const { csv, wrongCityLines, spellingCount } = facilityList(6000)
  expect(spellingCount).toBeGreaterThan(500)
  const job = await upload(csv)
  expect(job.report).toMatchObject({ refusedCount: 0 })
  expect(askedFields(job)).toEqual([])
  const doubted = new Set<number>()
  let likely = 0
  for (let from: number | null = 0; from !== null; ) {
    const path: string = `/api/admin/imports/${job.id}/rows?show=doubtful&from=${from}`
    const page: ImportRowPage = (await admin().call('GET', path)).body
    for (const { line, findings } of page.rows) {
      if (findings.some(({ kind }) => kind === 'doubt')) doubted.add(line)
      if (findings.some(({ kind }) => kind === 'duplicate')) likely += 1
    }
    from = page.next
  }
  expect([...wrongCityLines].filter((line) => !doubted.has(line))).toEqual([])
  const wrong = [...doubted].filter((line) => !wrongCityLines.has(line))
  expect(wrong.length / doubted.size).toBeLessThanOrEqual(0.1)
  // Telephones and streets are drawn at random: none of them is a duplicate.
  expect(likely).toBeLessThanOrEqual(3)
})
