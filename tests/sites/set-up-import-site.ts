import { sql } from 'drizzle-orm'
import { afterAll, beforeAll, beforeEach } from 'vitest'
import { partners } from '../../src/db/schema/directory.ts'
import { importJobs, importOutcomes, importRows } from '../../src/db/schema/history.ts'
import type { ImportChange } from '../../src/shared/import.ts'
import { emptyDirectory, uploadList, writeList } from '../values/import-file.ts'
import { makeApp, type TestApp } from './make-app.ts'

/**
 * Gives a test file a product and a signed-in administrator to import as; before each test, partners, their history
 * and earlier imports are deleted. Call it once, at the top level of the file.
 */
export function setUpImportSite() {
  let site: TestApp
  let admin: Awaited<ReturnType<TestApp['signIn']>>
  beforeAll(async () => {
    site = await makeApp()
    admin = await site.signIn('Ada Keller')
  })
  afterAll(() => site.close())
  beforeEach(async () => {
    await emptyDirectory(site.app)
    await site.app.db.execute(sql`
      with rows as (delete from ${importRows}), outcomes as (delete from ${importOutcomes}) delete from ${importJobs}`)
  })
  return {
    site: () => site,
    admin: () => admin,
    upload: (content: string | Uint8Array, change?: ImportChange) => uploadList(admin, content, change),
    write: (job: { id: string }) => writeList(admin, job),
    /** All partners, by name. */
    stored: () => site.app.db.select().from(partners).orderBy(partners.name, partners.slug),
  }
}
