import { memo, type ReactNode } from 'react'
import type { AdminPartner } from '../../../../shared/partners/admin-partner.ts'
import { ButtonLink } from '../../../parts.tsx'
import { t } from '../../../text.ts'
import { COLUMN_NAMES, cellClass, cellText, columnOf, type TableColumn } from './table-columns.ts'

type TableRowProps = {
  partner: AdminPartner
  index: number
  isSelected: boolean
  onSelect: (id: string, isRange: boolean) => void
  /** Null in other rows. */
  activeColumn: number | null
  /** In the active cell. */
  editor: ReactNode
  pending: { column: TableColumn; text: string } | null
}

export const TableRow = memo(function TableRow(props: TableRowProps) {
  const { partner, index, isSelected, onSelect, activeColumn, editor, pending } = props
  const { id, name } = partner
  const place = (column: number) => ({
    'data-row': index,
    'data-column': column,
    tabIndex: activeColumn === column ? 0 : -1,
  })
  return (
    <tr
      className={isSelected ? 'table-row selected' : 'table-row'}
      data-id={id}
      aria-rowindex={index + 2}
      aria-selected={isSelected}
    >
      <td className="table-cell pick">
        <input
          type="checkbox"
          className="checkbox"
          aria-label={t('Select {name}', { name })}
          checked={isSelected}
          {...place(0)}
          onChange={({ nativeEvent }) => onSelect(id, (nativeEvent as MouseEvent).shiftKey)}
        />
      </td>
      {COLUMN_NAMES.map((column, at) => {
        const isPending = pending?.column === column
        return (
          // biome-ignore lint/a11y/useAriaPropsSupportedByRole: a cell of a grid is a gridcell
          <td
            key={column}
            className={cellClass(column, isPending)}
            aria-readonly={columnOf(column).isEditable ? undefined : true}
            {...place(at + 1)}
          >
            {editor && activeColumn === at + 1 ? (
              editor
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
          to={`/admin/partners/${id}/edit`}
          aria-label={t('Edit {name}', { name })}
          {...place(COLUMN_NAMES.length + 1)}
        />
      </td>
    </tr>
  )
})
