import './history.css'
import { useInfiniteQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { useSearchParams } from 'react-router'
import type { InputOfCall } from '../../../shared/calls/define-call.ts'
import { listChangeSetsCall } from '../../../shared/calls/history.ts'
import { type ChangeSet, UNDO_DAYS } from '../../../shared/history/history.ts'
import { EmptyState } from '../../../ui/states.tsx'
import { Tabs } from '../../../ui/tabs.tsx'
import { pagesOf } from '../../api.ts'
import { ConfirmDialog } from '../../confirm-dialog.tsx'
import { ShowMore, Waiting } from '../../load-failed.tsx'
import { Screen } from '../../screen.tsx'
import { t } from '../../text.ts'
import { useUndo } from '../../undo/use-undo.tsx'
import { ChangeSetFilters, filterNames } from './change-set-filters.tsx'
import { ChangeSetRow } from './change-set-row.tsx'
import { undoText } from './change-set-texts.ts'
import { dayText, groupByDay } from './days.ts'
import { DeletedPartners } from './deleted-partners.tsx'

export function Component() {
  const [params, setParams] = useSearchParams()
  return (
    <Screen
      title={t('History')}
      lead={t('Changes of partners and FAQ items can be undone for {days} days.', { days: UNDO_DAYS })}
    >
      <Tabs
        label={t('History')}
        value={params.get('tab') === 'deleted' ? 'deleted' : 'changes'}
        onChange={(tab) => setParams(tab === 'deleted' ? { tab } : {}, { replace: true })}
        tabs={[
          { value: 'changes', label: t('Changes'), content: <ChangeSetsByDay /> },
          { value: 'deleted', label: t('Deleted partners'), content: <DeletedPartners /> },
        ]}
      />
    </Screen>
  )
}

function ChangeSetsByDay() {
  const [params] = useSearchParams()
  const filters = new URLSearchParams(
    [...params].filter(([name, value]) => value && filterNames.includes(name)),
  )
  // The call refuses unknown filters.
  const query: InputOfCall<typeof listChangeSetsCall>['query'] = Object.fromEntries(filters)
  const pages = useInfiniteQuery({
    ...pagesOf(
      listChangeSetsCall,
      (before?: string) => ({ query: { ...query, before } }),
      ({ nextCursor }) => nextCursor,
    ),
    // Includes other screens' changes.
    refetchOnMount: 'always',
  })
  const { data } = pages
  const [asked, setAsked] = useState<ChangeSet | null>(null)
  const undo = useUndo()

  const sets = data?.pages.flatMap((page) => page.changeSets)
  return (
    <>
      <ChangeSetFilters userNames={data?.pages[0]?.userNames ?? []} />
      {undo.parts}
      <Waiting query={pages} loading={t('Loading history...')} failed={t('The history could not be read')} />
      {sets?.length === 0 && (
        <EmptyState
          title={filters.size > 0 ? t('Nothing matches these filters') : t('Nothing has been changed yet')}
          text={filters.size > 0 ? undefined : t('Changes that administrators make appear here.')}
        />
      )}
      {groupByDay(sets ?? []).map(([day, changeSets]) => (
        <section key={day} className="change-set-day" aria-labelledby={`day-${day}`}>
          <h2 id={`day-${day}`}>{dayText(day)}</h2>
          <ul>
            {changeSets.map((set) => (
              <ChangeSetRow key={set.id} set={set} onUndo={() => setAsked(set)} />
            ))}
          </ul>
        </section>
      ))}
      <ShowMore pages={pages} label={t('Show earlier changes')} />
      <ConfirmDialog
        isOpen={asked !== null}
        title={t('Undo this change?')}
        text={
          asked && (
            <>
              <p>{undoText(asked)}</p>
              <p>{t('Anything changed again since then stays as it is. An undo can itself be undone.')}</p>
            </>
          )
        }
        confirmLabel={t('Undo')}
        pendingLabel={t('Undoing...')}
        isPending={undo.isPending}
        onCancel={() => setAsked(null)}
        onConfirm={() => asked && undo.undo(asked.id, () => setAsked(null))}
      />
    </>
  )
}
