import { existsSync, mkdirSync, readdirSync, readFileSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import pg from 'pg'

/** Set to "on", a run records the statements of each test file in STATEMENTS. */
export const RECORDING = 'TEST_RECORD_STATEMENTS'
export const STATEMENTS = '.cache/statements'

const SENT = Symbol.for('statements of the running test file')
type Recording = { query: typeof pg.Client.prototype.query; [SENT]?: Set<string> }

/** Starts the list of statements that this process sends to PostgreSQL; an earlier list grows no longer. */
export function startRecording(): ReadonlySet<string> {
  const client = pg.Client.prototype as Recording
  const isRecording = client[SENT] !== undefined
  const sent = new Set<string>()
  client[SENT] = sent
  if (isRecording) return sent
  const { query } = client
  client.query = function (this: pg.Client, ...args: unknown[]) {
    const [first] = args
    const text = typeof first === 'string' ? first : (first as { text?: string } | null)?.text
    if (text) client[SENT]?.add(text)
    return Reflect.apply(query, this, args)
  } as typeof query
  return sent
}

/** Keeps one of those that differ in values alone. */
export const distinctStatements = (statements: Iterable<string>): string[] => [
  ...new Map([...statements].map((statement) => [withoutValues(statement), statement])).values(),
]

/** Removes numbers, generated names and the length of lists. */
export function withoutValues(statement: string): string {
  return statement
    .replace(/\s+/g, ' ')
    .replace(/(?<![A-Za-z\d])(?=[0-9a-f]*\d)[0-9a-f]{8,}(?![A-Za-z\d])/g, '#')
    .replace(/\d+/g, '#')
    .replace(/\$#(?:, ?\$#)+/g, '$#')
    .replace(/(\((?:default|\$#|, ?)+\))(?:, ?\((?:default|\$#|, ?)+\))+/g, '$1')
    .trim()
}

/** Keeps the statements of `testFile`, a path from the root. */
export function writeStatements(testFile: string, sent: ReadonlySet<string>): void {
  mkdirSync(STATEMENTS, { recursive: true })
  const record = path.join(STATEMENTS, `${testFile.replaceAll('/', '+')}.json`)
  writeFileSync(record, JSON.stringify(distinctStatements(sent).sort()))
}

/** Reads what was recorded, by test file; empty where nothing was. */
export function readStatements(): Map<string, string[]> {
  const names = existsSync(STATEMENTS) ? readdirSync(STATEMENTS) : []
  return new Map(
    names.map((name) => [
      name.replace(/\.json$/, '').replaceAll('+', '/'),
      JSON.parse(readFileSync(path.join(STATEMENTS, name), 'utf8')),
    ]),
  )
}
