import { spawn } from 'node:child_process'
import { readFile } from 'node:fs/promises'
import type { Bench } from './trust-row.ts'

type Rows = readonly Record<string, unknown>[]

/** Measures subjects of `npm run bench`, each once for all rows that ask for it. */
export function createBenches() {
  const measured = new Map<string, Promise<Rows | null>>()
  return {
    /** Judges a subject's rows. One that ended with an error, or gave no row to judge, counts as failed. */
    async judge({ subject, asks, isMet }: Bench) {
      const rows = await (measured.get(subject) ?? measured.set(subject, measure(subject)).get(subject))
      const judged = (rows ?? []).map((row) => ({ row, verdict: isMet(row) }))
      const failed = judged
        .filter(({ verdict }) => verdict === false)
        .map(({ row }) => `bench ${subject}, ${asks}: ${JSON.stringify(row)}`)
      const passed = judged.filter(({ verdict }) => verdict === true).length
      if (passed + failed.length === 0) failed.push(`bench ${subject} gave no figure to judge`)
      const notRun = judged.flatMap(({ verdict }) =>
        typeof verdict === 'string' ? [`${subject}: ${verdict}`] : [],
      )
      return { passed, failed, notRun }
    },
  }
}

/** Resolves to the rows that the bench wrote, null when it ended with an error. */
async function measure(subject: string): Promise<Rows | null> {
  const code = await new Promise<number | null>((resolve, reject) =>
    spawn(process.execPath, ['--import', './bench/raw-files.ts', 'bench/run.ts', subject], {
      stdio: ['ignore', 'ignore', 'inherit'],
    })
      .once('error', reject)
      .once('exit', resolve),
  )
  if (code !== 0) return null
  const results = JSON.parse(await readFile(`bench/results/${subject}.json`, 'utf8')) as { rows: Rows }
  return results.rows
}
