/** The largest picture that can be uploaded: 8 MB. */
export const MAX_PICTURE_BYTES = 8 * 1024 * 1024
/** What a form and its file around it add to a picture at most. */
export const UPLOAD_WRAPPING_BYTES = 64 * 1024
