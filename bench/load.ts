import { readFileSync } from 'node:fs'
import autocannon from 'autocannon'

export type Load = {
  requestsPerSecond: number
  /** Server CPU per request in microseconds, user and system, from the kernel's own count; null where /proc is missing. */
  cpuMicrosPerRequest: number | null
  p99Ms: number
  errors: number
}

/**
 * Sends GETs of `url` over 32 kept-alive connections for `seconds` and counts what the server process `pid` spent.
 * Errors counts time-outs, broken connections and answers other than 2xx.
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

/** Seconds of CPU that a process has used so far (user and system), from /proc/{pid}/stat in ticks of 10 ms. */
function cpuSeconds(pid: number): number | null {
  try {
    const fields = readFileSync(`/proc/${pid}/stat`, 'utf8').split(') ')[1]?.split(' ') ?? []
    return (Number(fields[11]) + Number(fields[12])) / 100
  } catch {
    return null
  }
}
