import { createHash } from 'node:crypto'
import type { StoredWords } from '../../db/schema/videos.ts'
import type { VideoInput } from '../../shared/videos/video.ts'

/** The words that a film shows, without the contact's email address. */
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

/** SHA-256 of all that a film shows: equal requests share one render. */
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
