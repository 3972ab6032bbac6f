import { useQueryClient } from '@tanstack/react-query'
import { type ReactNode, useState } from 'react'
import { readInquiryCall } from '../../../shared/calls/inquiries.ts'
import { InquiryDetail } from '../../../shared/inquiries/admin-inquiry.ts'
import { keyOf, useChange } from '../../api.ts'
import { ApiError } from '../../api-error.ts'
import { ConflictDialog, type Versions } from '../../conflict/conflict-dialog.tsx'
import { complain, t } from '../../text.ts'
import { STATUS_TEXTS } from './inquiry-words.ts'
import { INQUIRY_LISTS } from './list/use-inquiry-list.ts'
import { EventLines } from './read/inquiry-history.tsx'
import { moveBase } from './write/use-draft.ts'

type InquiryChange<Input> = {
  ask: (input: Input, expectedUpdatedAt: string) => Promise<InquiryDetail>
  doneText: (input: Input) => string
  failedText: string
  onDone?: () => void
  /** Shown beside a conflicting change. */
  mine?: (input: Input) => { what: string; text?: string }
}

/** `basedOn`: the shown version. */
type Conflict<Input> = { message: string; input: Input; current: InquiryDetail; basedOn: string }
type Sent<Input> = { input: Input; basedOn: string }

/** Shows a toast, or in `parts` a conflict's dialog. `mutate` takes the shown version. */
export function useInquiryChange<Input>(
  id: string,
  { ask, doneText, failedText, onDone, mine }: InquiryChange<Input>,
) {
  const client = useQueryClient()
  const key = keyOf(readInquiryCall, { params: { id } })
  const [conflict, setConflict] = useState<Conflict<Input> | null>(null)
  const mutation = useChange(({ input, basedOn }: Sent<Input>) => ask(input, basedOn), {
    done: (_, { input }) => doneText(input),
    outdates: INQUIRY_LISTS,
    onSuccess(inquiry) {
      const before = client.getQueryData<InquiryDetail>(key)
      client.setQueryData(key, inquiry)
      if (before) moveBase(id, inquiry.updatedAt, before.updatedAt)
      onDone?.()
    },
    onError(error, { input, basedOn }) {
      const current = error instanceof ApiError ? InquiryDetail.safeParse(error.body.current).data : null
      if (current) {
        client.setQueryData(key, current)
        moveBase(id, current.updatedAt)
        if (mine) return setConflict({ message: error.message, input, current, basedOn })
      }
      complain(error, failedText)
    },
  })
  const parts: ReactNode = conflict && mine && (
    <ConflictDialog
      message={conflict.message}
      versions={versionsOf(conflict, mine(conflict.input))}
      mineLabel={t('Do It Anyway')}
      onClose={() => setConflict(null)}
      onMine={() => {
        setConflict(null)
        mutation.mutate({ input: conflict.input, basedOn: conflict.current.updatedAt })
      }}
    />
  )
  return {
    isPending: mutation.isPending,
    error: mutation.error,
    mutate: (input: Input, basedOn: string) => mutation.mutate({ input, basedOn }),
    parts,
  }
}

function versionsOf(
  { current, basedOn }: Conflict<unknown>,
  mine: { what: string; text?: string },
): Versions[] {
  const since = current.events.filter(({ createdAt, userName }) => createdAt > basedOn && userName !== null)
  return [
    { name: t('Status'), theirs: STATUS_TEXTS[current.status], mine: mine.what },
    { name: t('Since then'), theirs: <EventLines events={since} />, mine: mine.text },
  ]
}
