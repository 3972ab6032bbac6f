/** A JavaScript and a POSIX pattern. */
export const UPLOAD_NAME = '[0-9a-f]{32}\\.(?:png|jpg|webp)'
export const MAX_PICTURE_BYTES = 8 * 1024 * 1024
export const UPLOAD_WRAPPING_BYTES = 64 * 1024
