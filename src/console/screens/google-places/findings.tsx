import { useMutation } from '@tanstack/react-query'
import { Link } from 'react-router'
import { markFindingSeenCall } from '../../../shared/calls/google-places.ts'
import type { GoogleFinding, GoogleFindingKind } from '../../../shared/google-places/queue.ts'
import { call } from '../../api.ts'
import { Button } from '../../button.tsx'
import { complain } from '../../tell.ts'
import { t } from '../../text.ts'
import { useRefreshGoogle } from './use-google-data.ts'

/** Until they are seen. */
export function Findings({ findings }: { findings: readonly GoogleFinding[] | undefined }) {
  const refresh = useRefreshGoogle()
  const see = useMutation({
    mutationFn: (partnerId: string) => call(markFindingSeenCall, { params: { partnerId } }),
    onError: (error) => complain(error),
    onSettled: refresh,
  })
  if (!findings || findings.length === 0) return null
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
  switch (kind) {
    case 'closed':
      return finding.businessStatus === 'closed-for-now'
        ? t('Temporarily closed, according to Google')
        : t('Permanently closed, according to Google')
    case 'moved':
      return t('Moved to another address, according to Google')
    case 'rating-fell':
      return t('Rating fell from {before} to {now}', {
        before: (finding.ratingBefore ?? 0).toFixed(1),
        now: (finding.rating ?? 0).toFixed(1),
      })
    case 'phone-differs':
      return t('Telephone {ours} here, {theirs} on Google', {
        ours: finding.phone,
        theirs: finding.googlePhone ?? '',
      })
  }
}
