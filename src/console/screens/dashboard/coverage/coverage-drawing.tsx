import { Link } from 'react-router'
import type { CoverageMap, CoverageRegion } from '../../../../shared/dashboard.ts'
import { listAddress } from '../../partners/search-address.ts'
import { Hatching, shadeOf } from './coverage-legend.tsx'

type CoverageDrawingProps = {
  map: CoverageMap
  chosen: CoverageRegion | null
  onChoose: (region: CoverageRegion | null) => void
}

const MARK_RADIUS = 6

/** For the pointer; keys and screen readers have the table of the same links. */
export function CoverageDrawing({ map, chosen, onChoose }: CoverageDrawingProps) {
  const small = map.regions.filter(({ isSmall }) => isSmall)
  const linkTo = (region: CoverageRegion) => ({
    to: listAddress({ state: region.name }),
    tabIndex: -1,
    onPointerEnter: () => onChoose(region),
  })
  return (
    <svg
      className="coverage-drawing"
      viewBox={`0 0 ${map.width} ${map.height}`}
      aria-hidden="true"
      onPointerLeave={() => onChoose(null)}
    >
      <Hatching />
      {map.regions.map((region) => (
        <Link
          key={region.code}
          className={`coverage-region ${shadeOf(region.count, map.steps)}`}
          {...linkTo(region)}
        >
          <path d={region.path} />
        </Link>
      ))}
      <path className="coverage-water" d={map.water} />
      {small.map((region) => (
        <Link
          key={region.code}
          className={`coverage-region mark ${shadeOf(region.count, map.steps)}`}
          {...linkTo(region)}
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
}
