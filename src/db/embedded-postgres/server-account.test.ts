import { once } from 'node:events'
import {
  chmodSync,
  chownSync,
  mkdirSync,
  readFileSync,
  rmSync,
  statSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs'
import path from 'node:path'
import { describe, expect, test } from 'vitest'
import {
  ask,
  askUntilAnswered,
  canBeNobody,
  makeServerFolders,
} from '../../../tests/servers/make-server-folders.ts'
import { isRoot, NOBODY } from '../../../tests/servers/users.ts'
import { chooseAccount, findUser } from './account.ts'
import { findRuntime } from './runtime.ts'
import { openServerHome } from './server-home.ts'
import { spawnServer } from './server-process.ts'

const postgres = isRoot ? findUser('postgres') : null
const place = makeServerFolders({ baseMode: 0o755 })
const modeOf = (file: string) => statSync(file).mode & 0o777

describe('operating system users', () => {
  test.runIf(isRoot)('root hands the server over to an unprivileged user', async () => {
    await place.open()
    const status = readFileSync(`/proc/${place.pid()}/status`, 'utf8')
    expect(status).toMatch(/^Uid:\t[1-9]/m)
    expect(status).toMatch(/^Gid:\t[1-9]/m)
    expect(statSync(place.folder).uid).not.toBe(0)
  })

  test.runIf(isRoot)('root works in a folder below one that no other user may pass', async () => {
    chmodSync(place.base, 0o700)
    const server = await place.open()
    await ask(server, 'create table kept as select 42 as n')
    process.kill(place.pid() as number, 'SIGKILL')
    expect(await askUntilAnswered(server, 'select n from kept')).toEqual([{ n: 42 }])
    await server.close()
    expect(await ask(await place.open(), 'select n from kept')).toEqual([{ n: 42 }])
    expect(modeOf(place.base)).toBe(0o700)
  })

  test.runIf(canBeNobody)('an unprivileged user runs it under its own account', async () => {
    chmodSync(place.base, 0o777)
    const holder = await place.hold(NOBODY)
    expect(statSync(path.join(place.folder, 'pg')).uid).toBe(NOBODY.uid)
    expect(readFileSync(`/proc/${place.pid()}/status`, 'utf8')).toMatch(/^Uid:\t65534/m)
    await holder.leave()
    // Root started later keeps the owner, so both can use the folder.
    expect(await ask(await place.open(), 'select 1 as one')).toEqual([{ one: 1 }])
  })
})

test.skipIf(!postgres)(
  'root becomes the owner of a cluster, but never the machine’s own postgres (needs one)',
  () => {
    const ids = postgres as NonNullable<typeof postgres>
    const cluster = path.join(place.base, 'pg')
    expect(chooseAccount(cluster)?.uid).not.toBe(ids.uid)
    mkdirSync(cluster)
    chownSync(cluster, 12_345, 12_345)
    expect(chooseAccount(cluster)).toEqual({ uid: 12_345, gid: 12_345 })
    chownSync(cluster, ids.uid, ids.gid)
    expect(() => chooseAccount(cluster)).toThrow(/belongs to the machine's user postgres.*chown/)
  },
)

test.runIf(canBeNobody)('an unprivileged user is told who owns the folder', async () => {
  chmodSync(place.base, 0o777)
  await (await place.open()).close()
  await expect(place.hold(NOBODY)).rejects.toThrow(/belongs to another user.*DATA_DIR/)
})

test.runIf(isRoot).each([0o755, 0o700])(
  'root opens no log through a link, in a folder below one of mode %o',
  async (mode) => {
    chmodSync(place.base, mode)
    const home = openServerHome(place.folder)
    const runtime = await findRuntime(home, null)
    const secret = path.join(place.base, 'secret')
    writeFileSync(secret, 'mine', { mode: 0o600 })
    const [code] = await once(spawnServer(home, runtime, {}, null), 'exit')
    // Control: without a cluster it writes to its log and ends.
    expect([code, readFileSync(home.logFile, 'utf8')]).toEqual([2, expect.stringContaining('pg')])
    rmSync(home.logFile)
    symlinkSync(secret, home.logFile)
    await once(spawnServer(home, runtime, {}, null), 'exit')
    expect([readFileSync(secret, 'utf8'), statSync(secret).uid]).toEqual(['mine', 0])
  },
)

test('a folder of a PostgreSQL that is not here is refused with what to do', async () => {
  await expect(findRuntime(openServerHome(place.folder), 99)).rejects.toThrow(
    /PostgreSQL 99.*(?:newer release|DATABASE_URL)/,
  )
})
