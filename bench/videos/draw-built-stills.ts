import { fork } from 'node:child_process'
import { once } from 'node:events'
import path from 'node:path'
import { findBuild } from '../../scripts/run/find-build.mjs'
import type { StillRequest } from '../../src/features/videos/render/draw-still.ts'
import type { VideoFacts } from '../../src/features/videos/render/video-facts.ts'
import type { StillReport } from '../../src/features/videos/stills/run-still-program.ts'

/** As the form asks for them. */
const WIDTH = 640

/** Draws `count` stills of a film by one new process of the build, and ends it. Throws when one cannot be drawn. */
export async function drawBuiltStills(templateId: string, facts: VideoFacts, count: number): Promise<void> {
  const child = fork(path.join(findBuild(), 'server/still.js'), [], { serialization: 'advanced' })
  const exited = once(child, 'exit')
  try {
    for (let at = 0; at < count; at += 1) {
      const atSeconds = 7 + at * 4
      const request: StillRequest = {
        ...{ templateId, shape: 'landscape', facts, logo: null, atSeconds, width: WIDTH },
      }
      child.send(request)
      const [report] = (await once(child, 'message')) as [StillReport]
      if ('error' in report) throw new Error(report.error)
    }
  } finally {
    child.disconnect()
    await exited
  }
}
