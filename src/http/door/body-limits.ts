import { MAX_PICTURE_BYTES, UPLOAD_WRAPPING_BYTES } from '../../shared/pictures/uploads.ts'

/** No ordinary body needs more. */
export const MAX_BODY_BYTES = 256 * 1024

/**
 * Calls that take more: a partner list as a file or as JSON, a picture. They are for signed-in administrators, and are
 * held to their own limit only after that is known (src/http/api/admin/admin-calls.ts).
 */
export const LARGER_BODIES: Readonly<Record<string, number>> = {
  '/api/admin/imports': 25 * 1024 * 1024,
  '/api/admin/partners/bulk': 25 * 1024 * 1024,
  '/api/admin/faq/bulk': 8 * 1024 * 1024,
  '/api/admin/partners/bulk-edit': 8 * 1024 * 1024,
  '/api/admin/partners/bulk-delete': 8 * 1024 * 1024,
  '/api/admin/uploads': MAX_PICTURE_BYTES + UPLOAD_WRAPPING_BYTES,
}
