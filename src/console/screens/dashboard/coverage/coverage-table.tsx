import { Link } from 'react-router'
import type { CoverageMap } from '../../../../shared/dashboard.ts'
import { t } from '../../../text.ts'
import { listAddress } from '../../partners/search-address.ts'

export function CoverageTable({ map }: { map: CoverageMap }) {
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
            {regions.map((region) => (
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
