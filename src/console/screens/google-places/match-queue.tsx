import { useState } from 'react'
import { decideMatchCall, loadCandidatesCall } from '../../../shared/calls/google-places.ts'
import type { MatchQueue as Queue, QueueDecision, QueueEntry } from '../../../shared/google-places/queue.ts'
import { call, useChange } from '../../api.ts'
import { useShortcut } from '../../keys/use-shortcut.ts'
import { Button } from '../../parts.tsx'
import { t } from '../../text.ts'
import { Candidate, Side } from './candidate.tsx'
import { GOOGLE_READS } from './use-google-data.ts'

type Decided = { partnerId: string; name: string }

export function MatchQueue({ queue }: { queue: Queue }) {
  const [last, setLast] = useState<Decided | null>(null)
  const decide = useChange(
    ({ partnerId, body }: Decided & { body: QueueDecision }) =>
      call(decideMatchCall, { params: { partnerId }, body }),
    {
      outdates: GOOGLE_READS,
      onSuccess: (_, { body, ...decided }) => setLast(body.decision === 'reopen' ? null : decided),
    },
  )
  const load = useChange((partnerId: string) => call(loadCandidatesCall, { params: { partnerId } }), {
    outdates: GOOGLE_READS,
  })
  const isBusy = decide.isPending || load.isPending
  const [entry] = queue.entries
  const takeBack = () => {
    if (last && !isBusy) decide.mutate({ ...last, body: { decision: 'reopen' } })
  }
  useShortcut({ key: 'u', does: t('Undo') }, takeBack)
  if (!entry && !last) return null
  return (
    <section className="google-part" id="queue">
      <h2>{t('Matches to Decide ({count})', { count: queue.total })}</h2>
      <p className="google-last" role="status">
        {last && (
          <>
            {t('Decided for {name}', { name: last.name })}{' '}
            <Button label={t('Undo (u)')} className="link-button" disabled={isBusy} onClick={takeBack} />
          </>
        )}
      </p>
      {entry && (
        <Entry
          key={entry.partnerId}
          entry={entry}
          isBusy={isBusy}
          onDecide={(body) => {
            if (!isBusy) decide.mutate({ partnerId: entry.partnerId, name: entry.name, body })
          }}
          onLoad={() => load.mutate(entry.partnerId)}
        />
      )}
    </section>
  )
}

type EntryProps = {
  entry: QueueEntry
  isBusy: boolean
  onDecide: (body: QueueDecision) => void
  onLoad: () => void
}

const MOST_KEYS = 4

function Entry({ entry, isBusy, onDecide, onLoad }: EntryProps) {
  const { name, address, city, state, zipCode, phone, website, candidates } = entry
  const read = candidates.flatMap(({ placeId, facts }) => (facts ? [{ placeId, facts }] : []))
  const unread = candidates.length - read.length
  // Another name at another number is another house.
  const isOther = read.every(({ facts }) => facts.reasons.includes('name') && facts.reasons.includes('phone'))
  const choose = (number: number) => {
    const placeId = read[number]?.placeId
    if (placeId !== undefined && number < MOST_KEYS) onDecide({ decision: 'choose', placeId })
  }
  useShortcut({ key: '1', does: t('Choose a place (1–4)') }, () => choose(0))
  useShortcut({ key: '2' }, () => choose(1))
  useShortcut({ key: '3' }, () => choose(2))
  useShortcut({ key: '4' }, () => choose(3))
  useShortcut({ key: '0', does: t('None of these') }, () => onDecide({ decision: 'none' }))
  return (
    <article className="google-entry" aria-label={name}>
      <div className="google-sides">
        <Side
          title={t('Directory')}
          lines={[
            name,
            t('{address}, {city}, {state} {zipCode}', { address, city, state, zipCode }),
            phone,
            website,
          ]}
        />
        {read.map(({ placeId, facts }, at) => (
          <Candidate
            key={placeId}
            facts={facts}
            keyHint={at < MOST_KEYS ? String(at + 1) : null}
            isPreset={!isOther && at === 0}
            isBusy={isBusy}
            onChoose={() => onDecide({ decision: 'choose', placeId })}
          />
        ))}
      </div>
      <div className="google-actions">
        <Button
          label={t('None of these')}
          className={isOther ? 'button filled' : 'button'}
          disabled={isBusy}
          aria-keyshortcuts="0"
          onClick={() => onDecide({ decision: 'none' })}
        />
        {unread > 0 && (
          <Button
            label={
              isBusy
                ? t('Loading...')
                : t('Show {count, plural, one {# more candidate} other {# more candidates}}', {
                    count: unread,
                  })
            }
            disabled={isBusy}
            onClick={onLoad}
          />
        )}
        <Button
          label={t('Never ask again')}
          className="link-button"
          disabled={isBusy}
          onClick={() => onDecide({ decision: 'never' })}
        />
      </div>
    </article>
  )
}
