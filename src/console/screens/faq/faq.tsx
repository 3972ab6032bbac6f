import { listFaqCall, listFaqPartnersCall } from '../../../shared/calls/faq.ts'
import type { FaqItem } from '../../../shared/faq/faq.ts'
import { useRead } from '../../api.ts'
import { Button, Screen, Waiting } from '../../parts.tsx'
import { t, tell } from '../../text.ts'
import './faq.css'
import { useEffect, useMemo, useRef, useState } from 'react'
import { useSearchParams } from 'react-router'
import { EmptyState } from '../../../ui/states.tsx'
import { useShortcut } from '../../keys/use-shortcut.ts'
import { fileDate, saveFile } from '../../save-file.ts'
import { SelectionBar } from '../../selection/selection-bar.tsx'
import { useSelection } from '../../selection/use-selection.ts'
import { useUndo } from '../../undo/use-undo.tsx'
import { writeFaqCsv } from './faq-csv.ts'
import { FaqDialogs, type OpenDialog } from './faq-dialogs.tsx'
import { FaqTabs } from './faq-tabs.tsx'
import { ADD_FAQ_ITEM, namesOf, searchFaq } from './faq-words.ts'

export function Component() {
  const query = useRead(listFaqCall)
  const named = useRead(listFaqPartnersCall)
  const partnerNames = useMemo(() => namesOf(named.data ?? []), [named.data])
  const [params, setParams] = useSearchParams()
  const asked = params.get('q')
  const [text, setText] = useState('')
  useEffect(() => setText(asked ?? ''), [asked])
  const [dialog, setDialog] = useState<OpenDialog | null>(null)
  // Links from other screens open the form, a reload does not.
  const isAdding = params.has('new')
  useEffect(() => {
    if (!isAdding) return
    setDialog({ kind: 'create' })
    setParams({}, { replace: true })
  }, [isAdding, setParams])
  const search = useRef<HTMLInputElement>(null)
  useShortcut({ key: '/', does: t('Search') }, () => search.current?.focus())
  const undo = useUndo()
  const items = query.data ?? []
  const selection = useSelection(items.map(({ id }) => id))
  const found = searchFaq(items, text, partnerNames)
  const isFiltered = text.trim() !== ''

  return (
    <Screen title={t('FAQ Management')} actions={actions()}>
      {undo.parts}
      <Waiting
        query={query}
        loading={t('Loading questions…')}
        failed={t('The questions could not be loaded')}
      />
      {query.data && content()}
      <FaqDialogs
        open={dialog}
        onClose={() => setDialog(null)}
        selection={selection}
        offerUndo={undo.offer}
      />
    </Screen>
  )

  function actions() {
    return (
      <>
        <Button label={t('Export CSV')} disabled={items.length === 0} onClick={exportAll} />
        <Button label={t('Bulk Upload')} onClick={() => setDialog({ kind: 'upload' })} />
        <Button
          label={t(ADD_FAQ_ITEM)}
          className="button filled"
          onClick={() => setDialog({ kind: 'create' })}
        />
      </>
    )
  }

  function content() {
    if (items.length === 0)
      return (
        <EmptyState title={t('No FAQ Items Yet')} text={t('Get started by creating your first FAQ item.')}>
          <Button
            label={t('Create First FAQ')}
            className="button filled"
            onClick={() => setDialog({ kind: 'create' })}
          />
        </EmptyState>
      )
    return (
      <>
        <FaqSummary
          items={items}
          foundCount={isFiltered ? found.length : null}
          selectedCount={selection.ids.length}
        />
        <search className="panel faq-search">
          <input
            ref={search}
            className="input"
            type="search"
            aria-label={t('Search FAQs')}
            aria-keyshortcuts="/"
            placeholder={t('Search FAQs by question, answer, category, or location...')}
            value={text}
            onChange={(event) => setText(event.target.value)}
          />
          <Button label={t('Clear')} disabled={text === ''} onClick={clearSearch} />
          <p className="field-hint faq-key-hint">{t('Press / to search.')}</p>
        </search>
        <FaqTabs
          items={found}
          search={text.trim()}
          partnerNames={partnerNames}
          selection={selection}
          onOpen={setDialog}
        />
        <SelectionBar
          label={t('Selected Items')}
          count={selection.ids.length}
          clearLabel={t('Clear ({count})', { count: selection.ids.length })}
          onClear={selection.clear}
        >
          <Button label={t('Edit Selected')} onClick={() => setDialog({ kind: 'bulk-edit' })} />
          <Button
            label={t('Delete Selected')}
            className="button danger"
            onClick={() => setDialog({ kind: 'delete-many' })}
          />
        </SelectionBar>
      </>
    )
  }

  function clearSearch() {
    setText('')
    search.current?.focus()
  }

  function exportAll() {
    saveFile(`faq-export-${fileDate()}.csv`, writeFaqCsv(items))
    tell(t('Exported {count} FAQ items to CSV', { count: items.length }))
  }
}

type FaqSummaryProps = {
  items: readonly FaqItem[]
  /** Null: no search. */
  foundCount: number | null
  selectedCount: number
}

function FaqSummary({ items, foundCount, selectedCount }: FaqSummaryProps) {
  return (
    <dl className="faq-summary">
      <div>
        <dt className="label">{t('Total FAQ Items')}</dt>
        <dd>{items.length}</dd>
        {foundCount !== null && (
          <dd className="faq-summary-note" role="status">
            {t('Showing {count} filtered results', { count: foundCount })}
          </dd>
        )}
      </div>
      <div>
        <dt className="label">{t('Categories')}</dt>
        <dd>{new Set(items.map((item) => item.category)).size}</dd>
      </div>
      <div>
        <dt className="label">{t('Selected Items')}</dt>
        <dd>{selectedCount}</dd>
      </div>
    </dl>
  )
}
