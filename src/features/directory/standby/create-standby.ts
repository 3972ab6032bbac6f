import { setImmediate } from 'node:timers/promises'
import { promisify } from 'node:util'
import zlib from 'node:zlib'
import type { DirectoryEntry } from '../snapshot/directory-entry.ts'
import type { DirectorySnapshot } from '../snapshot/directory-view.ts'
import { type ReadStandby, type StandbyRow, toThinRow } from './standby-row.ts'

const inflate = promisify(zlib.inflateRaw)

/** Fewer rows compress worse, more take longer to read one. */
const BLOCK_SIZE = 16
/** About a millisecond. */
const BLOCKS_AT_ONCE = 8
/**
 * A block has some 10 KB. A default state (256 KB) and another thread would cost more than the compression.
 */
const DEFLATE_OPTIONS = { level: 1, windowBits: 14, memLevel: 5, chunkSize: 4096 } as const
/** About 10 ms of CPU. */
const READ_SIZE = 512
/** Of all partners; each may use an equal share. */
const LONG_TEXT_CHARACTERS = 32_000_000
const RETRY_MS = 1000
const STEP = 5000

type Block = { bytes: Uint8Array }

export type Standby = {
  /** In order; those not read yet are made of the snapshot. */
  rowsOf(entries: readonly DirectoryEntry[]): Promise<StandbyRow[]>
  /** In the background; retries a second after a failure. */
  follow(snapshot: DirectorySnapshot): void
  settled(): Promise<void>
  stop(): Promise<void>
}

/**
 * Keeps public rows compressed, about 250 bytes each beside long descriptions. A row is dropped with its
 * snapshot entry.
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
      // A newer snapshot shares the entries kept so far.
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
      // A copy: zlib's own buffer is larger.
      const block = { bytes: new Uint8Array(zlib.deflateRawSync(json, DEFLATE_OPTIONS)) }
      for (const entry of part) blocks.set(entry, block)
      if (start % (BLOCKS_AT_ONCE * BLOCK_SIZE) === 0) await setImmediate()
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
