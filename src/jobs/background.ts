export type Background = ReturnType<typeof createBackground>

export function createBackground() {
  const controller = new AbortController()
  const underWay = new Set<Promise<void>>()
  return {
    /** Long work ends after its current step. */
    stopping: controller.signal,
    /** `work` must not reject. */
    start(work: Promise<void>) {
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
