import { SAMPLE_RATE, type Stereo } from './stereo.ts'

/** Seconds, without a common divisor. */
const DELAYS = [0.0297, 0.0411, 0.0527, 0.0683]
const FEEDBACK = 0.84
/** Walls swallow highs. */
const DAMPING = 0.38

/** Adds a quiet room's echo. */
export function addRoom({ left, right }: Stereo, share: number): void {
  if (share <= 0) return
  const lines = DELAYS.map((seconds) => new Float32Array(Math.round(seconds * SAMPLE_RATE)))
  const [a, b, c, d] = lines as [Float32Array, Float32Array, Float32Array, Float32Array]
  let [atA, atB, atC, atD] = [0, 0, 0, 0]
  let [softA, softB, softC, softD] = [0, 0, 0, 0]
  for (let index = 0; index < left.length; index++) {
    const inLeft = left[index] as number
    const inRight = right[index] as number
    softA += ((a[atA] as number) - softA) * (1 - DAMPING)
    softB += ((b[atB] as number) - softB) * (1 - DAMPING)
    softC += ((c[atC] as number) - softC) * (1 - DAMPING)
    softD += ((d[atD] as number) - softD) * (1 - DAMPING)
    const half = (softA + softB + softC + softD) * 0.5
    a[atA] = inLeft * 0.5 + (softA - half) * FEEDBACK
    b[atB] = inRight * 0.5 + (softB - half) * FEEDBACK
    c[atC] = inLeft * 0.5 + (softC - half) * FEEDBACK
    d[atD] = inRight * 0.5 + (softD - half) * FEEDBACK
    atA = atA + 1 === a.length ? 0 : atA + 1
    atB = atB + 1 === b.length ? 0 : atB + 1
    atC = atC + 1 === c.length ? 0 : atC + 1
    atD = atD + 1 === d.length ? 0 : atD + 1
    left[index] = inLeft + (softA + softC) * share
    right[index] = inRight + (softB + softD) * share
  }
}
