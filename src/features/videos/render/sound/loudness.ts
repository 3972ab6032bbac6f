import { SAMPLE_RATE, type Stereo } from './stereo.ts'

/** ITU-R BS.1770-4 at 48 kHz. */
const SHELF = {
  b: [1.53512485958697, -2.69169618940638, 1.19839281085285],
  a: [-1.69065929318241, 0.73248077421585],
}
const HIGH_PASS = { b: [1, -2, 1], a: [-1.99004745483398, 0.99007225036621] }

/** Integrated loudness in LUFS, with both gates; -Infinity for silence. */
export function loudnessOf(sound: Stereo): number {
  const hop = SAMPLE_RATE / 10
  const left = powersOf(sound.left, hop)
  const right = powersOf(sound.right, hop)
  const blocks: number[] = []
  for (let at = 0; at + 4 <= left.length; at++) {
    let power = 0
    for (let part = at; part < at + 4; part++) power += (left[part] ?? 0) + (right[part] ?? 0)
    blocks.push(power / 4)
  }
  const toLufs = (power: number) => -0.691 + 10 * Math.log10(power)
  const mean = (powers: readonly number[]) => powers.reduce((sum, power) => sum + power, 0) / powers.length
  const audible = blocks.filter((power) => toLufs(power) > -70)
  if (audible.length === 0) return Number.NEGATIVE_INFINITY
  const gate = toLufs(mean(audible)) - 10
  return toLufs(mean(audible.filter((power) => toLufs(power) > gate)))
}

/** Weighted mean squares, one a tenth of a second. */
function powersOf(samples: Float32Array, hop: number): number[] {
  const powers: number[] = []
  let [s1, s2, h1, h2] = [0, 0, 0, 0]
  const [sb0 = 0, sb1 = 0, sb2 = 0] = SHELF.b
  const [sa1 = 0, sa2 = 0] = SHELF.a
  const [ha1 = 0, ha2 = 0] = HIGH_PASS.a
  let sum = 0
  for (let index = 0; index < samples.length; index++) {
    const input = samples[index] as number
    const shelved = sb0 * input + s1
    s1 = sb1 * input - sa1 * shelved + s2
    s2 = sb2 * input - sa2 * shelved
    const passed = shelved + h1
    h1 = -2 * shelved - ha1 * passed + h2
    h2 = shelved - ha2 * passed
    sum += passed * passed
    if ((index + 1) % hop === 0) {
      powers.push(sum / hop)
      sum = 0
    }
  }
  return powers
}
