import { useCallback, useEffect, useMemo, useRef, useState } from 'react'
import type { AdminPartner } from '../../../shared/partners/admin-partner.ts'
import { Loading } from '../../../ui/states.tsx'
import { useTranslate } from '../../text.tsx'
import { BulkEditDialog } from './bulk-edit-dialog.tsx'
import { DeleteDialogs, type Doomed } from './delete-dialogs.tsx'
import { PartnerCards } from './partner-cards.tsx'
import type { PartnerSearch } from './search-address.ts'
import { NOTHING, toggle, toggleRange } from './selection.ts'
import { SelectionBar } from './selection-bar.tsx'

/** By then a closed dialog has given the focus back. */
const FOCUS_RETURNED_MS = 100

type PartnerResultsProps = {
  search: PartnerSearch
  /** Undefined while the answer is on its way. */
  partners: AdminPartner[] | undefined
  /** Partners were changed or deleted by this deed. */
  onDone: (changeSetId: string | null, text: string) => void
}

/** What a search found, and what can be done with it. */
export function PartnerResults({ search, partners, onDone }: PartnerResultsProps) {
  const t = useTranslate()
  const heading = useRef<HTMLHeadingElement>(null)
  const [selection, setSelection] = useState(NOTHING)
  const [isEditing, setEditing] = useState(false)
  const [doomed, setDoomed] = useState<Doomed | null>(null)
  const mayLoseFocus = useRef(false)
  const order = useMemo(() => (partners ?? []).map(({ id }) => id), [partners])
  // What was deleted meanwhile is no longer chosen.
  const selected = order.filter((id) => selection.ids.has(id))
  const areAllSelected = selected.length === order.length

  const choose = useCallback(
    (id: string, isRange: boolean) =>
      setSelection((before) => (isRange ? toggleRange(before, id, order) : toggle(before, id))),
    [order],
  )
  const remove = useCallback((partner: AdminPartner) => setDoomed({ partner }), [])
  const deselectAll = () => setSelection(NOTHING)

  // A deed takes away what had the focus, a moment later or with the next answer: then it goes to the heading.
  // biome-ignore lint/correctness/useExhaustiveDependencies: looked at after each deed and each answer
  useEffect(() => {
    if (!mayLoseFocus.current) return
    const timer = setTimeout(() => {
      if (document.activeElement !== document.body) return
      mayLoseFocus.current = false
      heading.current?.focus({ preventScroll: true })
    }, FOCUS_RETURNED_MS)
    return () => clearTimeout(timer)
  }, [doomed, isEditing, partners])

  /** The deed is done: nothing is chosen any more, and it can be taken back. */
  function finish(changeSetId: string | null, text: string) {
    deselectAll()
    setEditing(false)
    setDoomed(null)
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
            onClick={() =>
              areAllSelected ? deselectAll() : setSelection({ ids: new Set(order), anchor: null })
            }
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
              'Keys: / searches, j and k move along the list, x selects, Shift+Space selects a range, e edits.',
            )}
          </p>
          <PartnerCards partners={partners} selected={selection.ids} onSelect={choose} onDelete={remove} />
        </>
      )}
      <SelectionBar
        count={selected.length}
        onDeselectAll={areAllSelected ? null : deselectAll}
        onEdit={() => setEditing(true)}
        onDelete={() => setDoomed({ ids: selected })}
      />
      <BulkEditDialog isOpen={isEditing} ids={selected} onClose={() => setEditing(false)} onDone={finish} />
      <DeleteDialogs doomed={doomed} onClose={() => setDoomed(null)} onDone={finish} />
    </>
  )

  function scopeText(): string {
    const { q, state } = search
    if (q === '') return t('in {state}', { state })
    return state === '' ? t('for “{q}”', { q }) : t('for “{q}” in {state}', { q, state })
  }
}
