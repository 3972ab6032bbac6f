import type { FilterChoices } from '../../shared/lists.ts'
import type { FilterPage } from '../../shared/pages.ts'
import { paths } from '../../shared/paths.ts'
import { placeName } from '../../shared/text/place-names.ts'
import { renderDocument } from '../document.tsx'
import { type Site, wordOf } from '../site.ts'
import { useSite } from '../text.tsx'

/** islands/filter.ts shows its form in a sheet. */
export function renderFilterPage(site: Site, data: FilterPage): string {
  const { t, provider } = site
  const { query, city, choices } = data
  const list = city ? { in: paths.cityKey(city.region.name, city.city) } : { q: query || undefined }
  const title = t('Filter the list')
  const name = city ? placeName(site, `${city.city}, ${city.region.name}`) : query
  return renderDocument(site, {
    path: paths.filter(list, choices.options),
    head: {
      title: `${title} | ${provider.name}`,
      description: t('Filter by what families ask first: hours, price, languages, faiths and services.'),
      keywords: [t('partner search'), provider.name],
      socialImage: 'search',
      isIndexed: false,
    },
    main: (
      <div className="column page filter-page">
        <h1>{title}</h1>
        {name && <p className="lead">{name}</p>}
        <FilterForm data={data} />
      </div>
    ),
  })
}

function FilterForm({ data: { query, city, choices } }: { data: FilterPage }) {
  const site = useSite()
  const { t } = site
  const { options } = choices
  const action = city ? paths.city(city.region.name, city.city) : paths.search()
  const back = city
    ? paths.cityList(city.region.name, city.city, 1, options)
    : paths.search(query || undefined, 1, options)
  const checks = [
    { name: 'open', value: 'now', text: t('Open now') },
    { name: 'answers', value: 'always', text: t('Somebody answers day and night') },
    { name: 'price', value: 'known', text: t('Says what a direct cremation costs') },
  ] as const
  const selects = [
    { name: 'service', label: t('Service'), none: t('All services'), from: choices.services },
    { name: 'language', label: t('Language'), none: t('Any language'), from: choices.languages },
    { name: 'faith', label: t('Faith'), none: t('Any faith'), from: choices.faiths },
  ] as const
  const counted = (service: string, count: number) => t('{service} ({count, number})', { service, count })
  return (
    <form className="filter-form" action={action}>
      {query && <input type="hidden" name="q" value={query} />}
      <div className="choices">
        {checks.map(
          ({ name, value, text }) =>
            // Shown if somebody said so.
            (choices[name] > 0 || options[name]) && (
              <label key={name} className="choice">
                <input type="checkbox" name={name} value={value} defaultChecked={Boolean(options[name])} />
                <span>{counted(text, choices[name])}</span>
              </label>
            ),
        )}
      </div>
      {selects.map(
        ({ name, label, none, from }) =>
          from.length > 0 && (
            <label key={name} className="field">
              {label}
              <select className="input select" name={name} defaultValue={options[name] ?? ''}>
                <option value="">{none}</option>
                {from.map((choice) => (
                  <option key={choice.slug} value={choice.slug}>
                    {counted(wordOf(site, choice.label), choice.partnerCount)}
                  </option>
                ))}
              </select>
            </label>
          ),
      )}
      <Order choices={choices} isCity={city !== null} hasFeatured={city?.hasFeatured ?? false} />
      <div className="buttons">
        <button className="button filled" type="submit">
          {t('Show partners')}
        </button>
        <a className="button" href={back} data-close="">
          {t('Back to the list')}
        </a>
      </div>
    </form>
  )
}

type OrderProps = { choices: FilterChoices; isCity: boolean; hasFeatured: boolean }

function Order({ choices, isCity, hasFeatured }: OrderProps) {
  const { t } = useSite()
  const { canSortByDistance, price, options } = choices
  const own = isCity
    ? hasFeatured
      ? t('Featured first, then by name')
      : t('By name')
    : canSortByDistance
      ? t('Best match, nearest first')
      : t('Best match')
  return (
    <label className="field">
      {t('Order')}
      <select className="input select" name="sort" defaultValue={options.sort ?? ''}>
        <option value="">{own}</option>
        {(!isCity || hasFeatured) && <option value="name">{t('By name')}</option>}
        {canSortByDistance && <option value="distance">{t('Nearest first')}</option>}
        {price > 0 && <option value="price">{t('Lowest price first')}</option>}
      </select>
    </label>
  )
}
