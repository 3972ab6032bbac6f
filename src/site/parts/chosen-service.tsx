import type { ListView } from '../../shared/lists.ts'
import { wordOf } from '../site.ts'
import { useSite } from '../text.tsx'

/** How many offer the chosen service; nothing without a choice. */
export function ChosenService({ list, total, allPath }: { list: ListView; total: number; allPath: string }) {
  const site = useSite()
  const { t } = site
  if (list.serviceLabel === null) return null
  const values = { service: wordOf(site, list.serviceLabel), count: list.count, total }
  return (
    <p className="chosen-service">
      {list.count === total
        ? t('{count, plural, one {# partner offers} other {# partners offer}} “{service}”.', values)
        : t(
            '{count, number} of {total, plural, one {# partner} other {# partners}} offer “{service}”.',
            values,
          )}{' '}
      <a className="plain" href={allPath}>
        {t('Show all')}
      </a>
    </p>
  )
}
