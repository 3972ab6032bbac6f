import type { Shape } from '../shape.ts'

/** One value, or one for each shape. */
export type ByShape<T> = T | Record<Shape, T>

/** '#rrggbb'. */
export type Hex = `#${string}`

export interface Palette {
  /** Of names and sentences. */
  ink: Hex
  /** Of smaller lines. */
  soft: Hex
  /** Of rules and the monogram's ring. */
  accent: Hex
  /** What scrims, plates and the film's first frame are made of. */
  ground: Hex
  /** Plate under the QR code; its modules are `code`. */
  plate: Hex
  code: Hex
}
export type PaletteName = keyof Palette

export interface TextStyle {
  face: 'serif' | 'sans'
  /** 330–600. */
  weight: number
  /** Largest letter size in vmin. */
  size: ByShape<number>
  /** Below it the text is cut with an ellipsis. */
  minSize: ByShape<number>
  maxLines: ByShape<number>
  /** Of the size. */
  lineHeight: number
  colour: PaletteName
  /** In em; not for joined scripts. */
  tracking?: number
  capitals?: boolean
}

/** How an item arrives: light: slow fade; rise: with 1.2 vmin; wipe: along the reading direction; soak: as ink. */
export type Entrance = 'fade' | 'light' | 'rise' | 'wipe' | 'soak'

interface Arriving {
  in: Entrance
  /** Seconds after the scene's start. */
  at: number
  /** Seconds of the entrance, at least 0.8. */
  dur: number
}

export type Item =
  /** `text` may name facts, as "{{companyName}}"; left out when one of them is empty. */
  | ({ type: 'text'; style: string; text: string } & Arriving)
  /** Height in vmin; a monogram stands in. */
  | ({ type: 'logo'; height: ByShape<number> } & Arriving)
  /** Length in vmin. */
  | ({ type: 'rule'; length: number } & Arriving)
  /** Side in vmin; the website, else the telephone number; left out without either. */
  | ({ type: 'code'; side: ByShape<number> } & Arriving)
  | { type: 'space'; height: number }

export type Anchor =
  | 'top-left'
  | 'top'
  | 'top-right'
  | 'left'
  | 'centre'
  | 'right'
  | 'bottom-left'
  | 'bottom'
  | 'bottom-right'

/** A stack of items. Groups of one scene must not meet: give them widths and heights. */
export interface Group {
  /** Where it is shown; default: in all shapes. */
  shapes?: readonly Shape[]
  anchor: ByShape<Anchor>
  /** Of the frame's width inside the safe area, in %. */
  width: ByShape<number>
  /** Of the height inside the safe area, in %; what is higher is set smaller. Default 100. */
  maxHeight?: ByShape<number>
  align?: ByShape<'start' | 'centre'>
  /** Moves it inwards from its left or right anchor, in vmin. */
  inset?: ByShape<number>
  /** Between items, in vmin. */
  gap: number
  items: readonly Item[]
}

/** A soft cloud of `colour` under each group of a scene. */
export interface Scrim {
  colour: PaletteName
  /** 0 to 1, at its middle. */
  opacity: number
  /** How far it fades out beyond the text, in vmin. */
  spread: ByShape<number>
}

export interface Scene {
  id: string
  start: number
  end: number
  /** Seconds in which everything leaves, before `end`; the last scene usually stays: 0. */
  fadeOut: number
  /** For .vtt and .srt; facts as in texts. Left out when empty. */
  caption: string
  scrim?: Scrim
  groups: readonly Group[]
}

/** One voice of the sound; times in seconds. */
export type Voice =
  /** Slow chord that swells and leaves. */
  | {
      kind: 'pad'
      notes: readonly number[]
      from: number
      to: number
      swell: number
      level: number
      warmth: number
    }
  /** Struck tones with inharmonic partials. */
  | { kind: 'bell'; note: number; at: readonly number[]; decay: number; level: number; pan?: number }
  /** Plucked string or music box. */
  | {
      kind: 'pluck'
      notes: readonly (readonly [at: number, note: number])[]
      decay: number
      level: number
      bright: number
    }
  /** Filtered noise: wind, water, breath, room. `swells` are breaths a minute. */
  | { kind: 'noise'; low: number; high: number; swells: number; depth: number; level: number; seed: number }
  /** A short dull knock. */
  | { kind: 'tap'; at: readonly number[]; pitch: number; level: number }
  /** A low held string tone. */
  | { kind: 'drone'; note: number; from: number; to: number; swell: number; level: number }

export interface Sound {
  voices: readonly Voice[]
  /** Share of the room, 0 to 1. */
  room: number
}

/** A film as data; only the kind of its background is code. See docs/videos.md. */
export interface VideoTemplate {
  id: string
  title: string
  category: string
  /** One or two sentences for the gallery. */
  description: string
  /** 20 to 30. */
  durationSeconds: number
  /** Whose frame stands for the film: gallery, poster. */
  posterSeconds: number
  palette: Palette
  background: { kind: string; seed: number }
  styles: Record<string, TextStyle>
  scenes: readonly Scene[]
  sound: Sound
}

/** The value for a shape. */
export function pick<T extends string | number>(value: ByShape<T>, shape: Shape): T {
  return typeof value === 'object' ? (value as Record<Shape, T>)[shape] : value
}
