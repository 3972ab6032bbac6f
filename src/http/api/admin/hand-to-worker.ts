import type { App } from '../../../app.ts'

/** Queues work with ROLE=web and returns true; otherwise the caller does it. */
export async function handToWorker(
  app: Pick<App, 'config' | 'db' | 'jobs'>,
  name: 'run-import' | 'run-descriptions' | 'run-google-update',
  id: string,
): Promise<boolean> {
  if (app.config.role !== 'web') return false
  await app.jobs.enqueue(app.db, name, { id })
  return true
}
