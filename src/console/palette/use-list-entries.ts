import { useQueries } from '@tanstack/react-query'
import { listAdministratorsCall } from '../../shared/calls/administrators.ts'
import { listChangeSetsCall } from '../../shared/calls/history.ts'
import { listPartnerViewsCall } from '../../shared/calls/partner-views.ts'
import { findPartnersCall } from '../../shared/calls/partners.ts'
import { REGIONS } from '../../shared/places/regions.ts'
import { queryOf, useFresh } from '../api.ts'
import { changeSetText } from '../screens/history/change-set-texts.ts'
import { listAddress } from '../screens/partners/search-address.ts'
import { personName, t } from '../text.ts'
import { findEntries, type PaletteEntry, type PaletteGroup } from './find-entries.ts'

const MOST_STATES = 3

/** States with their partners, saved views, administrators, and the last change that can be undone. */
export function useListEntries(q: string, isAsking: boolean) {
  const regions = isAsking
    ? findEntries(
        REGIONS.map(({ code, name }) => ({
          id: `state-${code}`,
          label: name,
          go: listAddress({ state: name }),
        })),
        // A code is a state only when it was typed whole.
        REGIONS.find(({ code }) => code.toLowerCase() === q.toLowerCase())?.name ?? q,
      ).slice(0, MOST_STATES)
    : []
  const counts = useQueries({
    queries: regions.map(({ label }) => ({
      ...queryOf(findPartnersCall, { query: { state: label, limit: '1' } }),
      enabled: isAsking,
      staleTime: 0,
    })),
  })
  const views = useFresh(listPartnerViewsCall, undefined, { enabled: isAsking })
  const administrators = useFresh(listAdministratorsCall, undefined, { enabled: isAsking })
  const changes = useFresh(listChangeSetsCall, { query: { limit: '1' } }, { enabled: isAsking })

  const states = regions.flatMap((entry, at): PaletteEntry[] => {
    const count = counts[at]?.data?.total ?? 0
    const label = t('{count, plural, one {# partner in {state}} other {# partners in {state}}}', {
      count,
      state: entry.label,
    })
    return count > 0 ? [{ ...entry, label }] : []
  })
  const ownViews = findEntries(
    (views.data ?? []).map(({ id, name, filters }) => ({
      id: `view-${id}`,
      label: name,
      go: listAddress(filters),
    })),
    q,
  )
  const persons = findEntries(
    (administrators.data ?? []).map((person) => ({
      id: `administrator-${person.id}`,
      label: personName(person),
      detail: person.username,
      words: `${person.username} ${person.email}`,
      go: '/admin/administrators',
    })),
    q,
  )
  const last = changes.data?.changeSets[0]
  const undo: PaletteEntry[] = last?.canUndo
    ? [
        {
          id: 'undo',
          label: t('Undo the Last Change'),
          detail: changeSetText(last),
          go: `/admin/history?undo=${last.id}`,
        },
      ]
    : []
  return {
    first: [
      { title: t('States'), entries: states },
      { title: t('Saved views'), entries: ownViews },
    ] satisfies PaletteGroup[],
    after: [{ title: t('Administrators'), entries: persons }] satisfies PaletteGroup[],
    undo,
    isFetching: [...counts, views, administrators, changes].some(({ isFetching }) => isFetching),
    error: views.error ?? administrators.error ?? changes.error ?? null,
  }
}
