import { memo } from 'react'
import type { AdminPartner } from '../../../../shared/partners/admin-partner.ts'
import { ButtonLink } from '../../../button.tsx'
import { t } from '../../../text.ts'
import { CellEditor, type Leave } from './cell-editor.tsx'
import { COLUMN_NAMES, cellClass, cellText, columnOf, type TableColumn } from './table-columns.ts'

export type RowActions = {
  onSelect: (id: string, isRange: boolean) => void
  onEdit: (row: number, column: number) => void
  onSave: (
    partner: AdminPartner,
    column: TableColumn,
    text: string,
    leave: Leave,
    onRefused: (sentence: string) => void,
  ) => void
  onCancel: () => void
}

type TableRowProps = {
  partner: AdminPartner | undefined
  index: number
  /** In px. */
  top: number
  isSelected: boolean
  /** Null in other rows. */
  activeColumn: number | null
  isEditing: boolean
  /** While it is saved. */
  pending: { column: TableColumn; text: string } | null
  actions: RowActions
}

/** Column 0 selects, the last opens the form. */
export const TableRow = memo(function TableRow(props: TableRowProps) {
  const { partner, index, top, isSelected, activeColumn, isEditing, pending, actions } = props
  const tabIndex = (column: number) => (activeColumn === column ? 0 : -1)
  const place = (column: number) => ({ 'data-row': index, 'data-column': column })
  return (
    <tr
      className={isSelected ? 'table-row selected' : 'table-row'}
      aria-rowindex={index + 2}
      aria-selected={isSelected}
      style={{ transform: `translateY(${top}px)` }}
    >
      {!partner && (
        <td className="table-cell">
          <span className="unseen">{t('Loading...')}</span>
        </td>
      )}
      {partner && (
        <>
          <td className="table-cell pick">
            <input
              type="checkbox"
              className="checkbox"
              aria-label={t('Select {name}', { name: partner.name })}
              checked={isSelected}
              tabIndex={tabIndex(0)}
              {...place(0)}
              onChange={({ nativeEvent }) =>
                actions.onSelect(partner.id, (nativeEvent as MouseEvent).shiftKey)
              }
            />
          </td>
          {COLUMN_NAMES.map((column, at) => {
            const isOpen = isEditing && activeColumn === at + 1
            const isPending = pending?.column === column
            const { isEditable } = columnOf(column)
            return (
              // biome-ignore lint/a11y/useAriaPropsSupportedByRole: a cell of a grid is a gridcell
              <td
                key={column}
                className={cellClass(column, isPending)}
                aria-readonly={isEditable ? undefined : true}
                tabIndex={isOpen ? -1 : tabIndex(at + 1)}
                {...place(at + 1)}
                onDoubleClick={() => isEditable && actions.onEdit(index, at + 1)}
              >
                {isOpen ? (
                  <CellEditor
                    partner={partner}
                    column={column}
                    onSave={(text, leave, onRefused) =>
                      actions.onSave(partner, column, text, leave, onRefused)
                    }
                    onCancel={actions.onCancel}
                  />
                ) : (
                  <span className="cell-text">{isPending ? pending.text : cellText(partner, column)}</span>
                )}
              </td>
            )
          })}
          <td className="table-cell">
            <ButtonLink
              label={t('Edit')}
              className="link-button"
              to={`/admin/partners/${partner.id}/edit`}
              aria-label={t('Edit {name}', { name: partner.name })}
              tabIndex={tabIndex(COLUMN_NAMES.length + 1)}
              {...place(COLUMN_NAMES.length + 1)}
            />
          </td>
        </>
      )}
    </tr>
  )
})
