import { afterAll, beforeAll, beforeEach, expect } from 'vitest'
import type { App } from '../../src/app.ts'
import { createBackground } from '../../src/jobs/background.ts'
import type { DescriptionRun } from '../../src/shared/description-runs.ts'
import { makeApp, type TestApp } from './make-app.ts'

export const RUNS = '/api/admin/description-runs'

/** Makes a product, emptied for each test, with an administrator who starts description runs. */
export function makeDescriptionRuns() {
  let site: TestApp
  let kept: App
  let admin: Awaited<ReturnType<TestApp['signIn']>>
  beforeAll(async () => {
    site = await makeApp()
    kept = { ...site.app }
  })
  beforeEach(async () => {
    await site.empty()
    // Tests put other parts in their places.
    Object.assign(site.app, kept, { background: createBackground() })
    admin = await site.signIn('Margaret Hale')
  })
  afterAll(() => site.close())

  /** Waits until no text of the run is being written or published. */
  async function settled(id: string): Promise<DescriptionRun> {
    for (;;) {
      const { body } = await admin.call('GET', `${RUNS}/${id}`)
      if (body.state !== 'writing' && body.state !== 'publishing') return body
      await new Promise((resolve) => setTimeout(resolve, 20))
    }
  }
  return {
    app: () => site.app,
    call: (...given: Parameters<typeof admin.call>) => admin.call(...given),
    settled,
    async publish(id: string): Promise<DescriptionRun> {
      const { status } = await admin.call('POST', `${RUNS}/${id}/publish`)
      expect(status).toBe(200)
      return settled(id)
    },
    async start(fields = ['description']): Promise<DescriptionRun> {
      const { status, body } = await admin.call('POST', RUNS, { fields })
      expect(status).toBe(202)
      return settled(body.id)
    },
  }
}
