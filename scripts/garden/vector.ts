/** x to the right, y into the picture, z up from the sand; lengths in CSS pixels. */
export type Vector = readonly [x: number, y: number, z: number]

/** Dot product. */
export const dot = (a: Vector, b: Vector) => a[0] * b[0] + a[1] * b[1] + a[2] * b[2]

/** The same direction with length 1. */
export function unit(v: Vector): Vector {
  const length = Math.hypot(v[0], v[1], v[2])
  return [v[0] / length, v[1] / length, v[2] / length]
}

/** How far the eye leans from looking straight down. */
const LEAN = (40 * Math.PI) / 180
export const LEAN_COS = Math.cos(LEAN)
export const LEAN_SIN = Math.sin(LEAN)

/** Direction in which the eye looks; the projection is parallel, so it is the same for every pixel. */
export const GAZE: Vector = [0, LEAN_SIN, -LEAN_COS]

/** The sand's point (z = 0) that is seen at a place of the picture (y down). */
export const groundAt = (x: number, y: number): Vector => [x, -y / LEAN_COS, 0]

/** The light stands to the left and behind, low, so that every groove has a bright and a dim side. */
export const TO_LIGHT = unit([-0.68, 0.6, 0.6])
