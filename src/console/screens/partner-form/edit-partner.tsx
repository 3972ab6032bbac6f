import { ButtonLink, Screen, Waiting } from '../../parts.tsx'
import './partner-form.css'
import { useParams } from 'react-router'
import { readPartnerCall } from '../../../shared/calls/partners.ts'
import { EmptyState } from '../../../ui/states.tsx'
import { useRead } from '../../api.ts'
import { ApiError } from '../../api-error.ts'
import { t } from '../../text.ts'
import { PartnerEditor } from './partner-editor.tsx'

export function Component() {
  const { id = '' } = useParams()
  const query = useRead(
    readPartnerCall,
    { params: { id } },
    {
      // Starts from stored values.
      gcTime: 0,
    },
  )
  const { data, error } = query
  if (data) return <PartnerEditor key={data.id} stored={data} />
  const isMissing = error instanceof ApiError && error.status === 404
  return (
    <Screen title={t('Edit Partner')}>
      {isMissing ? (
        <EmptyState
          title={t('Partner not found')}
          text={t('It may have been deleted. Deleted partners can be restored for 30 days in the history.')}
        >
          <ButtonLink label={t('Back to Partners')} to="/admin/partners" />
          <ButtonLink label={t('History')} to="/admin/history" />
        </EmptyState>
      ) : (
        <Waiting
          query={query}
          loading={t('Loading partner...')}
          failed={t('The partner could not be loaded')}
        />
      )}
    </Screen>
  )
}
