import { useMutation, useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { INQUIRY_STATUSES, type InquiryStatus } from '../../../shared/inquiries/inquiry.ts'
import { showToast } from '../../../ui/toast/toaster.tsx'
import { api } from '../../api.ts'
import { useTranslate } from '../../text.tsx'
import { markedManyText, statusText } from './inquiry-words.ts'
import { INQUIRIES, refreshLists } from './use-inquiry-list.ts'
import type { Selection } from './use-selection.ts'

/** What can be done with the selected inquiries; in sight while there are any. */
export function BulkBar({ selection }: { selection: Selection }) {
  const t = useTranslate()
  const client = useQueryClient()
  const [status, setStatus] = useState<InquiryStatus>('closed')
  const { ids } = selection
  const mark = useMutation({
    mutationFn: () => api.patch<{ updatedCount: number }>(`${INQUIRIES}/bulk`, { ids, status }),
    onSuccess() {
      showToast({ title: markedManyText(t, ids.length, status) })
      selection.clear()
    },
    onError: (error) =>
      showToast({ title: t('Failed to mark the inquiries'), description: error.message, kind: 'danger' }),
    onSettled: () => {
      client.invalidateQueries({
        predicate: ({ queryKey }) => queryKey[0] === INQUIRIES && queryKey.length > 1,
      })
      return refreshLists(client)
    },
  })
  if (ids.length === 0) return null
  return (
    <section className="inquiry-bulk" aria-label={t('Selected inquiries')}>
      <strong>{t('{count} selected', { count: ids.length })}</strong>
      <button type="button" className="link-button" onClick={selection.clear}>
        {t('Deselect All')}
      </button>
      <form
        onSubmit={(event) => {
          event.preventDefault()
          mark.mutate()
        }}
      >
        <label htmlFor="bulk-status">{t('Mark as')}</label>
        <select
          id="bulk-status"
          className="input select"
          value={status}
          onChange={(event) => setStatus(event.target.value as InquiryStatus)}
        >
          {INQUIRY_STATUSES.map((one) => (
            <option key={one} value={one}>
              {statusText(t, one)}
            </option>
          ))}
        </select>
        <button type="submit" className="button" disabled={mark.isPending}>
          {mark.isPending ? t('Marking...') : t('Mark')}
        </button>
      </form>
    </section>
  )
}
