import { keepPreviousData } from '@tanstack/react-query'
import { useEffect, useState } from 'react'
import { useSearchParams } from 'react-router'
import { FEW } from '../../../../shared/accounts/own-access.ts'
import { readDashboardCall } from '../../../../shared/calls/dashboard.ts'
import type { InputOfCall } from '../../../../shared/calls/define-call.ts'
import {
  countInquiriesCall,
  type exportInquiriesCall,
  searchInquiriesCall,
} from '../../../../shared/calls/inquiries.ts'
import { InquiryFilters } from '../../../../shared/inquiries/admin-inquiry.ts'
import { useRead } from '../../../api.ts'
import { isProofWanted } from '../../../proof/ask-for-proof.ts'
import { usePaused } from '../../../use-paused.ts'

/** Not the search text, which may be a name. */
const KEYS = [
  'status',
  'doubtful',
  'overdue',
  'failedMail',
  'assignedTo',
  'from',
  'to',
] as const satisfies (keyof InquiryFilters)[]

export type InquiryAddress = Partial<Record<(typeof KEYS)[number], string>>

/** Drops values that the calls would refuse. */
export function readInquiryAddress(params: URLSearchParams): InquiryAddress {
  const read = KEYS.flatMap((key) => {
    const value = params.get(key)
    return value && InquiryFilters.shape[key].safeParse(value).success ? [[key, value]] : []
  })
  return Object.fromEntries(read)
}

export type InquiryQuery = NonNullable<InputOfCall<typeof exportInquiriesCall>['body']>

const SETTLE_MS = 250
const FIRST_ROWS = 25

/** `showMore` fetches as many as need no proof, then the rest (`isRest`); null: all are shown. */
export function useInquiryList(words: string) {
  const [given] = useSearchParams()
  const q = usePaused(words.trim(), SETTLE_MS)
  const filters = readInquiryAddress(given)
  const isNarrowed = Object.keys(filters).length > 0 || q !== ''
  const zone = (filters.from || filters.to) && {
    timeZone: Intl.DateTimeFormat().resolvedOptions().timeZone,
  }
  const search = { ...filters, ...zone, ...(q && { q }) } as InquiryQuery
  const name = JSON.stringify(search)
  const [wanted, setWanted] = useState({ name, limit: FIRST_ROWS })
  const limit = wanted.name === name ? wanted.limit : FIRST_ROWS
  const list = useRead(
    searchInquiriesCall,
    { body: { ...search, limit } },
    { placeholderData: keepPreviousData },
  )
  const counts = useRead(countInquiriesCall)
  // Without proof those shown before stay.
  const isDeclined = isProofWanted(list.error)
  const fewer = limit > FEW.read ? FEW.read : FIRST_ROWS
  useEffect(() => {
    if (isDeclined) setWanted({ name, limit: fewer })
  }, [isDeclined, name, fewer])
  const { inquiries, total = 0 } = list.data ?? {}
  const isRest = limit >= FEW.read
  const showMore = () => setWanted({ name, limit: isRest ? total : FEW.read })
  const hasMore = inquiries !== undefined && inquiries.length < total
  return { list, counts, isNarrowed, search, isRest, showMore: hasMore ? showMore : null }
}

/** Outdated by an inquiry's change. */
export const INQUIRY_LISTS = [searchInquiriesCall, countInquiriesCall, readDashboardCall]
