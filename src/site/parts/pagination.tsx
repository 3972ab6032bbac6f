import { useText } from '../text.tsx'

type PaginationProps = { page: number; pageCount: number; pathOf(page: number): string }

export function Pagination({ page, pageCount, pathOf }: PaginationProps) {
  const t = useText()
  if (pageCount < 2) return null
  return (
    <nav className="pagination" aria-label={t('Pages of results')}>
      {page > 1 && (
        <a className="button" rel="prev" href={pathOf(page - 1)}>
          {t('Previous')}
        </a>
      )}
      <p className="small">{t('Page {page} of {pageCount}', { page, pageCount })}</p>
      {page < pageCount && (
        <a className="button" rel="next" href={pathOf(page + 1)}>
          {t('Next')}
        </a>
      )}
    </nav>
  )
}
