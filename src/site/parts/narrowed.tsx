import { faithOf, isFiltered, type ListOptions, type ListView, languageOf } from '../../shared/lists.ts'
import { paths } from '../../shared/paths.ts'
import { wordOf } from '../site.ts'
import { useSite } from '../text.tsx'

/** Opens a sheet once its island is loaded. */
export function FilterLink({ list, of }: { list: ListView; of: Parameters<typeof paths.filter>[0] }) {
  const { t } = useSite()
  const { options, hasChoices } = list
  if (!hasChoices) return null
  const count = Object.values({ ...options, sort: undefined }).filter(Boolean).length
  return (
    <a className="button filter-link" href={paths.filter(of, options)} data-island="filter" rel="nofollow">
      {count > 0 ? t('Filter ({count, number})', { count }) : t('Filter')}
    </a>
  )
}

type NarrowedProps = {
  list: ListView
  total: number
  pathOf(options: ListOptions): string
}

/** Nothing without a filter. */
export function Narrowed({ list, total, pathOf }: NarrowedProps) {
  const site = useSite()
  const { t } = site
  const { options, serviceLabel, count } = list
  if (!isFiltered(options)) return null
  const language = languageOf(options.language)
  const faith = faithOf(options.faith)
  const filters = [
    options.open && t('Open now'),
    options.answers && t('Somebody answers day and night'),
    options.price && t('Says what a direct cremation costs'),
    serviceLabel && wordOf(site, serviceLabel),
    language && t(language),
    faith && t(faith),
  ]
  return (
    <p className="narrowed">
      {t('{filters}: {count, number} of {total, plural, one {# partner} other {# partners}}.', {
        filters: filters.filter(Boolean).join(', '),
        count,
        total,
      })}{' '}
      <a className="plain" href={pathOf({ sort: options.sort })}>
        {t('Show all')}
      </a>
    </p>
  )
}
