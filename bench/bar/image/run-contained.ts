import { type ChildProcess, execFileSync, spawn } from 'node:child_process'
import { once } from 'node:events'
import { mkdirSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'

/** Mounts what a container engine gives, makes the root read-only, and becomes the program. */
const ENTER = `
  set -e
  mount --make-rprivate /
  mount --bind "$ROOT" "$ROOT"
  mount -t tmpfs -o mode=1777 tmpfs "$ROOT/tmp"
  for volume in $VOLUMES; do mount -t tmpfs -o "uid=$ID,gid=$ID,mode=0700" tmpfs "$ROOT$volume"; done
  mount -t proc proc "$ROOT/proc"
  for device in null zero random urandom; do mount --bind "/dev/$device" "$ROOT/dev/$device"; done
  mount -o remount,ro,bind "$ROOT" "$ROOT"
  privileges=$(command -v setpriv) chroot=$(command -v chroot)
  exec env -i $VALUES "$privileges" --no-new-privs "$chroot" --userspec="$ID:$ID" "$ROOT" "$@"`

export type Contained = {
  child: ChildProcess
  /** Of the program, outside. */
  pid: number
  output(): string
  ended: Promise<number | null>
  /** Runs a program beside it, as `id`; returns its exit code and what it printed. */
  run(command: readonly string[], id?: number): { code: number; text: string }
}

/**
 * Runs a command as process 1 of its own process and mount namespaces, unprivileged on a read-only `root`, with folders
 * in memory as volumes. It shares the network. Needs root and util-linux.
 */
export async function runContained(
  root: string,
  command: readonly string[],
  options: { id: number; volumes: readonly string[]; environment: Record<string, string> },
): Promise<Contained> {
  const { id, volumes, environment } = options
  for (const folder of ['tmp', 'proc', 'dev', ...volumes])
    mkdirSync(path.join(root, folder), { recursive: true })
  for (const device of ['null', 'zero', 'random', 'urandom'])
    writeFileSync(path.join(root, 'dev', device), '')
  const values = { PATH: '/usr/local/bin', HOME: '/tmp', ...environment }
  const child = spawn(
    'unshare',
    ['--mount', '--pid', '--fork', '--kill-child', 'sh', '-c', ENTER, 'enter', ...command],
    {
      env: {
        PATH: process.env.PATH,
        ROOT: root,
        ID: String(id),
        VOLUMES: volumes.join(' '),
        VALUES: Object.entries(values)
          .map(([name, value]) => `${name}=${value}`)
          .join(' '),
      },
      stdio: ['ignore', 'pipe', 'pipe'],
    },
  )
  let output = ''
  for (const stream of [child.stdout, child.stderr])
    stream.on('data', (chunk: Buffer) => {
      output += chunk.toString()
    })
  const ended = once(child, 'exit').then(([code]) => code as number | null)
  const isOver = ended.then(() => true)
  let pid = 0
  while (!pid && !(await Promise.race([isOver, sleep(50).then(() => false)])))
    pid = childOf(child.pid as number)
  if (!pid) throw new Error(`It ended at once:\n${output}`)
  const run = (words: readonly string[], as = id) => {
    const enter = [
      '--target',
      String(pid),
      '--mount',
      '--pid',
      '--root',
      '--wd',
      '-S',
      String(as),
      '-G',
      String(as),
    ]
    try {
      const text = execFileSync('nsenter', [...enter, '--', ...words], {
        env: { ...values, PATH: `${values.PATH}:${process.env.PATH}` },
        encoding: 'utf8',
        stdio: 'pipe',
      })
      return { code: 0, text }
    } catch (error) {
      const failed = error as { status: number | null; stderr: string }
      return { code: failed.status ?? 1, text: String(failed.stderr) }
    }
  }
  return { child, pid, output: () => output, ended, run }
}

function childOf(parent: number): number {
  try {
    return Number(execFileSync('pgrep', ['-P', String(parent)], { encoding: 'utf8' }).split('\n')[0])
  } catch {
    return 0
  }
}
