import '../google-places/google-places.css'
import { EmptyState, Loading } from '../../../ui/states.tsx'
import { Screen } from '../../screen.tsx'
import { t } from '../../text.ts'
import { Findings } from './findings.tsx'
import { MatchQueue } from './match-queue.tsx'
import { OtherScreen } from './status-line.tsx'
import { useGoogleFindings, useMatchQueue } from './use-google-data.ts'

/** /admin/google-places/decisions: matches that a person decides, and what Google says differently. */
export function Component() {
  const queue = useMatchQueue()
  const findings = useGoogleFindings()
  const isEmpty = queue.data?.total === 0 && findings.data?.length === 0
  return (
    <Screen
      title={t('Google Places: To Decide')}
      actions={<OtherScreen to="/admin/google-places" text={t('Individual Updates')} />}
    >
      {(queue.isPending || findings.isPending) && <Loading label={t('Loading partners...')} />}
      {queue.data && <MatchQueue queue={queue.data} />}
      {queue.data && findings.data && <Findings findings={findings.data} />}
      {isEmpty && <EmptyState title={t('Nothing to decide')} text={t('All matches are decided.')} />}
    </Screen>
  )
}
