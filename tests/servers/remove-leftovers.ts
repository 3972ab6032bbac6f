import { existsSync, readdirSync, readFileSync, readlinkSync, rmSync } from 'node:fs'
import path from 'node:path'
import { isAlive } from '../../src/db/embedded-postgres/postmaster.ts'
import { ownerOf, scratchBases } from './scratch-folder.ts'

/**
 * Removes the scratch folders of dead test processes, and ends the servers and products in them: a test run that is
 * killed stops nothing. Linux tells which processes these are; elsewhere only the folders go.
 */
export function removeLeftovers(bases: readonly string[] = scratchBases()): void {
  const folders = bases.filter(existsSync).flatMap((base) =>
    readdirSync(base)
      .filter((name) => {
        const owner = ownerOf(name)
        return owner !== null && !isAlive(owner)
      })
      .map((name) => path.join(base, name)),
  )
  if (folders.length === 0) return
  for (const pid of processesIn(folders)) {
    try {
      process.kill(pid, 'SIGKILL')
    } catch {
      // Ended by itself.
    }
  }
  for (const folder of folders) {
    try {
      rmSync(folder, { recursive: true, force: true, maxRetries: 5 })
    } catch {
      // Another user's, or another run removes it.
    }
  }
}

/** Servers work in their folder; products have it as DATA_DIR. */
function processesIn(folders: readonly string[]): number[] {
  if (process.platform !== 'linux') return []
  const isBelow = (place: string) =>
    folders.some((folder) => place === folder || place.startsWith(`${folder}/`))
  return readdirSync('/proc')
    .filter((name) => /^\d+$/.test(name))
    .filter((pid) => placesOf(pid).some(isBelow))
    .map(Number)
}

function placesOf(pid: string): string[] {
  try {
    const environment = readFileSync(`/proc/${pid}/environ`, 'utf8').split('\0')
    const dataDir = environment.find((entry) => entry.startsWith('DATA_DIR='))?.slice('DATA_DIR='.length)
    return [readlinkSync(`/proc/${pid}/cwd`), ...(dataDir ? [dataDir] : [])]
  } catch {
    // Ended, or another user's.
    return []
  }
}
