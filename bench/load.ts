import { readFileSync } from 'node:fs'
import autocannon from 'autocannon'

export type Load = {
  requestsPerSecond: number
  /** User and system CPU per request, from the kernel; null without /proc. */
  cpuMicrosPerRequest: number | null
  p99Ms: number
  errors: number
}

/**
 * Sends GETs over 32 kept-alive connections for `seconds` and reads the CPU of process `pid`. Errors:
 * time-outs, broken connections, non-2xx.
 */
export async function load(
  url: string,
  pid: number,
  seconds: number,
  headers: Record<string, string> = {},
): Promise<Load> {
  const before = cpuSeconds(pid)
  const result = await autocannon({ url, connections: 32, duration: seconds, headers })
  const after = cpuSeconds(pid)
  const requests = result.requests.total
  return {
    requestsPerSecond: Math.round(requests / result.duration),
    cpuMicrosPerRequest:
      before === null || after === null ? null : Math.round(((after - before) / requests) * 1e6),
    p99Ms: result.latency.p99,
    errors: result.errors + result.timeouts + result.non2xx,
  }
}

/** User and system CPU seconds from /proc/{pid}/stat (ticks of 10 ms). */
function cpuSeconds(pid: number): number | null {
  try {
    const fields = readFileSync(`/proc/${pid}/stat`, 'utf8').split(') ')[1]?.split(' ') ?? []
    return (Number(fields[11]) + Number(fields[12])) / 100
  } catch {
    return null
  }
}
