import { PAPER_AND_INK } from './paper-and-ink.ts'
import { RAKED_GARDEN } from './raked-garden.ts'
import { RIVER_STONES } from './river-stones.ts'
import type { VideoTemplate } from './video-template.ts'

/** In the order of the gallery. Data alone: safe in a browser. */
export const TEMPLATES: readonly VideoTemplate[] = [RAKED_GARDEN, RIVER_STONES, PAPER_AND_INK]

/** The template of an id, or null. */
export const findTemplate = (id: string): VideoTemplate | null =>
  TEMPLATES.find((template) => template.id === id) ?? null
