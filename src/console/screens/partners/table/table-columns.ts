import type { CSSProperties } from 'react'
import type { AdminPartner } from '../../../../shared/partners/admin-partner.ts'
import { momentText, t } from '../../../text.ts'

type Column = {
  /** In rem. */
  width: number
  /** State and ZIP need the form's questions about a place. */
  isEditable?: true
  isNumber?: true
}

/** What is asked most often stands on the first screen. */
const TABLE_COLUMNS = {
  name: { width: 17, isEditable: true },
  city: { width: 10, isEditable: true },
  state: { width: 10 },
  phone: { width: 10.5, isEditable: true },
  email: { width: 16, isEditable: true },
  website: { width: 16, isEditable: true },
  isActive: { width: 6 },
  isPriority: { width: 7.5 },
  annualCremations: { width: 9.5, isEditable: true, isNumber: true },
  locationCount: { width: 9, isEditable: true, isNumber: true },
  address: { width: 15, isEditable: true },
  zipCode: { width: 6.5 },
  servicesOffered: { width: 18 },
  partnerSince: { width: 9, isEditable: true },
  detailsConfirmedOn: { width: 10.5, isEditable: true },
  googleRating: { width: 8, isNumber: true },
  slug: { width: 18 },
  updatedAt: { width: 12.5 },
} as const satisfies Partial<Record<keyof AdminPartner, Column>>

export type TableColumn = keyof typeof TABLE_COLUMNS
export const COLUMN_NAMES = Object.keys(TABLE_COLUMNS) as TableColumn[]

export const columnOf = (name: TableColumn): Column => TABLE_COLUMNS[name]

/** In rem; the first selects, the last opens the form. */
const WIDTHS = [3, ...COLUMN_NAMES.map((column) => columnOf(column).width), 4.5]
export const TABLE_STYLE = {
  '--columns': WIDTHS.map((width) => `${width}rem`).join(' '),
  '--width': `${WIDTHS.reduce((sum, width) => sum + width, 0)}rem`,
} as CSSProperties

export function cellClass(column: TableColumn, isPending = false): string {
  const { isNumber } = columnOf(column)
  const classes = ['table-cell', column === 'name' && 'name', isNumber && 'number', isPending && 'pending']
  return classes.filter(Boolean).join(' ')
}

/** '' without a value. */
export function cellText(partner: AdminPartner, column: TableColumn): string {
  const value = partner[column]
  if (value === null) return ''
  if (typeof value === 'boolean') return value ? t('Yes') : t('No')
  if (typeof value === 'number') return t('{value, number}', { value })
  if (column === 'updatedAt') return momentText(value as string)
  return Array.isArray(value) ? value.join('; ') : (value as string)
}
