import { useRef, useState } from 'react'
import { Link } from 'react-router'
import type { CoverageMap, CoverageRegion } from '../../../../shared/dashboard.ts'
import { t } from '../../../text.ts'
import { Hatching, shadeOf } from './coverage-legend.tsx'
import { listAddress } from '../../partners/search-address.ts'

type CoverageDrawingProps = { map: CoverageMap; onChoose: (region: CoverageRegion | null) => void }

const MARK_RADIUS = 6

/** One Tab stop; arrow keys move to neighbours. */
export function CoverageDrawing({ map, onChoose }: CoverageDrawingProps) {
  const drawing = useRef<SVGSVGElement>(null)
  const [chosen, setChosen] = useState<CoverageRegion | null>(null)
  const [stop, setStop] = useState(() => mostCovered(map.regions)?.code)
  return (
    // biome-ignore lint/a11y/useSemanticElements: an SVG cannot be a fieldset
    <svg
      ref={drawing}
      className="coverage-drawing"
      viewBox={`0 0 ${map.width} ${map.height}`}
      role="group"
      aria-label={t('Map of partners by state and province. Arrow keys move from one to the next.')}
      onKeyDown={move}
      onPointerLeave={() => choose(null)}
    >
      <Hatching />
      {map.regions.map((region) => (
        <Link
          key={region.code}
          className={`coverage-region ${shadeOf(region.count, map.steps)}`}
          to={listAddress({ state: region.name })}
          data-code={region.code}
          tabIndex={region.code === stop ? 0 : -1}
          aria-label={t('{name}: {count, plural, =0 {no partner} one {# partner} other {# partners}}', {
            name: region.name,
            count: region.count,
          })}
          onFocus={() => {
            setStop(region.code)
            choose(region)
          }}
          onBlur={() => choose(null)}
          onPointerEnter={() => choose(region)}
        >
          <path d={region.path} />
        </Link>
      ))}
      <path className="coverage-water" d={map.water} />
      {map.regions
        .filter(({ isSmall }) => isSmall)
        .map((region) => (
          <Link
            key={region.code}
            className={`coverage-region mark ${shadeOf(region.count, map.steps)}`}
            to={listAddress({ state: region.name })}
            tabIndex={-1}
            aria-hidden="true"
            onPointerEnter={() => choose(region)}
          >
            <circle cx={region.x} cy={region.y} r={MARK_RADIUS} />
          </Link>
        ))}
      {chosen && (
        <g className="coverage-chosen">
          <path d={chosen.path} />
          {chosen.isSmall && <circle cx={chosen.x} cy={chosen.y} r={MARK_RADIUS + 1} />}
        </g>
      )}
    </svg>
  )

  function choose(region: CoverageRegion | null) {
    setChosen(region)
    onChoose(region)
  }

  function move(event: React.KeyboardEvent) {
    const from = map.regions.find(({ code }) => code === stop)
    if (!from || !isDirection(event.key)) return
    event.preventDefault()
    const next = findNeighbour(map.regions, from, event.key)
    if (next) drawing.current?.querySelector<SVGAElement>(`[data-code="${next.code}"]`)?.focus()
  }
}

const mostCovered = (regions: readonly CoverageRegion[]) =>
  regions.reduce<CoverageRegion | undefined>(
    (most, region) => (most && most.count >= region.count ? most : region),
    undefined,
  )

type Place = { code: string; x: number; y: number }

const DIRECTIONS = {
  ArrowLeft: [-1, 0],
  ArrowRight: [1, 0],
  ArrowUp: [0, -1],
  ArrowDown: [0, 1],
} as const
type Direction = keyof typeof DIRECTIONS

/** Weight of sideways distance. */
const ASIDE = 2

/** Undefined at the edge. */
export function findNeighbour<P extends Place>(
  places: readonly P[],
  from: Place,
  direction: Direction,
): P | undefined {
  const [right, down] = DIRECTIONS[direction]
  let best: P | undefined
  let least = Number.POSITIVE_INFINITY
  for (const place of places) {
    const along = (place.x - from.x) * right + (place.y - from.y) * down
    const aside = Math.abs((place.x - from.x) * down) + Math.abs((place.y - from.y) * right)
    if (place.code === from.code || along <= 0 || aside > along * 1.5) continue
    const distance = along + ASIDE * aside
    if (distance >= least) continue
    least = distance
    best = place
  }
  return best
}

const isDirection = (key: string): key is Direction => key in DIRECTIONS
