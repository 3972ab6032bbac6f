import { spawnSync } from 'node:child_process'
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'

/** Mounts a file system in memory at a folder, so that only its disk is full; false without the right to. */
export function mountDisk(at: string, size: string): boolean {
  return spawnSync('mount', ['-t', 'tmpfs', '-o', `size=${size},mode=755`, 'none', at]).status === 0
}

/** Changes a disk's size or makes it read-only: "size=8m", "ro". */
export function remountDisk(at: string, options: string): void {
  const { status, stderr } = spawnSync('mount', ['-o', `remount,${options}`, at])
  if (status !== 0) throw new Error(`${at} could not be mounted with ${options}: ${stderr}`)
}

/** Also while files on it are open. */
export function unmountDisk(at: string): void {
  spawnSync('umount', ['-l', at])
}

/** Needs root, and a container that allows it. */
export function canMountDisks(): boolean {
  if (process.getuid?.() !== 0) return false
  const probe = mkdtempSync(path.join(tmpdir(), 'mount-'))
  const isPossible = mountDisk(probe, '64k')
  if (isPossible) unmountDisk(probe)
  rmSync(probe, { recursive: true })
  return isPossible
}
