// Exit code 0: imported, or could be. 1: refused or cancelled. 2: a wrong call.
import { open, stat } from 'node:fs/promises'
import path from 'node:path'
import { parseArgs } from 'node:util'
import { destination, pino } from 'pino'
import { readConfig } from './config/config.ts'
import { dropRoot } from './db/drop-root.ts'
import { startDatabase } from './db/start-database.ts'
import { loadRegionShapes, type RegionShapes } from './features/directory/places/around/region-shapes.ts'
import { type Gazetteer, loadGazetteer } from './features/directory/places/gazetteer/gazetteer.ts'
import { importList, type ListOptions } from './features/import-jobs/command/import-list.ts'
import { AppError } from './shared/errors.ts'
import { IMPORT_FIELDS, type ImportField, MAX_IMPORT_BYTES } from './shared/import.ts'

const USAGE = `npm run import -- list.csv [--dry-run] [--skip-invalid] [--replace-sample]
  [--columns name,address,city,state,zipCode,phone,-]  fields of the columns in order, - for none
  [--accept-columns]  columns that were guessed are right, and only one sheet is meant
  [--take-doubtful | --leave-doubtful]  rows in doubt are imported, or left out
  [--first-row-is-data]  the file has no headings
  [--yes-words yes,y]  words that mean yes in columns of yes and no; all others mean no`

process.exitCode = await run(process.argv.slice(2))

async function run(args: string[]): Promise<number> {
  const call = readCall(args)
  if (typeof call === 'string') {
    console.error(`${call}\n${USAGE}`)
    return 2
  }
  try {
    return (await importFile(call.file, call.options)) ? 0 : 1
  } catch (error) {
    const isExpected = error instanceof AppError || (error instanceof Error && error.constructor === Error)
    console.error(isExpected ? (error as Error).message : error)
    return 1
  }
}

function readCall(args: string[]) {
  const flag = { type: 'boolean', default: false } as const
  try {
    const { values, positionals } = parseArgs({
      args,
      allowPositionals: true,
      options: {
        'skip-invalid': flag,
        'dry-run': flag,
        'replace-sample': flag,
        'accept-columns': flag,
        'take-doubtful': flag,
        'leave-doubtful': flag,
        'first-row-is-data': flag,
        columns: { type: 'string' },
        'yes-words': { type: 'string' },
      },
    })
    const [file] = positionals
    if (!file || positionals.length > 1) return 'Please name one file.'
    const columns = values.columns === undefined ? undefined : listOf(values.columns)
    const unknown = columns?.find((name) => name !== '-' && !isImportField(name))
    if (unknown !== undefined) return `There is no field "${unknown}". Fields: ${IMPORT_FIELDS.join(', ')}.`
    const yesWords = values['yes-words']
    if (values['take-doubtful'] && values['leave-doubtful'])
      return 'Rows in doubt are either taken or left out.'
    const doubts = values['take-doubtful'] ? 'take' : values['leave-doubtful'] ? 'leave' : null
    const options: ListOptions = {
      skipInvalid: values['skip-invalid'],
      dryRun: values['dry-run'],
      replaceSample: values['replace-sample'],
      acceptColumns: values['accept-columns'],
      ...(doubts && { doubts }),
      isFirstRowData: values['first-row-is-data'],
      ...(columns && { columns: columns.map((name) => (isImportField(name) ? name : null)) }),
      ...(yesWords !== undefined && { yesWords: listOf(yesWords.toLowerCase()) }),
    }
    return { file, options }
  } catch (error) {
    return (error as Error).message
  }
}

const listOf = (text: string) => text.split(',').map((part) => part.trim())
const isImportField = (name: string): name is ImportField => IMPORT_FIELDS.some((field) => field === name)

async function importFile(file: string, options: ListOptions): Promise<boolean> {
  const found = await stat(file).catch(() => null)
  if (!found?.isFile()) throw new Error(`There is no file ${file}.`)
  const cancelled = new AbortController()
  for (const signal of ['SIGINT', 'SIGTERM']) process.once(signal, () => cancelled.abort())
  const config = readConfig()
  const bytes = await readAtMost(file, MAX_IMPORT_BYTES)
  await dropRoot(config, (line) => console.error(line))
  const { db, close } = await startDatabase(config, (line) => console.error(line))
  let gazetteer: Promise<Gazetteer> | undefined
  let shapes: Promise<RegionShapes> | undefined
  const app = {
    db,
    clock: { now: () => new Date() },
    log: pino({ base: null }, destination({ fd: 2, sync: true })),
    // A running product refreshes its own.
    directory: {
      gazetteer: () => (gazetteer ??= loadGazetteer()),
      shapes: () => (shapes ??= loadRegionShapes()),
      refresh: async () => {},
    },
  }
  try {
    return await importList(app, { fileName: path.basename(file), bytes }, options, {
      say: console.log,
      signal: cancelled.signal,
    })
  } finally {
    await close()
  }
}

/** And one byte more, which `startImport` refuses. */
async function readAtMost(file: string, maxBytes: number): Promise<Buffer> {
  await using handle = await open(file)
  const { size } = await handle.stat()
  const bytes = Buffer.alloc(Math.min(size, maxBytes + 1))
  let length = 0
  while (length < bytes.length) {
    const { bytesRead } = await handle.read({ buffer: bytes, offset: length })
    if (bytesRead === 0) break
    length += bytesRead
  }
  return bytes.subarray(0, length)
}
