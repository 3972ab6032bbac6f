import { z } from 'zod'
import { KEPT_FOLDERS } from '../../db/data-folders.ts'

/** Raise it when older releases cannot read the archive. */
export const ARCHIVE_FORMAT = 1
export const ARCHIVE_SUFFIX = '.tar.gz.age'
/** tar states an entry's size first. */
export const PART_BYTES = 1024 * 1024
export const MAX_FILE_BYTES = 64 * 1024 * 1024

/** Safe for names of any form. */
export function isInKeptFolder(file: string): boolean {
  const isPlain = file.split('/').every((part) => !['', '.', '..'].includes(part) && !/[\\\0]/.test(part))
  return isPlain && KEPT_FOLDERS.some((folder) => file.startsWith(`${folder}/`))
}

/** No drafts, no editors' hidden files. */
export function isKept(file: string): boolean {
  return isInKeptFolder(file) && !file.endsWith('.draft') && !/(?:^|\/)\./.test(file)
}

const Migration = z.object({ createdAt: z.int(), hash: z.string(), name: z.string() })

export const ArchiveHead = z.object({
  format: z.literal(ARCHIVE_FORMAT),
  createdAt: z.iso.datetime(),
  migrations: z.array(Migration).min(1),
})
export type ArchiveHead = z.infer<typeof ArchiveHead>

const Sha256 = z.string().regex(/^[0-9a-f]{64}$/)
export const TableDigest = z.object({ rows: z.int(), bytes: z.int(), sha256: Sha256 })
export type TableDigest = z.infer<typeof TableDigest>

/** The last entry: without it an archive is incomplete. */
export const ArchiveManifest = z.object({
  tables: z.record(z.string(), TableDigest),
  files: z.record(z.string(), z.object({ bytes: z.int(), sha256: Sha256 })),
})
export type ArchiveManifest = z.infer<typeof ArchiveManifest>

/** Parts from 0. */
export const partName = (table: string, number: number) =>
  `tables/${table}/${String(number).padStart(6, '0')}`
