import { paths } from '../../shared/paths.ts'
import { useText } from '../text.tsx'

/** Links to the previous and next page; nothing for a single page. */
export function Pagination({ query, page, pageCount }: { query: string; page: number; pageCount: number }) {
  const t = useText()
  if (pageCount < 2) return null
  return (
    <nav className="pagination" aria-label={t('Pages of results')}>
      {page > 1 && (
        <a className="button" rel="prev" href={paths.search(query, page - 1)}>
          {t('Previous')}
        </a>
      )}
      <p className="small">{t('Page {page} of {pageCount}', { page, pageCount })}</p>
      {page < pageCount && (
        <a className="button" rel="next" href={paths.search(query, page + 1)}>
          {t('Next')}
        </a>
      )}
    </nav>
  )
}
