import { setPriority } from 'node:os'
import { createStillArtist, type StillRequest } from '../render/draw-still.ts'

/** Visitors come first. */
const NICE = 5

export type StillReport = { jpeg: Buffer } | { error: string }

/** One frame at a time, until the parent ends or disconnects. */
export function runStillProgram(): void {
  try {
    setPriority(NICE)
  } catch {
    // Not allowed everywhere.
  }
  process.once('disconnect', () => process.exit(0))
  const drawStill = createStillArtist()
  process.on('message', async (request: StillRequest) => {
    const report = await drawStill(request).then(
      (jpeg): StillReport => ({ jpeg }),
      (error: unknown): StillReport => ({ error: String(error) }),
    )
    process.send?.(report)
  })
}
