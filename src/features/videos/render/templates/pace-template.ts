import { cuesOf } from '../captions/write-captions.ts'
import type { VideoFacts } from '../video-facts.ts'
import type { Scene, VideoTemplate } from './video-template.ts'

/** Characters a second that a viewer reads at ease. */
const READING = 15
/** Seconds in which a scene's words arrive. */
const ARRIVAL = 1.6
/** A film is at most this many times as long as planned. */
const SLOWEST = 1.8

/** Returns the film as slow as its longest scene takes to read. Never faster than planned. */
export function paceTemplate(template: VideoTemplate, facts: VideoFacts): VideoTemplate {
  const needs = template.scenes.map((scene) => {
    const [cue] = cuesOf({ ...template, scenes: [scene] }, facts, template.durationSeconds)
    const letters = cue?.text.length ?? 0
    return (letters / READING + ARRIVAL) / (scene.end - scene.start - scene.fadeOut)
  })
  const factor = Math.min(SLOWEST, Math.max(1, ...needs))
  if (factor === 1) return template
  const seconds = (value: number) => Math.round(value * factor * 100) / 100
  const scenes = template.scenes.map((scene) => slowScene(scene, seconds))
  return {
    ...template,
    scenes,
    durationSeconds: scenes.at(-1)?.end ?? template.durationSeconds,
    posterSeconds: seconds(template.posterSeconds),
  }
}

const slowScene = (scene: Scene, seconds: (value: number) => number): Scene => ({
  ...scene,
  start: seconds(scene.start),
  end: seconds(scene.end),
})
