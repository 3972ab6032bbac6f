import { existsSync, readFileSync } from 'node:fs'
import path from 'node:path'
import ts from 'typescript'

/** Of a copy of the sources: one line of JSON for each test file. */
const REACHED = 'reached.jsonl'

/**
 * For the end of tests/setup.ts. Notes which functions a test file runs; also ends a worker that a fault caught
 * in an endless loop.
 */
export const SETUP = `
import { appendFileSync as append } from 'node:fs'
import { Worker as Thread } from 'node:worker_threads'
import { afterAll as atEnd, beforeAll as atStart } from 'vitest'
let watchdog
atStart(() => {
  globalThis.__reached = new Set()
  watchdog = new Thread("setTimeout(() => process.kill(process.pid, 'SIGKILL'), 300000)", { eval: true })
  watchdog.unref()
})
atEnd(async () => {
  const file = path.relative(process.cwd(), expect.getState().testPath ?? '')
  append('${REACHED}', JSON.stringify([file, [...globalThis.__reached]]) + '\\n')
  await watchdog.terminate()
})
`

/** Returns a source whose functions note that they ran. */
export function noteReach(file: string, source: string): string {
  const tree = ts.createSourceFile(file, source, ts.ScriptTarget.Latest, true)
  const note = `globalThis.__reached?.add(${JSON.stringify(file)})`
  const additions: { at: number; text: string }[] = []
  const visit = (node: ts.Node) => {
    const body = ts.isFunctionLike(node) && 'body' in node ? (node.body as ts.Node | undefined) : undefined
    if (body && ts.isBlock(body)) additions.push({ at: body.getStart() + 1, text: `${note};` })
    else if (body) additions.push({ at: body.getStart(), text: `(${note}, ` }, { at: body.end, text: ')' })
    ts.forEachChild(node, visit)
  }
  visit(tree)
  return additions
    .toSorted((one, other) => other.at - one.at)
    .reduce((text, { at, text: added }) => text.slice(0, at) + added + text.slice(at), source)
}

/** Source file → test files that ran a function of it. */
export function readReach(folder: string): Map<string, string[]> {
  const reach = new Map<string, string[]>()
  const place = path.join(folder, REACHED)
  if (!existsSync(place)) return reach
  for (const line of readFileSync(place, 'utf8').trim().split('\n')) {
    const [test, files] = JSON.parse(line) as [string, string[]]
    for (const file of files) reach.set(file, [...(reach.get(file) ?? []), test])
  }
  return reach
}
