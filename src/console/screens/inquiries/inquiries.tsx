import { Button, ButtonLink, Screen, Waiting } from '../../parts.tsx'
import './inquiries.css'
import { useQueryClient } from '@tanstack/react-query'
import { useRef, useState } from 'react'
import { Link, useLocation, useNavigate, useParams } from 'react-router'
import { exportInquiriesCall, listInquiriesCall } from '../../../shared/calls/inquiries.ts'
import type { AdminInquiry } from '../../../shared/inquiries/admin-inquiry.ts'
import { EmptyState } from '../../../ui/states.tsx'
import { callForFile, useChange } from '../../api.ts'
import { useShortcut } from '../../keys/use-shortcut.ts'
import { fileDate, saveFile } from '../../save-file.ts'
import { useSelection } from '../../selection/use-selection.ts'
import { t } from '../../text.ts'
import { InquiryRows, useIsWide } from './list/inquiry-rows.tsx'
import { InquirySelectionBar } from './list/inquiry-selection-bar.tsx'
import { ListFilters, ListHead } from './list/list-head.tsx'
import { type InquiryQuery, useInquiryList } from './list/use-inquiry-list.ts'
import { InquiryPane, useInquiryTitle } from './read/inquiry-pane.tsx'

const NONE: readonly AdminInquiry[] = []

/** On narrow screens one at a time. */
export function Component() {
  const { id } = useParams()
  const client = useQueryClient()
  const isWide = useIsWide()
  const [words, setWords] = useState('')
  const state = useInquiryList(words)
  const inquiries = state.list.data?.inquiries ?? NONE
  const searchRef = useRef<HTMLInputElement>(null)
  const selection = useSelection(inquiries.map((inquiry) => inquiry.id))
  const step = useStep(inquiries, id)
  useShortcut({ key: 'j', does: t('Next inquiry') }, () => step(1))
  useShortcut({ key: 'k', does: t('Inquiry before') }, () => step(-1))
  useShortcut({ key: '/', does: t('Search') }, () => searchRef.current?.focus())
  const { search } = useLocation()

  // Hidden, not unmounted: turning a phone keeps what was typed.
  const isReadAlone = id !== undefined && !isWide
  const openTitle = useInquiryTitle(id)
  return (
    <Screen
      title={isReadAlone ? openTitle : t('Customer Inquiries')}
      lead={
        isReadAlone && (
          <Link className="inquiry-back" to={{ pathname: '/admin/inquiries', search }}>
            {t('All inquiries')}
          </Link>
        )
      }
      actions={!isReadAlone && <Actions count={state.list.data?.total ?? 0} search={state.search} />}
      part={isReadAlone ? id : undefined}
    >
      <div hidden={isReadAlone}>
        <ListFilters counts={state.counts.data} />
      </div>
      <div className="inbox">
        <section
          className="inbox-list"
          aria-label={t('List')}
          aria-busy={state.list.isFetching}
          hidden={isReadAlone}
        >
          <ListHead
            count={state.list.data?.total}
            isComplete={state.list.data?.isComplete ?? true}
            words={words}
            onWords={setWords}
            searchRef={searchRef}
            selection={selection}
            ids={inquiries.flatMap((inquiry) => (inquiry.erasedAt ? [] : [inquiry.id]))}
            onRefresh={refresh}
          />
          {!isReadAlone && list()}
        </section>
        <section className="inbox-open" aria-label={t('Open inquiry')} hidden={!id && !isWide}>
          {id ? (
            <InquiryPane key={id} id={id} />
          ) : (
            inquiries.length > 0 && <p className="soft">{t('Choose an inquiry to read it here.')}</p>
          )}
        </section>
      </div>
      <InquirySelectionBar selection={selection} inquiries={inquiries} isHidden={isReadAlone} />
    </Screen>
  )

  function refresh() {
    return client.invalidateQueries({
      predicate: ({ queryKey }) => String(queryKey[0]).startsWith(listInquiriesCall.path),
    })
  }

  function list() {
    if (!state.list.data)
      return (
        <Waiting
          query={state.list}
          loading={t('Loading inquiries…')}
          failed={t('Failed to fetch inquiries')}
        />
      )
    if (inquiries.length > 0)
      return (
        <>
          <InquiryRows inquiries={inquiries} openId={id} selection={selection} />
          {state.showMore && (
            <Button
              label={state.isRest ? t('Show all inquiries') : t('Show more')}
              onClick={state.showMore}
            />
          )}
        </>
      )
    if (!state.isNarrowed)
      return (
        <EmptyState
          title={t('No inquiries yet')}
          text={t('When a family asks a partner for information, it appears here.')}
        />
      )
    return (
      <EmptyState title={t('No inquiries match')} text={t('Try other words, or another filter.')}>
        <ButtonLink label={t('Show all inquiries')} to="/admin/inquiries" onClick={() => setWords('')} />
      </EmptyState>
    )
  }
}

function Actions({ count, search }: { count: number; search: InquiryQuery }) {
  const exportAll = useChange(() => callForFile(exportInquiriesCall, { body: search }), {
    done: () => t('Exported {count, plural, one {# inquiry} other {# inquiries}} to CSV', { count }),
    failed: t('Failed to export the inquiries'),
    onSuccess: (file) => saveFile(`inquiries-export-${fileDate()}.csv`, file),
  })
  return (
    <>
      <ButtonLink label={t('Personal Data')} className="button inbox-action" to="/admin/privacy" />
      <Button
        label={t('Export CSV')}
        busy={exportAll.isPending && t('Exporting...')}
        className="button inbox-action"
        disabled={count === 0}
        onClick={() => exportAll.mutate()}
      />
    </>
  )
}

function useStep(inquiries: readonly AdminInquiry[], id: string | undefined) {
  const navigate = useNavigate()
  const { search } = useLocation()
  const index = inquiries.findIndex((inquiry) => inquiry.id === id)
  const last = useRef(-1)
  if (index >= 0) last.current = index
  return (steps: number) => {
    // When the open inquiry leaves the list, the next takes its index.
    const wanted = index >= 0 ? index + steps : last.current + (steps > 0 && last.current >= 0 ? 0 : steps)
    const next = inquiries[Math.min(Math.max(wanted, 0), inquiries.length - 1)]
    if (next) navigate({ pathname: `/admin/inquiries/${next.id}`, search }, { preventScrollReset: true })
  }
}
