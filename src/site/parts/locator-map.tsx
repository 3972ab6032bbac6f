import type { LocatorMap as MapData, MapPlace } from '../../shared/places/map.ts'
import { renderOnce } from '../render-once.tsx'
import { useSite } from '../text.tsx'

/**
 * `fit` "slice" crops the sides on narrow screens, so labels stay legible; "meet" shows all. With `hasLinks`, places
 * link to pages.
 */
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
      // biome-ignore lint/security/noDangerouslySetInnerHtml: markup of renderOnce, every text in it is escaped
      dangerouslySetInnerHTML={{
        __html: renderOnce(site, map, () => <Drawing map={map} hasLinks={hasLinks} />),
      }}
    />
  )
}

function Drawing({ map, hasLinks }: { map: MapData; hasLinks: boolean }) {
  return (
    <>
      <rect className="map-sea" width="100%" height="100%" />
      <path className="map-neighbours" d={map.neighbours} />
      <path className="map-land" d={map.land} />
      <path className="map-water" d={map.water} />
      <path className="map-rivers" d={map.rivers} />
      <path className="map-borders" d={map.borders} />
      <path className="map-outline" d={map.outline} />
      {map.places.map((place) => (
        <PlaceMark key={`${place.label} ${place.x} ${place.y}`} place={place} isLink={hasLinks} />
      ))}
      {map.pins.map((pin) =>
        pin.isMain ? (
          <use
            key={`${pin.x} ${pin.y}`}
            className="map-pin"
            href="#pin"
            x={pin.x - 14}
            y={pin.y - 39}
            width="28"
            height="40"
          />
        ) : (
          <circle key={`${pin.x} ${pin.y} ${pin.label}`} className="map-pin" cx={pin.x} cy={pin.y} r="6" />
        ),
      )}
    </>
  )
}

function PlaceMark({ place, isLink }: { place: MapPlace; isLink: boolean }) {
  const mark = (
    <>
      <circle className="map-dot" cx={place.x} cy={place.y} r="3" />
      <text
        className="map-label"
        x={place.anchor === 'start' ? place.x + 8 : place.x - 8}
        y={place.y + 4.5}
        textAnchor={place.anchor}
        paintOrder="stroke"
      >
        {place.label}
      </text>
    </>
  )
  if (!isLink || !place.href) return mark
  return (
    <a className="map-link" href={place.href}>
      <circle className="map-target" cx={place.x} cy={place.y} r="22" />
      {mark}
    </a>
  )
}
