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

const isTurnedAway = (error: Error) => error instanceof ApiError && error.status === 401

const complainOf = (failed: string) => (error: Error) =>
  complain(isTurnedAway(error) ? AUTHENTICATION_REQUIRED : error, failed)

/** The same id joins deletions to one change set. */
const removeOne = (id: string, changeSetId: string) =>
  call(deleteFaqCall, { params: { id }, headers: { 'x-change-set-id': changeSetId } })

export type FaqChanges = ReturnType<typeof useFaqChanges>

type OfferUndo = (changeSetId: string | null, text: string) => void

/** With toasts, refetching and undo. */
export function useFaqChanges(offerUndo: OfferUndo) {
  const [deletion, setDeletion] = useState<{ done: number; total: number } | null>(null)

  const succeed = (description: string, changeSetId: string | null = null) => {
    tell(description)
    offerUndo(changeSetId, description)
  }
  const outdates = 'everything' as const

  const create = useChange((body: FaqInput) => call(createFaqCall, { body }), {
    outdates,
    onSuccess: () => succeed(t('FAQ created successfully')),
    onError: (error) => {
      const advice = /invalid faq data/i.test(error.message)
        ? t('Please check all required fields and try again.')
        : error
      const description = isTurnedAway(error)
        ? t('Please log in to the admin panel to create FAQ items.')
        : advice
      complain(description, t('Failed to create FAQ item'))
    },
  })
  const update = useChange(
    ({ id, change }: { id: string; change: FaqChange }) =>
      call(updateFaqCall, { params: { id }, body: { ...change, id } }),
    {
      outdates,
      onError: complainOf(t('Failed to update FAQ item')),
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
      onError: complainOf(t('Failed to delete FAQ item')),
      onSuccess: (changeSetId) => succeed(t('FAQ deleted successfully'), changeSetId),
    },
  )
  const upload = useChange((faqs: FaqRow[]) => call(bulkCreateFaqCall, { body: { faqs } }), {
    outdates,
    onError: complainOf(t('Failed to upload FAQ items')),
    onSuccess: ({ count, changeSetId }) =>
      succeed(
        count === 0
          ? t('Nothing was added: all of these questions are here already.')
          : t('Successfully uploaded {count} FAQ items', { count }),
        changeSetId,
      ),
  })
  const bulkEdit = useChange(
    (body: { ids: string[]; updates: FaqBulkUpdates }) => call(bulkEditFaqCall, { body }),
    {
      outdates,
      onError: complainOf(t('Failed to bulk edit FAQ items')),
      onSuccess: ({ updatedCount: count, changeSetId }) =>
        succeed(t('Updated {count} FAQ items successfully', { count }), changeSetId),
    },
  )
  /** As one change set (FAQ-9). Returns the ids that remain. */
  const removeMany = useChange(
    async (ids: readonly string[]) => {
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
          if (isTurnedAway(reason)) return { changeSetId, left: ids.slice(done), reason }
        }
      }
      return { changeSetId, left, reason }
    },
    {
      outdates,
      onSuccess: ({ changeSetId, left, reason }, ids) => {
        const description = t('Deleted {count} FAQ items', { count: ids.length - left.length })
        if (!reason) return succeed(description, changeSetId)
        complainOf(t('Failed to delete some FAQ items'))(reason)
        offerUndo(left.length < ids.length ? changeSetId : null, description)
      },
    },
  )
  return {
    create,
    update,
    remove,
    upload,
    bulkEdit,
    removeMany,
    deletion: removeMany.isPending ? deletion : null,
  }
}
