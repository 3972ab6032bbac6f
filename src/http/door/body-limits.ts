import type { IncomingMessage } from 'node:http'
import type { MiddlewareHandler } from 'hono'
import { bodyLimit } from 'hono/body-limit'
import { bulkCreateFaqCall } from '../../shared/calls/faq.ts'
import { startImportCall } from '../../shared/calls/imports.ts'
import { askPartnersCall } from '../../shared/calls/partner-checks.ts'
import {
  drawVideoStillsCall,
  generateVideoCall,
  writePressReleaseCall,
} from '../../shared/calls/partner-tools.ts'
import {
  bulkCreatePartnersCall,
  bulkDeletePartnersCall,
  bulkEditPartnersCall,
  exportPartnersCall,
  uploadPictureCall,
} from '../../shared/calls/partners.ts'
import { AppError } from '../../shared/errors.ts'
import { MAX_IMPORT_BYTES } from '../../shared/import.ts'
import { MOST_IDS } from '../../shared/partners/admin-partner.ts'
import { paths } from '../../shared/paths.ts'
import { MAX_PICTURE_BYTES, UPLOAD_WRAPPING_BYTES } from '../../shared/pictures/picture-limits.ts'

export const MAX_BODY_BYTES = 256 * 1024

/** 5,000 ids; a value takes about 4 µs to parse and check. */
export const MAX_VALUES = 12_000

/** RFC 9110, sections 9.3.1, 9.3.2 and 9.3.7. */
export const METHODS_WITH_BODY: readonly string[] = ['POST', 'PUT', 'PATCH', 'DELETE']

/** By its head, before any of it came (RFC 9112, section 6). */
export function hasBody({ headers }: Pick<IncomingMessage, 'headers'>): boolean {
  return headers['transfer-encoding'] !== undefined || (headers['content-length'] ?? '0') !== '0'
}

/** A logo of 5 MB as base64, form-encoded, and texts. */
export const LOGO_BODY_BYTES = 8 * 1024 * 1024

/** A photograph of 5 MB beside it. */
export const FILM_BODY_BYTES = 15 * 1024 * 1024

/** 2,000 partners with all their texts, or 5,000 questions. */
const LIST_BYTES = 4 * 1024 * 1024
const IDS_BYTES = 1024 * 1024

/** Administrators' lists are checked after sign-in (src/http/api/admin/admin-calls.ts). */
export const LARGER_BODIES: Readonly<Record<string, number>> = {
  [startImportCall.path]: MAX_IMPORT_BYTES,
  [bulkCreatePartnersCall.path]: LIST_BYTES,
  [bulkCreateFaqCall.path]: LIST_BYTES,
  [bulkEditPartnersCall.path]: IDS_BYTES,
  [bulkDeletePartnersCall.path]: IDS_BYTES,
  [askPartnersCall.path]: IDS_BYTES,
  [exportPartnersCall.path]: IDS_BYTES,
  [writePressReleaseCall.path]: LOGO_BODY_BYTES,
  [paths.pressRelease()]: LOGO_BODY_BYTES,
  [paths.pressReleaseDocument()]: LOGO_BODY_BYTES,
  [generateVideoCall.path]: FILM_BODY_BYTES,
  [paths.videoMaker()]: FILM_BODY_BYTES,
  [drawVideoStillsCall.path]: FILM_BODY_BYTES,
  [uploadPictureCall.path]: MAX_PICTURE_BYTES + UPLOAD_WRAPPING_BYTES,
}

export const MORE_VALUES: Readonly<Record<string, number>> = {
  [bulkCreatePartnersCall.path]: 60_000,
  [bulkCreateFaqCall.path]: 60_000,
  [bulkEditPartnersCall.path]: MOST_IDS + 1000,
  [bulkDeletePartnersCall.path]: MOST_IDS + 1000,
  [askPartnersCall.path]: MOST_IDS + 1000,
  [exportPartnersCall.path]: MOST_IDS + 1000,
}

/** Throws too_large, by declared length or while reading. */
export function limitBody(maxBytes: number): MiddlewareHandler {
  const limit = bodyLimit({
    maxSize: maxBytes,
    onError: () => {
      throw new AppError('too_large', `The body is larger than ${Math.floor(maxBytes / 1024)} KB.`)
    },
  })
  // Looking for a body creates one: a tenth of a page's work.
  return (c, next) => (METHODS_WITH_BODY.includes(c.req.method) ? limit(c, next) : next())
}
