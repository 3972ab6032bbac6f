import type { Stereo } from '../sound/stereo.ts'

export type EncodeOptions = {
  file: string
  width: number
  height: number
  sound: Stereo
  /** For temporary files; the caller deletes it. */
  folder: string
  quality: 'full' | 'preview'
}

/** Takes opaque RGBA; a frame may be changed once `write` has resolved. */
export interface FrameSink {
  write(frame: Uint8ClampedArray): Promise<void>
  /** Resolves when the file is complete. */
  finish(): Promise<void>
  /** Ends at once; the file may be incomplete. */
  abort(): void
}
