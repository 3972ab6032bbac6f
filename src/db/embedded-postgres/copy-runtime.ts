import {
  chmodSync,
  constants,
  copyFileSync,
  existsSync,
  lstatSync,
  mkdirSync,
  readdirSync,
  readFileSync,
  readlinkSync,
  renameSync,
  rmSync,
  symlinkSync,
} from 'node:fs'
import path from 'node:path'

/** `folder` has bin, lib and share. */
export type PackagedRuntime = { folder: string; version: string }
/** `name`: path under the folder. `of`: a link's target or a file's source. */
type Part = { name: string; kind: 'folder' | 'file' | 'link'; of: string }

/**
 * Copies to `folder`/{version} and returns that path. Symbolic links, which npm cannot carry, come from
 * pg-symlinks.json. Bad entries are replaced atomically, as a server may run from them. Throws when the
 * folder cannot be written.
 */
export function copyRuntime(packaged: PackagedRuntime, folder: string): string {
  const target = path.join(folder, packaged.version)
  try {
    makeFolder(target)
    const owner = process.getuid?.() ?? 0
    for (const part of listParts(packaged.folder)) {
      if (!isWhole(part, target, owner)) place(part, path.join(target, part.name), owner)
    }
  } catch (error) {
    const { message } = error as Error
    throw new Error(`The programs of PostgreSQL cannot be copied to ${folder}: ${message}`, {
      cause: error,
    })
  }
  return target
}

/** Returns whether the copy is intact and belongs to the user `owner` alone. */
export function isCopied(packaged: PackagedRuntime, folder: string, owner: number): boolean {
  const target = path.join(folder, packaged.version)
  return [{ name: '.', kind: 'folder' as const, of: '' }, ...listParts(packaged.folder)].every((part) =>
    isWhole(part, target, owner),
  )
}

function listParts(folder: string): Part[] {
  const links = readLinks(folder).map(({ source, target }) => ({
    name: target,
    kind: 'link' as const,
    of: path.relative(path.dirname(target), source),
  }))
  const linked = new Set(links.map(({ name }) => name))
  const parts: Part[] = readdirSync(folder, { recursive: true, withFileTypes: true }).flatMap((entry) => {
    const of = path.join(entry.parentPath, entry.name)
    const name = path.relative(folder, of)
    if (entry.isDirectory()) return { name, kind: 'folder', of }
    // For linking only.
    return entry.isFile() && !entry.name.endsWith('.a') && !linked.has(name) ? { name, kind: 'file', of } : []
  })
  return [...parts, ...links]
}

/** Readable by all: the server's account is not root. */
const modeOf = ({ name, kind }: Part) =>
  kind === 'folder' || path.basename(path.dirname(name)) === 'bin' ? 0o755 : 0o644

function isWhole(part: Part, target: string, owner: number): boolean {
  const file = path.join(target, part.name)
  const found = lstatSync(file, { throwIfNoEntry: false })
  if (!found || (process.getuid && found.uid !== owner)) return false
  if (part.kind === 'link') return found.isSymbolicLink() && readlinkSync(file) === part.of
  if ((found.mode & 0o777) !== modeOf(part) && process.platform !== 'win32') return false
  if (part.kind === 'folder') return found.isDirectory()
  return found.isFile() && found.size === lstatSync(part.of).size
}

function place(part: Part, target: string, owner: number): void {
  const found = lstatSync(target, { throwIfNoEntry: false })
  // A rename cannot replace a folder, and another user's must not be kept.
  const isFolder = found?.isDirectory() === true
  const isOwn = !process.getuid || found?.uid === owner
  if (found && (isFolder !== (part.kind === 'folder') || (isFolder && !isOwn)))
    rmSync(target, { recursive: true })
  if (part.kind === 'folder') {
    makeFolder(target)
    return
  }
  const draft = `${target}.new-${process.pid}`
  rmSync(draft, { force: true })
  if (part.kind === 'link') symlinkSync(part.of, draft)
  else {
    copyFileSync(part.of, draft, constants.COPYFILE_FICLONE)
    chmodSync(draft, modeOf(part))
  }
  renameSync(draft, target)
}

/** Whatever the umask. */
function makeFolder(folder: string): void {
  if (!existsSync(path.dirname(folder))) makeFolder(path.dirname(folder))
  mkdirSync(folder, { recursive: true })
  chmodSync(folder, 0o755)
}

/** "lib/libpq.so.5.18" → "lib/libpq.so.5". */
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
