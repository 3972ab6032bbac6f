import { z } from 'zod'

/** Raised when an older release could no longer read the archive. */
export const ARCHIVE_FORMAT = 1
export const ARCHIVE_SUFFIX = '.tar.gz.age'
/** Tables are cut into entries of this size, since tar states each size before its content. In bytes. */
export const PART_BYTES = 1024 * 1024
/** A kept file is read whole; uploads are smaller. In bytes. */
export const MAX_FILE_BYTES = 64 * 1024 * 1024

/**
 * What under `DATA_DIR` cannot be made again (docs/architecture.md, "State"). The data key is in the archive, which is
 * encrypted itself, so that the backup key alone brings everything back.
 */
export const KEPT_FOLDERS = ['files/uploads', 'files/attached_assets', 'keys', 'outbox', 'texts'] as const

const Migration = z.object({ createdAt: z.int(), hash: z.string(), name: z.string() })

/** The archive's first entry, `head.json`: all that is needed before the first table. */
export const ArchiveHead = z.object({
  format: z.literal(ARCHIVE_FORMAT),
  createdAt: z.iso.datetime(),
  /** In the order in which they ran; the last one names the release's schema. */
  migrations: z.array(Migration).min(1),
})
export type ArchiveHead = z.infer<typeof ArchiveHead>

const Sha256 = z.string().regex(/^[0-9a-f]{64}$/)
export const TableDigest = z.object({ rows: z.int(), bytes: z.int(), sha256: Sha256 })
export type TableDigest = z.infer<typeof TableDigest>

/** The last entry, `manifest.json`: an archive without it is incomplete. */
export const ArchiveManifest = z.object({
  tables: z.record(z.string(), TableDigest),
  files: z.record(z.string(), z.object({ bytes: z.int(), sha256: Sha256 })),
})
export type ArchiveManifest = z.infer<typeof ArchiveManifest>

export const partName = (table: string, number: number) =>
  `tables/${table}/${String(number).padStart(6, '0')}`
