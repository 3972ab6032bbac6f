import { t } from '../../../text.ts'

const SHADES = 5

/** Spreads fewer steps over all five shades. */
export function shadeOf(count: number, steps: readonly number[]): string {
  const step = steps.filter((least) => least <= count).length
  return count === 0 || step === 0 ? 'shade-none' : `shade-${Math.round((step * SHADES) / steps.length)}`
}

/** Tells regions without partners apart without colour. */
export function Hatching() {
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
