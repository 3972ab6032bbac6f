export type Background = {
  /** Long work ends after its current step. */
  stopping: AbortSignal
  /** The stop waits until `work`, which must not reject, has settled. */
  start(work: Promise<void>): void
  announceStop(): void
  stop(): Promise<void>
}

/** Of one process. */
export function createBackground(): Background {
  const controller = new AbortController()
  const underWay = new Set<Promise<void>>()
  return {
    stopping: controller.signal,
    start(work) {
      underWay.add(work)
      void work.finally(() => underWay.delete(work))
    },
    announceStop: () => controller.abort(),
    async stop() {
      controller.abort()
      await Promise.all(underWay)
    },
  }
}
