import { useRef, useState } from 'react'
import type { AdminPartner } from '../../../shared/partners/admin-partner.ts'
import type { PartnerSort } from '../../../shared/partners/partner-filters.ts'
import { Loading } from '../../../ui/states.tsx'
import { useShortcut } from '../../keys/use-shortcut.ts'
import { AskPartners } from '../../partner-check/ask-partners.tsx'
import { Button, ShowMore } from '../../parts.tsx'
import { SelectionBar } from '../../selection/selection-bar.tsx'
import { useSelection } from '../../selection/use-selection.ts'
import { t } from '../../text.ts'
import { BulkEditDialog } from './bulk-edit-dialog.tsx'
import { DeleteManyDialog, DeleteOneDialog } from './delete-dialogs.tsx'
import { ExportDialog } from './export-dialog.tsx'
import { PartnerCards } from './partner-cards.tsx'
import { ResultsTools, useListLayout } from './results-tools.tsx'
import type { PartnerSearch } from './search-address.ts'
import { PartnerTable } from './table/partner-table.tsx'
import type { FoundPartners } from './use-found-partners.ts'

/** Then a closing dialog has given the focus back, where it can. */
const FOCUS_RETURNED_MS = 250

type PartnerResultsProps = {
  search: PartnerSearch
  found: FoundPartners | null
  from: string | undefined
  onSort: (sort: PartnerSort) => void
  onDone: (changeSetId: string | null, text: string) => void
}

export function PartnerResults({ search, found, from, onSort, onDone }: PartnerResultsProps) {
  const heading = useRef<HTMLHeadingElement>(null)
  const [layout, setLayout] = useListLayout()
  const [open, setOpen] = useState<'edit' | 'export' | 'delete' | AdminPartner | null>(null)
  const selection = useSelection(found?.ids ?? [])
  const names = new Map(found?.partners.map(({ id, name }) => [id, name]))
  const selected = selection.ids.map((id) => ({ id, name: names.get(id) ?? null }))
  const total = found?.total ?? 0
  const areAllSelected = selection.ids.length === total
  const [isSelectingAll, setSelectingAll] = useState(false)
  // The key may come before the ids.
  if (isSelectingAll && found?.hasAllIds) {
    setSelectingAll(false)
    selection.set(found.ids)
  }
  useShortcut({ key: 'a', does: t('Select All') }, () => setSelectingAll(total > 0 || found === null))
  useShortcut({ key: 'E', does: t('Bulk Edit') }, () =>
    setOpen(selection.ids.length > 0 || isSelectingAll ? 'edit' : null),
  )

  const close = () => setOpen(null)

  function finish(changeSetId: string | null, text: string) {
    selection.clear()
    close()
    onDone(changeSetId, text)
    // Not to the bar of a selection that is gone.
    setTimeout(() => {
      const at = document.activeElement
      if (at === document.body || !at?.checkVisibility()) heading.current?.focus({ preventScroll: true })
    }, FOCUS_RETURNED_MS)
  }

  const more = found && <ShowMore pages={found.pages} of={[found.partners.length, total]} isEager />

  return (
    <>
      <div className="results-head">
        <div role="status">
          {found ? (
            <h2 ref={heading} tabIndex={-1}>
              {t('{count, plural, =0 {No partners found.} one {Found # partner} other {Found # partners}}', {
                count: total,
              })}{' '}
              {total > 0 && <span className="soft">{scopeText()}</span>}
            </h2>
          ) : (
            <Loading label={t('Searching...')} />
          )}
        </div>
        {found && total > 0 && (
          <ResultsTools search={search} layout={layout} onLayout={setLayout} onSort={onSort} />
        )}
        {total > 0 && (
          <Button
            label={areAllSelected ? t('Deselect All') : t('Select All')}
            className="link-button"
            aria-keyshortcuts="a"
            disabled={!found?.hasAllIds}
            onClick={() => (areAllSelected ? selection.clear() : selection.set(found?.ids ?? []))}
          />
        )}
      </div>
      {found?.total === 0 && <p className="soft">{t('Try adjusting your search criteria.')}</p>}
      {found && total > 0 && layout === 'cards' && (
        <>
          <PartnerCards partners={found.partners} from={from} selection={selection} onDelete={setOpen} />
          {more}
        </>
      )}
      {found && total > 0 && layout === 'table' && (
        <PartnerTable found={found} from={from} selection={selection} onDone={onDone}>
          {more}
        </PartnerTable>
      )}
      <SelectionBar
        label={t('Selected partners')}
        count={selection.ids.length}
        onClear={areAllSelected ? undefined : selection.clear}
      >
        <Button label={t('Bulk Edit')} onClick={() => setOpen('edit')} />
        <AskPartners ids={selection.ids} className="button" />
        <Button label={t('Export Selected')} onClick={() => setOpen('export')} />
        <Button label={t('Delete Selected')} className="button danger" onClick={() => setOpen('delete')} />
      </SelectionBar>
      {open === 'edit' && !isSelectingAll && (
        <BulkEditDialog selected={selected} onClose={close} onDone={finish} />
      )}
      {open === 'export' && <ExportDialog ids={selection.ids} onClose={close} />}
      {open === 'delete' && <DeleteManyDialog selected={selected} onClose={close} onDone={finish} />}
      {open !== null && typeof open === 'object' && (
        <DeleteOneDialog partner={open} onClose={close} onDone={finish} />
      )}
    </>
  )

  function scopeText(): string {
    const { q = '', state = '', active } = search
    const scope =
      q === ''
        ? state && t('in {state}', { state })
        : state === ''
          ? t('for “{q}”', { q })
          : t('for “{q}” in {state}', { q, state })
    const inactive = found?.inactiveCount ?? 0
    if (active || inactive === 0) return scope
    const split = t('{active, number} active and {inactive, number} inactive', {
      active: total - inactive,
      inactive,
    })
    return scope ? `${scope}: ${split}` : split
  }
}
