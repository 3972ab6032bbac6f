/** Cannot be made again: backups hold them. */
export const KEPT_FOLDERS = [
  'files/uploads',
  'files/attached_assets',
  'keys',
  'outbox',
  'texts',
  'journal',
] as const

/** May be on a read-only disk. */
export const OPERATORS_FOLDER = 'texts'

/** Made by root and handed over. */
export const OWN_FOLDERS: readonly string[] = [
  ...new Set([
    'db',
    'backups',
    'backup-key',
    ...KEPT_FOLDERS.map((folder) => folder.split('/')[0] as string),
  ]),
]

export const ALL_FOLDERS: readonly string[] = [
  ...OWN_FOLDERS,
  ...KEPT_FOLDERS.filter((folder) => !OWN_FOLDERS.includes(folder)),
  'files/videos',
]
