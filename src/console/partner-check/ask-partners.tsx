import { useState } from 'react'
import { askPartnersCall, readPartnerCheckCall } from '../../shared/calls/partner-checks.ts'
import { packIds } from '../../shared/partners/packed-ids.ts'
import type { CheckResult, PartnerCheck } from '../../shared/partners/partner-check.ts'
import { showToast } from '../../ui/toast/toaster.ts'
import { call, useChange, useFresh } from '../api.ts'
import { AskDialog } from '../form-dialog.tsx'
import { Button } from '../parts.tsx'
import { momentText, t } from '../text.ts'

type AskPartnersProps = { ids: readonly string[]; className: string }

/** By mail; for one partner shows when it was last asked. */
export function AskPartners({ ids, className }: AskPartnersProps) {
  const [isAsking, setAsking] = useState(false)
  const [only = ''] = ids.length === 1 ? ids : []
  const { data } = useFresh(
    readPartnerCheckCall,
    { params: { id: only } },
    { enabled: isAsking && only !== '' },
  )
  const ask = useChange(() => call(askPartnersCall, { body: { ids: packIds(ids) } }), {
    outdates: [readPartnerCheckCall],
    onSuccess: (result) => {
      const isNobody = result.askedCount === 0
      showToast({
        title: isNobody ? t('Nobody was asked') : t('Success'),
        description: resultText(result),
        ...(isNobody && { kind: 'danger' as const }),
      })
      setAsking(false)
    },
  })
  return (
    <>
      <Button label={t('Still right?')} className={className} onClick={() => setAsking(true)} />
      {isAsking && (
        <AskDialog
          title={t('Is this still right?')}
          description={
            <>
              {t(
                '{count, plural, one {The partner gets} other {# partners get}} a mail with a link to confirm the details or to propose corrections. Nothing is published before you accept it.',
                { count: ids.length },
              )}{' '}
              {data?.check && lastText(data.check)}
            </>
          }
          submitLabel={t('Send')}
          pendingLabel={t('Sending...')}
          isPending={ask.isPending}
          onSubmit={() => ask.mutate()}
          onClose={() => setAsking(false)}
        />
      )}
    </>
  )
}

function resultText({ askedCount, withoutEmailCount, justAskedCount }: CheckResult): string {
  return [
    askedCount > 0 &&
      t('{count, plural, one {# partner is asked.} other {# partners are asked.}}', { count: askedCount }),
    withoutEmailCount > 0 &&
      t('{count, plural, one {# has no email address.} other {# have no email address.}}', {
        count: withoutEmailCount,
      }),
    justAskedCount > 0 &&
      t('{count, plural, one {# was} other {# were}} asked less than a day ago.', { count: justAskedCount }),
  ]
    .filter(Boolean)
    .join(' ')
}

function lastText({ askedAt, answer, answeredAt, userName }: PartnerCheck): string {
  if (answer === null || answeredAt === null) {
    return t('{name} asked on {when}; there is no answer yet.', { name: userName, when: momentText(askedAt) })
  }
  const when = momentText(answeredAt)
  return answer === 'confirmed'
    ? t('It last confirmed them on {when}.', { when })
    : t('It last sent corrections on {when}.', { when })
}
