import { type ReactNode, useState } from 'react'
import { type DescriptionRun, SAMPLE } from '../../../shared/description-runs.ts'
import { Button } from '../../button.tsx'
import { ConfirmDialog } from '../../confirm-dialog.tsx'
import { t } from '../../text.ts'
import { DraftList } from './draft-list.tsx'

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
      <ConfirmDialog
        isOpen={isAsking}
        title={t('{count, plural, one {Accept # text unread?} other {Accept # texts unread?}}', {
          count: plain,
        })}
        text={t('Nobody has read them. {sample, number} texts of this run were read one by one.', {
          sample: Math.min(SAMPLE, run.totalCount),
        })}
        confirmLabel={t('Accept Unread')}
        onConfirm={() => {
          setAsking(false)
          onAcceptRest(plain)
        }}
        onCancel={() => setAsking(false)}
      />
    </>
  )
}
