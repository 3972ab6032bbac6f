import {
  chmodSync,
  copyFileSync,
  existsSync,
  linkSync,
  mkdirSync,
  readdirSync,
  readFileSync,
  renameSync,
  rmSync,
  statSync,
  symlinkSync,
} from 'node:fs'
import path from 'node:path'

/**
 * Lays the packaged PostgreSQL out under `folder`/{version} and returns that path. npm packages cannot hold symbolic
 * links, so the package lists its library links in pg-symlinks.json and makes them when it is installed, which many
 * installations forbid; here they are made in our own copy. Files are hard links where the file system allows it.
 * A copy that is already there is taken as it is; it appears under its name only once it is whole.
 */
export function copyRuntime(packaged: { folder: string; version: string }, folder: string): string {
  const target = path.join(folder, packaged.version)
  if (existsSync(target)) return target
  const draft = `${target}.new-${process.pid}`
  rmSync(draft, { recursive: true, force: true })
  try {
    makeFolder(folder)
  } catch (error) {
    const { message } = error as Error
    throw new Error(`The programs of PostgreSQL cannot be laid out in ${folder}: ${message}`, {
      cause: error,
    })
  }
  copyTree(packaged.folder, draft)
  for (const { source, target: name } of readLinks(packaged.folder)) {
    const link = path.join(draft, name)
    rmSync(link, { force: true })
    symlinkSync(path.relative(path.dirname(link), path.join(draft, source)), link)
  }
  try {
    renameSync(draft, target)
  } catch (error) {
    // Another process finished the same copy first.
    rmSync(draft, { recursive: true, force: true })
    if (!existsSync(target)) throw error
  }
  return target
}

function copyTree(from: string, to: string): void {
  makeFolder(to)
  for (const entry of readdirSync(from, { withFileTypes: true })) {
    const source = path.join(from, entry.name)
    const target = path.join(to, entry.name)
    if (entry.isDirectory()) copyTree(source, target)
    // Archives for linking C programs are of no use here.
    else if (entry.isFile() && !entry.name.endsWith('.a')) linkOrCopy(source, target)
  }
}

/** Whatever this process's umask: the server's account is another one than root, and must read it all. */
function makeFolder(folder: string): void {
  mkdirSync(folder, { recursive: true })
  chmodSync(folder, 0o755)
}

function linkOrCopy(source: string, target: string): void {
  const isProgram = path.basename(path.dirname(source)) === 'bin'
  const wanted = isProgram ? 0o555 : 0o444
  if ((statSync(source).mode & wanted) === wanted) {
    try {
      linkSync(source, target)
      return
    } catch {
      // Another disk, or a file of another owner: copied below.
    }
  }
  copyFileSync(source, target)
  chmodSync(target, isProgram ? 0o755 : 0o644)
}

/** The links that the package asks for, as paths under its folder: "lib/libpq.so.5.18" → "lib/libpq.so.5". */
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
