import { setImmediate } from 'node:timers/promises'
import { promisify } from 'node:util'
import zlib from 'node:zlib'
import type { DirectoryEntry, DirectorySnapshot } from '../snapshot/directory-view.ts'
import { type StandbyRow, toThinRow } from './standby-row.ts'

const deflate = promisify(zlib.deflateRaw)
const inflate = promisify(zlib.inflateRaw)

/** Compressed together: fewer compress badly, more take longer to read one of. */
const BLOCK_SIZE = 16
/** Per statement: about 10 ms of this process. */
const READ_SIZE = 512
/** All long descriptions together, in characters; each partner's share bounds its own. */
const LONG_TEXT_CHARACTERS = 32_000_000
const RETRY_MS = 1000
const STEP = 5000

type Block = { bytes: Uint8Array }

export type Standby = {
  /** Rows in the order of `entries`; those not read yet are made of the snapshot. */
  rowsOf(entries: readonly DirectoryEntry[]): Promise<StandbyRow[]>
  /** Reads what is new or changed, in the background; after a failure again a second later. */
  follow(snapshot: DirectorySnapshot): void
  /** Resolves when nothing is being read. */
  settled(): Promise<void>
  stop(): Promise<void>
}

/** Returns the JSON of each public partner's STANDBY_COLUMNS; `longText`: the longest description, in characters. */
export type ReadStandby = (
  ids: readonly string[],
  longText: number,
) => Promise<readonly { id: string; json: string }[]>

/**
 * Keeps the public rows of all partners compressed in memory, about 250 bytes each beside their long descriptions, for
 * when the database is away. Rows belong to the snapshot's entries and go with them.
 */
export function createStandby(read: ReadStandby): Standby {
  const blocks = new WeakMap<DirectoryEntry, Block>()
  let wanted: DirectorySnapshot | null = null
  let running: Promise<void> | null = null
  let retry: NodeJS.Timeout | undefined
  let isStopped = false

  async function run() {
    while (wanted && !isStopped) {
      const snapshot = wanted
      wanted = null
      try {
        await keepAll(snapshot)
      } catch {
        wanted ??= snapshot
        retry = setTimeout(start, RETRY_MS).unref()
        break
      }
    }
    running = null
  }
  function start() {
    if (!isStopped) running ??= run()
  }
  async function keepAll({ partners }: DirectorySnapshot) {
    const longText = Math.floor(LONG_TEXT_CHARACTERS / Math.max(1, partners.length))
    let missing: DirectoryEntry[] = []
    for (const [position, entry] of partners.entries()) {
      if (!blocks.has(entry)) missing.push(entry)
      if (missing.length === READ_SIZE) {
        await keep(missing, longText)
        missing = []
      }
      if (position % STEP === 0) await setImmediate()
      // A newer snapshot shares the entries that are kept by now.
      if (isStopped || wanted) return
    }
    if (missing.length > 0) await keep(missing, longText)
  }
  async function keep(entries: readonly DirectoryEntry[], longText: number) {
    const rows = await read(
      entries.map(({ id }) => id),
      longText,
    )
    const jsonOf = new Map(rows.map(({ id, json }) => [id, json]))
    const found = entries.filter(({ id }) => jsonOf.has(id))
    for (let start = 0; start < found.length; start += BLOCK_SIZE) {
      const part = found.slice(start, start + BLOCK_SIZE)
      const json = `[${part.map(({ id }) => jsonOf.get(id)).join(',')}]`
      // A copy: zlib's own buffer holds 16 KB.
      const block = { bytes: new Uint8Array(await deflate(json, { level: 1 })) }
      for (const entry of part) blocks.set(entry, block)
    }
  }

  return {
    async rowsOf(entries) {
      const opened = new Map<Block, Promise<StandbyRow[]>>()
      return Promise.all(
        entries.map(async (entry) => {
          const block = blocks.get(entry)
          if (!block) return toThinRow(entry)
          const rows = opened.get(block) ?? openBlock(block)
          opened.set(block, rows)
          return (await rows).find(([id]) => id === entry.id) ?? toThinRow(entry)
        }),
      )
    },
    follow(snapshot) {
      wanted = snapshot
      start()
    },
    async settled() {
      await running
    },
    async stop() {
      isStopped = true
      clearTimeout(retry)
      await running
    },
  }
}

async function openBlock({ bytes }: Block): Promise<StandbyRow[]> {
  return JSON.parse((await inflate(bytes)).toString()) as StandbyRow[]
}
