import { keepPreviousData, type QueryClient, useQuery } from '@tanstack/react-query'
import { useEffect, useState } from 'react'
import { useSearchParams } from 'react-router'
import type { AdminInquiry, InquiryCounts } from '../../../../shared/inquiries/admin-inquiry.ts'

export const INQUIRIES = '/api/admin/inquiries'
const COUNTS = `${INQUIRIES}/counts`

/** Filters kept in the address. The search text is not: it may be a name. */
const IN_ADDRESS = ['status', 'doubtful', 'overdue', 'failedMail', 'partnerId', 'from', 'to']

/** Fetches the inquiries that match address and search text, and the counts. */
export function useInquiryList(words: string) {
  const [given] = useSearchParams()
  const q = useSettled(words.trim())
  const filters = new URLSearchParams()
  for (const name of IN_ADDRESS) {
    const value = given.get(name)
    if (value) filters.set(name, value)
  }
  const isNarrowed = filters.size > 0 || q !== ''
  if (filters.has('from') || filters.has('to'))
    filters.set('timeZone', Intl.DateTimeFormat().resolvedOptions().timeZone)
  if (q) filters.set('q', q)
  const path = filters.size > 0 ? `${INQUIRIES}?${filters}` : INQUIRIES
  const list = useQuery<AdminInquiry[]>({ queryKey: [path], placeholderData: keepPreviousData })
  const counts = useQuery<InquiryCounts>({ queryKey: [COUNTS] })
  return { list, counts, isNarrowed, path }
}

/** Refetches lists and all figures that count inquiries. */
export function refreshLists(client: QueryClient): Promise<void> {
  return client.invalidateQueries({
    predicate: ({ queryKey: [first, second] }) =>
      typeof first === 'string' &&
      second === undefined &&
      (first.startsWith(INQUIRIES) || first.startsWith('/api/admin/dashboard')),
  })
}

/** Debounces `text`. */
function useSettled(text: string): string {
  const [settled, setSettled] = useState(text)
  useEffect(() => {
    const timer = setTimeout(() => setSettled(text), text === '' ? 0 : SETTLE_MS)
    return () => clearTimeout(timer)
  }, [text])
  return settled
}

const SETTLE_MS = 250
