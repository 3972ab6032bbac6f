import { createHash } from 'node:crypto'
import type { StoredWords } from '../../db/schema-videos.ts'
import type { VideoInput } from '../../shared/videos/video.ts'

/** What a film says, as the templates take it. The contact's address is not shown, and not kept. */
export function wordsOf(input: VideoInput): StoredWords {
  return {
    companyName: input.companyName,
    contactName: input.contactName,
    phone: input.contactPhone,
    website: input.website ?? '',
    callToAction: input.callToAction,
    notes: input.additionalNotes ?? '',
  }
}

/** SHA-256 of everything that a film shows: two requests with the same one need one render. */
export function contentHash(
  version: string,
  templateId: string,
  words: StoredWords,
  logo: Buffer | null,
): string {
  const { companyName, contactName, phone, website, callToAction, notes } = words
  const logoHash = logo && createHash('sha256').update(logo).digest('hex')
  return createHash('sha256')
    .update(
      JSON.stringify([
        version,
        templateId,
        companyName,
        contactName,
        phone,
        website,
        callToAction,
        notes,
        logoHash,
      ]),
    )
    .digest('hex')
}
