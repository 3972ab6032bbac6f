import { keepPreviousData } from '@tanstack/react-query'
import { useState } from 'react'
import {
  listGoogleFindingsCall,
  listGooglePartnersCall,
  listMatchQueueCall,
  listMissingIdsCall,
  planGoogleRunCall,
  readGoogleStatusCall,
} from '../../../shared/calls/google-places.ts'
import { call, nextOffset, pageAt, usePages, useRead } from '../../api.ts'

/** With or without Google's rating, containing `q`. */
export function useGooglePartners(has: 'yes' | 'no', q: string) {
  const pages = usePages(
    listGooglePartnersCall,
    (offset?: number) => ({ query: { has, q, ...pageAt(offset) } }),
    ({ total }, loaded) => nextOffset(total, loaded.length),
    { refetchOnMount: 'always', placeholderData: keepPreviousData },
  )
  return {
    pages,
    partners: pages.data?.pages.flatMap(({ partners }) => partners),
    total: pages.data?.pages[0]?.total ?? 0,
  }
}

export function useChosen() {
  const [ids, setIds] = useState<ReadonlySet<string>>(new Set())
  return {
    ids,
    choose: (next: Iterable<string>) => setIds(new Set(next)),
    toggle: (id: string) =>
      setIds((before) => new Set(before.has(id) ? [...before].filter((one) => one !== id) : [...before, id])),
    /** Those chosen meanwhile stay. */
    drop: (done: readonly string[]) =>
      setIds((before) => new Set([...before].filter((id) => !done.includes(id)))),
  }
}

/** At most. */
export function useCost(partnerIds: string[]) {
  return useRead(
    planGoogleRunCall,
    { body: { partnerIds } },
    { enabled: partnerIds.length > 0, gcTime: 60_000 },
  )
}

/** As many as one update takes. */
export const readMissingIds = async (q: string) => (await call(listMissingIdsCall, { query: { q } })).ids

/** Outdated by an update or decision. */
export const GOOGLE_READS = [
  listGooglePartnersCall,
  readGoogleStatusCall,
  listMatchQueueCall,
  listGoogleFindingsCall,
  planGoogleRunCall,
]
