import { MAX_PICTURE_BYTES, UPLOAD_WRAPPING_BYTES } from '../../shared/pictures/uploads.ts'

export const MAX_BODY_BYTES = 256 * 1024

/**
 * Larger bodies: partner lists and pictures from signed-in administrators, checked only after sign-in
 * (src/http/api/admin/admin-calls.ts).
 */
export const LARGER_BODIES: Readonly<Record<string, number>> = {
  '/api/admin/imports': 25 * 1024 * 1024,
  '/api/admin/partners/bulk': 25 * 1024 * 1024,
  '/api/admin/faq/bulk': 8 * 1024 * 1024,
  '/api/admin/partners/bulk-edit': 8 * 1024 * 1024,
  '/api/admin/partners/bulk-delete': 8 * 1024 * 1024,
  '/api/admin/uploads': MAX_PICTURE_BYTES + UPLOAD_WRAPPING_BYTES,
}
