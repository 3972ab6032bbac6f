import { mkdir, mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { canMountDisks, mountDisk, remountDisk, unmountDisk } from '../../tests/servers/own-disk.ts'
import { dropRoot } from './drop-root.ts'

let dataDir: string
beforeEach(async () => {
  dataDir = await mkdtemp(path.join(tmpdir(), 'read-only-'))
})
afterEach(async () => {
  unmountDisk(dataDir)
  await rm(dataDir, { recursive: true })
})

test.skipIf(!canMountDisks()).each(['empty', 'used'])(
  'a start on a read-only disk that is %s says so (needs root and mount)',
  async (state) => {
    mountDisk(dataDir, '64k')
    if (state === 'used') await mkdir(path.join(dataDir, 'db'))
    remountDisk(dataDir, 'ro')
    await expect(dropRoot({ databaseUrl: null, dataDir }, () => {})).rejects.toThrow(
      /^Nothing can be stored below DATA_DIR: .* is on a read-only disk\. /,
    )
  },
)
