import { LRUCache } from 'lru-cache'
import { drawSocialImage, type SocialSubject } from './draw-social-image.ts'
import { openSocialStage, type SocialStage } from './social-stage.ts'

export type SocialImages = { imageOf(subject: SocialSubject): Promise<Buffer> }

const MOST_BYTES = 10_000_000

/** Once for all who ask. `assetsDir` holds `art/social-base.avif`. Rejects when a file is missing. */
export function createSocialImages(assetsDir: string): SocialImages {
  let stage: Promise<SocialStage> | undefined
  const images = new LRUCache<string, Buffer, SocialSubject>({
    maxSize: MOST_BYTES,
    sizeCalculation: ({ length }) => length,
    fetchMethod: async (_words, _stale, { context }) => {
      stage ??= openSocialStage(assetsDir)
      return drawSocialImage(await stage, context)
    },
  })
  return {
    imageOf: (subject) =>
      images.forceFetch(JSON.stringify([subject.title, subject.line, subject.providerName]), {
        context: subject,
      }),
  }
}
