/**
 * What under `DATA_DIR` cannot be made again (docs/architecture.md, "State"): a backup holds it beside the database,
 * with the data key, so that the backup key alone restores everything.
 */
export const KEPT_FOLDERS = [
  'files/uploads',
  'files/attached_assets',
  'keys',
  'outbox',
  'texts',
  'journal',
] as const

/** Written by the operator and by restores alone; may be on a read-only disk. */
export const OPERATORS_FOLDER = 'texts'

/** Every folder right under `DATA_DIR` that the product works in: root makes it and hands it over. */
export const OWN_FOLDERS: readonly string[] = [
  ...new Set([
    'db',
    'backups',
    'backup-key',
    ...KEPT_FOLDERS.map((folder) => folder.split('/')[0] as string),
  ]),
]

/** Parents first. */
export const ALL_FOLDERS: readonly string[] = [
  ...OWN_FOLDERS,
  ...KEPT_FOLDERS.filter((folder) => !OWN_FOLDERS.includes(folder)),
  'files/videos',
]
