import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { existsSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'

const PROGRAM = '/usr/sbin/varnishd'

export const hasVarnish = () => existsSync(PROGRAM)

/** deploy/varnish.vcl on `port`, before HAProxy on `backendPort` of this machine. */
export function startVarnish(port: number, backendPort: number): { stop(): Promise<void> } {
  const folder = mkdtempSync(path.join(tmpdir(), 'varnish-'))
  const file = path.join(folder, 'site.vcl')
  const text = readFileSync('deploy/varnish.vcl', 'utf8')
    .replace('.host = "haproxy"', '.host = "127.0.0.1"')
    .replace('.port = "8080"', `.port = "${backendPort}"`)
    .replace('directory.example', `127.0.0.1:${port}`)
  writeFileSync(file, text)
  // Its jail of accounts would have to read the folder.
  const program = spawn(
    PROGRAM,
    ['-F', '-j', 'none', '-n', folder, '-a', `127.0.0.1:${port}`, '-f', file, '-s', 'malloc,256m'],
    { stdio: 'ignore' },
  )
  return {
    async stop() {
      program.kill('SIGTERM')
      await once(program, 'exit')
      rmSync(folder, { recursive: true, force: true })
    },
  }
}
