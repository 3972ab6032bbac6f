import { execFileSync } from 'node:child_process'
import { chmodSync, cpSync, existsSync, mkdirSync, realpathSync, statSync } from 'node:fs'
import path from 'node:path'
import { filesIn } from '../../../scripts/build/prune-packages.ts'
import type { Instruction } from './read-dockerfile.ts'

/** The libraries of distroless/cc, which the last stage is built on. */
const BASE_LIBRARIES =
  /^(?:ld-linux-[\w-]+|lib(?:c|m|dl|pthread|rt|resolv|util|gcc_s|stdc\+\+|gomp|nss_\w+))\.so(?:\.\d+)*$/

/** Runs the commands of the first stage in `sources`, a copy of the repository: packages, build, pruning. */
export function buildStage(stage: readonly Instruction[], sources: string): void {
  const env = { ...process.env, PATH: `${path.dirname(process.execPath)}:${process.env.PATH}` }
  for (const { name, rest } of stage)
    if (name === 'RUN') execFileSync('sh', ['-c', rest], { cwd: sources, env, stdio: 'inherit' })
}

/**
 * Copies what the last stage copies from `sources` (its /app) to `root`. Returns the bytes of all files. Throws when a
 * COPY names something else than the first stage or this Node.
 */
export function copyStage(stage: readonly Instruction[], sources: string, root: string): number {
  for (const { name, rest } of stage) {
    if (name !== 'COPY') continue
    const [from = '', to = ''] = rest.split(/\s+/).filter((word) => !word.startsWith('--'))
    const source = from === '/usr/local/bin/node' ? process.execPath : from.replace(/^\/app/, sources)
    if (!existsSync(source) || source === from) throw new Error(`COPY ${rest}: ${from} is not there.`)
    const target = path.resolve(
      root,
      `.${path.resolve('/app', to)}`,
      to.endsWith('/') ? path.basename(from) : '',
    )
    mkdirSync(path.dirname(target), { recursive: true })
    cpSync(realpathSync(source), target, { recursive: true, verbatimSymlinks: true })
  }
  chmodSync(root, 0o755)
  return filesIn(root).reduce((sum, file) => sum + statSync(file).size, 0)
}

/** Gives `root` the libraries that its programs load; returns the names of those that the base does not have. */
export function addLibraries(root: string): string[] {
  const missing = new Set<string>()
  const programs = filesIn(root).filter((file) => /\.node$|\.so(?:\.\d+)*$|\/bin\/node$/.test(file))
  for (const program of programs.filter((file) => !/musl/.test(file))) {
    for (const line of execFileSync('ldd', [program], { encoding: 'utf8' }).split('\n')) {
      const library = /(\/\S+) \(0x/.exec(line)?.[1]
      if (!library || library.startsWith(root)) continue
      if (!BASE_LIBRARIES.test(path.basename(library))) missing.add(path.basename(library))
      const target = path.join(root, library)
      mkdirSync(path.dirname(target), { recursive: true })
      if (!existsSync(target)) cpSync(realpathSync(library), target)
    }
  }
  return [...missing]
}
