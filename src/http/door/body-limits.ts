import { bulkCreateFaqCall } from '../../shared/calls/faq.ts'
import { startImportCall } from '../../shared/calls/imports.ts'
import {
  bulkCreatePartnersCall,
  bulkDeletePartnersCall,
  bulkEditPartnersCall,
  uploadPictureCall,
} from '../../shared/calls/partners.ts'
import { MAX_PICTURE_BYTES, UPLOAD_WRAPPING_BYTES } from '../../shared/pictures/uploads.ts'

export const MAX_BODY_BYTES = 256 * 1024

/** Lists and pictures from administrators, checked only after sign-in (src/http/api/admin/admin-calls.ts). */
export const LARGER_BODIES: Readonly<Record<string, number>> = {
  [startImportCall.path]: 25 * 1024 * 1024,
  [bulkCreatePartnersCall.path]: 25 * 1024 * 1024,
  [bulkCreateFaqCall.path]: 8 * 1024 * 1024,
  [bulkEditPartnersCall.path]: 8 * 1024 * 1024,
  [bulkDeletePartnersCall.path]: 8 * 1024 * 1024,
  [uploadPictureCall.path]: MAX_PICTURE_BYTES + UPLOAD_WRAPPING_BYTES,
}
