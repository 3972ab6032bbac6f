import { keepPreviousData, type QueryClient, useQuery } from '@tanstack/react-query'
import { useEffect, useState } from 'react'
import { useSearchParams } from 'react-router'
import type { AdminInquiry, InquiryCounts } from '../../../shared/inquiries/admin-inquiry.ts'

export const INQUIRIES = '/api/admin/inquiries'
const COUNTS = `${INQUIRIES}/counts`

/** Filters that may stand in the address; what somebody searches for may be a name, and never does. */
const IN_ADDRESS = ['status', 'doubtful', 'overdue', 'failedMail', 'partnerId', 'from', 'to']

/** The inquiries that the address and the words of the search let through, their call, and the figures above them. */
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

/** Reads lists and figures anew after something was done; what else counts inquiries as well. */
export function refreshLists(client: QueryClient): Promise<void> {
  return client.invalidateQueries({
    predicate: ({ queryKey: [first, second] }) =>
      typeof first === 'string' &&
      second === undefined &&
      (first.startsWith(INQUIRIES) || first.startsWith('/api/admin/dashboard')),
  })
}

/** A text once nobody has changed it for a moment, so that not every letter asks the server. */
function useSettled(text: string): string {
  const [settled, setSettled] = useState(text)
  useEffect(() => {
    const timer = setTimeout(() => setSettled(text), text === '' ? 0 : SETTLE_MS)
    return () => clearTimeout(timer)
  }, [text])
  return settled
}

const SETTLE_MS = 250
