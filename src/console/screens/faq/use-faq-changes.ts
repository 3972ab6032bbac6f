import { useMutation, useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import type { FaqBulkUpdates, FaqChange, FaqInput, FaqItem } from '../../../shared/faq.ts'
import { showToast } from '../../../ui/toaster.tsx'
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

export type FaqChanges = ReturnType<typeof useFaqChanges>

/** Every change of questions: its call, what is said of it, and the lists read again. */
export function useFaqChanges() {
  const t = useTranslate()
  const client = useQueryClient()
  const [deletion, setDeletion] = useState<{ done: number; total: number } | null>(null)

  async function succeed(description: string) {
    showToast({ title: t('Success'), description })
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
    mutationFn: (id: string) => asAdmin(() => api.delete(`/api/admin/faq/${id}`)),
    onSuccess: () => succeed(t('FAQ deleted successfully')),
    onError: (error) => fail(t('Failed to delete FAQ item'), error),
  })
  const upload = useMutation({
    mutationFn: (faqs: FaqRow[]) =>
      asAdmin(() => api.post<{ count: number }>('/api/admin/faq/bulk', { faqs })),
    onSuccess: ({ count }) => succeed(t('Successfully uploaded {count} FAQ items', { count })),
    onError: (error) => fail(t('Failed to upload FAQ items'), error),
  })
  const bulkEdit = useMutation({
    mutationFn: (body: { ids: string[]; updates: FaqBulkUpdates }) =>
      asAdmin(() => api.patch<{ updatedCount: number }>('/api/admin/faq/bulk-edit', body)),
    onSuccess: ({ updatedCount }) =>
      succeed(t('Updated {count} FAQ items successfully', { count: updatedCount })),
    onError: (error) => fail(t('Failed to bulk edit FAQ items'), error),
  })
  /** One call after the other (spec, section 7). Gives the ids that are still there. */
  const removeMany = useMutation({
    mutationFn: async (ids: readonly string[]) => {
      const left: string[] = []
      let reason: Error | null = null
      for (const [done, id] of ids.entries()) {
        setDeletion({ done, total: ids.length })
        try {
          await asAdmin(() => api.delete(`/api/admin/faq/${id}`))
        } catch (error) {
          // Somebody else was faster: it is as it was to be.
          if (error instanceof ApiError && error.status === 404) continue
          left.push(id)
          reason = error as Error
          if (reason.message === AUTHENTICATION_REQUIRED) return { left: ids.slice(done), reason }
        }
      }
      return { left, reason }
    },
    onSuccess: async ({ reason }, ids) => {
      if (!reason) return succeed(t('Deleted {count} FAQ items', { count: ids.length }))
      fail(t('Failed to delete some FAQ items'), reason)
      await client.invalidateQueries()
    },
    onSettled: () => setDeletion(null),
  })
  return { create, update, remove, upload, bulkEdit, removeMany, deletion }
}
