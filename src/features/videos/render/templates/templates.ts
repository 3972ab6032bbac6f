import { FIRST_LIGHT } from './first-light.ts'
import { LANTERNS } from './lanterns.ts'
import { LINEN_WINDOW } from './linen-window.ts'
import { PAPER_AND_INK } from './paper-and-ink.ts'
import { RAKED_GARDEN } from './raked-garden.ts'
import { RIVER_STONES } from './river-stones.ts'
import { STILL_WATER } from './still-water.ts'
import { TALL_GRASS } from './tall-grass.ts'
import type { VideoTemplate } from './video-template.ts'

/** In the gallery's order. Safe in a browser. */
export const TEMPLATES: readonly VideoTemplate[] = [
  RAKED_GARDEN,
  RIVER_STONES,
  FIRST_LIGHT,
  STILL_WATER,
  PAPER_AND_INK,
  LANTERNS,
  LINEN_WINDOW,
  TALL_GRASS,
]

/** Null for an unknown id. */
export const findTemplate = (id: string): VideoTemplate | null =>
  TEMPLATES.find((template) => template.id === id) ?? null
