import type { ListView } from '../../shared/lists.ts'
import { wordOf } from '../site.ts'
import { useSite } from '../text.tsx'

type ListControlsProps = {
  list: ListView
  /** Without query. */
  action: string
  query?: string
  /** Of the order without a choice: "Best match"; null: by name. */
  ownOrder: string | null
  byName: string
}

/** Behind a switch on phones; a form that works without JavaScript. Nothing where there is no choice. */
export function ListControls({ list, action, query, ownOrder, byName }: ListControlsProps) {
  const site = useSite()
  const { t } = site
  const { services, options, canSortByDistance } = list
  const sorts = [
    ...(ownOrder ? [{ value: 'name', text: byName }] : []),
    ...(canSortByDistance ? [{ value: 'distance', text: t('Nearest first') }] : []),
  ]
  if (services.length === 0 && list.count < 2) return null
  const isChosen = Boolean(options.service || options.sort)
  return (
    <div className="list-filter">
      <label className="switch filter-switch">
        <input type="checkbox" className="unseen" defaultChecked={isChosen} />
        <span className="button">{t('Filter')}</span>
      </label>
      <form className="list-controls" action={action}>
        {query && <input type="hidden" name="q" value={query} />}
        {services.length > 0 && (
          <label>
            <span className="unseen">{t('Service')}</span>
            <select className="select" name="service" defaultValue={options.service ?? ''}>
              <option value="">{t('All services')}</option>
              {services.map(({ slug, label, partnerCount }) => (
                <option key={slug} value={slug}>
                  {t('{service} ({count, number})', { service: wordOf(site, label), count: partnerCount })}
                </option>
              ))}
            </select>
          </label>
        )}
        {sorts.length > 0 && (
          <label>
            <span className="unseen">{t('Order')}</span>
            <select className="select" name="sort" defaultValue={options.sort ?? ''}>
              <option value="">{ownOrder ?? byName}</option>
              {sorts.map(({ value, text }) => (
                <option key={value} value={value}>
                  {text}
                </option>
              ))}
            </select>
          </label>
        )}
        <button className="button" type="submit">
          {t('Show')}
        </button>
      </form>
    </div>
  )
}
