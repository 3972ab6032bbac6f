import { keepPreviousData, type QueryClient, useQuery } from '@tanstack/react-query'
import { useEffect, useState } from 'react'
import { useSearchParams } from 'react-router'
import { readDashboardCall } from '../../../../shared/calls/dashboard.ts'
import type { InputOfCall } from '../../../../shared/calls/define-call.ts'
import {
  countInquiriesCall,
  type exportInquiriesCall,
  listInquiriesCall,
  searchInquiriesCall,
} from '../../../../shared/calls/inquiries.ts'
import type { InquirySearchResult } from '../../../../shared/inquiries/admin-inquiry.ts'
import { call, keyOf, queryOf } from '../../../api.ts'
import { readInquiryAddress } from './inquiry-address.ts'

export type InquiryQuery = NonNullable<InputOfCall<typeof exportInquiriesCall>['body']>

/** Fetches matching inquiries and counts. */
export function useInquiryList(words: string) {
  const [given] = useSearchParams()
  const q = useSettled(words.trim())
  const filters = readInquiryAddress(given)
  const isNarrowed = Object.keys(filters).length > 0 || q !== ''
  const zone = (filters.from || filters.to) && {
    timeZone: Intl.DateTimeFormat().resolvedOptions().timeZone,
  }
  const query = { ...filters, ...zone } as NonNullable<InputOfCall<typeof listInquiriesCall>['query']>
  const search: InquiryQuery = q ? { ...query, q } : query
  const list = useQuery({
    queryKey: q ? keyOf(searchInquiriesCall, { body: search }) : keyOf(listInquiriesCall, { query }),
    queryFn: async ({ signal }): Promise<InquirySearchResult> =>
      q
        ? call(searchInquiriesCall, { body: search }, { signal })
        : { inquiries: await call(listInquiriesCall, { query }, { signal }), isComplete: true },
    placeholderData: keepPreviousData,
  })
  const counts = useQuery(queryOf(countInquiriesCall))
  return { list, counts, isNarrowed, search }
}

const OUTDATED: readonly string[] = [
  listInquiriesCall.path,
  searchInquiriesCall.path,
  countInquiriesCall.path,
  readDashboardCall.path,
]

/** After a change. */
export function refreshLists(client: QueryClient): Promise<void> {
  return client.invalidateQueries({
    predicate: ({ queryKey: [path] }) => OUTDATED.includes(String(path)),
  })
}

function useSettled(text: string): string {
  const [settled, setSettled] = useState(text)
  useEffect(() => {
    const timer = setTimeout(() => setSettled(text), text === '' ? 0 : SETTLE_MS)
    return () => clearTimeout(timer)
  }, [text])
  return settled
}

const SETTLE_MS = 250
