import type { App } from '../../../app.ts'

/**
 * With ROLE=web queues work, tracked by its own row, and returns true; otherwise the caller does the work.
 */
export async function handToWorker(
  app: Pick<App, 'config' | 'db' | 'jobs'>,
  name: 'run-import' | 'run-descriptions' | 'run-google-update',
  id: string,
): Promise<boolean> {
  if (app.config.role !== 'web') return false
  await app.jobs.enqueue(app.db, name, { id })
  return true
}
