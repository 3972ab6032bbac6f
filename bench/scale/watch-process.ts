import { readFileSync } from 'node:fs'

const TICKS_PER_SECOND = 100

/** Returns a process's CPU seconds and resident set in MB (10^6 bytes), now and at its largest. Linux only. */
export function readProcess(pid: number): { cpuS: number; residentMb: number; peakMb: number } {
  const fields = readFileSync(`/proc/${pid}/stat`, 'utf8').split(') ')[1]?.split(' ') ?? []
  const status = readFileSync(`/proc/${pid}/status`, 'utf8')
  const mb = (name: string) =>
    Math.round((Number(new RegExp(`${name}:\\s+(\\d+) kB`).exec(status)?.[1]) * 1024) / 1e6)
  return {
    // utime and stime; source: proc_pid_stat(5).
    cpuS: (Number(fields[11]) + Number(fields[12])) / TICKS_PER_SECOND,
    residentMb: mb('VmRSS'),
    peakMb: mb('VmHWM'),
  }
}
