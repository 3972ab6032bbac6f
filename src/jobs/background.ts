export type Background = {
  /** Aborted when the product stops: long work ends after its current step. */
  stopping: AbortSignal
  /** Delays the stop until `work`, which must not reject, has settled. */
  start(work: Promise<void>): void
  /** Aborts `stopping`. */
  announceStop(): void
  stop(): Promise<void>
}

/** Creates the background work of a process. */
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
