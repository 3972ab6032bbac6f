import { useMutation, useQueryClient } from '@tanstack/react-query'
import { checkServiceCall, listWorkCall } from '../../../shared/calls/work.ts'
import type { ServiceStatus } from '../../../shared/work.ts'
import { call, keyOf } from '../../api.ts'
import { Button } from '../../button.tsx'
import { t } from '../../text.ts'

/** With a button to test it. */
export function ServiceRow({ service }: { service: ServiceStatus }) {
  const client = useQueryClient()
  const check = useMutation({
    mutationFn: () => call(checkServiceCall, { params: { id: service.id } }),
    onSettled: () => client.invalidateQueries({ queryKey: keyOf(listWorkCall) }),
  })
  const { isConfigured, isTroubled, label, sentence, action } = service
  return (
    <li className="service">
      <h3>
        {t(label)} {!isConfigured && <span className="badge outline">{t('Not set')}</span>}
        {isTroubled && <span className="badge outline">{t('Needs attention')}</span>}
      </h3>
      <p className="soft">{sentence}</p>
      <Button
        label={check.isPending ? t('Testing...') : t(action)}
        disabled={check.isPending}
        onClick={() => check.mutate()}
      />
      <p className="service-result" role="status">
        {check.data && (
          <>
            <b>{check.data.isWorking ? t('It works.') : t('It does not work.')}</b> {check.data.sentence}
          </>
        )}
        {check.error?.message}
      </p>
    </li>
  )
}
