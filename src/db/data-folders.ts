/** Cannot be made again: a backup holds it with the database and its key. */
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

/** Root makes and hands them over. */
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
