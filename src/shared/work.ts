import { z } from 'zod'

export const SERVICE_IDS = ['mail', 'journal', 'google', 'ai', 'backup', 'files'] as const

export const ServiceStatus = z.object({
  id: z.enum(SERVICE_IDS),
  label: z.string(),
  isConfigured: z.boolean(),
  /** What the button that proves it says. */
  action: z.string(),
  sentence: z.string(),
  isTroubled: z.boolean(),
})
export type ServiceStatus = z.infer<typeof ServiceStatus>

export const WORK_KINDS = ['mail', 'google', 'texts', 'import', 'video'] as const
export const WORK_STATES = ['running', 'waiting', 'failed'] as const

/** One piece of work in the background. */
export const WorkItem = z.object({
  id: z.string(),
  kind: z.enum(WORK_KINDS),
  state: z.enum(WORK_STATES),
  title: z.string(),
  /** Why it failed last; null: it did not. */
  reason: z.string().nullable(),
  since: z.iso.datetime(),
  attempts: z.int(),
  /** When it is tried next by itself; null: now, or not any more. */
  nextTryAt: z.iso.datetime().nullable(),
  /** Share done, 0 to 1; null where it is not known. */
  progress: z.number().nullable(),
  canRetry: z.boolean(),
  canGiveUp: z.boolean(),
  /** Its own screen in the console. */
  link: z.string().nullable(),
})
export type WorkItem = z.infer<typeof WorkItem>

/** At most this many items of each kind and state are listed; the counts are whole. */
export const MAX_LISTED_WORK = 50

export const Work = z.object({
  items: z.array(WorkItem),
  counts: z.object({ running: z.int(), waiting: z.int(), failed: z.int() }),
  services: z.array(ServiceStatus),
})
export type Work = z.infer<typeof Work>
