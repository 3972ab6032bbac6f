export const SAMPLE_RATE = 48_000

/** Samples of about -1 to 1. */
export type Stereo = { left: Float32Array; right: Float32Array }

export function silence(seconds: number): Stereo {
  const length = Math.round(seconds * SAMPLE_RATE)
  return { left: new Float32Array(length), right: new Float32Array(length) }
}

/** Of a MIDI note; 69 is 440 Hz. */
export const hertzOf = (note: number) => 440 * 2 ** ((note - 69) / 12)

/** Gains for -1 (left) to 1 (right), at constant power. */
export function panOf(place: number): [left: number, right: number] {
  const angle = ((place + 1) * Math.PI) / 4
  return [Math.cos(angle), Math.sin(angle)]
}

/** Adds a sine; times in seconds. It falls by e every `decay` and ends at one thousandth. */
export function addStruckSine(
  out: Stereo,
  {
    hertz,
    at,
    decay,
    attack,
    level,
    pan,
  }: Record<'hertz' | 'at' | 'decay' | 'attack' | 'level' | 'pan', number>,
): void {
  if (hertz > SAMPLE_RATE / 2.2) return
  const [gainLeft, gainRight] = panOf(pan)
  const start = Math.round(at * SAMPLE_RATE)
  const end = Math.min(out.left.length, start + Math.round(decay * 7 * SAMPLE_RATE))
  const turn = (2 * Math.PI * hertz) / SAMPLE_RATE
  const fall = Math.exp(-1 / (decay * SAMPLE_RATE))
  // A rotating pointer instead of a sine for each sample.
  const cos = Math.cos(turn) * fall
  const sin = Math.sin(turn) * fall
  let real = 0
  let imaginary = 1
  const rise = Math.max(1, attack * SAMPLE_RATE)
  for (let index = start; index < end; index++) {
    const age = index - start
    const value = real * level * (age < rise ? age / rise : 1)
    if (index >= 0) {
      out.left[index] = (out.left[index] as number) + value * gainLeft
      out.right[index] = (out.right[index] as number) + value * gainRight
    }
    const next = real * cos + imaginary * sin
    imaginary = imaginary * cos - real * sin
    real = next
  }
}
