/** x right, y into the picture, z up from the sand; in CSS pixels. */
export type Vector = readonly [x: number, y: number, z: number]

export const dot = (a: Vector, b: Vector) => a[0] * b[0] + a[1] * b[1] + a[2] * b[2]

export function unit(v: Vector): Vector {
  const length = Math.hypot(v[0], v[1], v[2])
  return [v[0] / length, v[1] / length, v[2] / length]
}

/** Camera angle from straight down. */
const LEAN = (40 * Math.PI) / 180
export const LEAN_COS = Math.cos(LEAN)
export const LEAN_SIN = Math.sin(LEAN)

/** View direction; a parallel projection. */
export const GAZE: Vector = [0, LEAN_SIN, -LEAN_COS]

/** The sand's point (z = 0) at a place of the picture (y down). */
export const groundAt = (x: number, y: number): Vector => [x, -y / LEAN_COS, 0]

/** Low, from the left and behind: each groove has a bright and a dark side. */
export const TO_LIGHT = unit([-0.68, 0.6, 0.6])
