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

export interface FrameSink {
  /** Opaque RGBA. */
  write(frame: Uint8Array): Promise<void>
  /** Resolves when the file is complete. */
  finish(): Promise<void>
  /** Ends at once; the file may be incomplete. */
  abort(): void
}
