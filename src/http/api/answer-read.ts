import type { Context, TypedResponse } from 'hono'
import type { App } from '../../app.ts'
import type { PageApp } from '../../features/directory/pages/page-tools.ts'
import { answerKept } from '../cache/answer-from-cache.ts'
import { gzip, gzipPieces } from '../cache/encodings.ts'
import type { AnswerContent } from '../cache/stored-answer.ts'
import type { HttpEnv } from '../http-env.ts'
import { createStandInReads } from '../pages/stand-in-reads.ts'
import type { ServerParts } from '../server-parts.ts'

export type Reads = { app: App; parts: ServerParts }

type Answer<Data> = Response & TypedResponse<Data, 200, 'json'>

/** A signed-in administrator may get more. */
export const READ_VARY = 'Accept-Encoding, Authorization'

const CACHE_CONTROL = 'public, max-age=30'

/** Longer ones hardly repeat. */
const MAX_KEY_LENGTH = 300

/**
 * Made once for concurrent requests of `key` (null: not stored); never with Authorization (RFC 9111, sections
 * 3.5, 5.2).
 */
export async function answerRead<Data>(
  c: Context<HttpEnv>,
  { app, parts }: Reads,
  key: string | null,
  read: (app: PageApp) => Promise<Data> | JsonPieces<Data>,
  edge: Pick<AnswerContent, 'tags' | 'isLasting'> = {},
): Promise<Answer<Data>> {
  const isOpen = c.req.header('authorization') === undefined
  const isKept = key !== null && key.length <= MAX_KEY_LENGTH
  const make = async () => {
    const reads = createStandInReads(app)
    const data = read(reads.app)
    const packed = await (data instanceof Promise
      ? gzip(JSON.stringify(await data))
      : gzipPieces(data.pieces))
    return {
      status: 200 as const,
      contentType: 'application/json; charset=utf-8',
      cacheControl: CACHE_CONTROL,
      gzip: packed,
      vary: READ_VARY,
      isStandIn: reads.standIn() !== null,
      ...edge,
    }
  }
  return (await answerKept(c, { app, parts }, isKept ? key : null, make, isOpen)) as Answer<Data>
}

export type JsonPieces<Data> = { pieces: AsyncIterable<string>; shape?: Data }

/** As one list. */
export function listInPieces<Item>(parts: AsyncIterable<readonly Item[]>): JsonPieces<Item[]> {
  return { pieces: textOf(parts) }
}

async function* textOf(parts: AsyncIterable<readonly unknown[]>): AsyncGenerator<string> {
  let isFirst = true
  yield '['
  for await (const part of parts) {
    if (part.length === 0) continue
    yield `${isFirst ? '' : ','}${JSON.stringify(part).slice(1, -1)}`
    isFirst = false
  }
  yield ']'
}

/** With the non-blank keys of `query`, sorted. */
export function readKey(path: string, query: Record<string, string | number | undefined> = {}): string {
  const given = Object.entries(query)
    .filter(([, value]) => value !== undefined && value !== '')
    .map(([key, value]) => [key, String(value)] as [string, string])
    .sort(([a], [b]) => (a < b ? -1 : 1))
  return given.length === 0 ? path : `${path}?${new URLSearchParams(given)}`
}
