import { useState } from 'react'
import { PARTNER_SORTS, type PartnerSort } from '../../../shared/partners/partner-filters.ts'
import { Button } from '../../button.tsx'
import { t } from '../../text.ts'
import type { PartnerSearch } from './search-address.ts'
import { ColumnChooser } from './table/column-chooser.tsx'
import type { TableColumns } from './table/use-table-columns.ts'
import type { ListLayout } from './use-list-layout.ts'

type ResultsToolsProps = {
  search: PartnerSearch
  layout: ListLayout
  columns: TableColumns
  onLayout: (layout: ListLayout) => void
  onSort: (sort: PartnerSort) => void
}

/** Order, layout and columns. */
export function ResultsTools({ search, layout, columns, onLayout, onSort }: ResultsToolsProps) {
  const [isChoosing, setChoosing] = useState(false)
  const hasText = (search.q ?? '') !== ''
  const sorts = PARTNER_SORTS.filter((sort) => hasText || sort !== 'best')
  const layoutButton = (which: ListLayout, label: string) => (
    <Button
      label={label}
      className="segment"
      aria-pressed={layout === which}
      onClick={() => onLayout(which)}
    />
  )
  return (
    <div className="results-tools">
      <label className="results-sort">
        <span className="unseen">{t('Order')}</span>
        <select
          className="input select"
          value={search.sort ?? (hasText ? 'best' : 'name')}
          onChange={({ currentTarget }) => onSort(currentTarget.value as PartnerSort)}
        >
          {sorts.map((sort) => (
            <option key={sort} value={sort}>
              {sortText(sort)}
            </option>
          ))}
        </select>
      </label>
      <fieldset className="segments">
        <legend className="unseen">{t('Layout')}</legend>
        {layoutButton('cards', t('Cards'))}
        {layoutButton('table', t('Table'))}
      </fieldset>
      {layout === 'table' && (
        <Button label={t('Columns')} className="link-button" onClick={() => setChoosing(true)} />
      )}
      <span className="results-keys">
        {layout === 'table' ? t('Arrows move, Enter edits, Space selects.') : t('? for keys')}
      </span>
      <ColumnChooser columns={columns} isOpen={isChoosing} onClose={() => setChoosing(false)} />
    </div>
  )
}

function sortText(sort: PartnerSort): string {
  switch (sort) {
    case 'best':
      return t('Best match')
    case 'name':
      return t('Name')
    case 'city':
      return t('City')
    case 'state':
      return t('State')
    case 'changed':
      return t('Last changed')
    case 'newest':
      return t('Newest')
  }
}
