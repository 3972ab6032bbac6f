import type { SKRSContext2D } from '@napi-rs/canvas'
import type { Box } from '../film/box.ts'
import type { Shape } from '../shape.ts'
import type { Palette } from '../templates/video-template.ts'

export interface BackgroundOptions {
  width: number
  height: number
  shape: Shape
  palette: Palette
  seed: number
  durationSeconds: number
  /** When words come and leave. */
  scenes: readonly { id: string; start: number; end: number }[]
}

/** The place of a film: one picture for each moment, the same in every run. */
export interface Background {
  /**
   * Pictures a second at a moment, a divisor of 30: between them nothing moves and nothing is drawn. 10 or 15 is
   * enough for slow light, 30 for what has edges and moves.
   */
  rate(seconds: number): number
  /** Where the pictures of two moments may differ; without it: everywhere. */
  changedBetween?(before: number, now: number): Box
  /** Covers the whole frame, opaque; honours the context's clip and leaves its state as it was. */
  drawAt(context: SKRSContext2D, seconds: number): void
}

/** Prepares cached layers, at most 0.5 CPU s at 1920 × 1080. */
export type CreateBackground = (options: BackgroundOptions) => Promise<Background>
