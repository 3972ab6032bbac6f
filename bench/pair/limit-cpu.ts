import { existsSync, mkdirSync, rmdirSync, writeFileSync } from 'node:fs'

const CGROUPS = '/sys/fs/cgroup'
const PERIOD_US = 10_000

/**
 * Holds each of `pids`, threads included, to `share` of one core by a control group of its own. Returns what ends it after
 * the processes; null where this machine permits none. Source: cgroups(7), the kernel's "CPU Controller".
 */
export function limitCpu(pids: readonly number[], share: number): (() => void) | null {
  const isFirstVersion = existsSync(`${CGROUPS}/cpu/cgroup.procs`)
  const quota = Math.round(PERIOD_US * share)
  const folders = pids.map((pid) => `${CGROUPS}${isFirstVersion ? '/cpu' : ''}/bench-${pid}`)
  try {
    for (const [at, folder] of folders.entries()) {
      mkdirSync(folder)
      if (isFirstVersion) {
        writeFileSync(`${folder}/cpu.cfs_period_us`, String(PERIOD_US))
        writeFileSync(`${folder}/cpu.cfs_quota_us`, String(quota))
      } else writeFileSync(`${folder}/cpu.max`, `${quota} ${PERIOD_US}`)
      writeFileSync(`${folder}/cgroup.procs`, String(pids[at]))
    }
  } catch {
    return null
  }
  return () => {
    for (const folder of folders) rmdirSync(folder)
  }
}
