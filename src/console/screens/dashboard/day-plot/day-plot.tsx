import { type RefObject, useLayoutEffect, useRef, useState } from 'react'
import type { Dashboard } from '../../../../shared/dashboard.ts'
import { t } from '../../../text.ts'
import { describeDays, formatDay } from './describe-days.ts'

type Day = Dashboard['inquiries']['perDay'][number]

const HEIGHT = 216
const LEFT = 32
const TOP = 10
const BOTTOM = 28
const WEEK = 7
/** Of a day's width. */
const BAR_SHARE = 0.5

export function DayPlot({ perDay }: { perDay: Day[] }) {
  const frame = useRef<HTMLDivElement>(null)
  const width = useWidth(frame)
  const last = perDay.length - 1
  const [chosen, setChosen] = useState<number | null>(null)
  const at = chosen ?? last
  const day = perDay[at]
  const sentence = (one: Day, index: number) =>
    t(
      '{day}: {count, plural, =0 {no inquiry} one {# inquiry} other {# inquiries}}{isToday, select, yes { so far} other {}}',
      {
        day: index === last ? t('Today') : formatDay(one.date, 'long'),
        count: one.count,
        isToday: index === last ? 'yes' : 'no',
      },
    )

  const ticks = axisTicks(Math.max(...perDay.map(({ count }) => count)))
  const most = ticks.at(-1) ?? 1
  const step = Math.max(0, width - LEFT) / perDay.length
  const y = (count: number) => TOP + (HEIGHT - TOP - BOTTOM) * (1 - count / most)
  const x = (index: number) => LEFT + index * step

  return (
    <section className="dashboard-section">
      <div className="plot-head">
        <h2>{t('Inquiries per day')}</h2>
        <p className="plot-readout">{day && sentence(day, at)}</p>
      </div>
      <div
        ref={frame}
        className="plot"
        onPointerMove={point}
        onPointerDown={point}
        onPointerLeave={(event) => event.pointerType === 'mouse' && setChosen(null)}
      >
        <svg width={width} height={HEIGHT} aria-hidden="true">
          {ticks.map((tick) => (
            <g key={tick}>
              <line className="plot-line" x1={LEFT} x2={width} y1={y(tick)} y2={y(tick)} />
              <text className="plot-text" x={LEFT - 10} y={y(tick) + 4} textAnchor="end">
                {t('{tick, number}', { tick })}
              </text>
            </g>
          ))}
          {perDay.map(({ date, count }, index) => (
            <g key={date}>
              <rect
                className={index === at ? 'plot-bar chosen' : 'plot-bar'}
                x={x(index) + (step * (1 - BAR_SHARE)) / 2}
                y={y(count)}
                width={step * BAR_SHARE}
                height={y(0) - y(count)}
              />
              {(last - index) % WEEK === 0 && (
                <text
                  className="plot-text"
                  x={index === last ? width : x(index) + step / 2}
                  y={HEIGHT - 6}
                  textAnchor={index === last ? 'end' : 'middle'}
                >
                  {index === last ? t('Today') : formatDay(date, 'short')}
                </text>
              )}
            </g>
          ))}
          {chosen !== null && (
            <line className="plot-mark" x1={x(at) + step / 2} x2={x(at) + step / 2} y1={y(0)} y2={y(0) + 6} />
          )}
        </svg>
      </div>
      <p className="plot-summary">{describeDays(perDay)}</p>
      <details className="figure-table">
        <summary>{t('Inquiries per day as a table')}</summary>
        <table>
          <thead>
            <tr>
              <th scope="col">{t('Day')}</th>
              <th scope="col">{t('Inquiries')}</th>
            </tr>
          </thead>
          <tbody>
            {perDay.toReversed().map(({ date, count }) => (
              <tr key={date}>
                <th scope="row">{formatDay(date, 'long')}</th>
                <td>{t('{count, number}', { count })}</td>
              </tr>
            ))}
          </tbody>
        </table>
      </details>
    </section>
  )

  function point(event: React.PointerEvent) {
    const left = frame.current?.getBoundingClientRect().left ?? 0
    const index = Math.floor((event.clientX - left - LEFT) / step)
    setChosen(Math.min(last, Math.max(0, index)))
  }
}

/** In px; 0 before layout. */
function useWidth(element: RefObject<HTMLElement | null>): number {
  const [width, setWidth] = useState(0)
  useLayoutEffect(() => {
    const watched = element.current
    if (!watched) return
    setWidth(watched.clientWidth)
    const observer = new ResizeObserver(() => setWidth(watched.clientWidth))
    observer.observe(watched)
    return () => observer.disconnect()
  }, [element])
  return width
}

/** Whole, from 0, at most five steps, the last ≥ `most`. */
export function axisTicks(most: number): number[] {
  const step = roundUp(Math.max(1, most) / 4)
  return Array.from({ length: Math.ceil(Math.max(1, most) / step) + 1 }, (_, index) => index * step)
}

/** To 1, 2, 5, 10, 20, 50 … */
function roundUp(number: number): number {
  const power = 10 ** Math.floor(Math.log10(Math.max(1, number)))
  return power * ([1, 2, 5].find((digit) => digit * power >= number) ?? 10)
}
