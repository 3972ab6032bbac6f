import {
  batchUpdateCall,
  testGooglePlacesCall,
  updateFromGoogleCall,
} from '../../../shared/calls/google-places.ts'
import { showToast } from '../../../ui/toast/toaster.ts'
import { call, useChange } from '../../api.ts'
import { complain, t } from '../../text.ts'
import type { RowPartner } from './partner-rows.tsx'
import { ratingText } from './status-line.tsx'
import { GOOGLE_READS } from './use-google-data.ts'

type Outcome = { changeSetId: string | null; text: string; partnerIds: readonly string[] }

/** `onDone` is told before lists are read again. */
export function useUpdates(onDone: (outcome: Outcome) => void) {
  const test = useChange(() => call(testGooglePlacesCall), {
    failed: t('API Test Failed'),
    onSuccess: ({ testResult: { success, message } }) =>
      showToast(
        success
          ? {
              title: t('API Test Successful'),
              description: t('The Google Places API is working. Result: Success'),
            }
          : { title: t('API Test Failed'), description: message ?? t('Result: Failed'), kind: 'danger' },
      ),
  })
  const one = useChange(({ id }: RowPartner) => call(updateFromGoogleCall, { params: { partnerId: id } }), {
    outdates: GOOGLE_READS,
    onSuccess: ({ googleData, changeSetId }, { id, name }) => {
      const description =
        googleData.rating === null
          ? t('{name}: Google has no ratings yet', { name })
          : `${name}: ${ratingText(googleData.rating, googleData.review_count)}`
      showToast({ title: t('Google Places Data Updated'), description })
      onDone({ changeSetId, text: description, partnerIds: [id] })
    },
    onError: (error, { name }) =>
      complain(t('Failed to update {name}: {message}', { name, message: error.message }), t('Update Failed')),
  })
  const batch = useChange(
    (body: { partnerIds: string[]; limit: number }) => call(batchUpdateCall, { body }),
    {
      outdates: GOOGLE_READS,
      failed: t('Batch Update Failed'),
      onSuccess: ({ summary: { total, successful, doubtful, failed }, changeSetId }, { partnerIds }) => {
        const counts = t('{total} processed, {successful} successful, {failed} failed', {
          total,
          successful,
          failed,
        })
        const description = doubtful > 0 ? t('{counts}, {doubtful} to decide', { counts, doubtful }) : counts
        showToast({ title: t('Batch Update Complete'), description })
        onDone({ changeSetId, text: description, partnerIds })
      },
    },
  )
  return { test, one, batch }
}
