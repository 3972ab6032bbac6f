import type { App } from '../../app.ts'
import { importJobs } from '../../db/schema-history.ts'
import type { Actor } from '../../shared/accounts/admin-user.ts'
import { AppError } from '../../shared/errors.ts'
import { ImportOptions, MAX_IMPORT_ROWS } from '../../shared/import.ts'
import { NO_ROWS } from '../partners/import/read-csv.ts'
import { countRows } from './count-rows.ts'

const LONGEST_NAME = 200

/**
 * Takes an uploaded partner list in; `runImport` checks it then. Nothing of the directory is touched until somebody
 * confirms. Gives the import's id. Throws `invalid_input` for an empty file, too_large for more than a million rows:
 * both before anything is read.
 */
export async function startImport(
  app: Pick<App, 'db'>,
  upload: { fileName: string; bytes: Buffer },
  actor: Actor,
): Promise<string> {
  if (upload.bytes.length === 0) throw new AppError('invalid_input', NO_ROWS)
  const rowCount = countRows(upload.bytes)
  if (rowCount > MAX_IMPORT_ROWS) {
    const count = rowCount.toLocaleString('en-US')
    throw new AppError('too_large', `The file has ${count} rows; at most 1,000,000 can be imported at once.`)
  }
  const fileName = upload.fileName
    .replace(/\p{Cc}+/gu, ' ')
    .trim()
    .slice(0, LONGEST_NAME)
  const [job] = await app.db
    .insert(importJobs)
    .values({
      userId: actor.id,
      userName: actor.name,
      fileName: fileName || 'partners.csv',
      file: upload.bytes,
      state: 'waiting',
      options: ImportOptions.parse({}),
      totalCount: rowCount,
    })
    .returning({ id: importJobs.id })
  if (!job) throw new Error('The import could not be stored.')
  return job.id
}
