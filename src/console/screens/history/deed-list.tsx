import { useInfiniteQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { useSearchParams } from 'react-router'
import type { ChangeSet, ChangeSetList } from '../../../shared/history/history.ts'
import { ConfirmDialog } from '../../../ui/dialog/confirm-dialog.tsx'
import { EmptyState, LoadError, Loading } from '../../../ui/states.tsx'
import { api } from '../../api.ts'
import { useTranslate } from '../../text.tsx'
import { useUndo } from '../../use-undo.tsx'
import { dayText, groupByDay } from './days.ts'
import { DeedFilters, filterNames } from './deed-filters.tsx'
import { DeedRow } from './deed-row.tsx'
import { undoText } from './deed-texts.ts'

/** The deeds by day, the latest first, page after page. */
export function DeedList() {
  const t = useTranslate()
  const [params] = useSearchParams()
  const filters = new URLSearchParams(
    [...params].filter(([name, value]) => value && filterNames.includes(name)),
  )
  const { data, error, refetch, hasNextPage, fetchNextPage, isFetchingNextPage } = useInfiniteQuery({
    queryKey: ['/api/admin/history', filters.toString()],
    queryFn: ({ pageParam, signal }) => {
      const page = new URLSearchParams([...filters, ...(pageParam ? [['before', pageParam]] : [])])
      return api.get<ChangeSetList>(`/api/admin/history?${page}`, { signal })
    },
    initialPageParam: '',
    getNextPageParam: (page) => page.nextCursor,
    // What other screens did must stand here.
    refetchOnMount: 'always',
  })
  const [asked, setAsked] = useState<ChangeSet | null>(null)
  const undo = useUndo()

  const sets = data?.pages.flatMap((page) => page.changeSets)
  return (
    <>
      <DeedFilters userNames={data?.pages[0]?.userNames ?? []} />
      {undo.parts}
      {error && !data && (
        <LoadError
          title={t('The history could not be read')}
          text={error.message}
          retryLabel={t('Try again')}
          onRetry={() => refetch()}
        />
      )}
      {!sets && !error && <Loading label={t('Loading history...')} />}
      {sets?.length === 0 && (
        <EmptyState
          title={filters.size > 0 ? t('Nothing matches these filters') : t('Nothing has been changed yet')}
          text={filters.size > 0 ? undefined : t('What administrators do from now on stands here.')}
        />
      )}
      {groupByDay(sets ?? []).map(([day, deeds]) => (
        <section key={day} className="deed-day" aria-labelledby={`day-${day}`}>
          <h2 id={`day-${day}`}>{dayText(t, day)}</h2>
          <ul>
            {deeds.map((set) => (
              <DeedRow key={set.id} set={set} onUndo={() => setAsked(set)} />
            ))}
          </ul>
        </section>
      ))}
      {hasNextPage && (
        <button
          type="button"
          className="button"
          disabled={isFetchingNextPage}
          onClick={() => fetchNextPage()}
        >
          {isFetchingNextPage ? t('Loading...') : t('Show earlier changes')}
        </button>
      )}
      <ConfirmDialog
        isOpen={asked !== null}
        title={t('Undo this change?')}
        text={
          asked && (
            <>
              <p>{undoText(t, asked)}</p>
              <p>{t('What somebody changed again since stays as it is. An undo can be undone, too.')}</p>
            </>
          )
        }
        confirmLabel={t('Undo')}
        pendingLabel={t('Undoing...')}
        cancelLabel={t('Cancel')}
        isPending={undo.isPending}
        onCancel={() => setAsked(null)}
        onConfirm={() => asked && undo.undo(asked.id, () => setAsked(null))}
      />
    </>
  )
}
