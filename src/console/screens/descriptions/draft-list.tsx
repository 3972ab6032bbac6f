import { useInfiniteQuery, useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { listDraftsCall } from '../../../shared/calls/description-runs.ts'
import type { DescriptionRun } from '../../../shared/description-runs.ts'
import { EmptyState, Loading } from '../../../ui/states.tsx'
import { keyOf, pagesOf } from '../../api.ts'
import { Button } from '../../button.tsx'
import { ShowMore } from '../../load-failed.tsx'
import { t } from '../../text.ts'
import { DraftCard } from './draft-card.tsx'

type Show = 'open' | 'marked' | 'all'
type DraftListProps = { runId: string; onDecided: (run: DescriptionRun) => void }

export function DraftList({ runId, onDecided }: DraftListProps) {
  const client = useQueryClient()
  const [show, setShow] = useState<Show>('open')
  const query = useInfiniteQuery({
    ...pagesOf(
      listDraftsCall,
      (from?: number) => ({ params: { id: runId }, query: { from, show } }),
      ({ next }) => next,
    ),
    refetchOnMount: 'always',
  })
  const { data } = query
  const drafts = data?.pages.flatMap((page) => page.drafts) ?? []
  const choices: [Show, string][] = [
    ['open', t('Open')],
    ['marked', t('With marks')],
    ['all', t('All')],
  ]
  return (
    <>
      <fieldset className="tabs run-show">
        <legend className="unseen">{t('Which texts')}</legend>
        {choices.map(([value, text]) => (
          <Button
            key={value}
            label={text}
            className="tab"
            aria-pressed={show === value}
            data-state={show === value ? 'active' : undefined}
            onClick={() => setShow(value)}
          />
        ))}
      </fieldset>
      {!data && <Loading label={t('Loading texts...')} />}
      {data && drafts.length === 0 && (
        <EmptyState title={t('Nothing here')} text={t('No text of this kind is left.')} />
      )}
      <ul>
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
