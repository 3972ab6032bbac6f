import { inArray, lt } from 'drizzle-orm'
import type { App } from '../../app.ts'
import { uploads } from '../../db/schema/files.ts'
import { UPLOAD_NAME } from '../../shared/pictures/picture-limits.ts'
import { findNamedUploads } from './find-named-uploads.ts'

/** Longer than a session lasts, and the form with it. */
const UNUSED_HOURS = 24
const MOST_AT_ONCE = 1000

const UPLOAD_KEY = new RegExp(`^uploads/(${UPLOAD_NAME})$`)

/**
 * What nothing has named for a day; returns how many. Files without a row get one. Not while an import is being
 * read.
 */
export async function removeUnusedUploads(app: Pick<App, 'db' | 'files' | 'clock'>): Promise<number> {
  const now = app.clock.now()
  await adoptStoredFiles(app, now)
  const removed = await app.db.longTransaction(async (tx) => {
    const old = await tx
      .select({ name: uploads.name })
      .from(uploads)
      .where(lt(uploads.createdAt, new Date(now.getTime() - UNUSED_HOURS * 3_600_000)))
      // Others are being saved (requireStoredPictures).
      .for('update', { skipLocked: true })
    if (old.length === 0) return []
    const named = await findNamedUploads(tx, now)
    if (named === null) return []
    const unused = old.map(({ name }) => name).filter((name) => !named.has(name))
    const names = unused.slice(0, MOST_AT_ONCE)
    if (names.length > 0) await tx.delete(uploads).where(inArray(uploads.name, names))
    return names
  })
  // What stays behind is adopted by the next run.
  for (const name of removed) await app.files.remove(`uploads/${name}`)
  return removed.length
}

async function adoptStoredFiles({ db, files }: Pick<App, 'db' | 'files'>, now: Date): Promise<void> {
  const known = new Set((await db.select({ name: uploads.name }).from(uploads)).map(({ name }) => name))
  const found = (await files.list('uploads')).flatMap(({ key, bytes }) => {
    const name = UPLOAD_KEY.exec(key)?.[1]
    return name === undefined || known.has(name) ? [] : [{ name, bytes, createdAt: now }]
  })
  for (let start = 0; start < found.length; start += MOST_AT_ONCE) {
    const rows = found.slice(start, start + MOST_AT_ONCE)
    await db.insert(uploads).values(rows).onConflictDoNothing()
  }
}
