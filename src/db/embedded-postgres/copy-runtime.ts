import {
  chmodSync,
  cpSync,
  existsSync,
  lstatSync,
  mkdirSync,
  readdirSync,
  readFileSync,
  renameSync,
  rmSync,
  symlinkSync,
} from 'node:fs'
import path from 'node:path'

/** `folder` has bin, lib and share. */
export type PackagedRuntime = { folder: string; version: string }

/** Links, which npm cannot carry, come from pg-symlinks.json. */
export function copyRuntime(packaged: PackagedRuntime, folder: string): string {
  const target = path.join(folder, packaged.version)
  if (isOwnedBy(target, process.getuid?.() ?? 0)) return target
  const draft = `${target}.new-${process.pid}`
  try {
    mkdirSync(folder, { recursive: true })
    rmSync(draft, { recursive: true, force: true })
    cpSync(packaged.folder, draft, { recursive: true, filter: (file) => !file.endsWith('.a') })
    for (const { source, target: name } of readLinks(packaged.folder)) {
      rmSync(path.join(draft, name), { force: true })
      symlinkSync(path.relative(path.dirname(name), source), path.join(draft, name))
    }
    openForAll(draft)
    rmSync(target, { recursive: true, force: true })
    renameSync(draft, target)
  } catch (error) {
    rmSync(draft, { recursive: true, force: true })
    if (isOwnedBy(target, process.getuid?.() ?? 0)) return target
    const { message } = error as Error
    throw new Error(`The programs of PostgreSQL cannot be copied to ${folder}: ${message}`, { cause: error })
  }
  return target
}

/** Whether it is there and the user's. */
export function isOwnedBy(folder: string, uid: number): boolean {
  const found = lstatSync(folder, { throwIfNoEntry: false })
  return found?.isDirectory() === true && (!process.getuid || found.uid === uid)
}

/** Whatever the umask: the server's account is not root. */
function openForAll(folder: string): void {
  chmodSync(folder, 0o755)
  for (const entry of readdirSync(folder, { recursive: true, withFileTypes: true })) {
    if (entry.isSymbolicLink()) continue
    const isRun = entry.isDirectory() || path.basename(entry.parentPath) === 'bin'
    chmodSync(path.join(entry.parentPath, entry.name), isRun ? 0o755 : 0o644)
  }
}

function readLinks(packageFolder: string): { source: string; target: string }[] {
  const file = path.join(packageFolder, 'pg-symlinks.json')
  if (!existsSync(file)) return []
  const links = JSON.parse(readFileSync(file, 'utf8')) as { source: string; target: string }[]
  return links.map(({ source, target }) => ({ source: inside(source), target: inside(target) }))
}

function inside(listed: string): string {
  const name = path.normalize(listed.replace(/^native\//, ''))
  if (path.isAbsolute(name) || name.startsWith('..'))
    throw new Error(`The package lists a link outside itself: ${listed}`)
  return name
}
