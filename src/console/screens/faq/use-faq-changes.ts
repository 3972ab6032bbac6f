import { useMutation, useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import type { FaqBulkUpdates, FaqChange, FaqInput, FaqItem } from '../../../shared/faq/faq.ts'
import { showToast } from '../../../ui/toast/toaster.tsx'
import { api } from '../../api.ts'
import { ApiError } from '../../api-error.ts'
import { currentSession } from '../../session.ts'
import { useTranslate } from '../../text.tsx'
import type { FaqRow } from './faq-csv.ts'

/** What everyone is told whose session is none (spec, section 6). */
const AUTHENTICATION_REQUIRED = 'Authentication required'

/** Asks only as an administrator: throws 'Authentication required' without a session, and where the server finds none. */
async function asAdmin<Answer>(ask: () => Promise<Answer>): Promise<Answer> {
  if (!currentSession()) throw new Error(AUTHENTICATION_REQUIRED)
  try {
    return await ask()
  } catch (error) {
    if (error instanceof ApiError && error.status === 401) throw new Error(AUTHENTICATION_REQUIRED)
    throw error
  }
}

/** What the bulk calls answer besides their count: the deed in the history. */
type Deed = { changeSetId: string | null }

/** Deletions with the same id are undone together. */
function removeOne(id: string, deedId: string): Promise<void> {
  return asAdmin(() => api.delete(`/api/admin/faq/${id}`, undefined, { headers: { 'x-deed-id': deedId } }))
}

/** A random UUID (RFC 9562, version 4); the browser's own is missing where the console is served without TLS. */
function newDeedId(): string {
  const bytes = crypto.getRandomValues(new Uint8Array(16))
  bytes[6] = ((bytes[6] as number) & 0x0f) | 0x40
  bytes[8] = ((bytes[8] as number) & 0x3f) | 0x80
  const hex = Array.from(bytes, (byte) => byte.toString(16).padStart(2, '0')).join('')
  return hex.replace(/^(.{8})(.{4})(.{4})(.{4})/, '$1-$2-$3-$4-')
}

export type FaqChanges = ReturnType<typeof useFaqChanges>

type OfferUndo = (changeSetId: string | null, text: string) => void

/** Every change of questions: its call, what is said of it, the lists read again, and an undo where one may be wanted. */
export function useFaqChanges(offerUndo: OfferUndo) {
  const t = useTranslate()
  const client = useQueryClient()
  const [deletion, setDeletion] = useState<{ done: number; total: number } | null>(null)

  async function succeed(description: string, changeSetId: string | null = null) {
    showToast({ title: t('Success'), description })
    offerUndo(changeSetId, description)
    await client.invalidateQueries()
  }
  const fail = (title: string, error: Error) =>
    showToast({ title, description: error.message, kind: 'danger' })

  const create = useMutation({
    mutationFn: (input: FaqInput) => asAdmin(() => api.post<FaqItem>('/api/admin/faq', input)),
    onSuccess: () => succeed(t('FAQ created successfully')),
    onError: (error) => {
      const isUnknown = error.message === AUTHENTICATION_REQUIRED
      const advice = /invalid faq data/i.test(error.message)
        ? t('Please check all required fields and try again.')
        : error.message
      const description = isUnknown ? t('Please log in to the admin panel to create FAQ items.') : advice
      showToast({ title: t('Failed to create FAQ item'), description, kind: 'danger' })
    },
  })
  const update = useMutation({
    mutationFn: ({ id, change }: { id: string; change: FaqChange }) =>
      asAdmin(() => api.put<FaqItem>(`/api/admin/faq/${id}`, { ...change, id })),
    onSuccess: () => succeed(t('FAQ updated successfully')),
    onError: (error) => fail(t('Failed to update FAQ item'), error),
  })
  const remove = useMutation({
    mutationFn: async (id: string) => {
      const deedId = newDeedId()
      await removeOne(id, deedId)
      return deedId
    },
    onSuccess: (deedId) => succeed(t('FAQ deleted successfully'), deedId),
    onError: (error) => fail(t('Failed to delete FAQ item'), error),
  })
  const upload = useMutation({
    mutationFn: (faqs: FaqRow[]) =>
      asAdmin(() => api.post<{ count: number } & Deed>('/api/admin/faq/bulk', { faqs })),
    onSuccess: ({ count, changeSetId }) =>
      succeed(t('Successfully uploaded {count} FAQ items', { count }), changeSetId),
    onError: (error) => fail(t('Failed to upload FAQ items'), error),
  })
  const bulkEdit = useMutation({
    mutationFn: (body: { ids: string[]; updates: FaqBulkUpdates }) =>
      asAdmin(() => api.patch<{ updatedCount: number } & Deed>('/api/admin/faq/bulk-edit', body)),
    onSuccess: ({ updatedCount, changeSetId }) =>
      succeed(t('Updated {count} FAQ items successfully', { count: updatedCount }), changeSetId),
    onError: (error) => fail(t('Failed to bulk edit FAQ items'), error),
  })
  /** One call after the other (spec, section 7), as one deed in the history. Gives the ids that are still there. */
  const removeMany = useMutation({
    mutationFn: async (ids: readonly string[]) => {
      const deedId = newDeedId()
      const left: string[] = []
      let reason: Error | null = null
      for (const [done, id] of ids.entries()) {
        setDeletion({ done, total: ids.length })
        try {
          await removeOne(id, deedId)
        } catch (error) {
          // Somebody else was faster: it is as it was to be.
          if (error instanceof ApiError && error.status === 404) continue
          left.push(id)
          reason = error as Error
          if (reason.message === AUTHENTICATION_REQUIRED) return { deedId, left: ids.slice(done), reason }
        }
      }
      return { deedId, left, reason }
    },
    onSuccess: async ({ deedId, left, reason }, ids) => {
      const description = t('Deleted {count} FAQ items', { count: ids.length - left.length })
      if (!reason) return succeed(description, deedId)
      fail(t('Failed to delete some FAQ items'), reason)
      offerUndo(left.length < ids.length ? deedId : null, description)
      await client.invalidateQueries()
    },
    onSettled: () => setDeletion(null),
  })
  return { create, update, remove, upload, bulkEdit, removeMany, deletion }
}
