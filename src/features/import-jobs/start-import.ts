import type { App } from '../../app.ts'
import { importJobs } from '../../db/schema/history.ts'
import type { Actor } from '../../shared/accounts/admin-user.ts'
import { AppError } from '../../shared/errors.ts'
import { ImportOptions, MAX_IMPORT_BYTES, NO_ROWS } from '../../shared/import.ts'
import { recogniseFormat } from './read/workbook/recognise-format.ts'

const LONGEST_NAME = 200

/** Stores a list to check; returns the import's id. Throws `invalid_input` for what cannot be read, too_large. */
export async function startImport(
  app: Pick<App, 'db'>,
  upload: { fileName: string; bytes: Buffer },
  actor: Actor,
  options: Partial<ImportOptions> = {},
): Promise<string> {
  if (upload.bytes.length === 0) throw new AppError('invalid_input', NO_ROWS)
  if (upload.bytes.length > MAX_IMPORT_BYTES)
    throw new AppError('too_large', 'The file is larger than 25 MB. Please split it.')
  const isWorkbook = recogniseFormat(upload.bytes) === 'workbook'
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
      options: ImportOptions.parse(options),
      totalCount: isWorkbook ? null : countLines(upload.bytes),
    })
    .returning({ id: importJobs.id })
  if (!job) throw new Error('The import could not be stored.')
  return job.id
}

/** Of a CSV file without its heading, nearly: some lines are blank, or lie inside of a cell. */
function countLines(bytes: Buffer): number {
  let count = 0
  for (let at = bytes.indexOf('\n'); at !== -1; at = bytes.indexOf('\n', at + 1)) count += 1
  return Math.max(0, count - 1)
}
