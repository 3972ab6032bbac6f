import { createHash } from 'node:crypto'
import type pg from 'pg'
import { to as copyTo } from 'pg-copy-streams'
import { PART_BYTES, type TableDigest } from './archive-format.ts'
import { copyOut, type StoredTable } from './list-tables.ts'

/** Parts of PART_BYTES, under `setCopySettings`. Rejects with the error of database or `take`. */
export async function copyTable(
  client: pg.ClientBase,
  schema: string,
  table: StoredTable,
  take: (part: Buffer) => Promise<void> | void = () => {},
): Promise<TableDigest> {
  const hash = createHash('sha256')
  const stream = client.query(copyTo(copyOut(schema, table)))
  let bytes = 0
  let waiting: Buffer[] = []
  let waitingBytes = 0
  const flush = async () => {
    if (waitingBytes === 0) return
    const part = Buffer.concat(waiting, waitingBytes)
    waiting = []
    waitingBytes = 0
    await take(part)
  }
  for await (const chunk of stream as AsyncIterable<Buffer>) {
    hash.update(chunk)
    bytes += chunk.length
    waiting.push(chunk)
    waitingBytes += chunk.length
    if (waitingBytes >= PART_BYTES) await flush()
  }
  await flush()
  return { rows: stream.rowCount ?? 0, bytes, sha256: hash.digest('hex') }
}
