import type { SKRSContext2D } from '@napi-rs/canvas'
import type { Shape } from '../shape.ts'
import type { Scene, VideoTemplate } from '../templates/video-template.ts'
import { cleanFacts } from '../text/clean-facts.ts'
import { openFonts } from '../text/fonts.ts'
import { createMeasure } from '../text/set-text.ts'
import type { VideoFacts } from '../video-facts.ts'
import { codeTextOf, shownWebsite } from './code-text.ts'
import { drawSprite, makeSprite, type Sprite } from './draw-item.ts'
import { ease } from './easing.ts'
import { makeScrims, type ScrimPicture } from './make-scrim.ts'
import { openLogo } from './open-logo.ts'
import type { Photo } from './photo.ts'
import { placeScene, type Stage } from './place-scene.ts'
import { openPlace, type Place } from './plates.ts'

/** `progress` of the entrance and `opacity`: 0 to 1. */
export type ShownItem = { sprite: Sprite; progress: number; opacity: number }

export type Words = {
  items: readonly ShownItem[]
  scrims: readonly { scrim: ScrimPicture; opacity: number }[]
}

export interface Film {
  template: VideoTemplate
  width: number
  height: number
  scenes: readonly Scene[]
  durationSeconds: number
  wordsAt(seconds: number): Words
  drawAt(context: SKRSContext2D, seconds: number): void
  /** Without letters: place and scrims. */
  drawGroundAt(context: SKRSContext2D, seconds: number): void
}

export interface FilmRequest {
  template: VideoTemplate
  shape: Shape
  width: number
  height: number
  facts: VideoFacts
  logo: Buffer | null
  /** Instead of the template's pictures. */
  photo?: Photo | null
  /** To be reused. */
  place?: Place
}

/** Opacity below words on a photograph. */
const PHOTO_SCRIM = 0.94

/** Lays a partner's words on a place. */
export async function createFilm({
  template,
  shape,
  width,
  height,
  facts,
  logo,
  photo = null,
  place: given,
}: FilmRequest): Promise<Film> {
  const fonts = openFonts()
  const { palette } = template
  const place = given ?? (await openPlace(template, shape, { width, height }, photo))
  const cleaned = cleanFacts(facts, fonts.covers)
  const scenes = template.scenes(heldFacts({ ...cleaned, website: shownWebsite(cleaned.website) }))
  const timing = { card: scenes.at(-1)?.start ?? 0, end: scenes.at(-1)?.end ?? 0 }
  const stage: Stage = {
    template,
    shape,
    width,
    height,
    companyName: cleaned.companyName,
    codeText: codeTextOf(cleaned),
    logo: logo && (await openLogo(logo, palette)),
    measure: createMeasure(fonts),
  }
  const prepared = scenes.map((scene) => {
    const placed = placeScene(stage, scene)
    let pictures: { sprites: Sprite[]; scrims: ScrimPicture[] } | undefined
    const scrim = scene.scrim && (photo ? { ...scene.scrim, opacity: PHOTO_SCRIM } : scene.scrim)
    return {
      scene,
      pictures: () =>
        (pictures ??= {
          sprites: placed.map((item) => makeSprite(item, fonts)),
          scrims: scrim ? makeScrims(placed, scrim, scene.groups, palette, stage) : [],
        }),
      forget: () => {
        pictures = undefined
      },
    }
  })

  const wordsAt = (seconds: number): Words => {
    const items: ShownItem[] = []
    const scrims: { scrim: ScrimPicture; opacity: number }[] = []
    for (const { scene, pictures, forget } of prepared) {
      if (seconds < scene.start || seconds >= scene.end) {
        // 10 MB a scene.
        forget()
        continue
      }
      const own = pictures()
      const leaving = scene.fadeOut > 0 ? ease((scene.end - seconds) / scene.fadeOut) : 1
      const arriving = ease((seconds - scene.start) / 1.4)
      for (const scrim of own.scrims) scrims.push({ scrim, opacity: leaving * arriving })
      for (const sprite of own.sprites) {
        const { at, dur } = sprite.placed.item
        const progress = Math.min(1, (seconds - scene.start - at) / dur)
        if (progress > 0) items.push({ sprite, progress, opacity: leaving })
      }
    }
    return { items, scrims }
  }

  const drawGround = (context: SKRSContext2D, seconds: number, { scrims }: Words) => {
    place.drawAt(context, seconds, timing)
    for (const { scrim, opacity } of scrims) {
      context.globalAlpha = opacity
      context.drawImage(scrim.picture, scrim.frame.x, scrim.frame.y)
    }
    context.globalAlpha = 1
  }

  return {
    template,
    width,
    height,
    scenes,
    durationSeconds: timing.end,
    wordsAt,
    drawAt(context, seconds) {
      const words = wordsAt(seconds)
      drawGround(context, seconds, words)
      for (const { sprite, progress, opacity } of words.items) drawSprite(context, sprite, progress, opacity)
    },
    drawGroundAt: (context, seconds) => drawGround(context, seconds, wordsAt(seconds)),
  }
}

/** "Hartwell & Moore" is one word: no line breaks beside its ampersand. */
const heldFacts = (facts: VideoFacts): VideoFacts => {
  const hold = (text: string) => text.replace(/ ([&+]) /g, '\u00a0$1\u00a0')
  const { companyName, callToAction, notes, story = [] } = facts
  return {
    ...facts,
    companyName: hold(companyName),
    callToAction: hold(callToAction),
    notes: hold(notes),
    story: story.map(hold),
  }
}
