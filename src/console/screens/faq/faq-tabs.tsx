import './faq-list.css'
import { useState } from 'react'
import { FAQ_CATEGORIES, type FaqItem } from '../../../shared/faq/faq.ts'
import { Tabs } from '../../../ui/tabs.tsx'
import type { Selection } from '../../selection/use-selection.ts'
import { useTranslate } from '../../text.tsx'
import { FaqCard } from './faq-card.tsx'
import type { OpenDialog } from './faq-dialogs.tsx'
import { byCategory, categoryName } from './faq-words.ts'

type FaqTabsProps = {
  items: readonly FaqItem[]
  isFiltered: boolean
  selection: Selection
  onOpen: (dialog: OpenDialog) => void
}

/** Thousands of cards at once would make every click slow. */
const CARDS_PER_STEP = 100

/** One tab per category. */
export function FaqTabs({ items, isFiltered, selection, onOpen }: FaqTabsProps) {
  const t = useTranslate()
  const [tab, setTab] = useState<string>(FAQ_CATEGORIES[0])
  const [shownCount, setShownCount] = useState(CARDS_PER_STEP)
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
      <Tabs label={t('Categories')} tabs={tabs} value={tab} onChange={choose} />
    </div>
  )

  function choose(next: string) {
    setTab(next)
    setShownCount(CARDS_PER_STEP)
  }

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
        <ul>
          {inTab.slice(0, shownCount).map((item) => (
            <FaqCard
              key={item.id}
              item={item}
              isSelected={selection.has(item.id)}
              onToggle={selection.toggle}
              onOpen={onOpen}
            />
          ))}
        </ul>
        {inTab.length > shownCount && (
          <button
            type="button"
            className="button faq-more"
            onClick={() => setShownCount(shownCount + CARDS_PER_STEP)}
          >
            {t('Show more ({count} left)', { count: inTab.length - shownCount })}
          </button>
        )}
      </>
    )
  }
}
