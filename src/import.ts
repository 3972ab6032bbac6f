/**
 * `npm run import -- file.csv [--skip-invalid] [--dry-run] [--replace-sample]`: fills the directory from a partner
 * list, also while the site runs; it then shows the new partners at once. Exit code 0 when the list was imported (or
 * could be, with --dry-run), 1 when rows were refused or the file cannot be read, 2 for a wrong call.
 */
import { type FileHandle, open, stat } from 'node:fs/promises'
import path from 'node:path'
import { parseArgs } from 'node:util'
import { readConfig } from './config.ts'
import { dropRoot } from './db/drop-root.ts'
import { startDatabase } from './db/start-database.ts'
import { formatReport } from './features/partners/import/format-report.ts'
import { importPartners } from './features/partners/import/import-partners.ts'
import { AppError } from './shared/errors.ts'

const USAGE = 'npm run import -- file.csv [--skip-invalid] [--dry-run] [--replace-sample]'

process.exitCode = await run(process.argv.slice(2))

async function run(args: string[]): Promise<number> {
  const call = readCall(args)
  if (typeof call === 'string') {
    console.error(`${call}\n${USAGE}`)
    return 2
  }
  try {
    return await importFile(call.file, call.options)
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
      options: { 'skip-invalid': flag, 'dry-run': flag, 'replace-sample': flag },
    })
    const [file] = positionals
    if (!file || positionals.length > 1) return 'Please name one file.'
    const options = {
      skipInvalid: values['skip-invalid'],
      dryRun: values['dry-run'],
      replaceSample: values['replace-sample'],
    }
    return { file, options }
  } catch (error) {
    return (error as Error).message
  }
}

async function importFile(
  file: string,
  options: { skipInvalid: boolean; dryRun: boolean; replaceSample: boolean },
) {
  const found = await stat(file).catch(() => null)
  if (!found?.isFile()) {
    console.error(`There is no file ${file}.`)
    return 1
  }
  const isTerminal = process.stderr.isTTY
  const say = (line: string) => void (isTerminal && process.stderr.write(`\r\u001b[K${line}`))
  const config = readConfig()
  // Opened before root is given up: the list may be in a folder that is root's alone.
  await using list = await open(file)
  await dropRoot(config, (line) => console.error(line))
  const { db, close } = await startDatabase(config, (line) => console.error(line))
  try {
    const report = await importPartners(
      { db },
      { open: () => readFromStart(list) },
      {
        ...options,
        onProgress: (rowCount) => say(`${rowCount.toLocaleString('en-US')} rows read`),
      },
    )
    say('')
    console.log(formatReport(path.basename(file), report, options))
    return report.refused.length > 0 && !options.skipInvalid ? 1 : 0
  } finally {
    await close()
  }
}

async function* readFromStart(list: FileHandle): AsyncGenerator<Uint8Array> {
  for (let position = 0; ; ) {
    const { bytesRead, buffer } = await list.read({ buffer: Buffer.alloc(65_536), position })
    if (bytesRead === 0) return
    yield buffer.subarray(0, bytesRead)
    position += bytesRead
  }
}
