import { LoadFailed } from '../../../parts.tsx'
import { useState } from 'react'
import { Link } from 'react-router'
import { readCoverageCall } from '../../../../shared/calls/dashboard.ts'
import type { CoverageMap, CoverageRegion } from '../../../../shared/dashboard.ts'
import { useFresh } from '../../../api.ts'
import { t } from '../../../text.ts'
import { CoverageDrawing } from './coverage-drawing.tsx'
import { CoverageLegend } from './coverage-drawing.tsx'
import { listAddress } from '../../partners/search-address.ts'

export function Coverage() {
  const { data, error, refetch } = useFresh(readCoverageCall)
  const [chosen, setChosen] = useState<CoverageRegion | null>(null)
  const covered = data?.regions.filter(({ count }) => count > 0) ?? []
  return (
    <section className="dashboard-section coverage">
      <div className="plot-head">
        <h2>{t('Where partners are')}</h2>
        <p className="plot-readout">
          {chosen
            ? t('{name}: {count, plural, =0 {no partner} one {# partner} other {# partners}}', {
                name: chosen.name,
                count: chosen.count,
              })
            : data &&
              t('{covered} of {all} states and provinces', {
                covered: covered.length,
                all: data.regions.length,
              })}
        </p>
      </div>
      {error ? (
        <LoadFailed title={t('The map could not be loaded')} error={error} onRetry={refetch} />
      ) : (
        <div className="coverage-parts">
          <div className="coverage-frame">
            {data ? (
              <CoverageDrawing map={data} chosen={chosen} onChoose={setChosen} />
            ) : (
              <div className="coverage-waiting" />
            )}
          </div>
          {data && (
            <div className="coverage-words">
              <CoverageLegend steps={data.steps} hasNone={covered.length < data.regions.length} />
              <CoverageTable map={data} />
            </div>
          )}
        </div>
      )}
    </section>
  )
}

function CoverageTable({ map }: { map: CoverageMap }) {
  const countries = [
    { name: t('United States'), regions: map.regions.filter(({ country }) => country === 'US') },
    { name: t('Canada'), regions: map.regions.filter(({ country }) => country === 'CA') },
  ]
  return (
    <details className="figure-table">
      <summary>{t('All states and provinces as a table')}</summary>
      <table>
        <thead>
          <tr>
            <th scope="col">{t('State or province')}</th>
            <th scope="col">{t('Partners')}</th>
          </tr>
        </thead>
        {countries.map(({ name, regions }) => (
          <tbody key={name}>
            <tr>
              <th scope="rowgroup" colSpan={2} className="label">
                {name}
              </th>
            </tr>
            {regions.toSorted((a, b) => b.count - a.count).map((region) => (
              <tr key={region.code}>
                <th scope="row">
                  <Link to={listAddress({ state: region.name })}>{region.name}</Link>
                </th>
                <td>{t('{count, number}', { count: region.count })}</td>
              </tr>
            ))}
          </tbody>
        ))}
        {map.elsewhere > 0 && (
          <tbody>
            <tr>
              <th scope="row">{t('Elsewhere')}</th>
              <td>{t('{count, number}', { count: map.elsewhere })}</td>
            </tr>
          </tbody>
        )}
      </table>
    </details>
  )
}
