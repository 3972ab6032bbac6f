import { eq } from 'drizzle-orm'
import type { Queryable } from '../../../db/open.ts'
import { importJobs } from '../../../db/schema/history.ts'
import type { ImportState } from '../../../shared/import.ts'

/** Shorter work shows no progress. */
const QUIET_MS = 1000
const INTERVAL_MS = 250

/** Reports stored progress until the returned function is called. */
export function watchProgress(
  db: Queryable,
  importId: string,
  onProgress: (line: string) => void,
): () => void {
  let isReading = false
  let isStopped = false
  const read = async () => {
    if (isReading) return
    isReading = true
    try {
      const [job] = await db
        .select({
          state: importJobs.state,
          doneCount: importJobs.doneCount,
          totalCount: importJobs.totalCount,
        })
        .from(importJobs)
        .where(eq(importJobs.id, importId))
      if (job && !isStopped) onProgress(progressText(job))
    } catch {
      // The import meets and reports the same fault.
    } finally {
      isReading = false
    }
  }
  let timer = setTimeout(() => {
    timer = setInterval(read, INTERVAL_MS)
    void read()
  }, QUIET_MS)
  return () => {
    isStopped = true
    clearTimeout(timer)
  }
}

/** "Checking 23,000 of 100,000 rows". */
export function progressText(job: {
  state: ImportState
  doneCount: number
  totalCount: number | null
}): string {
  const [done, total] = [job.doneCount, job.totalCount ?? 0].map((count) => count.toLocaleString('en-US'))
  if (job.state === 'writing') return `Writing ${done} of ${total} partners`
  if (job.doneCount > 0 && job.doneCount >= (job.totalCount ?? 0))
    return `Comparing ${done} rows with the directory`
  return `Checking ${done} of ${total} rows`
}
