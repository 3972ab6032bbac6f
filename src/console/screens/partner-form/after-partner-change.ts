import { hashKey, useQueryClient } from '@tanstack/react-query'
import { readDashboardCall } from '../../../shared/calls/dashboard.ts'
import { listChangeSetsCall } from '../../../shared/calls/history.ts'
import { listPartnersCall, readPartnerCall } from '../../../shared/calls/partners.ts'
import { call, keyOf } from '../../api.ts'

const TOUCHED = [listPartnersCall.path, readDashboardCall.path, listChangeSetsCall.path]

/** Except the partner's form, which is current, and fails once deleted. */
export function useAfterPartnerChange(): (id?: string) => Promise<void> {
  const queries = useQueryClient()
  return (id) => {
    const own = id && hashKey(keyOf(readPartnerCall, { params: { id } }))
    return queries.invalidateQueries({
      predicate: ({ queryKey, queryHash }) =>
        TOUCHED.some((path) => String(queryKey[0]).startsWith(path)) && queryHash !== own,
    })
  }
}

/** The last of a kind. */
export async function findChange(id: string, action: 'delete' | 'update'): Promise<string | null> {
  const query = { entity: 'partner', entityId: id, action, limit: '1' } as const
  const list = await call(listChangeSetsCall, { query }).catch(() => null)
  return list?.changeSets[0]?.id ?? null
}

/** In session storage, for the way back from a form. */
export const SEARCH_KEY = 'partner-search'

/** As last searched in this tab. */
export function listPath(): string {
  const search = sessionStorage.getItem(SEARCH_KEY)
  return search ? `/admin/partners?${search}` : '/admin/partners'
}

export const BACK_TO_FORM = 'Back to the Form'

export function saveKeys(): string {
  return /Mac|iP(?:hone|ad)/.test(navigator.userAgent) ? '⌘S' : 'Ctrl+S'
}

/** In history state: where one comes from, and what can be undone. */
export type Arrival = { from?: string; undo?: { changeSetId: string; text: string } }

/** The list scrolls by itself. */
export const arriving = (state: Arrival) => ({ state, preventScrollReset: true })
