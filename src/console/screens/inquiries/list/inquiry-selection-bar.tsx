import { useMutation, useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { bulkChangeInquiriesCall, readInquiryCall } from '../../../../shared/calls/inquiries.ts'
import type { AdminInquiry } from '../../../../shared/inquiries/admin-inquiry.ts'
import { INQUIRY_STATUSES, type InquiryStatus } from '../../../../shared/inquiries/inquiry.ts'
import { Options } from '../../../../ui/fields/form-fields.tsx'
import { showToast } from '../../../../ui/toast/toaster.ts'
import { call, keyOf } from '../../../api.ts'
import { Button } from '../../../button.tsx'
import { SelectionBar } from '../../../selection/selection-bar.tsx'
import type { Selection } from '../../../selection/use-selection.ts'
import { complain } from '../../../tell.ts'
import { t } from '../../../text.ts'
import { markedManyText, statusText } from '../inquiry-words.ts'
import { refreshLists } from './use-inquiry-list.ts'

export function InquirySelectionBar({
  selection,
  inquiries,
  isHidden,
}: {
  selection: Selection
  inquiries: readonly AdminInquiry[]
  isHidden: boolean
}) {
  const client = useQueryClient()
  const [status, setStatus] = useState<InquiryStatus>('closed')
  const { ids } = selection
  const chosen = inquiries.filter(({ id }) => selection.has(id))
  const seen = Object.fromEntries(chosen.map(({ id, updatedAt }) => [id, updatedAt]))
  const mark = useMutation({
    mutationFn: () =>
      call(bulkChangeInquiriesCall, { body: { ids: [...ids], status, expectedUpdatedAt: seen } }),
    onSuccess() {
      showToast({ title: markedManyText(ids.length, status) })
      selection.clear()
    },
    onError: (error) => complain(error, t('Failed to mark the inquiries')),
    onSettled: () => {
      client.invalidateQueries({ queryKey: keyOf(readInquiryCall) })
      return refreshLists(client)
    },
  })
  return (
    <SelectionBar
      label={t('Selected inquiries')}
      count={ids.length}
      countText={t('{count} selected', { count: ids.length })}
      clearLabel={t('Deselect All')}
      onClear={selection.clear}
      isHidden={isHidden}
    >
      <form
        className="mark-selected"
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
          <Options of={INQUIRY_STATUSES.map((one) => [one, statusText(one)])} />
        </select>
        <Button
          label={mark.isPending ? t('Marking...') : t('Mark')}
          type="submit"
          disabled={mark.isPending}
        />
      </form>
    </SelectionBar>
  )
}
