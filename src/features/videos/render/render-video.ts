import { type ChildProcess, fork } from 'node:child_process'
import { existsSync } from 'node:fs'
import { mkdtemp, rename, rm } from 'node:fs/promises'
import path from 'node:path'
import { fileURLToPath } from 'node:url'
import type { Encoder } from './find-encoder.ts'
import type { RenderedVideo, RenderOrder, RenderReport, RenderRequest } from './program/messages.ts'

export interface RenderOptions {
  encoder: Encoder
  /** 0 to 1, never decreasing. */
  onProgress?: (fraction: number) => void
  signal?: AbortSignal
  timeoutMs?: number
  /** Ends a render that makes no progress. */
  stallMs?: number
  program?: string
}

export type RenderFailure = 'aborted' | 'out-of-time' | 'out-of-memory' | 'encoder-failed' | 'crashed'

export class RenderError extends Error {
  readonly reason: RenderFailure

  /** `details`: for the log. */
  constructor(reason: RenderFailure, details: string) {
    super(`The video was not rendered (${reason}): ${details}`)
    this.name = 'RenderError'
    this.reason = reason
  }
}

const PROGRAM = fileURLToPath(
  new URL(import.meta.url.endsWith('.ts') ? '../../../render.ts' : './render.js', import.meta.url),
)
/** Ten times what a busy machine needs. */
const TIMEOUT_MS = 10 * 60_000
/** A start on a busy machine takes 20 s. */
const STALL_MS = 2 * 60_000
const KEPT_LETTERS = 4000

/**
 * Renders in a child process within limits; files appear when all are complete. Throws RenderError, without
 * files.
 */
export async function renderVideo(request: RenderRequest, options: RenderOptions): Promise<RenderedVideo> {
  if (options.signal?.aborted) throw new RenderError('aborted', 'before the start')
  const draft = await mkdtemp(path.join(request.folder, '.render-'))
  try {
    const { folder: _, ...rest } = request
    const files = await runProgram({ ...rest, folder: draft, encoder: options.encoder }, options)
    return await moveFiles(files, request.folder)
  } finally {
    // A killed encoder may still be writing.
    await rm(draft, { recursive: true, force: true, maxRetries: 5, retryDelay: 100 })
  }
}

function runProgram(
  order: RenderOrder,
  { onProgress, signal, timeoutMs = TIMEOUT_MS, stallMs = STALL_MS, program = PROGRAM }: RenderOptions,
): Promise<RenderedVideo> {
  const child = fork(program, [], {
    stdio: ['ignore', 'ignore', 'pipe', 'ipc'],
    ...launcher(),
    // Its own process group, so that its encoder is killed with it.
    detached: process.platform !== 'win32',
  })
  return new Promise((resolve, reject) => {
    let words = ''
    let outcome: RenderReport | null = null
    const fail = (reason: RenderFailure, details: string) => {
      kill(child)
      reject(new RenderError(reason, details))
    }
    const onAbort = () => fail('aborted', 'as asked')
    const timer = setTimeout(() => fail('out-of-time', `${timeoutMs} ms`), timeoutMs)
    const stall = setTimeout(() => fail('out-of-time', `no progress for ${stallMs} ms`), stallMs)
    signal?.addEventListener('abort', onAbort, { once: true })
    child.stderr?.on('data', (chunk: Buffer) => {
      words = (words + chunk).slice(-KEPT_LETTERS)
    })
    child.on('message', (report: RenderReport) => {
      stall.refresh()
      if (report.type === 'progress') onProgress?.(report.fraction)
      else outcome = report
    })
    child.once('error', (error) => fail('crashed', error.message))
    child.once('close', (code, by) => {
      clearTimeout(timer)
      clearTimeout(stall)
      signal?.removeEventListener('abort', onAbort)
      if (outcome?.type === 'done') {
        onProgress?.(1)
        resolve(outcome.files)
      } else if (outcome?.type === 'failed') fail(outcome.reason, outcome.details)
      else fail('crashed', `ended with ${code ?? by}: ${words.trim()}`)
    })
    child.send(order, (error) => error && fail('crashed', error.message))
  })
}

/** Keeps the canvas's allocator from returning each frame's memory, which costs as much as drawing. */
function launcher(): { execPath?: string; execArgv: string[] } {
  // draw-frames.ts frees what it reads from the canvas.
  const options = ['--max-old-space-size=512', '--expose-gc']
  if (!existsSync(ENV)) return { execArgv: options }
  return { execPath: ENV, execArgv: [...ALLOCATORS, process.execPath, ...options] }
}
const ENV = '/usr/bin/env'
/** Keeps a frame's buffers (8.3 MB): getting one costs three times as much as drawing into it. */
const ALLOCATORS = [
  'MIMALLOC_PURGE_DELAY=200',
  'MALLOC_ARENA_MAX=1',
  'MALLOC_MMAP_THRESHOLD_=9000000',
  'MALLOC_TRIM_THRESHOLD_=32000000',
]

function kill(child: ChildProcess): void {
  if (child.pid === undefined) return
  try {
    if (process.platform === 'win32') child.kill('SIGKILL')
    else process.kill(-child.pid, 'SIGKILL')
  } catch {}
}

async function moveFiles(files: RenderedVideo, folder: string): Promise<RenderedVideo> {
  const moved = { ...files }
  // The film last: it marks the set as complete.
  for (const name of ['posterFile', 'vttFile', 'srtFile', 'videoFile'] as const) {
    moved[name] = path.join(folder, path.basename(files[name]))
    await rename(files[name], moved[name])
  }
  return moved
}
