import { type Canvas, createCanvas } from '@napi-rs/canvas'
import { clamp, ease, mix, stepAt } from '../film/easing.ts'
import type { CreateBackground } from './background.ts'
import { sunAt } from './garden-light.ts'
import { GARDEN_WORLDS } from './garden-world.ts'
import { createLeafShadows } from './leaf-shadows.ts'
import { loadRelief } from './load-relief.ts'
import { BAND, levelSharesOf, relight } from './relight.ts'

/** Seconds between two lightings, which are blended. */
const LIGHT_STEP = 3
/** A second. */
const BLENDS = 2.5
/** Seconds in which the sand is levelled for the words, which come at once. */
const LEVELLED = { from: -2.6, to: 1.6 }
/** Of the frame's width. */
const FRONT = 0.3
const FRONT_STRIPS = 24

/** The site's garden from early morning to noon, with sand levelled under the words. */
export const createRakedGarden: CreateBackground = async (options) => {
  const { width, height, shape, seed, durationSeconds, scenes } = options
  const world = GARDEN_WORLDS[shape]
  const density = width / (shape === 'landscape' ? 1280 : 720)
  const map = await loadRelief(shape, Math.round(world.width * density), Math.round(world.height * density))
  const levelShare = levelSharesOf(map, world, density)
  // Linear light.
  const sand = [0.905, 0.855, 0.76] as const
  const leaves = createLeafShadows({
    x: width * (shape === 'landscape' ? 0.9 : 1.04),
    y: -0.14 * height,
    reach: Math.max(width, height) * 0.5,
    seed,
    colour: '#4A3A2C',
  })

  type Lighting = { step: number; raked: Canvas; level: Canvas }
  const lightings: Lighting[] = []
  const makeCanvas = () => createCanvas(map.width, map.height)
  const lit = makeCanvas()
  const raked = lit.getContext('2d').createImageData(map.width, BAND)
  const level = lit.getContext('2d').createImageData(map.width, BAND)
  const lightingOf = (step: number): Lighting => {
    const kept = lightings.find((lighting) => lighting.step === step)
    if (kept) return kept
    // Two at a time; the older one is reused.
    const own =
      lightings.length < 2
        ? { step, raked: makeCanvas(), level: makeCanvas() }
        : (lightings
            .sort((a, b) => a.step - b.step)
            .splice(step > (lightings[1]?.step ?? 0) ? 0 : 1, 1)[0] as Lighting)
    own.step = step
    lightings.push(own)
    relight(
      map,
      { stones: world.stones, density },
      levelShare,
      sunAt(ease((step * LIGHT_STEP) / durationSeconds)),
      sand,
      {
        raked: new Uint32Array(raked.data.buffer),
        level: new Uint32Array(level.data.buffer),
      },
      (top) => {
        own.raked.getContext('2d').putImageData(raked, 0, top)
        own.level.getContext('2d').putImageData(level, 0, top)
      },
    )
    return own
  }

  const context = lit.getContext('2d')
  const frontAt = (seconds: number) => ease((seconds - LEVELLED.from) / (LEVELLED.to - LEVELLED.from))
  const blendAt = (seconds: number) => stepAt(seconds, BLENDS)
  let shown = ''
  const light = (seconds: number) => {
    const front = frontAt(seconds)
    const blended = blendAt(seconds)
    const key = `${blended} ${front}`
    if (key === shown) return
    shown = key
    const step = Math.floor(blended / LIGHT_STEP)
    const share = blended / LIGHT_STEP - step
    const now = lightingOf(step)
    const next = share > 0 ? lightingOf(step + 1) : now
    context.globalAlpha = 1
    context.drawImage(now.raked, 0, 0)
    if (share > 0) {
      context.globalAlpha = share
      context.drawImage(next.raked, 0, 0)
    }
    drawLevelled(now.level, front, 1)
    if (share > 0) drawLevelled(next.level, front, share)
  }

  const drawLevelled = (level: Canvas, front: number, alpha: number) => {
    if (front <= 0) return
    const soft = FRONT * width
    const end = front * (map.width + soft)
    const solid = clamp(Math.floor(end - soft), 0, map.width)
    context.globalAlpha = alpha
    if (solid > 0) context.drawImage(level, 0, 0, solid, map.height, 0, 0, solid, map.height)
    const strip = Math.ceil(soft / FRONT_STRIPS)
    for (let at = solid; at < Math.min(end, map.width); at += strip) {
      const w = Math.min(strip, map.width - at)
      context.globalAlpha = alpha * ease((end - at - strip / 2) / soft)
      context.drawImage(level, at, 0, w, map.height, at, 0, w, map.height)
    }
    context.globalAlpha = 1
  }

  // The camera leaves for the end card while the words before it fade.
  const last = scenes.at(-1)?.start ?? durationSeconds
  const move = { from: last - 3.4, to: last + 2.2 }
  const { from, to } = world.camera
  const isMoving = (seconds: number) => seconds > move.from - 0.1 && seconds < move.to + 0.1
  const everything = { x: 0, y: 0, width, height }
  return {
    rate: (seconds) => (isMoving(seconds) ? 30 : 10),
    changedBetween: (before, now) => {
      const isLit = blendAt(before) === blendAt(now) && frontAt(before) === frontAt(now)
      return isLit && !isMoving(before) && !isMoving(now) ? leaves.box : everything
    },
    drawAt(target, seconds) {
      light(seconds)
      const share = ease((seconds - move.from) / (move.to - move.from))
      target.drawImage(lit, -mix(from[0], to[0], share) * density, -mix(from[1], to[1], share) * density)
      leaves.drawAt(target, seconds)
    },
  }
}
