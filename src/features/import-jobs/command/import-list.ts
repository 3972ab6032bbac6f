import { setTimeout as sleep } from 'node:timers/promises'
import { AppError } from '../../../shared/errors.ts'
import type { DoubtAnswer, FlagWords, ImportChange, ImportField, ImportJob } from '../../../shared/import.ts'
import { changeImport } from '../change-import.ts'
import { cancelImport, confirmImport } from '../decide-import.ts'
import { findUnsure } from '../find-unsure.ts'
import type { ImportApp } from '../job-run.ts'
import { readImport } from '../read-import.ts'
import { runImport } from '../run-import.ts'
import { startImport } from '../start-import.ts'
import { formatOutcome, listCheckLines } from './format-report.ts'

const ACTOR = { id: null, name: 'npm run import' }
const PAUSE_MS = 500

export type ListOptions = {
  skipInvalid?: boolean
  dryRun?: boolean
  replaceSample?: boolean
  isFirstRowData?: boolean
  /** Null leaves one out. */
  columns?: readonly (ImportField | null)[]
  acceptColumns?: boolean
  /** Unanswered, rows in doubt hold up the list. */
  doubts?: DoubtAnswer
  /** In small letters. */
  yesWords?: readonly string[]
}

type Terminal = {
  say(line: string): void
  signal?: AbortSignal
}

/**
 * Imports a partner list; true if it was, or on a dry run could be. Throws `invalid_input`, too_large, conflict when
 * cancelled.
 */
export async function importList(
  app: ImportApp,
  upload: { fileName: string; bytes: Buffer },
  options: ListOptions,
  terminal: Terminal,
): Promise<boolean> {
  const { skipInvalid = false, dryRun = false, replaceSample = false, isFirstRowData = false } = options
  const mapping = Object.fromEntries(options.columns?.entries() ?? [])
  const id = await startImport(app, upload, ACTOR, { skipInvalid, replaceSample, isFirstRowData, mapping })
  // Fails for a done import.
  const cancel = () => cancelImport(app, id).catch(() => {})
  terminal.signal?.addEventListener('abort', cancel)
  if (terminal.signal?.aborted) await cancel()
  try {
    let checked = await settle(app, id)
    requireChecked(checked)
    // Doubts depend on the columns as answered.
    for (const answer of [answersTo, doubtsOf]) {
      const change = answer(checked, options)
      if (!change) continue
      await changeImport(app, id, change)
      checked = await settle(app, id)
      requireChecked(checked)
    }
    for await (const line of listCheckLines(app.db, checked)) terminal.say(line)
    const isRefused = (checked.report?.refusedCount ?? 0) > 0 && !skipInvalid
    const isUnsure =
      checked.report !== null &&
      (findUnsure(checked.report, checked.options) !== null || checked.report.openDoubtCount > 0)
    if (dryRun || isRefused || isUnsure) {
      for (const line of formatOutcome(checked, { dryRun })) terminal.say(line)
      return !isRefused && !isUnsure
    }
    await confirmImport(app, id, ACTOR)
    const written = await settle(app, id)
    if (written.state !== 'done') throw notWritten(written)
    for (const line of formatOutcome(written, {})) terminal.say(line)
    return true
  } finally {
    terminal.signal?.removeEventListener('abort', cancel)
    // A check without its write must not wait in the console.
    await cancel()
  }
}

function answersTo({ report }: ImportJob, { acceptColumns, yesWords }: ListOptions): ImportChange | null {
  const change: ImportChange = {}
  if (acceptColumns) change.acceptsLeftOut = true
  if (acceptColumns && report?.columns.some(({ isSure }) => !isSure))
    change.mapping = Object.fromEntries(report.columns.map(({ position, field }) => [position, field]))
  if (yesWords && report && report.flagWords.length > 0) {
    const flagWords: FlagWords = {}
    for (const { field, word } of report.flagWords)
      flagWords[field] = { ...flagWords[field], [word]: yesWords.includes(word) }
    change.flagWords = flagWords
  }
  return Object.keys(change).length > 0 ? change : null
}

function doubtsOf({ report }: ImportJob, { doubts }: ListOptions): ImportChange | null {
  if (!doubts || !report || report.openDoubtCount === 0) return null
  return { doubts: { kinds: Object.fromEntries(report.doubts.map(({ kind }) => [kind, doubts])) } }
}

async function settle(app: ImportApp, id: string): Promise<ImportJob> {
  for (;;) {
    await runImport(app, id)
    const job = await readImport(app, id)
    if (!['waiting', 'checking', 'writing'].includes(job.state)) return job
    await sleep(PAUSE_MS)
  }
}

function requireChecked(job: ImportJob): void {
  if (job.state !== 'checked' || !job.report) throw notWritten(job)
  const missing = job.report.missingFields
  if (missing.length === 0) return
  const what = missing.length === 1 ? 'A required column is missing' : 'Required columns are missing'
  throw new AppError(
    'invalid_input',
    `${what}: ${missing.join(', ')}. Headings must name the columns, or --columns.`,
  )
}

function notWritten({ state, error }: ImportJob): AppError {
  if (state === 'cancelled') return new AppError('conflict', 'Cancelled. Nothing was written.')
  const reason = error ?? 'The import was changed in the back office meanwhile.'
  return new AppError('invalid_input', state === 'failed' ? reason : `${reason} Nothing was written.`)
}
