import type { Stereo } from '../sound/stereo.ts'
import type { I420 } from './to-i420.ts'

export type EncodeOptions = {
  file: string
  width: number
  height: number
  sound: Stereo
  /** For temporary files; the caller deletes it. */
  folder: string
  quality: 'full' | 'preview'
}

/** A frame may be changed once `write` has resolved. */
export interface FrameSink {
  write(frame: I420): Promise<void>
  /** Resolves when the file is complete. */
  finish(): Promise<void>
  /** Ends at once; the file may be incomplete. */
  abort(): void
}
