import { readdirSync, readFileSync } from 'node:fs'

const TICKS_PER_SECOND = 100

/** Returns a process's CPU seconds and resident set in MB (10^6 bytes), now and at its largest. Linux only. */
export function readProcess(pid: number): { cpuS: number; residentMb: number; peakMb: number } {
  const status = readFileSync(`/proc/${pid}/status`, 'utf8')
  const mb = (name: string) =>
    Math.round((Number(new RegExp(`${name}:\\s+(\\d+) kB`).exec(status)?.[1]) * 1024) / 1e6)
  return { cpuS: readTimes(pid).own, residentMb: mb('VmRSS'), peakMb: mb('VmHWM') }
}

/** CPU seconds that a process and those that it started have used. Linux only. */
export function cpuSecondsOf(root: number): number {
  const all = readdirSync('/proc').filter((name) => /^\d+$/.test(name))
  const known = all.flatMap((name) => {
    try {
      return { pid: Number(name), ...readTimes(Number(name)) }
    } catch {
      // It has ended meanwhile.
      return []
    }
  })
  const family = new Set([root])
  for (let size = 0; size !== family.size; ) {
    size = family.size
    for (const { pid, parent } of known) if (family.has(parent)) family.add(pid)
  }
  return known.filter(({ pid }) => family.has(pid)).reduce((sum, { own, ofEnded }) => sum + own + ofEnded, 0)
}

/** Seconds: of the process, and of its children that ended. Source: proc_pid_stat(5), utime to cstime. */
function readTimes(pid: number): { parent: number; own: number; ofEnded: number } {
  const fields = readFileSync(`/proc/${pid}/stat`, 'utf8').split(') ')[1]?.split(' ') ?? []
  const [user = 0, system = 0, endedUser = 0, endedSystem = 0] = fields.slice(11, 15).map(Number)
  return {
    parent: Number(fields[1]),
    own: (user + system) / TICKS_PER_SECOND,
    ofEnded: (endedUser + endedSystem) / TICKS_PER_SECOND,
  }
}
