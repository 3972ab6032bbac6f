/** SVG geometry in pixels, drawn on water in this order. Coasts are accurate to about three miles. */
export type LocatorMap = {
  width: number
  height: number
  /** Filled. Layers reach beyond the frame so that strokes do not trace it. */
  neighbours: string
  /** The region, filled; its stroke is the coast. */
  land: string
  water: string
  /** Larger rivers, unfilled. */
  rivers: string
  /** Between other regions and countries, unfilled. */
  borders: string
  /** The region's own land borders, unfilled. */
  outline: string
  places: MapPlace[]
  /** The main pin last, on top. */
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
