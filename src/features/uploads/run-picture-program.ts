import { setPriority } from 'node:os'
import sharp from 'sharp'
import { AppError } from '../../shared/errors.ts'
import { type CleanPicture, cleanPicture, type PictureCost, TOO_COSTLY_EXIT } from './clean-picture.ts'

export type PictureRequest = PictureCost & { given: Uint8Array }

export type PictureReport = CleanPicture | { refusal: string } | { fault: string }

const LOOK_EVERY_MS = 10
/** Visitors come first. */
const NICE = 5

/** Exits when a picture exceeds its cost: the timer runs, as libvips has its own threads. */
export function runPictureProgram(): void {
  try {
    setPriority(NICE)
  } catch {
    // Not allowed everywhere.
  }
  sharp.concurrency(1)
  process.once('disconnect', () => process.exit(0))
  process.on('message', async ({ given, maxCpuMs, maxRssMb }: PictureRequest) => {
    const before = process.cpuUsage()
    const watch = setInterval(() => {
      const { user, system } = process.cpuUsage(before)
      const isTooSlow = (user + system) / 1000 > maxCpuMs
      const isTooLarge = process.memoryUsage.rss() > maxRssMb * 1024 * 1024
      if (isTooSlow || isTooLarge) process.exit(TOO_COSTLY_EXIT)
    }, LOOK_EVERY_MS)
    const report = await cleanPicture(Buffer.from(given)).catch(
      (error: unknown): PictureReport =>
        error instanceof AppError ? { refusal: error.message } : { fault: String(error) },
    )
    clearInterval(watch)
    process.send?.(report)
  })
}
