import { useId, useState } from 'react'
import { Link } from 'react-router'
import { decideDraftCall } from '../../../shared/calls/description-runs.ts'
import type { DescriptionDraft, DescriptionRun, DraftDecision } from '../../../shared/description-runs.ts'
import { call, useChange } from '../../api.ts'
import { MarkedText, MarkList } from '../../marked-text.tsx'
import { Button } from '../../parts.tsx'
import { complain, t } from '../../text.ts'
import { fieldText } from './run-words.ts'

type DraftCardProps = {
  runId: string
  draft: DescriptionDraft
  /** Null: refused; the text may be another now. */
  onDecided: (run: DescriptionRun | null) => void
}

export function DraftCard({ runId, draft, onDecided }: DraftCardProps) {
  const id = useId()
  const { partnerId, partnerName, field, text, textId, marks, decision } = draft
  const [edited, setEdited] = useState<string | null>(null)
  const [hasChecked, setHasChecked] = useState(false)
  const decide = useChange(
    (next: DraftDecision) =>
      call(decideDraftCall, {
        params: { id: runId },
        body: {
          partnerId,
          field,
          decision: next,
          textId,
          ...(edited !== null && { text: edited }),
          acceptedMarks: hasChecked && edited === null ? marks.length : 0,
        },
      }),
    {
      onSuccess: (run) => {
        setEdited(null)
        onDecided(run)
      },
      onError: (error) => {
        complain(error, t('Not accepted'))
        onDecided(null)
      },
    },
  )
  const decisionText = {
    accepted: t('accepted'),
    rejected: t('rejected'),
    published: t('published'),
    open: '',
  }[decision]
  const needsCheck = marks.length > 0 && edited === null && !hasChecked
  const button = (next: DraftDecision, label: string, isFilled = false) => (
    <Button
      label={label}
      className={isFilled ? 'button filled' : 'button'}
      disabled={decide.isPending || (next === 'accepted' && needsCheck)}
      data-decision={next}
      aria-label={`${label}: ${partnerName}`}
      onClick={() => decide.mutate(next)}
    />
  )
  return (
    <li className="draft" aria-labelledby={id} tabIndex={-1}>
      <div className="draft-head">
        <h2 id={id}>
          <Link to={`/admin/partners/${partnerId}/edit`}>{partnerName}</Link>
        </h2>
        <p className="soft">
          {draft.place} · {fieldText(field)} ·{' '}
          {draft.source === 'ai' ? t('written by AI') : t('written by the built-in writer')}
          {decision !== 'open' && ` · ${decisionText}`}
        </p>
      </div>
      <div className="draft-texts">
        <div>
          <h3>{t('Now')}</h3>
          <p className="soft">{draft.before?.trim() || t('No text')}</p>
        </div>
        <div>
          <h3>{t('New')}</h3>
          {edited === null ? (
            <MarkedText text={text} marks={marks} />
          ) : (
            <textarea
              className={field === 'longDescription' ? 'input long-text' : 'input'}
              aria-label={t('Text about {name}', { name: partnerName })}
              value={edited}
              onChange={({ currentTarget }) => setEdited(currentTarget.value)}
            />
          )}
        </div>
      </div>
      {marks.length > 0 && edited === null && decision !== 'rejected' && (
        <MarkList
          marks={marks}
          isAccepted={hasChecked || decision === 'accepted' || decision === 'published'}
          onAccept={setHasChecked}
        />
      )}
      <div className="buttons" hidden={decision === 'published'}>
        {(decision !== 'accepted' || edited !== null) && button('accepted', t('Accept'), true)}
        {edited === null ? (
          <Button
            label={t('Edit')}
            aria-label={t('Edit: {name}', { name: partnerName })}
            onClick={() => setEdited(text)}
          />
        ) : (
          <Button label={t('Discard Edit')} onClick={() => setEdited(null)} />
        )}
        {decision !== 'rejected' && edited === null && button('rejected', t('Reject'))}
      </div>
    </li>
  )
}
