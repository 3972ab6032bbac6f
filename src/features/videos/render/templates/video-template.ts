import type { Shape } from '../shape.ts'
import type { VideoFacts } from '../video-facts.ts'

export type ByShape<T> = T | Record<Shape, T>

export type Hex = `#${string}`

export interface Palette {
  ink: Hex
  soft: Hex
  accent: Hex
  ground: Hex
}
export type PaletteName = keyof Palette

export interface TextStyle {
  face: 'serif' | 'sans'
  /** 330–600. */
  weight: number
  /** In vmin, as all lengths here. */
  size: ByShape<number>
  /** For less room down to 2.12 vmin, then more lines. */
  minSize: ByShape<number>
  maxLines: ByShape<number>
  /** In font sizes. */
  lineHeight: number
  colour: PaletteName
  /** In em; not for joined scripts. */
  tracking?: number
}

/** rise: by 1.2 vmin; soak: as ink. */
export type Entrance = 'light' | 'rise' | 'soak'

interface Arriving {
  in: Entrance
  /** Seconds from the scene's start. */
  at: number
  /** Seconds, at least 0.8. */
  dur: number
}

export type Item =
  /** Left out when empty; with `unlessWordmark` also beside a logo that says the name. */
  | ({ type: 'text'; style: string; text: string; unlessWordmark?: true } & Arriving)
  /** Without a logo a monogram. */
  | ({ type: 'logo'; height: ByShape<number> } & Arriving)
  | ({ type: 'rule'; length: number } & Arriving)
  /** Website, else telephone number; left out without either. */
  | ({ type: 'code'; side: ByShape<number> } & Arriving)
  | { type: 'space'; height: number }

/** 'left': in the middle of the height; 'middle': lines are centred too. */
export type Anchor = 'left' | 'top-left' | 'middle'

/** A stack of items. Groups of one scene must not overlap. */
export interface Group {
  anchor: ByShape<Anchor>
  /** In % of the safe area's width. */
  width: ByShape<number>
  /** In % of the safe area's height, default 100; taller groups are set smaller. */
  maxHeight?: ByShape<number>
  /** From the safe area's left. */
  inset?: ByShape<number>
  gap: number
  items: readonly Item[]
}

/** A soft cloud of `colour` under each group. */
export interface Scrim {
  colour: PaletteName
  /** 0 to 1, at its middle. */
  opacity: number
  spread: ByShape<number>
}

export interface Scene {
  id: string
  start: number
  end: number
  /** Seconds before `end`; 0 for a last scene that stays. */
  fadeOut: number
  scrim?: Scrim
  groups: readonly Group[]
}

export type PieceName = 'evening' | 'water' | 'morning'

export interface Sound {
  piece: PieceName
  /** In semitones from D. */
  transpose: number
}

/** Pictures art/<film's id>-<mood>.avif, made by `npm run art -- plates <id>`. */
export interface Plates {
  /** In the order of time. */
  moods: readonly string[]
  /** How far the picture moves in all, in % of width and height. */
  drift: readonly [number, number]
  /** How much farther near ground moves than far ground, in % of the width. */
  slide: number
}

/** See docs/videos.md. */
export interface VideoTemplate {
  id: string
  title: string
  category: string
  /** One or two sentences. */
  description: string
  palette: Palette
  plates: Plates
  styles: Record<string, TextStyle>
  /** The last, the end card, ends the film. */
  scenes(facts: VideoFacts): Scene[]
  sound: Sound
}

/** Returns a shape's value. */
export function pick<T extends string | number>(value: ByShape<T>, shape: Shape): T {
  return typeof value === 'object' ? (value as Record<Shape, T>)[shape] : value
}
