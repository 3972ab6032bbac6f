/** Largest upload: 8 MB. */
export const MAX_PICTURE_BYTES = 8 * 1024 * 1024
export const UPLOAD_WRAPPING_BYTES = 64 * 1024
