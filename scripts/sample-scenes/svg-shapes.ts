<<<<<<< HEAD
/** SVG in whole pixels, to keep scenes small, for a root with `fill="none" stroke-linecap="round"`. */
=======
/**
 * Short SVG markup in whole pixels, to keep scenes small. The root element must set `fill="none"
 * stroke-linecap="round"`.
 */
>>>>>>> main
const n = (value: number) => String(Math.round(value))

export type Point = readonly [x: number, y: number]

<<<<<<< HEAD
/** `attributes` as in markup: `opacity=".4"`. */
=======
/** Further attributes as markup: `opacity=".4"`. */
>>>>>>> main
const more = (attributes: string) => (attributes ? ` ${attributes}` : '')

/** From the upper left corner. */
export function rect(
  x: number,
  y: number,
  width: number,
  height: number,
  fill: string,
  attributes = '',
): string {
  return path(`M${n(x)} ${n(y)}h${n(width)}v${n(height)}h${n(-width)}z`, fill, attributes)
}

<<<<<<< HEAD
=======
/** A polygon. */
>>>>>>> main
export function poly(points: readonly Point[], fill: string, attributes = ''): string {
  return `<path d="M${points.map(([x, y]) => `${n(x)} ${n(y)}`).join('L')}z" fill="${fill}"${more(attributes)}/>`
}

<<<<<<< HEAD
/** Fill "none" is the root's and left out. */
=======
/** Path data; fill "none" comes from the root. */
>>>>>>> main
export function path(d: string, fill: string, attributes = ''): string {
  return `<path d="${d}"${fill === 'none' ? '' : ` fill="${fill}"`}${more(attributes)}/>`
}

export function line(points: readonly Point[], stroke: string, width: number, attributes = ''): string {
  const d = `M${points.map(([x, y]) => `${n(x)} ${n(y)}`).join('L')}`
  return `<path d="${d}" stroke="${stroke}" stroke-width="${width}"${more(attributes)}/>`
}

<<<<<<< HEAD
/** Without `fill` it takes its group's. */
=======
/** A circle; without `fill` it inherits its group's. */
>>>>>>> main
export function circle(x: number, y: number, radius: number, fill = '', attributes = ''): string {
  return `<circle cx="${n(x)}" cy="${n(y)}" r="${n(radius)}"${fill ? ` fill="${fill}"` : ''}${more(attributes)}/>`
}

<<<<<<< HEAD
=======
/** An ellipse around its center. */
>>>>>>> main
export function ellipse(
  x: number,
  y: number,
  radiusX: number,
  radiusY: number,
  fill: string,
  attributes = '',
): string {
  return `<ellipse cx="${n(x)}" cy="${n(y)}" rx="${n(radiusX)}" ry="${n(radiusY)}" fill="${fill}"${more(attributes)}/>`
}

<<<<<<< HEAD
=======
/** A group with shared attributes. */
>>>>>>> main
export function group(content: string, attributes: string): string {
  return `<g ${attributes}>${content}</g>`
}

<<<<<<< HEAD
/** Mixes #rrggbb colors; `amount` of the second, 0 to 1. */
=======
/** Mixes two #rrggbb colors, `amount` of the second (0 to 1). */
>>>>>>> main
export function mix(first: string, second: string, amount: number): string {
  const channel = (color: string, index: number) =>
    Number.parseInt(color.slice(1 + index * 2, 3 + index * 2), 16)
  const mixed = [0, 1, 2].map((index) => {
    const value = channel(first, index) * (1 - amount) + channel(second, index) * amount
    return Math.round(value).toString(16).padStart(2, '0')
  })
  return `#${mixed.join('')}`
}

<<<<<<< HEAD
/** Equal discs in one path: points with round caps, a third of the markup of circles. */
=======
/** Equal discs as one path of round caps, a third of the size of circles. */
>>>>>>> main
export function dots(points: readonly Point[], radius: number, color: string, attributes = ''): string {
  let [atX, atY] = [0, 0]
  const d = points.map(([x, y]) => {
    const [dx, dy] = [Math.round(x) - atX, Math.round(y) - atY]
    atX += dx
    atY += dy
    return `m${dx}${dy < 0 ? '' : ' '}${dy}z`
  })
  return `<path d="${d.join('')}" stroke="${color}" stroke-width="${n(radius * 2)}"${more(attributes)}/>`
}

<<<<<<< HEAD
/** Scales content around a fixed point. */
=======
/** Scales content around a point. */
>>>>>>> main
export function scaled(content: string, factor: number, x: number, y: number): string {
  return `<g transform="matrix(${factor} 0 0 ${factor} ${n(x * (1 - factor))} ${n(y * (1 - factor))})">${content}</g>`
}

<<<<<<< HEAD
/** Parallel bars across a stroke `width` pixels wide: boards, pickets. `dash`: bar and gap. */
=======
/** Parallel bars across a stroke `width` pixels wide: boards, pickets. `dash` is bar and gap. */
>>>>>>> main
export function bars(
  from: Point,
  to: Point,
  width: number,
  dash: string,
  color: string,
  attributes = '',
): string {
  return line(
    [from, to],
    color,
    Math.round(width),
    `stroke-dasharray="${dash}" stroke-linecap="butt"${more(attributes)}`,
  )
}
