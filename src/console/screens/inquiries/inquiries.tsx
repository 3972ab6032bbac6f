import './inquiries.css'
import { useMutation, useQueryClient } from '@tanstack/react-query'
import { useEffect, useRef, useState } from 'react'
import { Link, useLocation, useNavigate, useParams } from 'react-router'
import type { AdminInquiry } from '../../../shared/inquiries/admin-inquiry.ts'
import { EmptyState, LoadError, Loading } from '../../../ui/states.tsx'
import { showToast } from '../../../ui/toast/toaster.tsx'
import { api } from '../../api.ts'
import { wasDeclined } from '../../proof/ask-for-proof.ts'
import { fileDate, saveFile } from '../../save-file.ts'
import { Screen } from '../../screen.tsx'
import { useTranslate } from '../../text.tsx'
import { useShortcut } from '../../use-shortcut.ts'
import { BulkBar } from './bulk-bar.tsx'
import { InquiryPane } from './inquiry-pane.tsx'
import { InquiryRows } from './inquiry-rows.tsx'
import { ListFilters } from './list-filters.tsx'
import { ListHead } from './list-head.tsx'
import { NothingOpen } from './nothing-open.tsx'
import { INQUIRIES, useInquiryList } from './use-inquiry-list.ts'
import { useIsWide } from './use-is-wide.ts'
import { useSelection } from './use-selection.ts'

const MINUTE_MS = 60_000
const NONE: readonly AdminInquiry[] = []

/** The inbox: all inquiries, and the chosen one beside them; on narrow screens one or the other. */
export function Component() {
  const t = useTranslate()
  const { id } = useParams()
  const client = useQueryClient()
  const isWide = useIsWide()
  const [words, setWords] = useState('')
  const state = useInquiryList(words)
  const inquiries = state.list.data ?? NONE
  const now = useNow()
  const searchRef = useRef<HTMLInputElement>(null)
  const selection = useSelection(inquiries.map((inquiry) => inquiry.id))
  const step = useStep(inquiries, id)
  useShortcut({ key: 'j' }, () => step(1))
  useShortcut({ key: 'k' }, () => step(-1))
  useShortcut({ key: '/' }, () => searchRef.current?.focus())
  const { search } = useLocation()

  if (id && !isWide) {
    return (
      <InquiryPane
        key={id}
        id={id}
        now={now}
        isScreen
        before={
          <Link className="inquiry-back" to={{ pathname: '/admin/inquiries', search }}>
            {t('All inquiries')}
          </Link>
        }
      />
    )
  }
  return (
    <Screen title={t('Customer Inquiries')} actions={<Actions count={inquiries.length} path={state.path} />}>
      <ListFilters counts={state.counts.data} />
      <div className="inbox">
        <section className="inbox-list" aria-label={t('List')} aria-busy={state.list.isFetching}>
          <ListHead
            count={state.list.data?.length}
            words={words}
            onWords={setWords}
            searchRef={searchRef}
            selection={selection}
            ids={inquiries.flatMap((inquiry) => (inquiry.erasedAt ? [] : [inquiry.id]))}
            onRefresh={refresh}
          />
          {list()}
        </section>
        {isWide && (
          <section className="inbox-open" aria-label={t('Open inquiry')}>
            {id ? (
              <InquiryPane key={id} id={id} now={now} />
            ) : (
              <NothingOpen counts={state.counts.data} isEmpty={inquiries.length === 0} />
            )}
          </section>
        )}
      </div>
      <BulkBar selection={selection} />
    </Screen>
  )

  function refresh() {
    return client.invalidateQueries({
      predicate: ({ queryKey }) => String(queryKey[0]).startsWith(INQUIRIES),
    })
  }

  function list() {
    if (state.list.isPending) return <Loading label={t('Loading inquiries…')} />
    if (state.list.isError)
      return (
        <LoadError
          title={t('Failed to fetch inquiries')}
          text={state.list.error.message}
          retryLabel={t('Try again')}
          onRetry={() => state.list.refetch()}
        />
      )
    if (inquiries.length > 0)
      return <InquiryRows inquiries={inquiries} openId={id} now={now} selection={selection} />
    if (!state.isNarrowed)
      return (
        <EmptyState
          title={t('No inquiries yet')}
          text={t('When a family asks a partner for information, it appears here.')}
        />
      )
    return (
      <EmptyState title={t('No inquiries match')} text={t('Try other words, or another filter.')}>
        <Link className="button" to="/admin/inquiries" onClick={() => setWords('')}>
          {t('Show all inquiries')}
        </Link>
      </EmptyState>
    )
  }
}

/** What can be done with the list as a whole. `path` is its call, with what narrows it. */
function Actions({ count, path }: { count: number; path: string }) {
  const t = useTranslate()
  const exportAll = useMutation({
    mutationFn: () => api.file(path.replace(INQUIRIES, `${INQUIRIES}/export.csv`)),
    onSuccess(file) {
      saveFile(`inquiries-export-${fileDate()}.csv`, file)
      showToast({
        title: t('Exported {count, plural, one {# inquiry} other {# inquiries}} to CSV', { count }),
      })
    },
    onError(error) {
      if (wasDeclined(error)) return
      showToast({ title: t('Failed to export the inquiries'), description: error.message, kind: 'danger' })
    },
  })
  return (
    <>
      <Link className="button inbox-action" to="/admin/privacy">
        {t('Personal Data')}
      </Link>
      <button
        type="button"
        className="button inbox-action"
        disabled={count === 0 || exportAll.isPending}
        onClick={() => exportAll.mutate()}
      >
        {exportAll.isPending ? t('Exporting...') : t('Export CSV')}
      </button>
    </>
  )
}

/** Opens the inquiry so many places further down the list, or back where the open one has left it. */
function useStep(inquiries: readonly AdminInquiry[], id: string | undefined) {
  const navigate = useNavigate()
  const { search } = useLocation()
  const index = inquiries.findIndex((inquiry) => inquiry.id === id)
  const last = useRef(-1)
  if (index >= 0) last.current = index
  return (steps: number) => {
    // What left the list made room: the next one stands in its place.
    const wanted = index >= 0 ? index + steps : last.current + (steps > 0 && last.current >= 0 ? 0 : steps)
    const next = inquiries[Math.min(Math.max(wanted, 0), inquiries.length - 1)]
    if (next) navigate({ pathname: `/admin/inquiries/${next.id}`, search }, { preventScrollReset: true })
  }
}

function useNow(): number {
  const [now, setNow] = useState(Date.now)
  useEffect(() => {
    const timer = setInterval(() => setNow(Date.now()), MINUTE_MS)
    return () => clearInterval(timer)
  }, [])
  return now
}
