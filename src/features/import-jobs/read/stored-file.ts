import { sql } from 'drizzle-orm'
import type { Queryable } from '../../../db/open.ts'
import { importJobs } from '../../../db/schema/history.ts'
import type { CsvSource } from '../../../shared/csv/csv-source.ts'

const PIECE_BYTES = 256 * 1024

/** In pieces; the next is read while one is used. */
export function storedFile(db: Queryable, importId: string): CsvSource {
  const read = async (at: number): Promise<Buffer | undefined> => {
    const { rows } = await db.execute<{ piece: Buffer }>(
      sql`select substring(file from ${at + 1}::int for ${PIECE_BYTES}::int) as piece
        from ${importJobs} where id = ${importId}`,
    )
    return rows[0]?.piece
  }
  return {
    async *open() {
      let next = read(0)
      for (let at = PIECE_BYTES; ; at += PIECE_BYTES) {
        const piece = await next
        if (!piece || piece.length === 0) return
        if (piece.length < PIECE_BYTES) return yield piece
        next = read(at)
        // Its failure is reported where it is awaited.
        next.catch(() => {})
        yield piece
      }
    },
  }
}
