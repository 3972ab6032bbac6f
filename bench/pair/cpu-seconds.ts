import { readdirSync, readFileSync } from 'node:fs'

const TICKS_PER_SECOND = 100

/** CPU seconds that a process and those it started have used. Source: proc_pid_stat(5). Linux only. */
export function cpuSecondsOf(root: number): number {
  const all = readdirSync('/proc').filter((name) => /^\d+$/.test(name))
  const read = all.flatMap((pid) => statOf(Number(pid)) ?? [])
  const family = new Set([root])
  for (let known = 0; known !== family.size; ) {
    known = family.size
    for (const { pid, parent } of read) if (family.has(parent)) family.add(pid)
  }
  return read.filter(({ pid }) => family.has(pid)).reduce((sum, { seconds }) => sum + seconds, 0)
}

function statOf(pid: number): { pid: number; parent: number; seconds: number } | null {
  try {
    const fields = readFileSync(`/proc/${pid}/stat`, 'utf8').split(') ')[1]?.split(' ') ?? []
    // utime, stime, and both of children that ended.
    const ticks = fields.slice(11, 15).reduce((sum, field) => sum + Number(field), 0)
    return { pid, parent: Number(fields[1]), seconds: ticks / TICKS_PER_SECOND }
  } catch {
    // It has ended meanwhile.
    return null
  }
}
