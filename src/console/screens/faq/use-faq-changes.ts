import { useMutation, useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import {
  bulkCreateFaqCall,
  bulkEditFaqCall,
  createFaqCall,
  deleteFaqCall,
  updateFaqCall,
} from '../../../shared/calls/faq.ts'
import type { FaqBulkUpdates, FaqChange, FaqInput } from '../../../shared/faq/faq.ts'
import { randomUuid } from '../../../shared/text/uuid.ts'
import { call, useChange } from '../../api.ts'
import { ApiError } from '../../api-error.ts'
import { complain, t, tell } from '../../text.ts'
import type { FaqRow } from './faq-csv.ts'

/** FAQ-9 */
const AUTHENTICATION_REQUIRED = 'Authentication required'

/** Throws AUTHENTICATION_REQUIRED without a session. */
async function asAdmin<Answer>(ask: () => Promise<Answer>): Promise<Answer> {
  try {
    return await ask()
  } catch (error) {
    if (error instanceof ApiError && error.status === 401) throw new Error(AUTHENTICATION_REQUIRED)
    throw error
  }
}

/** The same id joins deletions to one change set. */
function removeOne(id: string, changeSetId: string): Promise<void> {
  return asAdmin(() => call(deleteFaqCall, { params: { id }, headers: { 'x-change-set-id': changeSetId } }))
}

export type FaqChanges = ReturnType<typeof useFaqChanges>

type OfferUndo = (changeSetId: string | null, text: string) => void

/** With toasts, refetching and undo. */
export function useFaqChanges(offerUndo: OfferUndo) {
  const client = useQueryClient()
  const [deletion, setDeletion] = useState<{ done: number; total: number } | null>(null)

  const succeed = (description: string, changeSetId: string | null = null) => {
    tell(description)
    offerUndo(changeSetId, description)
  }
  const outdates = 'everything' as const

  const create = useChange((body: FaqInput) => asAdmin(() => call(createFaqCall, { body })), {
    outdates,
    onSuccess: () => succeed(t('FAQ created successfully')),
    onError: ({ message }) => {
      const isUnknown = message === AUTHENTICATION_REQUIRED
      const advice = /invalid faq data/i.test(message)
        ? t('Please check all required fields and try again.')
        : message
      const description = isUnknown ? t('Please log in to the admin panel to create FAQ items.') : advice
      complain(description, t('Failed to create FAQ item'))
    },
  })
  const update = useChange(
    ({ id, change }: { id: string; change: FaqChange }) =>
      asAdmin(() => call(updateFaqCall, { params: { id }, body: { ...change, id } })),
    {
      outdates,
      failed: t('Failed to update FAQ item'),
      onSuccess: () => succeed(t('FAQ updated successfully')),
    },
  )
  const remove = useChange(
    async (id: string) => {
      const changeSetId = randomUuid()
      await removeOne(id, changeSetId)
      return changeSetId
    },
    {
      outdates,
      failed: t('Failed to delete FAQ item'),
      onSuccess: (changeSetId) => succeed(t('FAQ deleted successfully'), changeSetId),
    },
  )
  const upload = useChange((faqs: FaqRow[]) => asAdmin(() => call(bulkCreateFaqCall, { body: { faqs } })), {
    outdates,
    failed: t('Failed to upload FAQ items'),
    onSuccess: ({ count, changeSetId }) =>
      succeed(t('Successfully uploaded {count} FAQ items', { count }), changeSetId),
  })
  const bulkEdit = useChange(
    (body: { ids: string[]; updates: FaqBulkUpdates }) => asAdmin(() => call(bulkEditFaqCall, { body })),
    {
      outdates,
      failed: t('Failed to bulk edit FAQ items'),
      onSuccess: ({ updatedCount: count, changeSetId }) =>
        succeed(t('Updated {count} FAQ items successfully', { count }), changeSetId),
    },
  )
  /** One by one, as one change set (FAQ-9). Returns the ids that remain. */
  const removeMany = useMutation({
    mutationFn: async (ids: readonly string[]) => {
      const changeSetId = randomUuid()
      const left: string[] = []
      let reason: Error | null = null
      for (const [done, id] of ids.entries()) {
        setDeletion({ done, total: ids.length })
        try {
          await removeOne(id, changeSetId)
        } catch (error) {
          // Already deleted.
          if (error instanceof ApiError && error.status === 404) continue
          left.push(id)
          reason = error as Error
          if (reason.message === AUTHENTICATION_REQUIRED)
            return { changeSetId, left: ids.slice(done), reason }
        }
      }
      return { changeSetId, left, reason }
    },
    onSuccess: async ({ changeSetId, left, reason }, ids) => {
      const description = t('Deleted {count} FAQ items', { count: ids.length - left.length })
      if (!reason) {
        succeed(description, changeSetId)
        return client.invalidateQueries()
      }
      complain(reason, t('Failed to delete some FAQ items'))
      offerUndo(left.length < ids.length ? changeSetId : null, description)
      await client.invalidateQueries()
    },
    onSettled: () => setDeletion(null),
  })
  return { create, update, remove, upload, bulkEdit, removeMany, deletion }
}
