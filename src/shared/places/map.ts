/** SVG path data in pixels, accurate to about three miles. */
export type LocatorMap = {
  width: number
  height: number
  /** Layers reach beyond the frame, lest strokes trace it. */
  neighbours: string
  /** Its stroke is the coast. */
  land: string
  water: string
  /** From here on not filled. */
  rivers: string
  borders: string
  outline: string
  /** United States only; empty for large areas. */
  counties: string
  places: MapPlace[]
  /** The main one last, on top. */
  pins: MapPin[]
  scale: MapScale | null
  title: string
}

export type MapScale = { width: number; length: number; unit: 'mi' | 'km' }

export type MapPlace = {
  x: number
  y: number
  label: string
  /** `middle`: no dot, centred at `x`. */
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
  number?: number
  href?: string
  /** True position of one moved aside. */
  from?: readonly [x: number, y: number]
}
