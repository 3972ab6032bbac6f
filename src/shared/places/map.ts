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
  /** Of the United States, unfilled; empty on maps of large areas. */
  counties: string
  places: MapPlace[]
  /** The main pin last, on top. */
  pins: MapPin[]
  scale: MapScale | null
  /** Accessible name. */
  title: string
}

/** `length` miles or kilometres, at the lower left. */
export type MapScale = { width: number; length: number; unit: 'mi' | 'km' }

export type MapPlace = {
  x: number
  y: number
  label: string
  /** `middle`: without a dot, centred at `x`. */
  anchor: 'start' | 'end' | 'middle'
  href?: string
  /** Cropped on narrow screens. */
  isWide?: true
}

export type MapPin = {
  x: number
  y: number
  label?: string
  isMain: boolean
  /** As in the list; with `label` and `href`. */
  number?: number
  href?: string
  /** The true spot of a pin moved aside. */
  from?: readonly [x: number, y: number]
}
