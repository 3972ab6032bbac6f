import type { LocatorMap as MapData, MapPin, MapPlace, MapScale } from '../../shared/places/map.ts'
import { idOf, once } from '../render-once.tsx'
import { useSite, useText } from '../text.tsx'

/** "slice" crops on narrow screens, so that labels stay legible. */
export function LocatorMap({
  map,
  fit,
  hasLinks = false,
}: {
  map: MapData
  fit: 'slice' | 'meet'
  hasLinks?: boolean
}) {
  const site = useSite()
  return (
    <svg
      className={`map map-${fit}`}
      viewBox={`0 0 ${map.width} ${map.height}`}
      width={map.width}
      height={map.height}
      preserveAspectRatio={`xMidYMid ${fit}`}
      role={hasLinks ? 'group' : 'img'}
      aria-label={map.title}
      {...once(site, `map ${idOf(map)} ${fit} ${hasLinks}`, () => (
        <Drawing map={map} fit={fit} hasLinks={hasLinks} />
      ))}
    />
  )
}

function Drawing({ map, fit, hasLinks }: { map: MapData; fit: 'slice' | 'meet'; hasLinks: boolean }) {
  const layers = ['neighbours', 'land', 'counties', 'water', 'rivers', 'borders', 'outline'] as const
  const ties = map.pins.map(({ from, x, y }) => (from ? `M${from[0]} ${from[1]}L${x} ${y}` : '')).join('')
  const numbered = map.pins.filter(({ number, isMain }) => number !== undefined && !isMain)
  const pins = map.pins.filter((pin) => !numbered.includes(pin))
  return (
    <>
      <rect className="map-sea" width="100%" height="100%" />
      {layers.map((layer) => map[layer] && <path key={layer} className={`map-${layer}`} d={map[layer]} />)}
      {map.places.map((place) => (
        <PlaceMark key={`${place.label} ${place.x} ${place.y}`} place={place} isLink={hasLinks} />
      ))}
      {ties !== '' && <path className="map-tie" d={ties} />}
      {pins.map((pin) => (
        <Pin key={`${pin.x} ${pin.y}`} pin={pin} />
      ))}
      {numbered.length > 0 && (
        <g className="map-numbered">
          {numbered.map((pin) => (
            <NumberedPin key={pin.number} pin={pin} isLink={hasLinks} />
          ))}
        </g>
      )}
      {map.scale && fit === 'meet' && <ScaleBar scale={map.scale} height={map.height} />}
    </>
  )
}

function Pin({ pin }: { pin: MapPin }) {
  if (pin.isMain)
    return <use className="map-pin" href="#pin" x={pin.x - 14} y={pin.y - 39} width="28" height="40" />
  return <circle className="map-pin" cx={pin.x} cy={pin.y} r="6" />
}

function NumberedPin({ pin, isLink }: { pin: MapPin; isLink: boolean }) {
  const t = useText()
  const mark = (
    <>
      <circle cx={pin.x} cy={pin.y} />
      <text x={pin.x} y={pin.y + 4}>
        {pin.number}
      </text>
    </>
  )
  if (!isLink || !pin.href) return <g>{mark}</g>
  const name = t('{number}: {partner}', { number: String(pin.number), partner: pin.label ?? '' })
  return (
    <a href={pin.href} aria-label={name}>
      {mark}
    </a>
  )
}

function ScaleBar({ scale, height }: { scale: MapScale; height: number }) {
  const t = useText()
  const bottom = height - 12
  const text =
    scale.unit === 'km'
      ? t('{count, number} km', { count: scale.length })
      : t('{count, plural, one {# mile} other {# miles}}', { count: scale.length })
  return (
    <g className="map-scale">
      <path d={`M12 ${bottom - 5}v5h${scale.width}v-5`} />
      <text className="map-label" x="16" y={bottom - 5}>
        {text}
      </text>
    </g>
  )
}

function PlaceMark({ place, isLink }: { place: MapPlace; isLink: boolean }) {
  const x = place.anchor === 'middle' ? place.x : place.anchor === 'start' ? place.x + 8 : place.x - 8
  const mark = (
    <>
      {place.anchor !== 'middle' && <circle className="map-dot" cx={place.x} cy={place.y} />}
      <text
        className="map-label"
        x={x}
        y={place.y + 4.5}
        textAnchor={place.anchor === 'start' ? undefined : place.anchor}
      >
        {place.label}
      </text>
    </>
  )
  if (!isLink || !place.href) return place.isWide ? <g className="map-wide">{mark}</g> : mark
  return (
    <a className="map-link" href={place.href}>
      {place.anchor !== 'middle' && <circle className="map-target" cx={place.x} cy={place.y} />}
      {mark}
    </a>
  )
}
