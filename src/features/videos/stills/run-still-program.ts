import { setPriority } from 'node:os'
import { createStillArtist, type StillRequest } from '../render/draw-still.ts'

/** Someone waits for a still, but visitors come first. */
const NICE = 5

/** The frame as JPEG, or why it could not be drawn. */
export type StillReport = { jpeg: Buffer } | { error: string }

/** Draws each frame that the parent process asks for, in order, until that process ends or lets go. */
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
