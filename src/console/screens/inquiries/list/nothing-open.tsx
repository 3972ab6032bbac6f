import type { InquiryCounts } from '../../../../shared/inquiries/admin-inquiry.ts'
import { t } from '../../../text.ts'
import { lengthText } from '../inquiry-times.ts'

export function NothingOpen({ counts, isEmpty }: { counts: InquiryCounts | undefined; isEmpty: boolean }) {
  const { median = null, p90 = null } = counts?.responseHours ?? {}
  return (
    <div className="nothing-open">
      {!isEmpty && <p className="soft">{t('Choose an inquiry to read it here.')}</p>}
      {median !== null && p90 !== null && (
        <p className="soft">
          {t(
            'In the last 90 days, half of the families had an answer within {median}, nine in ten within {p90}.',
            {
              median: lengthText(median),
              p90: lengthText(p90),
            },
          )}
        </p>
      )}
      <dl className="keys">
        {[
          ['j', t('next inquiry')],
          ['k', t('previous inquiry')],
          ['r', t('reply')],
          ['/', t('search')],
        ].map(([key, text]) => (
          <div key={key}>
            <dt>
              <kbd>{key}</kbd>
            </dt>
            <dd>{text}</dd>
          </div>
        ))}
      </dl>
    </div>
  )
}
