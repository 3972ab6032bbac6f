import './partners.css'
import './filters.css'
import { useQueryClient } from '@tanstack/react-query'
import { useEffect, useState } from 'react'
import { useSearchParams } from 'react-router'
import { listPartnersCall } from '../../../shared/calls/partners.ts'
import { Button, ButtonLink } from '../../button.tsx'
import { PartnersFailed } from '../../load-failed.tsx'
import { Screen } from '../../screen.tsx'
import { t } from '../../text.ts'
import { useUndo } from '../../undo/use-undo.tsx'
import { RESULTS_KEY, SEARCH_KEY } from '../partner-form/find-neighbours.ts'
import { type Arrival, useArrival } from './arrival.ts'
import { BeforeSearch } from './before-search.tsx'
import { ImportButton } from './import-button.tsx'
import { PartnerResults } from './partner-results.tsx'
import { SavedViews } from './saved-views.tsx'
import { isSearch, NO_SEARCH, type PartnerSearch, readSearch, searchParams } from './search-address.ts'
import { SearchPanel } from './search-panel.tsx'
import { useExport } from './use-export.ts'
import { useFoundPartners } from './use-found-partners.ts'

/** Lists nothing before a search (LIST-1). */
export function Component() {
  const queries = useQueryClient()
  const arrival = useArrival()
  const undo = useUndo()
  const { offer } = undo
  // biome-ignore lint/correctness/useExhaustiveDependencies: once
  useEffect(() => {
    if (arrival.undo) offer(arrival.undo.changeSetId, arrival.undo.text)
  }, [])
  const [params, setParams] = useSearchParams()
  const search = readSearch(params)
  const wanted = String(searchParams(search))
  const wasSearched = isSearch(search)
  /** Each search resets the selection. */
  const [serial, setSerial] = useState(0)
  const { found, error } = useFoundPartners(search)

  const ids = found?.ids
  useEffect(() => {
    if (!ids) return
    // For the form's neighbours and way back.
    sessionStorage.setItem(RESULTS_KEY, JSON.stringify(ids))
    sessionStorage.setItem(SEARCH_KEY, wanted)
  }, [ids, wanted])

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
          <ImportButton />
          <ExportButton search={search} count={found?.total ?? 0} />
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
      {arrival.added && <AddedNotice {...arrival.added} />}
      {!wasSearched && <BeforeSearch />}
      {wasSearched && error && !found && <PartnersFailed error={error} onRetry={reload} />}
      {wasSearched && !(error && !found) && (
        <PartnerResults
          key={`${serial}?${wanted}`}
          search={search}
          found={found}
          from={arrival.from}
          onSort={(sort) => searchFor({ ...search, sort })}
          onDone={undo.offer}
        />
      )}
    </Screen>
  )
}

/** In the columns of LIST-3. */
export function ExportButton({ search, count }: { search: PartnerSearch; count: number }) {
  const { mutate, isPending } = useExport()
  return (
    <Button
      label={t('Export Results')}
      disabled={count === 0 || isPending}
      onClick={() => mutate({ columns: 'list', filters: search, count })}
    />
  )
}

function AddedNotice({ id, name, path }: NonNullable<Arrival['added']>) {
  const [isOpen, setOpen] = useState(true)
  if (!isOpen) return null
  return (
    <div className="undo-offer" role="status">
      <span>{t('{name} was added.', { name })}</span>
      <ButtonLink label={t('Edit')} className="link-button" to={`/admin/partners/${id}/edit`} />
      {path && (
        <a className="link-button" href={path} target="_blank" rel="noopener">
          {t('Public Page')}
        </a>
      )}
      <Button label={t('Close')} className="link-button quiet" onClick={() => setOpen(false)} />
    </div>
  )
}
