import { MAX_PICTURE_BYTES, UPLOAD_WRAPPING_BYTES } from '../../shared/pictures/uploads.ts'

/** No ordinary body needs more. */
export const MAX_BODY_BYTES = 256 * 1024

/** A logo of 5 MB as base64, once more as a form encodes it, and the texts. */
export const LOGO_BODY_BYTES = 8 * 1024 * 1024

/**
 * Calls that take more: a partner list as a file or as JSON, a picture. Those of administrators are
 * held to their own limit only after the session is known (src/http/api/admin/admin-calls.ts).
 */
export const LARGER_BODIES: Readonly<Record<string, number>> = {
  '/api/admin/imports': 25 * 1024 * 1024,
  '/api/admin/partners/bulk': 25 * 1024 * 1024,
  '/api/admin/faq/bulk': 8 * 1024 * 1024,
  '/api/admin/partners/bulk-edit': 8 * 1024 * 1024,
  '/api/admin/partners/bulk-delete': 8 * 1024 * 1024,
  '/api/partner-tools/press-release': LOGO_BODY_BYTES,
  '/partner-tools/press-release': LOGO_BODY_BYTES,
  '/partner-tools/press-release/document': LOGO_BODY_BYTES,
  '/api/admin/uploads': MAX_PICTURE_BYTES + UPLOAD_WRAPPING_BYTES,
}
