import './google-places.css'
import { Link } from 'react-router'
import {
  listGoogleFindingsCall,
  listMatchQueueCall,
  markFindingSeenCall,
} from '../../../shared/calls/google-places.ts'
import type { GoogleFinding, GoogleFindingKind } from '../../../shared/google-places/queue.ts'
import { EmptyState, Loading } from '../../../ui/states.tsx'
import { call, useChange, useFresh } from '../../api.ts'
import { Button, ButtonLink, Screen } from '../../parts.tsx'
import { t } from '../../text.ts'
import { MatchQueue } from './match-queue.tsx'
import { GOOGLE_READS } from './use-google-data.ts'

/** What a person decides, and what Google says differently. */
export function Component() {
  const queue = useFresh(listMatchQueueCall)
  const findings = useFresh(listGoogleFindingsCall)
  const isEmpty = queue.data?.total === 0 && findings.data?.length === 0
  return (
    <Screen
      title={t('Google Places: To Decide')}
      actions={<ButtonLink to="/admin/google-places" label={t('Individual Updates')} />}
    >
      {(queue.isPending || findings.isPending) && <Loading label={t('Loading partners...')} />}
      {queue.data && <MatchQueue queue={queue.data} />}
      {queue.data && findings.data && <Findings findings={findings.data} />}
      {isEmpty && <EmptyState title={t('Nothing to decide')} text={t('All matches are decided.')} />}
    </Screen>
  )
}

function Findings({ findings }: { findings: readonly GoogleFinding[] }) {
  const see = useChange((partnerId: string) => call(markFindingSeenCall, { params: { partnerId } }), {
    outdates: GOOGLE_READS,
  })
  if (findings.length === 0) return null
  return (
    <section className="google-part" id="findings">
      <h2>{t('Please Check ({count})', { count: findings.length })}</h2>
      <ul className="google-rows">
        {findings.map((finding) => (
          <li className="google-row" key={finding.partnerId}>
            <span className="google-row-text">
              <Link to={`/admin/partners/${finding.partnerId}/edit`}>{finding.name}</Link>
              <span className="soft">
                {t('{city}, {state}', { city: finding.city, state: finding.state })}
              </span>
              {finding.kinds.map((kind) => (
                <span key={kind}>{findingText(kind, finding)}</span>
              ))}
            </span>
            <Button
              label={t('Seen')}
              aria-label={t('Seen: {name}', { name: finding.name })}
              onClick={() => see.mutate(finding.partnerId)}
            />
          </li>
        ))}
      </ul>
    </section>
  )
}

function findingText(kind: GoogleFindingKind, finding: GoogleFinding): string {
  const texts: Record<typeof kind, string> = {
    closed:
      finding.businessStatus === 'closed-for-now'
        ? t('Temporarily closed, according to Google')
        : t('Permanently closed, according to Google'),
    moved: t('Moved to another address, according to Google'),
    'rating-fell': t('Rating fell from {before} to {now}', {
      before: (finding.ratingBefore ?? 0).toFixed(1),
      now: (finding.rating ?? 0).toFixed(1),
    }),
    'phone-differs': t('Telephone {ours} here, {theirs} on Google', {
      ours: finding.phone,
      theirs: finding.googlePhone ?? '',
    }),
  }
  return texts[kind]
}
