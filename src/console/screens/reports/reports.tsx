import { Button } from '../../button.tsx'
import { LoadFailed } from '../../load-failed.tsx'
import './reports.css'
import { type UseQueryResult, useQuery } from '@tanstack/react-query'
import { Link } from 'react-router'
import { listProposalsCall } from '../../../shared/calls/partner-checks.ts'
import { listPartnerReportsCall, resolvePartnerReportCall } from '../../../shared/calls/partner-reports.ts'
import type { PartnerReport, ReportKind } from '../../../shared/partners/partner-check.ts'
import { telUrl } from '../../../shared/text/phone.ts'
import { Loading } from '../../../ui/states.tsx'
import { call, queryOf } from '../../api.ts'
import { Screen } from '../../screen.tsx'
import { momentText, t } from '../../text.ts'
import { useChange } from '../../use-change.ts'
import { Proposals } from './proposals.tsx'

/** /admin/reports: visitors' reports and partners' corrections. */
export function Component() {
  const proposals = useQuery({ ...queryOf(listProposalsCall), refetchOnMount: 'always' })
  const reports = useQuery({ ...queryOf(listPartnerReportsCall), refetchOnMount: 'always' })
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

function VisitorReports({ found: { data, error, refetch } }: { found: UseQueryResult<PartnerReport[]> }) {
  const resolve = useChange(({ id }: PartnerReport) => call(resolvePartnerReportCall, { params: { id } }), {
    done: () => t('Report marked as dealt with'),
    failed: t('Failed to mark it'),
    outdates: [listPartnerReportsCall],
  })
  return (
    <>
      <h2 className="reports-part">{t('Reports from visitors')}</h2>
      {error && !data && (
        <LoadFailed title={t('The reports could not be read')} error={error} onRetry={refetch} />
      )}
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
