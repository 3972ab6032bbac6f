import { spawn } from 'node:child_process'
import { readFile } from 'node:fs/promises'
import type { Bench } from './trust-row.ts'

/** Runs a bench and judges the rows that it wrote. A bench without a judged row counts as failed. */
export async function measureBench({ subject, asks, isMet }: Bench) {
  const code = await new Promise<number | null>((resolve, reject) =>
    spawn(process.execPath, ['bench/run.ts', subject], { stdio: ['ignore', 'ignore', 'inherit'] })
      .once('error', reject)
      .once('exit', resolve),
  )
  if (code !== 0) return { passed: 0, failed: [`bench ${subject} ended with ${code}`], notRun: [] }
  const { rows } = JSON.parse(await readFile(`bench/results/${subject}.json`, 'utf8')) as {
    rows: Record<string, unknown>[]
  }
  const judged = rows.map((row) => ({ row, verdict: isMet(row) })).filter(({ verdict }) => verdict !== null)
  const failed = judged
    .filter(({ verdict }) => !verdict)
    .map(({ row }) => `bench ${subject}, ${asks}: ${JSON.stringify(row)}`)
  if (judged.length === 0) failed.push(`bench ${subject} gave no figure to judge`)
  return { passed: judged.length - failed.length, failed, notRun: [] }
}
