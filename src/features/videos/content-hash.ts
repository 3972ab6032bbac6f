import { createHash } from 'node:crypto'
import type { StoredWords } from '../../db/schema/videos.ts'
import { STORY_LINES, type VideoDraft, type VideoInput } from '../../shared/videos/video.ts'

/** What a film shows, so not the contact's email address. A story keeps its empty lines. */
export function wordsOf(input: VideoInput | VideoDraft): StoredWords {
  return {
    companyName: input.companyName,
    cityState: input.cityState ?? '',
    contactName: input.contactName,
    phone: input.contactPhone,
    website: input.website ?? '',
    story: STORY_LINES.map((name) => input[name] ?? ''),
    callToAction: input.callToAction,
    notes: input.additionalNotes ?? '',
    ...(input.cut && { cut: input.cut }),
    ...(input.photo && { crop: { x: input.photoX, y: input.photoY, zoom: input.photoZoom } }),
    ...('noMusic' in input && input.noMusic && { isSilent: true }),
  }
}

/** SHA-256: equal requests share one render. */
export function contentHash(
  version: string,
  templateId: string,
  words: StoredWords,
  logo: Buffer | null,
  photo: Buffer | null,
): string {
  const hashOf = (bytes: Buffer | null) => bytes && createHash('sha256').update(bytes).digest('hex')
  const sorted = Object.entries(words).toSorted(([a], [b]) => (a < b ? -1 : 1))
  return createHash('sha256')
    .update(JSON.stringify([version, templateId, sorted, hashOf(logo), hashOf(photo)]))
    .digest('hex')
}
