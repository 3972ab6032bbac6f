/** A JavaScript and a POSIX pattern. */
export const UPLOAD_NAME = '[0-9a-f]{32}\\.(?:png|jpg|webp)'
export const MAX_PICTURE_BYTES = 8 * 1024 * 1024
export const UPLOAD_WRAPPING_BYTES = 64 * 1024

export const MAX_LOGO_BYTES = 5 * 1024 * 1024

export const LOGO_TEXTS = {
  wrongTypeTitle: 'Invalid file type',
  wrongType: 'Only PNG files are accepted for transparent logos.',
  tooLargeTitle: 'File too large',
  tooLarge: 'Logo file must be smaller than 5MB.',
  /** Bounds: features/logos/clean-png.ts. */
  tooManyPixels: 'Please use a logo of at most 6,000 pixels a side and 16 megapixels.',
  notThere: 'This logo is no longer there. Please choose another.',
  notAnAddress: 'Please give an http or https address of a PNG picture.',
} as const
