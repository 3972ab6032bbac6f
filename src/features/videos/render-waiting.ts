import { mkdir, mkdtemp, readdir, rm, writeFile } from 'node:fs/promises'
import path from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import { eq } from 'drizzle-orm'
import type { App } from '../../app.ts'
import { renewLease } from '../../db/lease.ts'
import { videos } from '../../db/schema/videos.ts'
import { diskFaultOf } from '../../shared/disk-faults.ts'
import {
  failFile,
  finishFile,
  hasUnfinished,
  keepFile,
  returnFile,
  type TakenFile,
  takeFile,
} from './file-lease.ts'
import { forgetPhotos } from './own-photo.ts'
import type { RenderedVideo } from './render/program/messages.ts'
import { RenderError } from './render/render-video.ts'
import { removeFiles, storeFiles } from './stored-files.ts'

/** While another process renders. */
const WATCH_MS = 2000

type Needs = Pick<App, 'db' | 'config' | 'files' | 'log' | 'videos'>

/**
 * One at a time in all processes, until none is left. When `signal` aborts, the current file is queued again.
 * A failing file blocks no others; rejects when the database fails.
 */
export async function renderWaiting(app: Needs, signal: AbortSignal): Promise<void> {
  while (!signal.aborted) {
    const file = await takeFile(app)
    if (file) await renderFile(app, file, signal)
    else if (await hasUnfinished(app)) await sleep(WATCH_MS, undefined, { signal }).catch(() => {})
    else return
  }
}

async function renderFile(app: Needs, file: TakenFile, stop: AbortSignal): Promise<void> {
  const { token, oldToken } = file
  const lost = new AbortController()
  let progress = 0
  const end = renewLease(() =>
    keepFile(app, token, progress).then(
      (isKept) => isKept || lost.abort(),
      // The lease outlasts a pause of the database.
      (error: unknown) => app.log.warn({ err: error }, 'the progress of a video could not be stored'),
    ),
  )
  try {
    if (oldToken) await removeFiles(app, oldToken)
    await removeDrafts(app)
    const isDone = await inFolder(app, async (folder) => {
      const rendered = await render(app, file, folder, AbortSignal.any([stop, lost.signal]), (fraction) => {
        progress = Math.min(0.99, Math.max(progress, fraction))
      })
      await storeFiles(app, token, rendered)
      return finishFile(app, file, rendered)
    })
    if (!isDone) await removeFiles(app, token)
  } catch (error) {
    await removeFiles(app, token)
    if (stop.aborted) return returnFile(app, token)
    if (lost.signal.aborted) return
    app.log.warn({ err: error, videoId: file.videoId, shape: file.shape }, 'a video could not be rendered')
    const fault = diskFaultOf(error) ?? (isFullFor(error) ? 'is full' : null)
    // More attempts would only fill the disk again.
    await failFile(app, file, fault ? `The disk ${fault}.` : reasonOf(error), fault !== null)
  } finally {
    end()
    await forgetPhotos(app.db)
  }
}

async function render(
  app: Needs,
  { videoId, shape }: TakenFile,
  folder: string,
  signal: AbortSignal,
  onProgress: (fraction: number) => void,
): Promise<RenderedVideo> {
  const [video] = await app.db
    .select({ templateId: videos.templateId, words: videos.words, logo: videos.logo, photo: videos.photo })
    .from(videos)
    .where(eq(videos.id, videoId))
  if (!video) throw new Error('The video is gone.')
  const logoFile = video.logo && path.join(folder, 'logo.png')
  if (logoFile && video.logo) await writeFile(logoFile, video.logo)
  const { templateId } = video
  const { isSilent = false, crop, ...facts } = video.words
  const photo = crop && { ...crop, file: path.join(folder, 'photo') }
  if (photo && video.photo) await writeFile(photo.file, video.photo)
  return app.videos.render(
    { templateId, shape, quality: 'full', facts, isSilent, logoFile, photo, folder },
    { onProgress, signal },
  )
}

/** Those of killed renders, while no film is rendered; previews need no lease. */
export async function removeDrafts({ config }: Pick<App, 'config'>): Promise<void> {
  const parent = draftsFolder(config)
  for (const name of await readdir(parent).catch(() => []))
    if (name.startsWith('render-')) await rm(path.join(parent, name), { recursive: true, force: true })
}

/** Runs `work` with a temporary folder. */
export async function inFolder<Result>(
  { config }: Pick<App, 'config'>,
  work: (folder: string) => Promise<Result>,
  prefix: 'render-' | 'preview-' = 'render-',
): Promise<Result> {
  const parent = draftsFolder(config)
  await mkdir(parent, { recursive: true })
  const folder = await mkdtemp(path.join(parent, prefix))
  try {
    return await work(folder)
  } finally {
    await rm(folder, { recursive: true, force: true })
  }
}

/** Below `files`: it belongs to the product's user after a start as root. */
export const draftsFolder = ({ dataDir }: { dataDir: string }): string =>
  path.join(dataDir, 'files', 'video-drafts')

function reasonOf(error: unknown): string {
  if (!(error instanceof RenderError)) return 'The video could not be stored.'
  const reasons: Record<RenderError['reason'], string> = {
    aborted: 'Rendering was stopped.',
    'out-of-time': 'Rendering took too long.',
    'out-of-memory': 'Rendering needed too much memory.',
    'encoder-failed': 'The encoder failed.',
    crashed: 'Rendering ended unexpectedly.',
  }
  return reasons[error.reason]
}

/** The render program and its encoder tell it by words alone. */
const isFullFor = (error: unknown) =>
  error instanceof RenderError && /ENOSPC|No space left on device/.test(error.message)
