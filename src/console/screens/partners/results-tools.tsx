import { useEffect, useState } from 'react'
import { PARTNER_SORTS, type PartnerSort } from '../../../shared/partners/partner-filters.ts'
import { Select } from '../../../ui/fields/form-fields.tsx'
import { Choice } from '../../parts.tsx'
import { t } from '../../text.ts'
import type { PartnerSearch } from './search-address.ts'

const SORTS: Record<PartnerSort, string> = {
  best: t('Best match'),
  name: t('Name'),
  city: t('City'),
  state: t('State'),
  changed: t('Last changed'),
  newest: t('Newest'),
}

type ResultsToolsProps = {
  search: PartnerSearch
  layout: ListLayout
  onLayout: (layout: ListLayout) => void
  onSort: (sort: PartnerSort) => void
}

export function ResultsTools({ search, layout, onLayout, onSort }: ResultsToolsProps) {
  const hasText = (search.q ?? '') !== ''
  const sorts = PARTNER_SORTS.filter((sort) => hasText || sort !== 'best')
  return (
    <div className="results-tools">
      <div className="results-sort">
        <Select
          aria-label={t('Order')}
          value={search.sort ?? (hasText ? 'best' : 'name')}
          onChange={({ currentTarget }) => onSort(currentTarget.value as PartnerSort)}
          options={sorts.map((sort) => [sort, SORTS[sort]])}
        />
      </div>
      <Choice
        label={t('Layout')}
        className="segments"
        buttonClassName="segment"
        choices={[
          ['cards', t('Cards')],
          ['table', t('Table')],
        ]}
        value={layout}
        onChange={onLayout}
      />
      <span className="results-keys">
        {layout === 'table' ? t('Arrows move, Enter edits, Space selects.') : t('? for keys')}
      </span>
    </div>
  )
}

type ListLayout = 'cards' | 'table'

const LAYOUT_KEY = 'partner-list-layout'

export function useListLayout() {
  const [layout, setLayout] = useState<ListLayout>(() =>
    localStorage.getItem(LAYOUT_KEY) === 'table' ? 'table' : 'cards',
  )
  useEffect(() => localStorage.setItem(LAYOUT_KEY, layout), [layout])
  return [layout, setLayout] as const
}
