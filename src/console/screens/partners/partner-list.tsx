import './partners.css'
import { useQuery } from '@tanstack/react-query'
import { useEffect, useRef, useState } from 'react'
import { Link, useNavigate, useSearchParams } from 'react-router'
import { searchPartnersCall } from '../../../shared/calls/partners.ts'
import type { AdminPartner } from '../../../shared/partners/admin-partner.ts'
import { LoadError } from '../../../ui/states.tsx'
import { showToast } from '../../../ui/toast/toaster.tsx'
import { queryOf } from '../../api.ts'
import { fileDate, saveFile } from '../../save-file.ts'
import { Screen } from '../../screen.tsx'
import { useTranslate } from '../../text.tsx'
import { useUndo } from '../../undo/use-undo.tsx'
import { LIST_TYPES } from '../import/list-types.ts'
import { RESULTS_KEY, SEARCH_KEY } from '../partner-form/find-neighbours.ts'
import { type Arrival, useArrival } from './arrival.ts'
import { BeforeSearch } from './before-search.tsx'
import { writePartnerCsv } from './partner-export.ts'
import { PartnerResults } from './partner-results.tsx'
import { isSearch, NO_SEARCH, type PartnerSearch, readSearch, searchParams } from './search-address.ts'
import { SearchPanel } from './search-panel.tsx'

/** While a partner is edited. */
const KEPT_MS = 2 * 60 * 60_000

/** Lists nothing before a search (LIST-1). */
export function Component() {
  const t = useTranslate()
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
  /** Resets the selection for each search. */
  const [serial, setSerial] = useState(0)
  const results = useQuery({
    ...queryOf(searchPartnersCall, { query: Object.fromEntries(searchParams(search)) }),
    enabled: wasSearched,
    gcTime: KEPT_MS,
  })
  const partners = wasSearched ? results.data : undefined

  useEffect(() => {
    if (!partners) return
    // For the form's neighbours and way back.
    sessionStorage.setItem(RESULTS_KEY, JSON.stringify(partners.map(({ id }) => id)))
    sessionStorage.setItem(SEARCH_KEY, wanted)
  }, [partners, wanted])

  function searchFor(next: PartnerSearch) {
    setSerial(serial + 1)
    if (String(searchParams(next)) === wanted) void results.refetch()
    else setParams(searchParams(next), { preventScrollReset: true })
  }

  return (
    <Screen
      title={t('Partner Management')}
      actions={
        <>
          <ImportButton />
          <button
            type="button"
            className="button"
            disabled={!partners || partners.length === 0}
            onClick={() => exportPartners(partners ?? [])}
          >
            {t('Export Results')}
          </button>
          <Link className="button filled" to="/admin/partners/new">
            {t('Add Partner')}
          </Link>
        </>
      }
    >
      <SearchPanel
        search={search}
        wasSearched={wasSearched}
        onSearch={searchFor}
        onClear={() => searchFor(NO_SEARCH)}
      />
      <div className="partner-undo">{undo.parts}</div>
      {arrival.added && <AddedNotice {...arrival.added} />}
      {!wasSearched && <BeforeSearch />}
      {wasSearched && results.isError && !partners && (
        <LoadError
          title={t('Failed to fetch partners')}
          text={results.error.message}
          retryLabel={t('Try Again')}
          onRetry={() => void results.refetch()}
        />
      )}
      {wasSearched && !(results.isError && !partners) && (
        <PartnerResults
          key={`${serial}?${wanted}`}
          search={search}
          partners={partners}
          from={arrival.from}
          onDone={undo.offer}
        />
      )}
    </Screen>
  )

  function exportPartners(found: readonly AdminPartner[]) {
    saveFile(`partners_export_${fileDate()}.csv`, writePartnerCsv(found))
    showToast({
      title: t('Success'),
      description: t('{count, plural, one {Exported # partner to CSV} other {Exported # partners to CSV}}', {
        count: found.length,
      }),
    })
  }
}

function AddedNotice({ id, name, path }: NonNullable<Arrival['added']>) {
  const t = useTranslate()
  const [isOpen, setOpen] = useState(true)
  if (!isOpen) return null
  return (
    <div className="undo-offer" role="status">
      <span>{t('{name} was added.', { name })}</span>
      <Link className="link-button" to={`/admin/partners/${id}/edit`}>
        {t('Edit')}
      </Link>
      {path && (
        <a className="link-button" href={path} target="_blank" rel="noopener">
          {t('Public Page')}
        </a>
      )}
      <button type="button" className="link-button quiet" onClick={() => setOpen(false)}>
        {t('Close')}
      </button>
    </div>
  )
}

/** Passes the file to the import screen. */
function ImportButton() {
  const t = useTranslate()
  const navigate = useNavigate()
  const input = useRef<HTMLInputElement>(null)
  return (
    <>
      <button type="button" className="button" onClick={() => input.current?.click()}>
        {t('Import CSV')}
      </button>
      <input
        ref={input}
        type="file"
        accept={LIST_TYPES}
        aria-label={t('CSV file')}
        hidden
        onChange={({ currentTarget }) => {
          const file = currentTarget.files?.[0]
          if (file) navigate('/admin/partners/import', { state: { file } })
          // Allows rechoosing the same file.
          currentTarget.value = ''
        }}
      />
    </>
  )
}
