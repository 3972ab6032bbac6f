/** Largest upload: 8 MB. */
export const MAX_PICTURE_BYTES = 8 * 1024 * 1024
/** Most bytes that form encoding adds to a picture. */
export const UPLOAD_WRAPPING_BYTES = 64 * 1024
