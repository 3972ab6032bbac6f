import './reports.css'
import type { UseQueryResult } from '@tanstack/react-query'
import { Link } from 'react-router'
import { decideProposalCall, listProposalsCall } from '../../../shared/calls/partner-checks.ts'
import { listPartnerReportsCall, resolvePartnerReportCall } from '../../../shared/calls/partner-reports.ts'
import type { PartnerProposal, PartnerReport, ReportKind } from '../../../shared/partners/partner-check.ts'
import { telUrl } from '../../../shared/text/phone.ts'
import { Loading } from '../../../ui/states.tsx'
import { showToast } from '../../../ui/toast/toaster.ts'
import { call, useChange, useFresh } from '../../api.ts'
import { Button, Screen, Waiting } from '../../parts.tsx'
import { momentText, t } from '../../text.ts'
import { useUndo } from '../../undo/use-undo.tsx'
import { type Decide, ProposalCard } from './proposal-card.tsx'

/** Visitors' reports and partners' corrections. */
export function Component() {
  const proposals = useFresh(listProposalsCall)
  const reports = useFresh(listPartnerReportsCall)
  // Together: the lower one would jump.
  const isSettled = !proposals.isPending && !reports.isPending
  return (
    <Screen
      title={t('Reports and Corrections')}
      lead={t('What partners and visitors say is wrong. Nothing about the visitors is stored.')}
    >
      {isSettled ? (
        <>
          <Proposals found={proposals} />
          <VisitorReports found={reports} />
        </>
      ) : (
        <Loading label={t('Loading reports...')} />
      )}
    </Screen>
  )
}

function VisitorReports({ found }: { found: UseQueryResult<PartnerReport[]> }) {
  const { data } = found
  const resolve = useChange(({ id }: PartnerReport) => call(resolvePartnerReportCall, { params: { id } }), {
    done: () => t('Report marked as dealt with'),
    failed: t('Failed to mark it'),
    outdates: [listPartnerReportsCall],
  })
  return (
    <>
      <h2 className="reports-part">{t('Reports from visitors')}</h2>
      <Waiting query={found} loading="" failed={t('The reports could not be read')} />
      {data?.length === 0 && <p className="soft">{t('No open reports')}</p>}
      {data && data.length > 0 && (
        <ul>
          {data.map((report) => (
            <li key={report.id} className="report-row">
              <div>
                <p>
                  <Link to={`/admin/partners/${report.partnerId}/edit`}>{report.partnerName}</Link>,{' '}
                  {report.partnerPlace}
                </p>
                <p>
                  {KIND_TEXTS[report.kind]}{' '}
                  {report.kind === 'phone' && <a href={telUrl(report.partnerPhone)}>{report.partnerPhone}</a>}
                </p>
                <p className="soft">
                  {t('Reported {count, plural, one {once} other {# times}}, last {when}', {
                    count: report.count,
                    when: momentText(report.lastAt),
                  })}
                </p>
              </div>
              <Button
                label={t('Dealt with')}
                disabled={resolve.isPending}
                aria-label={t('Dealt with: {name}', { name: report.partnerName })}
                onClick={() => resolve.mutate(report)}
              />
            </li>
          ))}
        </ul>
      )}
    </>
  )
}

const KIND_TEXTS: Record<ReportKind, string> = {
  phone: t('The number does not work:'),
  address: t('The address is wrong'),
  website: t('The website does not work'),
  closed: t('It has closed for good'),
}

function Proposals({ found }: { found: UseQueryResult<PartnerProposal[]> }) {
  const { data } = found
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
      <Waiting query={found} loading="" failed={t('The corrections could not be read')} />
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
