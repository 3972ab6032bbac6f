import { useMutation, useQueryClient } from '@tanstack/react-query'
import type { InquiryDetail } from '../../../shared/inquiries/admin-inquiry.ts'
import { showToast } from '../../../ui/toast/toaster.tsx'
import { ApiError } from '../../api-error.ts'
import { INQUIRIES, refreshLists } from './use-inquiry-list.ts'

type Deed<Input> = {
  ask: (input: Input) => Promise<InquiryDetail>
  /** The notice when it was done, and when it was not. */
  doneText: (input: Input) => string
  failedText: string
  onDone?: () => void
}

/**
 * Something done to one inquiry, answered with the inquiry: shows it as it is now, reads the lists anew, and says what
 * happened. When somebody else was faster, their state is shown.
 */
export function useInquiryDeed<Input>(id: string, { ask, doneText, failedText, onDone }: Deed<Input>) {
  const client = useQueryClient()
  return useMutation({
    mutationFn: ask,
    onSuccess(inquiry, input) {
      client.setQueryData([INQUIRIES, id], inquiry)
      showToast({ title: doneText(input) })
      onDone?.()
    },
    onError(error) {
      if (error instanceof ApiError && error.code === 'conflict' && error.body.current)
        client.setQueryData([INQUIRIES, id], error.body.current)
      showToast({ title: failedText, description: error.message, kind: 'danger' })
    },
    onSettled: () => refreshLists(client),
  })
}
