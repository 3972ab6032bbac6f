import { expect } from 'vitest'
import type { ImportJob } from '../../src/shared/import.ts'
import { insertPartners } from '../values/build.ts'
import type { HostileList } from '../values/hostile-lists/hostile-list.ts'
import type { setUpImportSite } from './set-up-import-site.ts'

/** What must be answered before the write, by column, kind of doubt, or refusal. */
export function asksOf({ state, report }: ImportJob): string[] {
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

/** Fails unless the list is asked about as it says or, where it says nothing, written as it says. */
export async function checkHostileList(
  { site, upload, write, stored }: ReturnType<typeof setUpImportSite>,
  { list, options, before, asks, right }: HostileList,
): Promise<void> {
  if (before) await insertPartners(site().app.db, ...before)
  const job = await upload(list, options).catch((error: { status?: number }) => error.status ?? 0)
  if (typeof job === 'number') return expect(asks).toContain(job === 400 ? 'file' : job)
  const asked = asksOf(job)
  if (asks) return expect(asks.some((each) => asked.includes(each)) || asked).toBe(true)
  expect(asked).toEqual([])
  await write(job)
  expect(await stored()).toMatchObject(right ?? [])
}
