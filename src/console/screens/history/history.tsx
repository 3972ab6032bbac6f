import './history.css'
import { useEffect, useId, useState } from 'react'
import { useSearchParams } from 'react-router'
import type { InputOfCall } from '../../../shared/calls/define-call.ts'
import { listChangeSetsCall } from '../../../shared/calls/history.ts'
import { type ChangeSet, UNDO_DAYS } from '../../../shared/history/history.ts'
import { EmptyState } from '../../../ui/states.tsx'
import { Tabs } from '../../../ui/tabs.tsx'
import { usePages } from '../../api.ts'
import { AskDialog } from '../../form-dialog.tsx'
import { Button, Screen, ShowMore, Waiting } from '../../parts.tsx'
import { momentText, t } from '../../text.ts'
import { useUndo } from '../../undo/use-undo.tsx'
import { ChangeList } from './change-list.tsx'
import { ChangeSetFilters, filterNames } from './change-set-filters.tsx'
import { changeSetText, undoText } from './change-set-texts.ts'
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
  const [params, setParams] = useSearchParams()
  const filters = new URLSearchParams(
    [...params].filter(([name, value]) => value && filterNames.includes(name)),
  )
  // The call refuses unknown filters.
  const query: InputOfCall<typeof listChangeSetsCall>['query'] = Object.fromEntries(filters)
  const pages = usePages(
    listChangeSetsCall,
    (before?: string) => ({ query: { ...query, before } }),
    ({ nextCursor }) => nextCursor,
    // Includes other screens' changes.
    { refetchOnMount: 'always' },
  )
  const { data } = pages
  const [asked, setAsked] = useState<ChangeSet | null>(null)
  const undo = useUndo()

  const sets = data?.pages.flatMap((page) => page.changeSets)
  // Links from other places open the question, a reload does not.
  const wanted = sets?.find(({ id, canUndo }) => canUndo && id === params.get('undo'))
  useEffect(() => {
    if (!wanted) return
    setAsked(wanted)
    setParams({}, { replace: true })
  }, [wanted, setParams])
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
              <ChangeSetRow
                key={set.id}
                set={set}
                // From a partner, to see its changes.
                startsOpen={set === sets?.[0] && filters.has('entityId')}
                onUndo={() => setAsked(set)}
              />
            ))}
          </ul>
        </section>
      ))}
      <ShowMore pages={pages} label={t('Show earlier changes')} />
      {asked && (
        <AskDialog
          title={t('Undo this change?')}
          description={
            <>
              <p>{undoText(asked)}</p>
              <p>{t('Anything changed again since then stays as it is. An undo can itself be undone.')}</p>
            </>
          }
          submitLabel={t('Undo')}
          pendingLabel={t('Undoing...')}
          isPending={undo.isPending}
          onSubmit={() => undo.undo(asked.id, () => setAsked(null))}
          onClose={() => setAsked(null)}
        />
      )}
    </>
  )
}

type ChangeSetRowProps = { set: ChangeSet; startsOpen: boolean; onUndo: () => void }

function ChangeSetRow({ set, startsOpen, onUndo }: ChangeSetRowProps) {
  const id = useId()
  const [isOpen, setOpen] = useState(startsOpen)
  return (
    <li className="change-set">
      <time className="change-set-time" dateTime={set.createdAt}>
        {timeText(set.createdAt)}
      </time>
      <div className="change-set-text">
        <p id={id}>{changeSetText(set)}</p>
        {set.undoneAt && (
          <p className="change-set-note">{t('Undone {moment}', { moment: momentText(set.undoneAt) })}</p>
        )}
      </div>
      <div className="change-set-actions">
        <Button
          label={isOpen ? t('Hide changes') : t('Show changes')}
          className="link-button quiet"
          aria-expanded={isOpen}
          aria-controls={`${id}-changes`}
          aria-describedby={id}
          onClick={() => setOpen(!isOpen)}
        />
        {set.canUndo && (
          <Button label={t('Undo')} className="link-button" aria-describedby={id} onClick={onUndo} />
        )}
      </div>
      <div className="change-set-changes" id={`${id}-changes`} hidden={!isOpen}>
        {isOpen && <ChangeList set={set} />}
      </div>
    </li>
  )
}

const DAY_MS = 24 * 3_600_000
const asDay = new Intl.DateTimeFormat('en-CA', { year: 'numeric', month: '2-digit', day: '2-digit' })
const asLongDay = new Intl.DateTimeFormat('en-US', { dateStyle: 'full' })
const asTime = new Intl.DateTimeFormat('en-US', { timeStyle: 'short' })

/** "2:05 PM". */
const timeText = (iso: string) => asTime.format(new Date(iso))

/** By local days ("2026-11-21"). */
function groupByDay<Thing extends { createdAt: string }>(things: readonly Thing[]): [string, Thing[]][] {
  return [...Map.groupBy(things, (thing) => asDay.format(new Date(thing.createdAt)))]
}

/** "Today", "Yesterday" or "Saturday, November 21, 2026". */
function dayText(day: string): string {
  const now = Date.now()
  if (day === asDay.format(new Date(now))) return t('Today')
  if (day === asDay.format(new Date(now - DAY_MS))) return t('Yesterday')
  return asLongDay.format(new Date(`${day}T12:00:00`))
}
