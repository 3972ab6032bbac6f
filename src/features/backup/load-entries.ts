import { createHash } from 'node:crypto'
import { once } from 'node:events'
import { finished } from 'node:stream/promises'
import type pg from 'pg'
import { from as copyFrom } from 'pg-copy-streams'
import { ArchiveManifest, isInKeptFolder, isKept, partName } from './archive-format.ts'
import type { StoredTable } from './list-tables.ts'
import { type ArchiveEntry, DamagedArchive, readJson } from './read-archive.ts'

export type TakeFile = (name: string, bytes: Buffer) => Promise<void>
type OpenCopy = { table: string; parts: number; write(bytes: Buffer): Promise<void>; close(): Promise<void> }

/** Throws DamagedArchive unless exactly the manifest's entries came. */
export async function loadEntries(
  client: pg.ClientBase,
  schema: string,
  tables: readonly StoredTable[],
  entries: AsyncGenerator<ArchiveEntry>,
  takeFile: TakeFile,
): Promise<ArchiveManifest> {
  const read = { tables: new Map<string, string>(), files: new Map<string, string>() }
  let copy: OpenCopy | null = null
  const open = (name: string): OpenCopy => {
    const table = tables.find((one) => one.name === name)
    if (!table || read.tables.has(name)) throw new DamagedArchive(`the table ${name} is unexpected.`)
    return openCopy(client, schema, table, (sha256) => read.tables.set(name, sha256))
  }
  for await (const { name, bytes } of entries) {
    const [kind, ...rest] = name.split('/')
    if (kind === 'tables') {
      const table = rest[0] ?? ''
      if (copy?.table !== table) {
        await copy?.close()
        copy = open(table)
      }
      if (name !== partName(table, copy.parts)) throw new DamagedArchive(`a part is missing before ${name}.`)
      await copy.write(bytes)
      continue
    }
    await copy?.close()
    copy = null
    if (kind === 'data') {
      const file = rest.join('/')
      if (!isInKeptFolder(file)) throw new DamagedArchive(`the file ${file} is unexpected.`)
      // Older archives have hidden files.
      if (isKept(file)) await takeFile(file, bytes)
      read.files.set(file, sha256Of(bytes))
    } else if (name === 'manifest.json') {
      const parsed = ArchiveManifest.safeParse(readJson({ name, bytes }))
      if (!parsed.success) throw new DamagedArchive('manifest.json is not a list of what was saved.')
      const manifest = compare(parsed.data, read, tables)
      if (!(await entries.next()).done) throw new DamagedArchive('something follows its end.')
      return manifest
    } else throw new DamagedArchive(`the entry ${name} is unexpected.`)
  }
  throw new DamagedArchive('its end is missing.')
}

const sha256Of = (bytes: Buffer) => createHash('sha256').update(bytes).digest('hex')

function openCopy(
  client: pg.ClientBase,
  schema: string,
  { name, columns }: StoredTable,
  onClose: (sha256: string) => void,
): OpenCopy {
  const stream = client.query(copyFrom(`copy "${schema}"."${name}" (${columns.join(', ')}) from stdin`))
  const ended = finished(stream)
  ended.catch(() => {})
  const hash = createHash('sha256')
  return {
    table: name,
    parts: 0,
    async write(bytes) {
      this.parts += 1
      hash.update(bytes)
      if (!stream.write(bytes)) await Promise.race([once(stream, 'drain'), ended])
    },
    async close() {
      stream.end()
      await ended
      onClose(hash.digest('hex'))
    },
  }
}

/** An empty table has no entry. */
function compare(
  manifest: ArchiveManifest,
  read: { tables: Map<string, string>; files: Map<string, string> },
  tables: readonly StoredTable[],
): ArchiveManifest {
  const empty = sha256Of(Buffer.alloc(0))
  for (const { name } of tables) {
    if (manifest.tables[name]?.sha256 !== (read.tables.get(name) ?? empty)) {
      throw new DamagedArchive(`the table ${name} is not what was saved.`)
    }
  }
  const names = new Set([...Object.keys(manifest.files), ...read.files.keys()])
  for (const name of names) {
    if (manifest.files[name]?.sha256 !== read.files.get(name)) {
      throw new DamagedArchive(`the file ${name} is not what was saved.`)
    }
  }
  return manifest
}
