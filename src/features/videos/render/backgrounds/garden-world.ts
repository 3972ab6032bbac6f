import { ease } from '../film/easing.ts'
import type { Shape } from '../shape.ts'

/** In garden units (docs/videos.md). */
export type GardenStone = {
  x: number
  y: number
  radii: readonly [number, number, number]
  turn: number
  sink: number
}

/** Of baked files: slopes or normals in x and y, open sky, share of stone. */
export const RELIEF_PLANES = ['across', 'down', 'sky', 'stone'] as const
export type ReliefPlane = (typeof RELIEF_PLANES)[number]

export type GardenWorld = {
  /** In garden units of 1.5 pixels at full size. */
  width: number
  height: number
  stones: readonly GardenStone[]
  /** Upper left corner beside words, and at the end card. */
  camera: { from: readonly [number, number]; to: readonly [number, number] }
  /** 1: levelled for words; 0: raked. */
  level(x: number, y: number): number
}

const step = (from: number, to: number, x: number) => ease((x - from) / (to - from))

/** Larger than a frame: the camera moves over it. */
export const GARDEN_WORLDS: Record<Shape, GardenWorld> = {
  landscape: {
    width: 1600,
    height: 720,
    stones: [
      { x: 1308, y: 474, radii: [176, 140, 94], turn: 0.1, sink: 0.16 },
      { x: 1134, y: 176, radii: [34, 27, 20], turn: -0.2, sink: 0.16 },
      { x: 1508, y: 214, radii: [68, 53, 36], turn: -0.25, sink: 0.16 },
      { x: 1146, y: 634, radii: [66, 54, 38], turn: -0.1, sink: 0.16 },
    ],
    camera: { from: [320, 0], to: [0, 0] },
    level: (x, y) => 1 - step(850 + y * 0.1, 1130, x),
  },
  square: {
    width: 720,
    height: 960,
    stones: [
      { x: 540, y: 778, radii: [124, 99, 67], turn: 0.1, sink: 0.16 },
      { x: 664, y: 612, radii: [44, 35, 25], turn: -0.25, sink: 0.16 },
      { x: 372, y: 886, radii: [50, 41, 29], turn: -0.1, sink: 0.16 },
    ],
    camera: { from: [0, 240], to: [0, 0] },
    level: (x, y) => 1 - step(540, 740, y + 0.2 * x),
  },
  portrait: {
    width: 720,
    height: 1600,
    stones: [
      { x: 452, y: 1318, radii: [184, 148, 98], turn: 0.1, sink: 0.16 },
      { x: 622, y: 1086, radii: [52, 41, 29], turn: -0.25, sink: 0.16 },
      { x: 196, y: 1186, radii: [32, 26, 19], turn: -0.2, sink: 0.16 },
      { x: 196, y: 1452, radii: [66, 54, 38], turn: -0.1, sink: 0.16 },
    ],
    camera: { from: [0, 320], to: [0, 0] },
    level: (x, y) => 1 - step(860, 1120, y + 0.1 * x),
  },
}
