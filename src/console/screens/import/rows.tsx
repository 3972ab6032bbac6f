import { keepPreviousData, useInfiniteQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { listRowsCall } from '../../../shared/calls/imports.ts'
import type { ImportReport, RowsShown } from '../../../shared/import.ts'
import { Loading } from '../../../ui/states.tsx'
import { call, keyOf } from '../../api.ts'
import { Button } from '../../button.tsx'
import { LoadFailed } from '../../load-failed.tsx'
import { t } from '../../text.ts'
import { RowPreview } from './row-preview.tsx'
import type { ImportAtWork } from './use-import.ts'

type RowsProps = {
  at: ImportAtWork
  report: ImportReport
  /** A change refetches the rows. */
  stamp: string
}

/** By outcome, in file order. */
export function Rows({ at, report, stamp }: RowsProps) {
  const kinds: [RowsShown, number, string][] = [
    ['update', report.updateCount, t('Changed')],
    ['create', report.createCount, t('New')],
    ['doubtful', report.doubtfulCount, t('Doubtful')],
    ['left', report.leftOutCount, t('Left out')],
    ['unchanged', report.unchangedCount, t('Unchanged')],
    ['refused', report.refusedCount, t('Cannot be imported')],
  ]
  const filled = kinds.filter(([, count]) => count > 0)
  const [chosen, setChosen] = useState<RowsShown | null>(null)
  const show = filled.find(([kind]) => kind === chosen)?.[0] ?? filled[0]?.[0]
  const { data, error, refetch, hasNextPage, fetchNextPage, isFetchingNextPage } = useInfiniteQuery({
    queryKey: [
      ...keyOf(listRowsCall, { params: { id: at.job.id }, query: { show: show ?? 'create' } }),
      stamp,
    ],
    queryFn: ({ pageParam, signal }) => {
      const query = { show: show ?? 'create', from: pageParam }
      return call(listRowsCall, { params: { id: at.job.id }, query }, { signal })
    },
    initialPageParam: 0,
    getNextPageParam: (page) => page.next,
    enabled: show !== undefined,
    // An answer to one row must not move the others.
    placeholderData: keepPreviousData,
  })
  if (!show) return null
  const rows = data?.pages.flatMap((page) => page.rows) ?? []
  return (
    <section className="import-part" aria-labelledby="import-rows">
      <h2 id="import-rows">{t('Rows')}</h2>
      <div className="import-filters">
        <fieldset className="import-kinds">
          <legend className="unseen">{t('Rows to show')}</legend>
          {filled.map(([kind, count, name]) => (
            <Button
              key={kind}
              label={t('{name} ({count})', { name, count: count.toLocaleString('en-US') })}
              className="tab"
              aria-pressed={kind === show}
              onClick={() => setChosen(kind)}
            />
          ))}
        </fieldset>
      </div>
      {error && <LoadFailed title={t('The rows could not be read')} error={error} onRetry={refetch} />}
      {!data && !error && <Loading label={t('Loading...')} />}
      {data && (
        <ul className="import-rows">
          {rows.map((row) => (
            <RowPreview key={row.line} row={row} at={at} />
          ))}
        </ul>
      )}
      {hasNextPage && (
        <Button
          label={isFetchingNextPage ? t('Loading...') : t('Show more rows')}
          disabled={isFetchingNextPage}
          onClick={() => void fetchNextPage()}
        />
      )}
    </section>
  )
}
