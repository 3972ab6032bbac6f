import { useId, useState } from 'react'
import { Link } from 'react-router'
import { fieldOf } from '../../../shared/partner-fields/partner-fields.ts'
import type { PartnerProposal, ProposalDecision } from '../../../shared/partners/partner-check.ts'
import { ApiError } from '../../api-error.ts'
import { Button } from '../../parts.tsx'
import { complain, momentText, t, valueText } from '../../text.ts'
import { usePlaceQuestion } from '../partner-form/place-question.tsx'

export type Decide = {
  proposal: PartnerProposal
  accept: ProposalDecision['accept']
  isPlaceConfirmed?: boolean
}

type ProposalCardProps = {
  proposal: PartnerProposal
  isBusy: boolean
  onDecide: (decision: Decide) => Promise<unknown>
}

type Field = PartnerProposal['fields'][number]['field']

export function ProposalCard({ proposal, isBusy, onDecide }: ProposalCardProps) {
  const id = useId()
  const [accepted, setAccepted] = useState<readonly Field[]>(() => proposal.fields.map(({ field }) => field))
  const place = usePlaceQuestion()

  async function decide(accept: readonly Field[], isPlaceConfirmed = false) {
    try {
      await onDecide({ proposal, accept: [...accept], isPlaceConfirmed })
    } catch (error) {
      if (place.ask(error, () => void decide(accept, true))) return
      const reasons = error instanceof ApiError ? Object.values(error.fields).join(' ') : ''
      complain(reasons || (error as Error).message, t('Nothing was changed'))
    }
  }

  return (
    <article className="proposal" aria-labelledby={id}>
      <h3 id={id}>
        <Link to={`/admin/partners/${proposal.partnerId}/edit`}>{proposal.partnerName}</Link>,{' '}
        {proposal.partnerPlace}
      </h3>
      <p className="soft">{t('Sent {when}', { when: momentText(proposal.answeredAt) })}</p>
      <ul>
        {proposal.fields.map(({ field, before, after, isChangedSince }) => (
          <li key={field}>
            <label className="proposal-field">
              <input
                type="checkbox"
                className="checkbox"
                checked={accepted.includes(field)}
                disabled={isBusy}
                onChange={(event) =>
                  setAccepted(
                    event.target.checked ? [...accepted, field] : accepted.filter((one) => one !== field),
                  )
                }
              />
              <span>
                <strong>{t(fieldOf(field).label)}</strong>
                <span className="proposal-values">
                  <del>{valueText(before)}</del> <ins>{valueText(after)}</ins>
                </span>
                {isChangedSince && (
                  <span className="soft">{t('It was changed here after the partner had seen it.')}</span>
                )}
              </span>
            </label>
          </li>
        ))}
      </ul>
      <div className="buttons">
        <Button
          label={
            accepted.length === proposal.fields.length
              ? t('Accept all')
              : t('Accept {count} of {all}', { count: accepted.length, all: proposal.fields.length })
          }
          className="button filled"
          disabled={isBusy || accepted.length === 0}
          aria-describedby={id}
          onClick={() => void decide(accepted)}
        />
        <Button
          label={t('Reject all')}
          disabled={isBusy}
          aria-describedby={id}
          onClick={() => void decide([])}
        />
      </div>
      {place.question}
    </article>
  )
}
