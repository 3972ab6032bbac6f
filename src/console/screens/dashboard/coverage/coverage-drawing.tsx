import { Link } from 'react-router'
import type { CoverageMap, CoverageRegion } from '../../../../shared/dashboard.ts'
import { listAddress } from '../../partners/search-address.ts'
import { t } from '../../../text.ts'

type CoverageDrawingProps = {
  map: CoverageMap
  chosen: CoverageRegion | null
  onChoose: (region: CoverageRegion | null) => void
}

const MARK_RADIUS = 6

/** For pointers; a table has the same links. */
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

const SHADES = 5

/** Spreads fewer steps over all five shades. */
function shadeOf(count: number, steps: readonly number[]): string {
  const step = steps.filter((least) => least <= count).length
  return count === 0 || step === 0 ? 'shade-none' : `shade-${Math.round((step * SHADES) / steps.length)}`
}

/** Tells regions without partners apart without colour. */
function Hatching() {
  return (
    <defs>
      <pattern id="coverage-hatching" width="9" height="9" patternUnits="userSpaceOnUse">
        <path className="coverage-hatch" d="M-1 1l2-2M0 9l9-9M8 10l2-2" />
      </pattern>
    </defs>
  )
}

type CoverageLegendProps = { steps: readonly number[]; hasNone: boolean }

export function CoverageLegend({ steps, hasNone }: CoverageLegendProps) {
  const texts = steps.map((least, index) => {
    const next = steps[index + 1]
    if (next === undefined) return t('{least, number} or more', { least })
    return next - 1 === least
      ? t('{least, number}', { least })
      : t('{least, number}–{most, number}', { least, most: next - 1 })
  })
  return (
    <div>
      <h3 className="label">{t('Partners')}</h3>
      <ul className="coverage-legend">
        {hasNone && (
          <li>
            <Swatch shade="shade-none" />
            {t('None')}
          </li>
        )}
        {texts.map((text, index) => (
          <li key={text}>
            <Swatch shade={shadeOf(steps[index] ?? 0, steps)} />
            {text}
          </li>
        ))}
      </ul>
    </div>
  )
}

function Swatch({ shade }: { shade: string }) {
  return (
    <svg className={`coverage-swatch ${shade}`} width="28" height="16" aria-hidden="true">
      <rect width="28" height="16" />
    </svg>
  )
}
