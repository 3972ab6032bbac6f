import { useState } from 'react'
import { fieldOf } from '../../../shared/partner-fields/partner-fields.ts'
import { PARTNER_SORTS, type PartnerSort } from '../../../shared/partners/partner-filters.ts'
import { Dialog } from '../../../ui/dialog/dialog.tsx'
import { CheckboxField, Options } from '../../../ui/fields/form-fields.tsx'
import { Button } from '../../button.tsx'
import { t } from '../../text.ts'
import type { PartnerSearch } from './search-address.ts'
import { COLUMN_NAMES } from './table/table-columns.ts'
import type { TableColumns } from './table/use-table-columns.ts'

type ResultsToolsProps = {
  search: PartnerSearch
  layout: ListLayout
  columns: TableColumns
  onLayout: (layout: ListLayout) => void
  onSort: (sort: PartnerSort) => void
}

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
          <Options of={sorts.map((sort) => [sort, sortText(sort)])} />
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
  const texts: Record<typeof sort, string> = {
    best: t('Best match'),
    name: t('Name'),
    city: t('City'),
    state: t('State'),
    changed: t('Last changed'),
    newest: t('Newest'),
  }
  return texts[sort]
}

type ColumnChooserProps = { columns: TableColumns; isOpen: boolean; onClose: () => void }

function ColumnChooser({ columns: { chosen, choose }, isOpen, onClose }: ColumnChooserProps) {
  return (
    <Dialog isOpen={isOpen} title={t('Columns')} description={t('Kept on this device.')} onClose={onClose}>
      <div className="column-choices">
        {COLUMN_NAMES.filter((name) => name !== 'name').map((name) => (
          <CheckboxField
            key={name}
            label={t(fieldOf(name).label)}
            checked={chosen.includes(name)}
            onChange={({ currentTarget }) =>
              choose(currentTarget.checked ? [...chosen, name] : chosen.filter((one) => one !== name))
            }
          />
        ))}
      </div>
      <div className="dialog-buttons">
        <Button label={t('Done')} className="button filled" onClick={onClose} />
      </div>
    </Dialog>
  )
}

type ListLayout = 'cards' | 'table'

const LAYOUT_KEY = 'partner-list-layout'

export function useListLayout(): [ListLayout, (layout: ListLayout) => void] {
  const [layout, setLayout] = useState<ListLayout>(() =>
    localStorage.getItem(LAYOUT_KEY) === 'table' ? 'table' : 'cards',
  )
  return [
    layout,
    (next) => {
      localStorage.setItem(LAYOUT_KEY, next)
      setLayout(next)
    },
  ]
}
