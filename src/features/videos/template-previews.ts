import { readFile } from 'node:fs/promises'
import type { App } from '../../app.ts'
import type { StoredWords } from '../../db/schema/videos.ts'
import { paths } from '../../shared/paths.ts'
import type { VideoTemplateSummary } from '../../shared/videos/video.ts'
import { POSTER_SECONDS } from './render/shape.ts'
import { USUAL_SECONDS } from './render/templates/make-scenes.ts'
import { inFolder } from './render-waiting.ts'

const THUMBNAIL_WIDTH = 640

/** One picture for all languages. The number is reserved for fiction. */
const SAMPLE_WORDS: StoredWords = {
  companyName: 'Hollis & Wren',
  contactName: 'Edith Wren',
  phone: '(212) 555-0142',
  website: '',
  callToAction: 'hollis-and-wren.example',
  notes: '',
}

/** Thumbnails and clips, made when first asked for and stored. */
export type TemplatePreviews = {
  list(): Promise<VideoTemplateSummary[]>
  /** Makes a missing file; null for an outdated name. */
  keyOf(name: string): Promise<string | null>
  /** Makes missing ones in turn; logs failures. */
  makeAll(): Promise<void>
}

/** Concurrent requests make a file once. */
export function createTemplatePreviews(
  app: Pick<App, 'config' | 'files' | 'log' | 'videos'>,
): TemplatePreviews {
  const underWay = new Map<string, Promise<string>>()
  let all: Promise<void> | null = null
  const nameOf = (id: string, ending: 'jpg' | 'mp4') => `${id}-${app.videos.version}.${ending}`

  function keep(name: string, make: () => Promise<Uint8Array>): Promise<string> {
    const key = `videos/templates/${name}`
    const started = underWay.get(key)
    if (started) return started
    const work = (async () => {
      if ((await app.files.sizeOf(key)) === null) await app.files.put(key, await make())
      return key
    })().finally(() => underWay.delete(key))
    underWay.set(key, work)
    return work
  }

  async function keyOf(name: string): Promise<string | null> {
    for (const { id } of app.videos.templates) {
      if (name === nameOf(id, 'jpg')) return keep(name, () => drawThumbnail(id))
      if (name === nameOf(id, 'mp4')) return keep(name, () => renderClip(id))
    }
    return null
  }

  const drawThumbnail = (templateId: string) =>
    app.videos.drawStill({
      templateId,
      shape: 'landscape',
      facts: SAMPLE_WORDS,
      logo: null,
      atSeconds: POSTER_SECONDS,
      width: THUMBNAIL_WIDTH,
    })

  const renderClip = (templateId: string) =>
    inFolder(
      app,
      async (folder) => {
        const request = { templateId, shape: 'landscape', quality: 'preview', facts: SAMPLE_WORDS } as const
        const { videoFile } = await app.videos.render({ ...request, logoFile: null, folder }, {})
        return readFile(videoFile)
      },
      'preview-',
    )

  return {
    keyOf,
    async list() {
      const hasEncoder = (await app.videos.findEncoder()) !== null
      return app.videos.templates.map(({ id, title, description, category }) => ({
        id,
        title,
        description,
        category,
        duration: USUAL_SECONDS,
        thumbnailUrl: paths.videoTemplateFile(nameOf(id, 'jpg')),
        videoUrl: hasEncoder ? paths.videoTemplateFile(nameOf(id, 'mp4')) : null,
      }))
    },
    makeAll() {
      all ??= (async () => {
        const hasEncoder = (await app.videos.findEncoder()) !== null
        for (const ending of hasEncoder ? (['jpg', 'mp4'] as const) : (['jpg'] as const))
          for (const { id } of app.videos.templates) await keyOf(nameOf(id, ending))
      })()
        .catch((error: unknown) => app.log.warn({ err: error }, 'a preview of the films could not be made'))
        .finally(() => {
          all = null
        })
      return all
    },
  }
}
