import { makeZip, predictLength } from 'client-zip'
import { eq } from 'drizzle-orm'
import type { App } from '../../app.ts'
import { videoFiles, videos } from '../../db/schema/videos.ts'
import { AppError } from '../../shared/errors.ts'
import { releaseFileName } from '../../shared/press-releases/press-release.ts'
import { VIDEO_SHAPES } from '../../shared/videos/video.ts'
import { pressKitName, videoFileName } from '../../shared/videos/video-texts.ts'
import type { DocumentWriter } from '../press-releases/documents/create-document-writer.ts'
import { notFound } from './read-video.ts'
import { VIDEO_ENDINGS, videoKey } from './stored-files.ts'

export type PressKit = { fileName: string; bytes: number; stream: ReadableStream<Uint8Array> }

type Entry = {
  name: string
  lastModified: Date
  size: number
  input: Uint8Array<ArrayBuffer> | ReadableStream<Uint8Array<ArrayBuffer>>
}

/**
 * Streams a ZIP of finished shapes, logo and release. Throws not_found; conflict while shapes wait or a file
 * is gone.
 */
export async function makePressKit(
  app: Pick<App, 'db' | 'clock' | 'files'>,
  writeDocument: DocumentWriter,
  id: string,
  release: string | null,
): Promise<PressKit> {
  const [video] = await app.db.select().from(videos).where(eq(videos.id, id))
  if (!video || video.expiresAt <= app.clock.now()) throw notFound()
  const rows = await app.db.select().from(videoFiles).where(eq(videoFiles.videoId, id))
  const { companyName } = video.words
  const files: { key: string; entry: Omit<Entry, 'input'> }[] = []
  const done = rows.filter(({ state }) => state === 'done')
  if (done.length === 0 || rows.some(({ state }) => state === 'waiting' || state === 'running'))
    throw new AppError('conflict', 'The press kit is ready once all three shapes are.')
  for (const shape of VIDEO_SHAPES) {
    const row = done.find((one) => one.shape === shape)
    if (!row || row.token === null || row.finishedAt === null) continue
    const named = { companyName, templateId: video.templateId, shape }
    for (const ending of VIDEO_ENDINGS) {
      const key = videoKey(row.token, ending)
      const size = await app.files.sizeOf(key)
      if (size === null) throw new AppError('conflict', 'A file of this video is gone. Please make it again.')
      files.push({
        key,
        entry: { name: videoFileName(named, ending), lastModified: row.finishedAt, size },
      })
    }
  }
  const made = await writeRelease(writeDocument, companyName, release, video.logo, app.clock.now())
  async function* entries(): AsyncGenerator<Entry> {
    yield* made
    for (const { key, entry } of files) {
      const stream = await app.files.read(key, { start: 0, end: entry.size - 1 })
      if (!stream) throw new Error('A file of the video is gone.')
      yield { ...entry, input: stream as ReadableStream<Uint8Array<ArrayBuffer>> }
    }
  }
  const sizes = [...made, ...files.map(({ entry }) => entry)].map(({ name, size }) => ({ name, size }))
  return {
    fileName: pressKitName(companyName),
    bytes: Number(predictLength(sizes)),
    stream: makeZip(entries()),
  }
}

async function writeRelease(
  writeDocument: DocumentWriter,
  companyName: string,
  text: string | null,
  logo: Buffer | null,
  lastModified: Date,
): Promise<Entry[]> {
  const entry = (name: string, bytes: Uint8Array): Entry => ({
    name,
    lastModified,
    size: bytes.length,
    input: new Uint8Array(bytes),
  })
  const entries = logo ? [entry('logo.png', logo)] : []
  if (text === null) return entries
  const content = { text, companyName, logo }
  return [
    entry(releaseFileName(companyName, 'txt'), Buffer.from(`${text}\n`)),
    entry(releaseFileName(companyName, 'docx'), await writeDocument({ format: 'docx', ...content })),
    entry(releaseFileName(companyName, 'pdf'), await writeDocument({ format: 'pdf', ...content })),
    ...entries,
  ]
}
