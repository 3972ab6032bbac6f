/** Work that outlives the request that began it, and its end when the product stops. */
export type Background = {
  /** Aborted when the product stops: long work ends after its current step and leaves the rest to the next process. */
  stopping: AbortSignal
  /** Keeps the product from stopping before `work` has settled. `work` must not reject. */
  start(work: Promise<void>): void
  /** Aborts `stopping`. */
  announceStop(): void
  /** Announces the stop and waits for what was started. */
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
