import { type ChildProcess, execFileSync, spawn, spawnSync } from 'node:child_process'
import { chownSync, mkdirSync, openSync, readFileSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import pg from 'pg'
import { chooseAccount } from '../../src/db/embedded-postgres/account.ts'
import { findExternalPostgres } from '../../tests/servers/external-postgres.ts'

const NET = '10.77.0'
const BRIDGE = 'fobench'
const ETCD = [0, 1, 2].map((at) => ({ client: 23790 + 2 * at, peer: 23791 + 2 * at }))

export type DatabaseMachine = {
  name: string
  address: string
  /** SIGKILL of all that runs there, and its network gone. */
  kill(): Promise<void>
  start(): void
  cut(): void
  heal(): void
  /** Asked through its socket, so also while it is cut off. */
  isPrimary(): Promise<boolean>
}

export type DatabaseMachines = {
  machines: readonly DatabaseMachine[]
  killEtcd(at: number): void
  startEtcd(at: number): void
  primary(): Promise<DatabaseMachine>
  /** Resolves when there is a primary with a synchronous standby. */
  untilSynchronous(): Promise<void>
  stop(): Promise<void>
}

const has = (program: string) => spawnSync('which', [program]).status === 0

/** In words; null: nothing. */
export function findMissing(): string | null {
  const missing = ['patroni', 'etcd', 'haproxy', 'ip', 'setpriv'].filter((program) => !has(program))
  if (findExternalPostgres() === null) missing.push('PostgreSQL')
  if (missing.length > 0) return `not installed: ${missing.join(', ')}`
  if (process.getuid?.() !== 0) return 'network namespaces need root'
  const made = spawnSync('ip', ['netns', 'add', 'fobench-try']).status === 0
  if (made) spawnSync('ip', ['netns', 'del', 'fobench-try'])
  return made ? null : 'this machine permits no network namespaces'
}

/** Three etcd on this machine, two PostgreSQL under Patroni, each in a network namespace of its own. Needs root. */
export async function startDatabaseMachines(folder: string): Promise<DatabaseMachines> {
  const bin = findExternalPostgres() as string
  const account = chooseAccount('') as { uid: number; gid: number }
  const ip = (...args: string[]) => execFileSync('ip', args, { stdio: ['ignore', 'ignore', 'pipe'] })
  const tryIp = (...args: string[]) => spawnSync('ip', args)
  const names = ['a', 'b']
  const clear = () => {
    for (const name of names) {
      tryIp('link', 'del', `fo-${name}`)
      tryIp('netns', 'del', `${BRIDGE}-${name}`)
    }
    tryIp('link', 'del', BRIDGE)
  }
  clear()
  ip('link', 'add', BRIDGE, 'type', 'bridge')
  ip('addr', 'add', `${NET}.1/24`, 'dev', BRIDGE)
  ip('link', 'set', BRIDGE, 'up')

  const etcds: (ChildProcess | undefined)[] = []
  const logTo = (name: string) => openSync(path.join(folder, `${name}.log`), 'a')
  const peers = ETCD.map(({ peer }, at) => `e${at}=http://${NET}.1:${peer}`).join(',')
  const startEtcd = (at: number, state = 'existing') => {
    const { client, peer } = ETCD[at] as (typeof ETCD)[number]
    const [urls, peerUrls] = [`http://${NET}.1:${client}`, `http://${NET}.1:${peer}`]
    const log = logTo(`etcd-${at}`)
    etcds[at] = spawn(
      'etcd',
      [
        ['--name', `e${at}`, '--data-dir', path.join(folder, `etcd-${at}`)],
        ['--listen-client-urls', urls, '--advertise-client-urls', urls],
        ['--listen-peer-urls', peerUrls, '--initial-advertise-peer-urls', peerUrls],
        ['--initial-cluster', peers, '--initial-cluster-state', state],
      ].flat(),
      { stdio: ['ignore', log, log] },
    )
  }
  for (const at of ETCD.keys()) startEtcd(at, 'new')
  await sleep(2000)

  const machines = names.map((name, at): DatabaseMachine => {
    const space = `${BRIDGE}-${name}`
    const address = `${NET}.${11 + at}`
    const home = path.join(folder, name)
    mkdirSync(home)
    chownSync(home, account.uid, account.gid)
    ip('netns', 'add', space)
    ip('link', 'add', `fo-${name}`, 'type', 'veth', 'peer', 'name', 'eth0', 'netns', space)
    ip('link', 'set', `fo-${name}`, 'master', BRIDGE, 'up')
    for (const args of [`addr add ${address}/24 dev eth0`, 'link set eth0 up', 'link set lo up'])
      ip('-n', space, ...args.split(' '))
    const config = path.join(home, 'patroni.yml')
    writeFileSync(config, patroniConfig(name, address, home, bin))
    const link = (state: 'up' | 'down') => ip('link', 'set', `fo-${name}`, state)
    const pool = new pg.Pool({
      host: home,
      user: 'postgres',
      database: 'postgres',
      max: 1,
      connectionTimeoutMillis: 500,
    })
    pool.on('error', () => {})
    return {
      name,
      address,
      async kill() {
        const pids = execFileSync('ip', ['netns', 'pids', space]).toString().split('\n').filter(Boolean)
        link('down')
        for (const pid of pids) process.kill(Number(pid), 'SIGKILL')
        await sleep(500)
      },
      start() {
        link('up')
        const log = logTo(name)
        const ids = [`--reuid=${account.uid}`, `--regid=${account.gid}`, '--clear-groups']
        spawn('ip', ['netns', 'exec', space, 'setpriv', ...ids, 'patroni', config], {
          stdio: ['ignore', log, log],
          cwd: home,
        })
      },
      cut: () => link('down'),
      heal: () => link('up'),
      isPrimary: () =>
        pool.query('select pg_is_in_recovery() as waits').then(
          ({ rows }) => !rows[0].waits,
          () => false,
        ),
    }
  })
  for (const machine of machines) machine.start()
  const primary = async () => {
    for (let tries = 0; tries < 600; tries++) {
      for (const machine of machines) if (await machine.isPrimary()) return machine
      await sleep(200)
    }
    throw new Error(`No primary within two minutes; see ${folder}.`)
  }
  return {
    machines,
    killEtcd: (at) => void etcds[at]?.kill('SIGKILL'),
    startEtcd,
    primary,
    async untilSynchronous() {
      for (let tries = 0; tries < 600; tries++) {
        const roles = await Promise.all(
          machines.map(({ address }) =>
            fetch(`http://${address}:8008/sync`, { signal: AbortSignal.timeout(1000) }).then(
              ({ status }) => status,
              () => 0,
            ),
          ),
        )
        if (roles.includes(200)) return
        await sleep(200)
      }
      throw new Error(`No synchronous standby within two minutes; see ${folder}.`)
    },
    async stop() {
      for (const machine of machines) await machine.kill().catch(() => {})
      for (const etcd of etcds) etcd?.kill('SIGKILL')
      clear()
    },
  }
}

function patroniConfig(name: string, address: string, home: string, bin: string): string {
  return readFileSync('deploy/patroni.yml', 'utf8')
    .replace('name: db-1', `name: ${name}`)
    .replaceAll('"db-1:', `"${address}:`)
    .replace(/hosts: .*/, `hosts: "${ETCD.map(({ client }) => `${NET}.1:${client}`).join(',')}"`)
    .replaceAll('scram-sha-256', 'trust')
    .replace('/var/lib/postgresql/directory', `${home}/data`)
    .replace('/var/lib/postgresql/pgpass', `${home}/pgpass`)
    .replace('/usr/lib/postgresql/15/bin', bin)
    .replace('/var/run/postgresql', home)
}
