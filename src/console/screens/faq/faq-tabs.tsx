import { Button } from '../../parts.tsx'
import './faq-list.css'
import { useState } from 'react'
import { FAQ_CATEGORIES, type FaqCategory, type FaqItem } from '../../../shared/faq/faq.ts'
import { Tabs } from '../../../ui/tabs.tsx'
import type { Selection } from '../../selection/use-selection.ts'
import { t } from '../../text.ts'
import { FaqCard } from './faq-card.tsx'
import type { OpenDialog } from './faq-dialogs.tsx'
import { CATEGORY_NAMES, type PartnerNames } from './faq-words.ts'

type FaqTabsProps = {
  items: readonly FaqItem[]
  search: string
  partnerNames: PartnerNames
  selection: Selection
  onOpen: (dialog: OpenDialog) => void
}

export function FaqTabs({ items, search, partnerNames, selection, onOpen }: FaqTabsProps) {
  const isFiltered = search !== ''
  /** `search`: during which it was chosen. */
  const [choice, setChoice] = useState<{ tab: FaqCategory; search: string }>({
    tab: FAQ_CATEGORIES[0],
    search: '',
  })
  const groups = FAQ_CATEGORIES.map((category) => ({
    category,
    inTab: items.filter((item) => item.category === category),
  }))
  // The first with hits, unless one was chosen in this search.
  const withHits = groups.filter(({ inTab }) => inTab.length > 0).map(({ category }) => category)
  const isKept = !isFiltered || choice.search === search || withHits.includes(choice.tab)
  const tab = isKept ? choice.tab : (withHits[0] ?? choice.tab)
  const tabs = groups.map(({ category, inTab }) => ({
    value: category,
    label: (
      <>
        {CATEGORY_NAMES[category]} <span className="faq-tab-count">({inTab.length})</span>
      </>
    ),
    content: panel(inTab),
  }))
  return (
    <div className="faq-tabs">
      <Tabs
        label={t('Categories')}
        tabs={tabs}
        value={tab}
        onChange={(next) => setChoice({ tab: next as FaqCategory, search })}
      />
    </div>
  )

  function panel(inTab: FaqItem[]) {
    if (inTab.length === 0)
      return (
        <p className="faq-empty soft">
          {isFiltered
            ? t('No FAQ items in this category match your search.')
            : t('No FAQ items in this category yet.')}
        </p>
      )
    return (
      <>
        <div className="faq-list-head">
          <Button
            label={t('Select All ({count})', { count: inTab.length })}
            className="link-button"
            onClick={() => selection.add(inTab.map(({ id }) => id))}
          />
        </div>
        <ul>
          {inTab.map((item) => (
            <FaqCard
              key={item.id}
              item={item}
              partnerNames={partnerNames}
              isSelected={selection.has(item.id)}
              onToggle={selection.toggle}
              onOpen={onOpen}
            />
          ))}
        </ul>
      </>
    )
  }
}
