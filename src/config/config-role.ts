/** `web` serves HTTP and queues jobs, `worker` runs jobs and schedules. */
export const ROLES = ['web', 'worker', 'all'] as const

type Given = Readonly<Record<string, string | undefined>>

const isOneOfSeveral = ({ ROLE }: Given) => ROLE === 'web' || ROLE === 'worker'

/** Unset ones that ROLE=web or worker needs. */
export function findRoleFaults(given: Given): string[] {
  if (!isOneOfSeveral(given)) return []
  return [
    ...(given.DATABASE_URL === undefined
      ? [
          '  ROLE: must be all, or DATABASE_URL must be set: the embedded database serves one machine, where one process does everything',
        ]
      : []),
    ...(given.SITE_URL === undefined
      ? ['  SITE_URL: must be set with ROLE=web or worker, because the worker’s mails link to the site']
      : []),
  ]
}

/** What processes must share under DATA_DIR. */
export function findRoleWarnings(given: Given): string[] {
  if (!isOneOfSeveral(given)) return []
  const shared = [
    ...(given.FILES_URL === undefined ? ['uploads and videos (or set FILES_URL)'] : []),
    ...(given.SMTP_URL === undefined ? ['mail in files, to erase it on request (or set SMTP_URL)'] : []),
    ...(given.DATA_KEY === undefined ? ['the data key (or set DATA_KEY)'] : []),
  ]
  if (shared.length === 0) return []
  return [
    `ROLE is ${given.ROLE}: every process must have the same DATA_DIR, on a shared volume, because it holds ${shared.join('; ')}.`,
  ]
}
