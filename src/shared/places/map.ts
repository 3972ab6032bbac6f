/** SVG geometry in pixels, drawn on water in the order below. Coasts are accurate to about three miles. */
export type LocatorMap = {
  width: number
  height: number
  /** All land (`d` of a filled path). Layers reach beyond the frame so that strokes do not trace it. */
  neighbours: string
  /** The map's region (`d` of a filled path; its stroke is the coast). */
  land: string
  water: string
  /** Larger rivers (`d` of lines, no fill). */
  rivers: string
  /** Borders between other regions and countries (`d` of lines, no fill). */
  borders: string
  /** The region's own land borders (`d` of lines, no fill). */
  outline: string
  places: MapPlace[]
  /** The main pin is last, above the others. */
  pins: MapPin[]
  /** Accessible name. */
  title: string
}

export type MapPlace = {
  x: number
  y: number
  label: string
  anchor: 'start' | 'end'
  href?: string
}

export type MapPin = { x: number; y: number; label?: string; isMain: boolean }
