import { sql } from 'drizzle-orm'
import type { App } from '../../app.ts'
import { isLeft } from '../../db/lease.ts'

type LeftWork =
  | { name: 'run-import' | 'run-google-update' | 'run-descriptions'; payload: { id: string } }
  | { name: 'render-videos'; payload: Record<string, never> }

/** Its process died, or lost the database. Oldest first; all videos are one piece. */
export async function findLeftWork(app: Pick<App, 'db'>): Promise<LeftWork[]> {
  const { rows } = await app.db.execute<LeftWork>(sql`
    select name, payload from (
      select 'run-import' as name, jsonb_build_object('id', id) as payload, created_at from import_jobs
        where state in ('waiting', 'checking', 'writing') and ${isLeft}
      union all
      select 'run-google-update', jsonb_build_object('id', id), created_at from google_runs
        where state = 'running' and ${isLeft}
      union all
      select 'run-descriptions', jsonb_build_object('id', id), created_at from description_runs
        where state in ('writing', 'publishing') and ${isLeft}
      union all
      select 'render-videos', '{}', now()
        where exists (select from video_files where state in ('waiting', 'running'))
          and not exists (select from video_files where state = 'running' and leased_until >= now())
    ) work order by created_at`)
  return rows
}
