/** Short SVG in whole pixels. The root must set `fill="none" stroke-linecap="round"`. */
const n = (value: number) => String(Math.round(value))

export type Point = readonly [x: number, y: number]

/** Further attributes as markup: `opacity=".4"`. */
const more = (attributes: string) => (attributes ? ` ${attributes}` : '')

/** From its upper left corner. */
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

/** A closed shape. */
export function poly(points: readonly Point[], fill: string, attributes = ''): string {
  return `<path d="M${points.map(([x, y]) => `${n(x)} ${n(y)}`).join('L')}z" fill="${fill}"${more(attributes)}/>`
}

/** Path data; fill "none" comes from the root. */
export function path(d: string, fill: string, attributes = ''): string {
  return `<path d="${d}"${fill === 'none' ? '' : ` fill="${fill}"`}${more(attributes)}/>`
}

/** Through points, open. */
export function line(points: readonly Point[], stroke: string, width: number, attributes = ''): string {
  const d = `M${points.map(([x, y]) => `${n(x)} ${n(y)}`).join('L')}`
  return `<path d="${d}" stroke="${stroke}" stroke-width="${width}"${more(attributes)}/>`
}

/** Without `fill` it inherits its group's. */
export function circle(x: number, y: number, radius: number, fill = '', attributes = ''): string {
  return `<circle cx="${n(x)}" cy="${n(y)}" r="${n(radius)}"${fill ? ` fill="${fill}"` : ''}${more(attributes)}/>`
}

/** Around its center. */
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

/** With shared attributes. */
export function group(content: string, attributes: string): string {
  return `<g ${attributes}>${content}</g>`
}

/** `amount` of the second #rrggbb color (0 to 1). */
export function mix(first: string, second: string, amount: number): string {
  const channel = (color: string, index: number) =>
    Number.parseInt(color.slice(1 + index * 2, 3 + index * 2), 16)
  const mixed = [0, 1, 2].map((index) => {
    const value = channel(first, index) * (1 - amount) + channel(second, index) * amount
    return Math.round(value).toString(16).padStart(2, '0')
  })
  return `#${mixed.join('')}`
}

/** One path of round caps, a third of the size of circles. */
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

/** Scales content around a point. */
export function scaled(content: string, factor: number, x: number, y: number): string {
  return `<g transform="matrix(${factor} 0 0 ${factor} ${n(x * (1 - factor))} ${n(y * (1 - factor))})">${content}</g>`
}

/** Parallel bars across a stroke `width` pixels wide: boards, pickets. `dash`: bar and gap. */
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
