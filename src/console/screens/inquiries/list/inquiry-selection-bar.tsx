import { useState } from 'react'
import { bulkChangeInquiriesCall, readInquiryCall } from '../../../../shared/calls/inquiries.ts'
import type { AdminInquiry } from '../../../../shared/inquiries/admin-inquiry.ts'
import { INQUIRY_STATUSES, type InquiryStatus } from '../../../../shared/inquiries/inquiry.ts'
import { Select } from '../../../../ui/fields/form-fields.tsx'
import { call, useChange } from '../../../api.ts'
import { Button } from '../../../parts.tsx'
import { SelectionBar } from '../../../selection/selection-bar.tsx'
import type { Selection } from '../../../selection/use-selection.ts'
import { t } from '../../../text.ts'
import { STATUS_TEXTS } from '../inquiry-words.ts'
import { INQUIRY_LISTS } from './use-inquiry-list.ts'

type InquirySelectionBarProps = {
  selection: Selection
  inquiries: readonly AdminInquiry[]
  isHidden: boolean
}

export function InquirySelectionBar({ selection, inquiries, isHidden }: InquirySelectionBarProps) {
  const [status, setStatus] = useState<InquiryStatus>('closed')
  const { ids } = selection
  const chosen = inquiries.filter(({ id }) => selection.has(id))
  const seen = Object.fromEntries(chosen.map(({ id, updatedAt }) => [id, updatedAt]))
  const mark = useChange(
    () => call(bulkChangeInquiriesCall, { body: { ids: [...ids], status, expectedUpdatedAt: seen } }),
    {
      done: () =>
        t('{count, plural, one {# inquiry} other {# inquiries}} marked as {status}', {
          count: ids.length,
          status: STATUS_TEXTS[status].toLowerCase(),
        }),
      failed: t('Failed to mark the inquiries'),
      outdates: [readInquiryCall, ...INQUIRY_LISTS],
      onSuccess: selection.clear,
    },
  )
  return (
    <SelectionBar
      label={t('Selected inquiries')}
      count={ids.length}
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
        <Select
          id="bulk-status"
          value={status}
          onChange={(event) => setStatus(event.target.value as InquiryStatus)}
          options={INQUIRY_STATUSES.map((one) => [one, STATUS_TEXTS[one]])}
        />
        <Button label={t('Mark')} busy={mark.isPending && t('Marking...')} type="submit" />
      </form>
    </SelectionBar>
  )
}
