import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import path from 'node:path'
import type { Asker } from '../../src/features/shares/shares.ts'
import { readVideo } from '../../src/features/videos/read-video.ts'
import { renderWaiting } from '../../src/features/videos/render-waiting.ts'
import { requestVideo } from '../../src/features/videos/request-video.ts'
import { VideoInput } from '../../src/shared/videos/video.ts'
import { VIDEO_FORM } from '../values/video-form.ts'
import { makeDatabaseApp } from './make-database-app.ts'

/** A database and a video engine of the test's own; `now` stands still but for `wait` and a millisecond per request. */
export async function makeVideosApp() {
  let now = new Date()
  const made = await makeDatabaseApp({ now: () => now })
  const dataDir = await mkdtemp(path.join(tmpdir(), 'videos-'))
  made.app.config = { ...made.app.config, dataDir }
  const wait = (milliseconds: number) => {
    now = new Date(now.getTime() + milliseconds)
  }
  return {
    ...made,
    wait,
    ask(
      form: Record<string, unknown> = {},
      line = 'n1',
      asker: Asker = { rank: 'stranger', line, block: `of ${line}` },
    ) {
      wait(1)
      return requestVideo(made.app, VideoInput.parse({ ...VIDEO_FORM, ...form }), asker)
    },
    run: (signal = new AbortController().signal) => renderWaiting(made.app, signal),
    read: (id: string) => readVideo(made.app, id),
    async close() {
      await made.close()
      await rm(dataDir, { recursive: true, maxRetries: 5 })
    },
  }
}
