import { setPriority } from 'node:os'
import { createStillArtist, type StillRequest } from '../render/draw-still.ts'

/** Visitors come first. */
const NICE = 5

export type StillReport = { jpeg: Buffer } | { error: string }

/** Draws frames in order until the parent process ends or disconnects. */
export function runStillProgram(): void {
  try {
    setPriority(NICE)
  } catch {
    // Not allowed everywhere.
  }
  process.once('disconnect', () => process.exit(0))
  const drawStill = createStillArtist()
  let turn = Promise.resolve()
  process.on('message', (request: StillRequest) => {
    turn = turn.then(async () => {
      const report = await drawStill(request).then(
        (jpeg): StillReport => ({ jpeg }),
        (error: unknown): StillReport => ({ error: error instanceof Error ? error.message : String(error) }),
      )
      process.send?.(report)
    })
  })
}
