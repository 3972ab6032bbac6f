/**
 * A locator map as SVG geometry in its own pixels: drawn on the server, styled by the page's tokens.
 * The frame itself is water; the layers stand above it in the order below. A map is for finding one's way about,
 * never for measuring: coasts are right within about three miles.
 */
export type LocatorMap = {
  width: number
  height: number
  /** All land in the frame (`d` of a filled path); the layers reach a little beyond the frame, so strokes do not trace it. */
  neighbours: string
  /** The region that the map is about (`d` of a filled path; a stroke on it draws its coast). */
  land: string
  /** Lakes (`d` of a filled path). */
  water: string
  /** Larger rivers (`d` of lines, no fill). */
  rivers: string
  /** Borders between the other states, provinces and countries (`d` of lines, no fill). */
  borders: string
  /** The region's own borders on land (`d` of lines, no fill). */
  outline: string
  places: MapPlace[]
  /** The main pin comes last, so that it stands above the others. */
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
