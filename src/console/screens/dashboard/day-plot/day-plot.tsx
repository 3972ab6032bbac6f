import { useState } from 'react'
import type { Dashboard } from '../../../../shared/dashboard.ts'
import { t } from '../../../text.ts'

type Day = Dashboard['inquiries']['perDay'][number]

const WEEK = 7

export function DayPlot({ perDay }: { perDay: Day[] }) {
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
  const share = (count: number) => `${(100 * count) / (ticks.at(-1) ?? 1)}%`

  return (
    <section className="dashboard-section">
      <div className="plot-head">
        <h2>{t('Inquiries per day')}</h2>
        <p className="plot-readout">{day && sentence(day, at)}</p>
      </div>
      <div
        className="plot"
        aria-hidden="true"
        onPointerLeave={(event) => event.pointerType === 'mouse' && setChosen(null)}
      >
        {ticks.map((tick) => (
          <div key={tick} className="plot-line" style={{ bottom: share(tick) }}>
            <span>{t('{tick, number}', { tick })}</span>
          </div>
        ))}
        {perDay.map(({ date, count }, index) => (
          <div
            key={date}
            className={index === at ? 'plot-day chosen' : 'plot-day'}
            onPointerEnter={() => setChosen(index)}
          >
            <div className="plot-bar" style={{ height: share(count) }} />
            {(last - index) % WEEK === 0 && (
              <span>{index === last ? t('Today') : formatDay(date, 'short')}</span>
            )}
          </div>
        ))}
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
}

/** Whole, from 0, at most five, the last ≥ `most`. */
export function axisTicks(most: number): number[] {
  const step = roundUp(Math.max(1, most) / 4)
  return Array.from({ length: Math.ceil(Math.max(1, most) / step) + 1 }, (_, index) => index * step)
}

/** To 1, 2, 5, 10, 20, 50 … */
function roundUp(number: number): number {
  const power = 10 ** Math.floor(Math.log10(Math.max(1, number)))
  return power * ([1, 2, 5].find((digit) => digit * power >= number) ?? 10)
}

function describeDays(perDay: readonly Day[]): string {
  const sum = (days: readonly Day[]) => days.reduce((total, { count }) => total + count, 0)
  const total = sum(perDay)
  if (total === 0) return t('No inquiry in the last {days} days.', { days: perDay.length })
  const busiest = perDay.reduce((best, day) => (day.count > best.count ? day : best))
  return [
    t('{total, plural, one {# inquiry} other {# inquiries}} in {days} days, spam left out.', {
      total,
      days: perDay.length,
    }),
    t('{week, number} in the last 7 days, {before, number} in the 7 before.', {
      week: sum(perDay.slice(-7)),
      before: sum(perDay.slice(-14, -7)),
    }),
    t('The most on {day}: {count, number}.', { day: formatDay(busiest.date, 'long'), count: busiest.count }),
  ].join(' ')
}

/** "Tuesday, November 10", or "Nov 10" when short. */
function formatDay(date: string, length: 'long' | 'short'): string {
  return new Intl.DateTimeFormat(
    document.documentElement.lang || 'en',
    length === 'long'
      ? { weekday: 'long', month: 'long', day: 'numeric', timeZone: 'UTC' }
      : { month: 'short', day: 'numeric', timeZone: 'UTC' },
  ).format(new Date(date))
}
