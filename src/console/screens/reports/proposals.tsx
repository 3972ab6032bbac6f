import { type UseQueryResult, useMutation, useQueryClient } from '@tanstack/react-query'
import { decideProposalCall, listProposalsCall } from '../../../shared/calls/partner-checks.ts'
import type { PartnerProposal } from '../../../shared/partners/partner-check.ts'
import { showToast } from '../../../ui/toast/toaster.ts'
import { call, keyOf } from '../../api.ts'
import { LoadFailed } from '../../load-failed.tsx'
import { t } from '../../text.ts'
import { useUndo } from '../../undo/use-undo.tsx'
import { type Decide, ProposalCard } from './proposal-card.tsx'

export function Proposals({ found: { data, error, refetch } }: { found: UseQueryResult<PartnerProposal[]> }) {
  const client = useQueryClient()
  const undo = useUndo()
  const decide = useMutation({
    mutationFn: ({ proposal, accept, isPlaceConfirmed }: Decide) =>
      call(decideProposalCall, {
        params: { id: proposal.id },
        body: {
          accept,
          expectedUpdatedAt: proposal.updatedAt,
          ...(isPlaceConfirmed && { isPlaceConfirmed }),
        },
      }),
    onSuccess: ({ changeSetId }, { proposal, accept }) => {
      const { partnerName: name } = proposal
      const isTaken = accept.length > 0
      showToast({ title: isTaken ? t('Correction accepted') : t('Correction rejected') })
      undo.offer(changeSetId, t('{name} was corrected.', { name }))
    },
    // Other screens show it too.
    onSettled: (_, failure) => failure === null && client.invalidateQueries(),
  })
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
          onReload={() => client.invalidateQueries({ queryKey: keyOf(listProposalsCall) })}
        />
      ))}
    </section>
  )
}
