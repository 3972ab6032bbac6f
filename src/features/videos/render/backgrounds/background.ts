import type { SKRSContext2D } from '@napi-rs/canvas'
import type { Box } from '../film/box.ts'
import type { Shape } from '../shape.ts'
import type { Palette, Plates } from '../templates/video-template.ts'

export interface BackgroundOptions {
  width: number
  height: number
  shape: Shape
  palette: Palette
  seed: number
  /** Of places rendered offline. */
  plates?: Plates
  durationSeconds: number
  scenes: readonly { id: string; start: number; end: number }[]
}

/** Depends on the options and the moment alone. */
export interface Background {
  /** Distinct pictures a second, a divisor of 30. */
  rate(seconds: number): number
  /** Default: the whole frame. */
  changedBetween?(before: number, now: number): Box
  /** Covers the frame, opaque; keeps the context's state. */
  drawAt(context: SKRSContext2D, seconds: number): void
}

/** Takes at most 0.5 CPU s at 1920 × 1080. */
export type CreateBackground = (options: BackgroundOptions) => Promise<Background>
