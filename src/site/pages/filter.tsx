import type { FilterChoices, ServiceChoice } from '../../shared/lists.ts'
import type { FilterPage } from '../../shared/pages.ts'
import { paths } from '../../shared/paths.ts'
import { renderDocument } from '../document.tsx'
import { cityName, type Site, wordOf } from '../site.ts'
import { useSite } from '../text.tsx'

/** The filters and the order of a list, as a page; islands/filter.ts shows its form in a sheet over the list. */
export function renderFilterPage(site: Site, data: FilterPage): string {
  const { t, provider } = site
  const { query, city, choices } = data
  const list = city ? { in: paths.cityKey(city.region.name, city.city) } : { q: query || undefined }
  const title = t('Filter the list')
  const name = city
    ? `${cityName(site, city.city, city.region.name)}, ${wordOf(site, city.region.name)}`
    : query
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
  const { t } = useSite()
  const { options } = choices
  const action = city ? paths.city(city.region.name, city.city) : paths.search()
  const back = city
    ? paths.cityList(city.region.name, city.city, 1, options)
    : paths.search(query || undefined, 1, options)
  return (
    <form className="filter-form" action={action}>
      {query && <input type="hidden" name="q" value={query} />}
      <div className="filter-checks">
        <Check
          name="open"
          value="now"
          count={choices.open}
          isChosen={Boolean(options.open)}
          text={t('Open now')}
        />
        <Check
          name="answers"
          value="always"
          count={choices.answers}
          isChosen={Boolean(options.answers)}
          text={t('Somebody answers day and night')}
        />
        <Check
          name="price"
          value="known"
          count={choices.price}
          isChosen={Boolean(options.price)}
          text={t('Says what a direct cremation costs')}
        />
      </div>
      <Choice
        name="service"
        label={t('Service')}
        none={t('All services')}
        from={choices.services}
        of={options.service}
      />
      <Choice
        name="language"
        label={t('Language')}
        none={t('Any language')}
        from={choices.languages}
        of={options.language}
      />
      <Choice
        name="faith"
        label={t('Faith')}
        none={t('Any faith')}
        from={choices.faiths}
        of={options.faith}
      />
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

type CheckProps = { name: string; value: string; count: number; isChosen: boolean; text: string }

/** Nothing where nobody has said so. */
function Check({ name, value, count, isChosen, text }: CheckProps) {
  const { t } = useSite()
  if (count === 0 && !isChosen) return null
  return (
    <label>
      <input type="checkbox" name={name} value={value} defaultChecked={isChosen} />
      <span>{t('{service} ({count, number})', { service: text, count })}</span>
    </label>
  )
}

type ChoiceProps = {
  name: string
  label: string
  none: string
  from: readonly ServiceChoice[]
  of: string | undefined
}

function Choice({ name, label, none, from, of }: ChoiceProps) {
  const site = useSite()
  if (from.length === 0) return null
  return (
    <label className="field">
      {label}
      <select className="input select" name={name} defaultValue={of ?? ''}>
        <option value="">{none}</option>
        {from.map(({ slug, label, partnerCount }) => (
          <option key={slug} value={slug}>
            {site.t('{service} ({count, number})', { service: wordOf(site, label), count: partnerCount })}
          </option>
        ))}
      </select>
    </label>
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
