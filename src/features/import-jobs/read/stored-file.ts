import { sql } from 'drizzle-orm'
import type { Queryable } from '../../../db/open.ts'
import { importJobs } from '../../../db/schema/history.ts'
import type { CsvSource } from '../../../shared/csv/csv-source.ts'

const PIECE_BYTES = 256 * 1024

/** In pieces of 256 KB. */
export function storedFile(db: Queryable, importId: string): CsvSource {
  return {
    async *open() {
      for (let at = 0; ; at += PIECE_BYTES) {
        const { rows } = await db.execute<{ piece: Buffer }>(
          sql`select substring(file from ${at + 1}::int for ${PIECE_BYTES}::int) as piece
            from ${importJobs} where id = ${importId}`,
        )
        const piece = rows[0]?.piece
        if (piece && piece.length > 0) yield piece
        if (!piece || piece.length < PIECE_BYTES) return
      }
    },
  }
}
