import { useQueryClient } from '@tanstack/react-query'
import { type ReactNode, useRef, useState } from 'react'
import { listDraftsCall } from '../../../shared/calls/description-runs.ts'
import { type DescriptionRun, type DraftDecision, SAMPLE } from '../../../shared/description-runs.ts'
import { EmptyState, Loading } from '../../../ui/states.tsx'
import { keyOf, usePages } from '../../api.ts'
import { AskDialog } from '../../form-dialog.tsx'
import { useShortcut } from '../../keys/use-shortcut.ts'
import { Button, Choice, ShowMore } from '../../parts.tsx'
import { t } from '../../text.ts'
import { DraftCard } from './draft-card.tsx'

type RunReviewProps = {
  run: DescriptionRun
  isBusy: boolean
  /** `count`: of unread texts. */
  onAcceptRest: (count: number) => void
  onPublish: () => void
  onDecided: (run: DescriptionRun) => void
  children: ReactNode
}

export function RunReview({ run, isBusy, onAcceptRest, onPublish, onDecided, children }: RunReviewProps) {
  const [isAsking, setAsking] = useState(false)
  const plain = run.openCount - run.markedOpenCount
  const toPublish = run.acceptedCount - run.publishedCount
  return (
    <>
      <div className="run-bar">
        <Button
          label={t('{count, plural, one {Publish # Text} other {Publish # Texts}}', { count: toPublish })}
          className="button filled"
          disabled={isBusy || toPublish === 0}
          onClick={onPublish}
        />
        <Button
          label={t('Accept the Rest ({count})', { count: plain })}
          disabled={isBusy || plain === 0 || run.sampleLeft > 0}
          onClick={() => setAsking(true)}
        />
        {children}
        <p className="soft">
          {t('{accepted, number} accepted, {rejected, number} rejected, {open, number} open.', {
            accepted: run.acceptedCount,
            rejected: run.rejectedCount,
            open: run.openCount,
          })}{' '}
          {run.publishedCount > 0 &&
            t('{count, plural, one {# is published.} other {# are published.}}', {
              count: run.publishedCount - run.skippedCount,
            })}{' '}
          {run.sampleLeft > 0 &&
            plain > 0 &&
            t(
              '{count, plural, one {Decide about # more text} other {Decide about # more texts}} one by one before the rest can be accepted.',
              { count: run.sampleLeft },
            )}{' '}
          {run.markedOpenCount > 0 &&
            t(
              '{count, plural, one {# text says something that the form does not: accept or reject it yourself.} other {# texts say something that the form does not: accept or reject each of them yourself.}}',
              { count: run.markedOpenCount },
            )}
        </p>
      </div>
      <DraftList runId={run.id} onDecided={onDecided} />
      {isAsking && (
        <AskDialog
          title={t('{count, plural, one {Accept # text unread?} other {Accept # texts unread?}}', {
            count: plain,
          })}
          description={t('Nobody has read them. {sample, number} texts of this run were read one by one.', {
            sample: Math.min(SAMPLE, run.totalCount),
          })}
          submitLabel={t('Accept Unread')}
          onSubmit={() => {
            setAsking(false)
            onAcceptRest(plain)
          }}
          onClose={() => setAsking(false)}
        />
      )}
    </>
  )
}

type Show = 'open' | 'marked' | 'all'
type DraftListProps = { runId: string; onDecided: (run: DescriptionRun) => void }

function DraftList({ runId, onDecided }: DraftListProps) {
  const client = useQueryClient()
  const [show, setShow] = useState<Show>('open')
  const query = usePages(
    listDraftsCall,
    (from?: number) => ({ params: { id: runId }, query: { from, show } }),
    ({ next }) => next,
    { refetchOnMount: 'always' },
  )
  const { data } = query
  const drafts = data?.pages.flatMap((page) => page.drafts) ?? []
  const list = useRef<HTMLUListElement>(null)
  const current = () => document.activeElement?.closest('.draft')
  const decide = (decision: DraftDecision) =>
    current()?.querySelector<HTMLElement>(`[data-decision="${decision}"]`)?.click()
  useShortcut({ key: 'j', does: t('Next text') }, () => {
    const next = current()?.nextElementSibling ?? list.current?.firstElementChild
    if (next instanceof HTMLElement) next.focus()
  })
  useShortcut({ key: 'a', does: t('Accept') }, () => decide('accepted'))
  useShortcut({ key: 'r', does: t('Reject') }, () => decide('rejected'))
  return (
    <>
      <Choice
        label={t('Which texts')}
        className="tabs run-show"
        choices={[
          ['open', t('Open')],
          ['marked', t('With marks')],
          ['all', t('All')],
        ]}
        value={show}
        onChange={setShow}
      />
      {!data && <Loading label={t('Loading texts...')} />}
      {data && drafts.length === 0 && (
        <EmptyState title={t('Nothing here')} text={t('No text of this kind is left.')} />
      )}
      <ul ref={list}>
        {drafts.map((draft) => (
          <DraftCard
            key={`${draft.partnerId}-${draft.field}`}
            runId={runId}
            draft={draft}
            onDecided={(run) => {
              if (run) onDecided(run)
              void client.invalidateQueries({ queryKey: keyOf(listDraftsCall) })
            }}
          />
        ))}
      </ul>
      <ShowMore pages={query} label={t('Show More')} />
    </>
  )
}
