import { createHash } from 'node:crypto'
import { Readable, type Writable } from 'node:stream'
import { pipeline } from 'node:stream/promises'
import type { ReadableStream as NodeReadableStream } from 'node:stream/web'
import { createGzip } from 'node:zlib'
import { Encrypter } from 'age-encryption'
import { createTarPacker } from 'modern-tar'
import type pg from 'pg'
import { readRecorded, readSteps } from '../../db/check-migrations.ts'
import { KEPT_FOLDERS } from '../../db/data-folders.ts'
import { ARCHIVE_FORMAT, type ArchiveHead, type ArchiveManifest, partName } from './archive-format.ts'
import { copyTable } from './copy-table.ts'
import { keptFiles } from './kept-files.ts'
import { listTables, setCopySettings } from './list-tables.ts'

const JOURNAL = 'journal'

export type ArchiveSource = { pool: pg.Pool; migrationsFolder: string; dataDir: string }

/**
 * One snapshot: tar, gzip, age. Files never change and precede their rows; the journal's are read first, as
 * they go once their rows stand. `onProgress`: 0 to 1.
 */
export async function writeArchive(
  { pool, migrationsFolder, dataDir }: ArchiveSource,
  target: Writable,
  recipient: string,
  now: Date,
  onProgress: (share: number) => void = () => {},
): Promise<{ head: ArchiveHead; manifest: ArchiveManifest }> {
  const client = await pool.connect()
  const { readable, controller } = createTarPacker()
  const archive = Readable.fromWeb(readable as NodeReadableStream)
  const encrypter = new Encrypter()
  encrypter.addRecipient(recipient)
  const compressed = archive.pipe(createGzip({ level: 3 }))
  archive.on('error', (error) => compressed.destroy(error))
  const encrypted = await encrypter.encrypt(Readable.toWeb(compressed) as ReadableStream<Uint8Array>)
  const written = pipeline(Readable.fromWeb(encrypted as NodeReadableStream), target)
  let failure: unknown
  written.catch((error) => {
    failure ??= error
    controller.error(error)
  })
  const add = async (name: string, bytes: Buffer) => {
    const entry = controller.add({ name, mtime: now, size: bytes.length }).getWriter()
    await entry.write(new Uint8Array(bytes.buffer, bytes.byteOffset, bytes.length))
    await entry.close()
  }
  const addJson = (name: string, value: unknown) =>
    add(name, Buffer.from(`${JSON.stringify(value, null, 1)}\n`))
  const manifest: ArchiveManifest = { tables: {}, files: {} }
  const addFile = async (name: string, bytes: Buffer) => {
    await add(`data/${name}`, bytes)
    manifest.files[name] = { bytes: bytes.length, sha256: createHash('sha256').update(bytes).digest('hex') }
  }
  try {
    const waiting: [string, Buffer][] = []
    for await (const entry of keptFiles(dataDir, [JOURNAL])) waiting.push(entry)
    await client.query('begin isolation level repeatable read read only')
    await setCopySettings(client)
    const head: ArchiveHead = {
      format: ARCHIVE_FORMAT,
      createdAt: now.toISOString(),
      migrations: await readRanMigrations(client, migrationsFolder),
    }
    await addJson('head.json', head)
    const tables = await listTables(client, 'public')
    for (const [at, table] of tables.entries()) {
      let number = 0
      manifest.tables[table.name] = await copyTable(client, 'public', table, (part) =>
        add(partName(table.name, number++), part),
      )
      onProgress((at + 1) / (tables.length + 1))
    }
    await client.query('commit')
    for (const [name, bytes] of waiting) await addFile(name, bytes)
    const others = KEPT_FOLDERS.filter((folder) => folder !== JOURNAL)
    for await (const [name, bytes] of keptFiles(dataDir, others)) await addFile(name, bytes)
    await addJson('manifest.json', manifest)
    controller.finalize()
    await written
    onProgress(1)
    client.release()
    return { head, manifest }
  } catch (error) {
    // Later entries fail for another reason.
    const reason = failure ?? error
    client.release(true)
    controller.error(reason)
    await written.catch(() => {})
    throw reason
  }
}

async function readRanMigrations(client: pg.ClientBase, folder: string): Promise<ArchiveHead['migrations']> {
  const names = new Map(readSteps(folder).map(({ createdAt, name }) => [createdAt, name]))
  const recorded = await readRecorded(client)
  return recorded
    .map(({ createdAt, hash }) => ({ createdAt, hash, name: names.get(createdAt) ?? String(createdAt) }))
    .sort((one, other) => one.createdAt - other.createdAt)
}
