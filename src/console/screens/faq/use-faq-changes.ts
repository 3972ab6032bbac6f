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
import { call } from '../../api.ts'
import { ApiError } from '../../api-error.ts'
import { currentSession } from '../../session.ts'
import { complain, tell } from '../../tell.ts'
import { t } from '../../text.ts'
import type { FaqRow } from './faq-csv.ts'

/** FAQ-9 */
const AUTHENTICATION_REQUIRED = 'Authentication required'

/** Throws AUTHENTICATION_REQUIRED without a session, here or on the server. */
async function asAdmin<Answer>(ask: () => Promise<Answer>): Promise<Answer> {
  if (!currentSession()) throw new Error(AUTHENTICATION_REQUIRED)
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

  async function succeed(description: string, changeSetId: string | null = null) {
    tell(description)
    offerUndo(changeSetId, description)
    await client.invalidateQueries()
  }
  const fail = (title: string, error: Error) => complain(error, title)

  const create = useMutation({
    mutationFn: (input: FaqInput) => asAdmin(() => call(createFaqCall, { body: input })),
    onSuccess: () => succeed(t('FAQ created successfully')),
    onError: (error) => {
      const isUnknown = error.message === AUTHENTICATION_REQUIRED
      const advice = /invalid faq data/i.test(error.message)
        ? t('Please check all required fields and try again.')
        : error.message
      const description = isUnknown ? t('Please log in to the admin panel to create FAQ items.') : advice
      complain(description, t('Failed to create FAQ item'))
    },
  })
  const update = useMutation({
    mutationFn: ({ id, change }: { id: string; change: FaqChange }) =>
      asAdmin(() => call(updateFaqCall, { params: { id }, body: { ...change, id } })),
    onSuccess: () => succeed(t('FAQ updated successfully')),
    onError: (error) => fail(t('Failed to update FAQ item'), error),
  })
  const remove = useMutation({
    mutationFn: async (id: string) => {
      const changeSetId = randomUuid()
      await removeOne(id, changeSetId)
      return changeSetId
    },
    onSuccess: (changeSetId) => succeed(t('FAQ deleted successfully'), changeSetId),
    onError: (error) => fail(t('Failed to delete FAQ item'), error),
  })
  const upload = useMutation({
    mutationFn: (faqs: FaqRow[]) => asAdmin(() => call(bulkCreateFaqCall, { body: { faqs } })),
    onSuccess: ({ count, changeSetId }) =>
      succeed(t('Successfully uploaded {count} FAQ items', { count }), changeSetId),
    onError: (error) => fail(t('Failed to upload FAQ items'), error),
  })
  const bulkEdit = useMutation({
    mutationFn: (body: { ids: string[]; updates: FaqBulkUpdates }) =>
      asAdmin(() => call(bulkEditFaqCall, { body })),
    onSuccess: ({ updatedCount, changeSetId }) =>
      succeed(t('Updated {count} FAQ items successfully', { count: updatedCount }), changeSetId),
    onError: (error) => fail(t('Failed to bulk edit FAQ items'), error),
  })
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
      if (!reason) return succeed(description, changeSetId)
      fail(t('Failed to delete some FAQ items'), reason)
      offerUndo(left.length < ids.length ? changeSetId : null, description)
      await client.invalidateQueries()
    },
    onSettled: () => setDeletion(null),
  })
  return { create, update, remove, upload, bulkEdit, removeMany, deletion }
}
