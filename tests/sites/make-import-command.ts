import { afterAll, beforeAll, beforeEach } from 'vitest'
import { directoryState, inquiries, partners } from '../../src/db/schema/directory.ts'
import { changeSets, changes, importJobs, importRows } from '../../src/db/schema/history.ts'
import { importList, type ListOptions } from '../../src/features/import-jobs/command/import-list.ts'
import { makeDatabaseApp } from './make-database-app.ts'

export const HEADING = 'name,address,city,state,zipCode,phone'
export const ROW = 'Hollis & Wren,12 Merrimon Avenue,Asheville,NC,28801,8285550142'
export const csv = (...lines: string[]) => [HEADING, ...lines].join('\n')

/** Runs `importList` on a database of its own, emptied before each test. Call it once per test file. */
export function makeImportCommand() {
  let made: Awaited<ReturnType<typeof makeDatabaseApp>>
  beforeAll(async () => {
    made = await makeDatabaseApp()
  })
  afterAll(() => made.close())
  beforeEach(async () => {
    for (const table of [importRows, importJobs, changeSets, changes, inquiries, partners, directoryState])
      await made.app.db.delete(table)
    await made.app.directory.refresh()
  })

  return {
    get app() {
      return made.app
    },
    stored: () => made.app.db.select().from(partners).orderBy(partners.name),
    lastImport: async () => (await made.app.db.select().from(importJobs))[0],
    async run(content: string | Buffer, options: ListOptions = {}, signal?: AbortSignal) {
      const lines: string[] = []
      const isGood = await importList(
        made.app,
        { fileName: 'list.csv', bytes: Buffer.from(content) },
        options,
        { say: (line) => lines.push(line), ...(signal && { signal }) },
      )
      return { isGood, text: lines.join('\n') }
    },
  }
}
