import { z } from 'zod'

export const SERVICE_IDS = ['mail', 'journal', 'google', 'ai', 'backup', 'files'] as const

export const ServiceStatus = z.object({
  id: z.enum(SERVICE_IDS),
  label: z.string(),
  isConfigured: z.boolean(),
  action: z.string(),
  sentence: z.string(),
  isTroubled: z.boolean(),
})
export type ServiceStatus = z.infer<typeof ServiceStatus>

export const WORK_KINDS = ['mail', 'google', 'texts', 'import', 'video'] as const
export const WORK_STATES = ['running', 'waiting', 'failed'] as const

export const WorkItem = z.object({
  id: z.string(),
  kind: z.enum(WORK_KINDS),
  state: z.enum(WORK_STATES),
  title: z.string(),
  reason: z.string().nullable(),
  since: z.iso.datetime(),
  attempts: z.int(),
  /** Null: now, or never. */
  nextTryAt: z.iso.datetime().nullable(),
  progress: z.number().nullable(),
  canRetry: z.boolean(),
  canGiveUp: z.boolean(),
  link: z.string().nullable(),
})
export type WorkItem = z.infer<typeof WorkItem>

export const MAX_LISTED_WORK = 50

export const Work = z.object({
  items: z.array(WorkItem),
  counts: z.object({ running: z.int(), waiting: z.int(), failed: z.int() }),
  services: z.array(ServiceStatus),
})
export type Work = z.infer<typeof Work>
/** `counts` include those not listed. */
export type WorkList = Pick<Work, 'items' | 'counts'>

/** A list that holds all of its kind. */
export function counted(items: WorkItem[]): WorkList {
  const countOf = (state: WorkItem['state']) => items.filter((item) => item.state === state).length
  return {
    items,
    counts: { running: countOf('running'), waiting: countOf('waiting'), failed: countOf('failed') },
  }
}
