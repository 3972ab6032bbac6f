import './faq-list.css'
import { useState } from 'react'
import { FAQ_CATEGORIES, type FaqItem } from '../../../shared/faq.ts'
import { Tabs } from '../../../ui/tabs.tsx'
import { useTranslate } from '../../text.tsx'
import { FaqCard } from './faq-card.tsx'
import type { OpenDialog } from './faq-dialogs.tsx'
import { byCategory, categoryName } from './faq-words.ts'
import type { Selection } from './use-selection.ts'

type FaqTabsProps = {
  items: readonly FaqItem[]
  isFiltered: boolean
  selection: Selection
  onOpen: (dialog: OpenDialog) => void
}

/** From here on, cards that are out of sight are not laid out. */
const LONG = 60

/** The questions in one tab for each category, the first chosen. */
export function FaqTabs({ items, isFiltered, selection, onOpen }: FaqTabsProps) {
  const t = useTranslate()
  const [tab, setTab] = useState<string>(FAQ_CATEGORIES[0])
  const tabs = byCategory(items).map(([category, inTab]) => ({
    value: category,
    label: (
      <>
        {categoryName(t, category)} <span className="faq-tab-count">({inTab.length})</span>
      </>
    ),
    content: panel(inTab),
  }))
  return (
    <div className="faq-tabs">
      <Tabs label={t('Categories')} tabs={tabs} value={tab} onChange={setTab} />
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
          <button
            type="button"
            className="link-button"
            onClick={() => selection.add(inTab.map(({ id }) => id))}
          >
            {t('Select All ({count})', { count: inTab.length })}
          </button>
        </div>
        <ul className={inTab.length > LONG ? 'faq-list long' : 'faq-list'}>
          {inTab.map((item) => (
            <FaqCard
              key={item.id}
              item={item}
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
