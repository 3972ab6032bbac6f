import { type ChildProcess, spawn } from 'node:child_process'
import { readFileSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import { plainHaproxy } from '../../tests/servers/plain-haproxy.ts'

type DatabasePort = { port: number; hosts: readonly string[] }

/**
 * deploy/haproxy.cfg, plain on `sitePort`, before web processes on this machine and, with `database`, two servers on port
 * 5432. `siteHost`: of SITE_URL, default this port.
 */
export function startHaproxy(
  folder: string,
  sitePort: number,
  webPorts: readonly number[],
  { database, siteHost = `127.0.0.1:${sitePort}` }: { database?: DatabasePort; siteHost?: string } = {},
): ChildProcess {
  const given = readFileSync('deploy/haproxy.cfg', 'utf8')
  let text = plainHaproxy(given, sitePort, { withDatabase: database !== undefined })
    .replace('bind :5432', `bind 127.0.0.1:${database?.port}`)
    .replace('directory.example', siteHost)
    // The load stands for many networks.
    .replace('\thttp-request del-header X-Forwarded-For\n', '')
  const replace = (name: string, address: string) => {
    text = text.replaceAll(name, address)
  }
  for (const [at, port] of webPorts.entries()) replace(`web-${at + 1}:3000`, `127.0.0.1:${port}`)
  for (const [at, host] of (database?.hosts ?? []).entries()) replace(`db-${at + 1}:5432`, `${host}:5432`)
  const file = path.join(folder, 'haproxy.cfg')
  writeFileSync(file, text)
  return spawn('haproxy', ['-db', '-f', file], { stdio: 'ignore' })
}
