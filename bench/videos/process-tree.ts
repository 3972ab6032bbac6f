import { readdirSync, readFileSync } from 'node:fs'

/** Clock ticks a second in /proc, of every usual Linux. */
const TICKS = 100

/** CPU seconds of this process's ended children and theirs; Linux only. */
export function childrenCpuSeconds(): number {
  const fields = readFileSync('/proc/self/stat', 'utf8')
    .replace(/^.*\) /, '')
    .split(' ')
  return (Number(fields[13]) + Number(fields[14])) / TICKS
}

/** Calls `run` and adds up what each of its child processes held at most, in MB. */
export async function withPeakMemory<T>(run: () => Promise<T>): Promise<{ result: T; peakMb: number }> {
  const peaks = new Map<number, number>()
  const look = () => {
    for (const pid of descendantsOf(process.pid)) {
      const kilobytes = Number(statusOf(pid).match(/^VmHWM:\s+(\d+)/m)?.[1] ?? 0)
      peaks.set(pid, Math.max(peaks.get(pid) ?? 0, kilobytes))
    }
  }
  const timer = setInterval(look, 100)
  try {
    const result = await run()
    return { result, peakMb: [...peaks.values()].reduce((sum, kilobytes) => sum + kilobytes, 0) / 1024 }
  } finally {
    clearInterval(timer)
  }
}

function descendantsOf(pid: number): number[] {
  try {
    const children = readdirSync(`/proc/${pid}/task`).flatMap((task) =>
      readFileSync(`/proc/${pid}/task/${task}/children`, 'utf8').split(' ').filter(Boolean).map(Number),
    )
    return children.flatMap((child) => [child, ...descendantsOf(child)])
  } catch {
    return []
  }
}

function statusOf(pid: number): string {
  try {
    return readFileSync(`/proc/${pid}/status`, 'utf8')
  } catch {
    return ''
  }
}
