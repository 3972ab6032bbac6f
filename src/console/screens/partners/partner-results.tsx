import { useCallback, useEffect, useMemo, useRef, useState } from 'react'
import type { AdminPartner } from '../../../shared/partners/admin-partner.ts'
import { Loading } from '../../../ui/states.tsx'
import { AskPartners } from '../../partner-check/ask-partners.tsx'
import { SelectionBar } from '../../selection/selection-bar.tsx'
import { useSelection } from '../../selection/use-selection.ts'
import { useTranslate } from '../../text.tsx'
import { BulkEditDialog } from './bulk-edit-dialog.tsx'
import { DeleteDialogs, type DeleteTarget } from './delete-dialogs.tsx'
import { PartnerCards } from './partner-cards.tsx'
import type { PartnerSearch } from './search-address.ts'

/** For a closing dialog to return focus. */
const FOCUS_RETURNED_MS = 100

type PartnerResultsProps = {
  search: PartnerSearch
  /** Undefined while loading. */
  partners: AdminPartner[] | undefined
  /** The partner to come back to. */
  from: string | undefined
  /** After changes or deletions. */
  onDone: (changeSetId: string | null, text: string) => void
}

/** With selection and bulk actions. */
export function PartnerResults({ search, partners, from, onDone }: PartnerResultsProps) {
  const t = useTranslate()
  const heading = useRef<HTMLHeadingElement>(null)
  const [isEditing, setEditing] = useState(false)
  const [deleteTarget, setDeleteTarget] = useState<DeleteTarget | null>(null)
  const mayLoseFocus = useRef(false)
  const order = useMemo(() => (partners ?? []).map(({ id }) => id), [partners])
  const selection = useSelection(order)
  const selected = (partners ?? []).filter(({ id }) => selection.has(id))
  const areAllSelected = selection.ids.length === order.length

  const remove = useCallback((partner: AdminPartner) => setDeleteTarget({ partner }), [])

  // A change may remove the focused element; focus then goes to the heading.
  // biome-ignore lint/correctness/useExhaustiveDependencies: runs after each change and each answer
  useEffect(() => {
    if (!mayLoseFocus.current) return
    const timer = setTimeout(() => {
      if (document.activeElement !== document.body) return
      mayLoseFocus.current = false
      heading.current?.focus({ preventScroll: true })
    }, FOCUS_RETURNED_MS)
    return () => clearTimeout(timer)
  }, [deleteTarget, isEditing, partners])

  function finish(changeSetId: string | null, text: string) {
    selection.clear()
    setEditing(false)
    setDeleteTarget(null)
    mayLoseFocus.current = true
    onDone(changeSetId, text)
  }

  return (
    <>
      <div className="results-head">
        <div role="status">
          {partners ? (
            <h2 ref={heading} tabIndex={-1}>
              {t('{count, plural, =0 {No partners found.} one {Found # partner} other {Found # partners}}', {
                count: partners.length,
              })}{' '}
              {partners.length > 0 && <span className="soft">{scopeText()}</span>}
            </h2>
          ) : (
            <Loading label={t('Searching...')} />
          )}
        </div>
        {order.length > 0 && (
          <button
            type="button"
            className="link-button"
            onClick={() => (areAllSelected ? selection.clear() : selection.set(order))}
          >
            {areAllSelected ? t('Deselect All') : t('Select All')}
          </button>
        )}
      </div>
      {partners?.length === 0 && <p className="soft">{t('Try adjusting your search criteria.')}</p>}
      {partners && partners.length > 0 && (
        <>
          <p className="partner-keys">
            {t(
              'Keys: / searches, j and k move along the list, x selects, Shift+Space selects a range, e edits, b goes to the selected. ? shows all keys.',
            )}
          </p>
          <PartnerCards partners={partners} from={from} selection={selection} onDelete={remove} />
        </>
      )}
      <SelectionBar
        label={t('Selected partners')}
        count={selection.ids.length}
        countText={t('{count} selected', { count: selection.ids.length })}
        clearLabel={t('Deselect All')}
        onClear={areAllSelected ? null : selection.clear}
      >
        <button type="button" className="button" onClick={() => setEditing(true)}>
          {t('Bulk Edit')}
        </button>
        <AskPartners ids={selection.ids} className="button" />
        <button type="button" className="button danger" onClick={() => setDeleteTarget('selection')}>
          {t('Delete Selected')}
        </button>
      </SelectionBar>
      <BulkEditDialog
        isOpen={isEditing}
        selected={selected}
        onClose={() => setEditing(false)}
        onDone={finish}
      />
      <DeleteDialogs
        target={deleteTarget}
        selected={selected}
        onClose={() => setDeleteTarget(null)}
        onDone={finish}
      />
    </>
  )

  function scopeText(): string {
    const { q, state } = search
    if (q === '') return t('in {state}', { state })
    return state === '' ? t('for “{q}”', { q }) : t('for “{q}” in {state}', { q, state })
  }
}
