import './partners.css'
import './filters.css'
import { useQueryClient } from '@tanstack/react-query'
import { useEffect, useState } from 'react'
import { useLocation, useNavigate, useSearchParams } from 'react-router'
import { readDashboardCall } from '../../../shared/calls/dashboard.ts'
import { listPartnersCall } from '../../../shared/calls/partners.ts'
import { EmptyState } from '../../../ui/states.tsx'
import { useRead } from '../../api.ts'
import { Button, ButtonLink, FileButton, LoadFailed, Screen } from '../../parts.tsx'
import { t } from '../../text.ts'
import { useUndo } from '../../undo/use-undo.tsx'
import { LIST_TYPES } from '../import/use-import.ts'
import type { Arrival } from '../partner-form/after-partner-change.ts'
import { SEARCH_KEY } from '../partner-form/after-partner-change.ts'
import { useExport } from './export-dialog.tsx'
import { PartnerResults } from './partner-results.tsx'
import { SavedViews } from './saved-views.tsx'
import {
  isSearch,
  listAddress,
  NO_SEARCH,
  type PartnerSearch,
  readSearch,
  searchParams,
} from './search-address.ts'
import { SearchPanel } from './search-panel.tsx'
import { useFoundPartners } from './use-found-partners.ts'

/** Lists nothing before a search (LIST-1). */
export function Component() {
  const queries = useQueryClient()
  const navigate = useNavigate()
  const [arrival] = useState((useLocation().state ?? {}) as Arrival)
  const undo = useUndo(arrival.undo)
  const [params, setParams] = useSearchParams()
  const search = readSearch(params)
  const wanted = String(searchParams(search))
  const wasSearched = isSearch(search)
  const [serial, setSerial] = useState(0)
  const { found, error } = useFoundPartners(search)
  const count = found?.total ?? 0
  const exportResults = useExport()
  useEffect(() => sessionStorage.setItem(SEARCH_KEY, wanted), [wanted])

  const reload = () =>
    void queries.invalidateQueries({
      predicate: ({ queryKey }) => String(queryKey[0]).startsWith(`${listPartnersCall.path}/find`),
    })

  function searchFor(next: PartnerSearch) {
    setSerial(serial + 1)
    if (String(searchParams(next)) === wanted) reload()
    else setParams(searchParams(next), { preventScrollReset: true })
  }

  return (
    <Screen
      title={t('Partner Management')}
      actions={
        <>
          <FileButton
            label={t('Import CSV')}
            accept={LIST_TYPES}
            onFile={(file) => navigate('/admin/partners/import', { state: { file } })}
          />
          <Button
            label={t('Export Results')}
            disabled={count === 0 || exportResults.isPending}
            onClick={() => exportResults.mutate({ columns: 'list', filters: search, count })}
          />
          <ButtonLink label={t('Add Partner')} className="button filled" to="/admin/partners/new" />
        </>
      }
    >
      <SearchPanel
        search={search}
        wasSearched={wasSearched}
        onSearch={searchFor}
        onClear={() => searchFor(NO_SEARCH)}
      />
      <SavedViews search={search} />
      <div className="partner-undo">{undo.parts}</div>
      {!wasSearched && <BeforeSearch />}
      {wasSearched &&
        (error && !found ? (
          <LoadFailed title={t('Failed to fetch partners')} error={error} onRetry={reload} />
        ) : (
          <PartnerResults
            key={`${serial}?${wanted}`}
            search={search}
            found={found}
            from={arrival.from}
            onSort={(sort) => searchFor({ ...search, sort })}
            onDone={undo.offer}
          />
        ))}
    </Screen>
  )
}

function BeforeSearch() {
  const { data } = useRead(readDashboardCall)
  const { active = 0, inactive = 0 } = data?.partners ?? {}
  const count = active + inactive
  return (
    <EmptyState
      title={t('Search to View Partners')}
      text={
        data === undefined
          ? t('Search by name, city or keyword, or choose a state, to see any of about 1857 partner records.')
          : t(
              '{count, plural, =0 {There are no partner records yet.} one {Search by name, place, telephone number or e-mail address, or choose a filter, to see the one partner record.} other {Search by name, place, telephone number or e-mail address, or choose a filter, to see any of # partner records: {active, number} active and {inactive, number} inactive.}}',
              { count, active, inactive },
            )
      }
    >
      {count > 0 && <ButtonLink label={t('List All Partners')} to={listAddress({ sort: 'name' })} />}
    </EmptyState>
  )
}
