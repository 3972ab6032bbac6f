import { useMutation } from '@tanstack/react-query'
import { decideMatchCall, loadCandidatesCall } from '../../../shared/calls/google-places.ts'
import type { MatchQueue as Queue, QueueDecision, QueueEntry } from '../../../shared/google-places/queue.ts'
import { showToast } from '../../../ui/toast/toaster.tsx'
import { call } from '../../api.ts'
import { useTranslate } from '../../text.tsx'
import { Candidate } from './candidate.tsx'
import { useRefreshGoogle } from './use-google-data.ts'

/** To be decided. */
export function MatchQueue({ queue }: { queue: Queue | undefined }) {
  const t = useTranslate()
  if (!queue || queue.total === 0) return null
  return (
    <section className="google-part" id="queue">
      <h2>{t('Matches to Decide ({count})', { count: queue.total })}</h2>
      <p className="soft">
        {t('Google has places that may be these partners. Nothing is stored until you choose.')}
      </p>
      <ul>
        {queue.entries.map((entry) => (
          <li key={entry.partnerId}>
            <Entry entry={entry} />
          </li>
        ))}
      </ul>
    </section>
  )
}

function Entry({ entry }: { entry: QueueEntry }) {
  const t = useTranslate()
  const refresh = useRefreshGoogle()
  const { partnerId, name, address, city, state, zipCode, phone, website, candidates } = entry
  const params = { partnerId }
  const complain = (error: Error) =>
    showToast({ title: t('Error'), description: error.message, kind: 'danger' })
  const decide = useMutation({
    mutationFn: (body: QueueDecision) => call(decideMatchCall, { params, body }),
    onSuccess: () => showToast({ title: t('Success'), description: t('Decided for {name}', { name }) }),
    onError: complain,
    onSettled: refresh,
  })
  const load = useMutation({
    mutationFn: () => call(loadCandidatesCall, { params }),
    onError: complain,
    onSettled: refresh,
  })
  const isBusy = decide.isPending || load.isPending
  const unread = candidates.filter(({ facts }) => facts === null).length
  return (
    <article className="google-entry" aria-label={name}>
      <div className="google-sides">
        <div className="google-side">
          <h3>{t('Your directory')}</h3>
          <p>
            <strong>{name}</strong>
            <br />
            {t('{address}, {city}, {state} {zipCode}', { address, city, state, zipCode })}
            <br />
            {phone}
            {website && (
              <>
                <br />
                {website}
              </>
            )}
          </p>
        </div>
        {candidates.map(
          ({ placeId, facts }) =>
            facts && (
              <Candidate
                key={placeId}
                facts={facts}
                isBusy={isBusy}
                onChoose={() => decide.mutate({ decision: 'choose', placeId })}
              />
            ),
        )}
      </div>
      <div className="google-actions">
        {unread > 0 && (
          <button type="button" className="button" disabled={isBusy} onClick={() => load.mutate()}>
            {load.isPending
              ? t('Loading...')
              : t('Show {count, plural, one {# more candidate} other {# more candidates}}', {
                  count: unread,
                })}
          </button>
        )}
        <button
          type="button"
          className="button"
          disabled={isBusy}
          onClick={() => decide.mutate({ decision: 'none' })}
        >
          {t('None of these')}
        </button>
        <button
          type="button"
          className="link-button"
          disabled={isBusy}
          onClick={() => decide.mutate({ decision: 'never' })}
        >
          {t('Never ask again')}
        </button>
      </div>
    </article>
  )
}
