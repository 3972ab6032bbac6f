import { LRUCache } from 'lru-cache'
import { drawSocialImage, type SocialSubject } from './draw-social-image.ts'
import { openSocialStage } from './social-stage.ts'

export type SocialImages = { imageOf(subject: SocialSubject): Promise<Buffer> }

const MOST_BYTES = 10_000_000

/** Draws once for all who ask. `assetsDir` holds `art/social-base.avif`. Rejects when a file is missing. */
export function createSocialImages(assetsDir: string): SocialImages {
  let ground: ReturnType<typeof openSocialStage> | undefined
  const images = new LRUCache<string, Buffer, SocialSubject>({
    maxSize: MOST_BYTES,
    sizeCalculation: ({ length }) => length,
    fetchMethod: async (_words, _stale, { context }) => {
      ground ??= openSocialStage(assetsDir)
      return drawSocialImage(await ground, context)
    },
  })
  return {
    imageOf: (subject) =>
      images.forceFetch(JSON.stringify([subject.title, subject.line, subject.providerName]), {
        context: subject,
      }),
  }
}
