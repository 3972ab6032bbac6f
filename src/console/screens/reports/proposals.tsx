import type { UseQueryResult } from '@tanstack/react-query'
import { decideProposalCall } from '../../../shared/calls/partner-checks.ts'
import type { PartnerProposal } from '../../../shared/partners/partner-check.ts'
import { showToast } from '../../../ui/toast/toaster.ts'
import { call } from '../../api.ts'
import { LoadFailed } from '../../load-failed.tsx'
import { t } from '../../text.ts'
import { useUndo } from '../../undo/use-undo.tsx'
import { useChange } from '../../use-change.ts'
import { type Decide, ProposalCard } from './proposal-card.tsx'

export function Proposals({ found: { data, error, refetch } }: { found: UseQueryResult<PartnerProposal[]> }) {
  const undo = useUndo()
  const decide = useChange(
    ({ proposal, accept, isPlaceConfirmed }: Decide) =>
      call(decideProposalCall, {
        params: { id: proposal.id },
        body: {
          accept,
          expectedUpdatedAt: proposal.updatedAt,
          ...(isPlaceConfirmed && { isPlaceConfirmed }),
        },
      }),
    {
      outdates: 'everything',
      onSuccess: ({ changeSetId }, { proposal, accept }) => {
        const { partnerName: name } = proposal
        showToast({ title: accept.length > 0 ? t('Correction accepted') : t('Correction rejected') })
        undo.offer(changeSetId, t('{name} was corrected.', { name }))
      },
      // The card tells it.
      onError: () => {},
    },
  )
  return (
    <section aria-labelledby="proposals">
      <h2 id="proposals" className="reports-part">
        {t('Corrections by partners')}
      </h2>
      {undo.parts}
      {error && !data && (
        <LoadFailed title={t('The corrections could not be read')} error={error} onRetry={refetch} />
      )}
      {data?.length === 0 && <p className="soft">{t('No corrections wait for you')}</p>}
      {data?.map((proposal) => (
        <ProposalCard
          key={`${proposal.id} ${proposal.updatedAt}`}
          proposal={proposal}
          isBusy={decide.isPending}
          onDecide={(decision) => decide.mutateAsync(decision)}
        />
      ))}
    </section>
  )
}
