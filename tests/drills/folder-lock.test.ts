import { type ChildProcess, spawn } from 'node:child_process'
import { chmodSync, readdirSync, readFileSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import { afterEach, beforeEach, describe, expect, test } from 'vitest'
import { isAlive, readPostmaster } from '../../src/db/embedded-postgres/postmaster.ts'
import { ask, canBeNobody, makeServerFolders } from '../servers/make-server-folders.ts'
import { canIsolate } from '../servers/spawn-holder.ts'
import { isRoot, NOBODY } from '../servers/users.ts'

const IN_USE = /in use by another container or machine.*DATABASE_URL/

const place = makeServerFolders({ baseMode: 0o777 })
let bystanders: ChildProcess[] = []
afterEach(() => {
  for (const bystander of bystanders) bystander.kill('SIGKILL')
  bystanders = []
})

/** The holder's pid as seen from here; `pid`: the container's outermost process. */
function holderIn(pid: number): number {
  const command = readFileSync(`/proc/${pid}/cmdline`, 'utf8')
  if (command.startsWith(process.execPath)) return pid
  const [child] = readFileSync(`/proc/${pid}/task/${pid}/children`, 'utf8').trim().split(' ')
  return holderIn(Number(child))
}

describe.skipIf(!canIsolate)('two containers on one folder (needs root and unshare)', () => {
  beforeEach(() => place.prepare())

  test('the second is refused in a plain sentence, and the first loses nothing (RUN-3)', async () => {
    const first = await place.hold({ isIsolated: true })
    await ask(first, 'create table kept (n int)')
    for (let n = 0; n < 20; n += 1) {
      await ask(first, `insert into kept values (${n})`)
      if (n % 5 === 0) await expect(place.hold({ isIsolated: true })).rejects.toThrow(IN_USE)
    }
    await expect(place.hold()).rejects.toThrow(IN_USE)
    expect(await ask(first, 'select count(*)::int as n from kept')).toEqual([{ n: 20 }])
  })

  test('the second is refused while the server of a killed product still runs', async () => {
    const first = await place.hold({ isIsolated: true })
    await ask(first, 'create table kept as select 42 as n')
    process.kill(holderIn(first.pid), 'SIGKILL')
    await expect(place.hold({ isIsolated: true })).rejects.toThrow(IN_USE)
    expect(await ask(first, 'select n from kept')).toEqual([{ n: 42 }])
  })

  test('the second starts once every process of the first is killed, and finds all acknowledged data', async () => {
    const first = await place.hold({ isIsolated: true })
    await ask(first, 'create table kept as select 42 as n')
    await first.kill()
    const second = await place.hold({ isIsolated: true })
    expect(await ask(second, 'select n from kept')).toEqual([{ n: 42 }])
    await second.kill()
    expect(await ask(await place.hold(), 'select n from kept')).toEqual([{ n: 42 }])
  })

  test('a start waits for one that has just taken the folder over from a container', async () => {
    await (await place.hold({ isIsolated: true })).kill()
    const [one, two] = await Promise.all([place.hold(), place.hold()])
    expect(two?.socketFolder).toBe(one?.socketFolder)
  })
})

describe.each([
  { name: 'this user', ids: {}, isPossible: true },
  { name: 'a user without rights (needs root)', ids: NOBODY, isPossible: canBeNobody },
])('what a dead server of $name leaves behind', ({ ids, isPossible }) => {
  test.skipIf(!isPossible)(
    'is recognized as stale when another program now has its process number',
    async () => {
      const first = await place.hold(ids)
      await ask(first, 'create table kept as select 42 as n')
      const cluster = path.join(place.folder, 'pg')
      const pid = readPostmaster(cluster)?.pid as number
      const note = readFileSync(path.join(cluster, 'postmaster.pid'), 'utf8')
      const lock = path.join(first.socketFolder, '.s.PGSQL.5432.lock')
      // The product first: it would restart the server.
      await first.kill()
      process.kill(pid, 'SIGKILL')
      while (isAlive(pid)) await sleep(20)
      // The number now belongs to a living process.
      const bystander = spawn('sleep', ['600'], ids)
      bystanders.push(bystander)
      const renumbered = note.replace(String(pid), String(bystander.pid))
      // In place, to keep their owner.
      for (const file of [path.join(cluster, 'postmaster.pid'), lock]) writeFileSync(file, renumbered)
      if (isRoot) for (const file of [path.join(cluster, 'postmaster.pid'), lock]) chmodSync(file, 0o666)
      const second = await place.hold(ids)
      expect(await ask(second, 'select n from kept')).toEqual([{ n: 42 }])
      expect(isAlive(bystander.pid as number)).toBe(true)
      await second.leave()
      expect(readdirSync(first.socketFolder)).toEqual([])
    },
  )
})
