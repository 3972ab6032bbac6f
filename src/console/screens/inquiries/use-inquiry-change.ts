import { useMutation, useQueryClient } from '@tanstack/react-query'
import { readInquiryCall } from '../../../shared/calls/inquiries.ts'
import type { InquiryDetail } from '../../../shared/inquiries/admin-inquiry.ts'
import { showToast } from '../../../ui/toast/toaster.tsx'
import { keyOf } from '../../api.ts'
import { ApiError } from '../../api-error.ts'
import { refreshLists } from './list/use-inquiry-list.ts'

type InquiryChange<Input> = {
  ask: (input: Input) => Promise<InquiryDetail>
  doneText: (input: Input) => string
  failedText: string
  onDone?: () => void
}

/** Mutates one inquiry, updates the caches, shows a toast; a conflict shows the server's state. */
export function useInquiryChange<Input>(
  id: string,
  { ask, doneText, failedText, onDone }: InquiryChange<Input>,
) {
  const client = useQueryClient()
  const key = keyOf(readInquiryCall, { params: { id } })
  return useMutation({
    mutationFn: ask,
    onSuccess(inquiry, input) {
      client.setQueryData(key, inquiry)
      showToast({ title: doneText(input) })
      onDone?.()
    },
    onError(error) {
      if (error instanceof ApiError && error.code === 'conflict' && error.body.current)
        client.setQueryData(key, error.body.current)
      showToast({ title: failedText, description: error.message, kind: 'danger' })
    },
    onSettled: () => refreshLists(client),
  })
}
