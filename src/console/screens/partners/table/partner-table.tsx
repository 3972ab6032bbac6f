import './table.css'
import { type ReactNode, useRef } from 'react'
import { fieldOf } from '../../../../shared/partner-fields/partner-fields.ts'
import type { AdminPartner } from '../../../../shared/partners/admin-partner.ts'
import { ConflictDialog } from '../../../conflict/conflict-dialog.tsx'
import type { Selection } from '../../../selection/use-selection.ts'
import { complain, t } from '../../../text.ts'
import { useFocusOn } from '../use-focus-on.ts'
import type { FoundPartners } from '../use-found-partners.ts'
import { CellEditor, type Leave } from './cell-editor.tsx'
import { COLUMN_NAMES, cellClass, cellText, TABLE_STYLE, type TableColumn } from './table-columns.ts'
import { TableRow } from './table-row.tsx'
import { useCellSave } from './use-cell-save.ts'
import { useGrid } from './use-grid.ts'

type PartnerTableProps = {
  found: FoundPartners
  /** Focused first. */
  from: string | undefined
  selection: Selection
  onDone: (changeSetId: string | null, text: string) => void
  children: ReactNode
}

/** One tab stop: arrows move, Enter edits, Esc leaves, Space selects. */
export function PartnerTable({ found, from, selection, onDone, children }: PartnerTableProps) {
  const { partners, total } = found
  const table = useRef<HTMLTableElement>(null)
  const { active, isEditing, goTo, leave, grid } = useGrid(table, (row, isRange) => {
    const partner = partners[row]
    if (partner) selection.toggle(partner.id, isRange)
  })
  const { save, pending, conflict, closeConflict, refresh } = useCellSave(onDone)
  useFocusOn(table, from, '[data-column="1"]')

  async function saveCell(partner: AdminPartner, column: TableColumn, text: string, by: Leave) {
    const go = () => by !== null && goTo({ row: active.row, column: active.column + by })
    // The cell clicked meanwhile must not open.
    if (by === null) leave()
    const isChanged = text.trim() !== String(partner[column] ?? '').trim()
    const sentence = isChanged ? await save({ partner, column, text }) : ''
    if (sentence === '') go()
    else if (by === null) complain(sentence)
    return sentence
  }

  function settle(isMine: boolean) {
    closeConflict()
    goTo(active)
    if (conflict && isMine) void save({ ...conflict, partner: conflict.current })
    else void refresh()
  }

  return (
    <>
      <div className="partner-table" style={TABLE_STYLE}>
        <table
          ref={table}
          // biome-ignore lint/a11y/noNoninteractiveElementToInteractiveRole: a grid is a table with focusable cells
          role="grid"
          aria-label={t('Partners')}
          aria-rowcount={total + 1}
          aria-multiselectable="true"
          {...grid}
        >
          <thead className="table-head">
            <tr className="table-row head" aria-rowindex={1}>
              <th scope="col" className="table-cell pick">
                <span className="unseen">{t('Selected')}</span>
              </th>
              {COLUMN_NAMES.map((column) => (
                <th key={column} scope="col" className={cellClass(column)}>
                  <span className="cell-text">{t(fieldOf(column).label)}</span>
                </th>
              ))}
              <th scope="col" className="table-cell">
                <span className="unseen">{t('Form')}</span>
              </th>
            </tr>
          </thead>
          <tbody>
            {partners.map((partner, index) => {
              const isActive = index === active.row
              const column = isActive && isEditing && COLUMN_NAMES[active.column - 1]
              return (
                <TableRow
                  key={partner.id}
                  partner={partner}
                  index={index}
                  isSelected={selection.has(partner.id)}
                  onSelect={selection.toggle}
                  activeColumn={isActive ? active.column : null}
                  pending={pending?.partner.id === partner.id ? pending : null}
                  editor={
                    column && (
                      <CellEditor
                        key={column}
                        partner={partner}
                        column={column}
                        onSave={(text, by) => saveCell(partner, column, text, by)}
                        onCancel={() => goTo(active)}
                      />
                    )
                  }
                />
              )
            })}
          </tbody>
        </table>
        {children}
      </div>
      {conflict && (
        <ConflictDialog
          message={conflict.message}
          versions={[
            {
              name: t(fieldOf(conflict.column).label),
              theirs: cellText(conflict.current, conflict.column),
              mine: conflict.text,
            },
          ]}
          backLabel={t('Keep Theirs')}
          onMine={() => settle(true)}
          onClose={() => settle(false)}
        />
      )}
    </>
  )
}
