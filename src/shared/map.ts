/** A locator map as SVG geometry in its own pixels: drawn on the server, styled by the page's tokens. */
export type LocatorMap = {
  width: number
  height: number
  /** Path data (`d`) per layer, already clipped to the frame. */
  land: string
  neighbours: string
  water: string
  outline: string
  places: MapPlace[]
  pins: MapPin[]
  /** What the map shows, in words: its accessible name. */
  title: string
}

export type MapPlace = {
  x: number
  y: number
  label: string
  /** Side of the dot on which the label stands. */
  anchor: 'start' | 'end'
  /** A page to go to, where the dot stands for a city with partners. */
  href?: string
}

export type MapPin = { x: number; y: number; label?: string; isMain: boolean }
