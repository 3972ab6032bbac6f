import { Button } from '../../button.tsx'
import './faq-list.css'
import { useState } from 'react'
import { FAQ_CATEGORIES, type FaqItem } from '../../../shared/faq/faq.ts'
import { Tabs } from '../../../ui/tabs.tsx'
import type { Selection } from '../../selection/use-selection.ts'
import { t } from '../../text.ts'
import { FaqCard } from './faq-card.tsx'
import type { OpenDialog } from './faq-dialogs.tsx'
import { byCategory, CATEGORY_NAMES, type PartnerNames } from './faq-words.ts'

type FaqTabsProps = {
  items: readonly FaqItem[]
  search: string
  partnerNames: PartnerNames
  selection: Selection
  onOpen: (dialog: OpenDialog) => void
}

/** Thousands would slow every click. */
const CARDS_PER_STEP = 100

export function FaqTabs({ items, search, partnerNames, selection, onOpen }: FaqTabsProps) {
  const isFiltered = search !== ''
  /** `search`: during which it was chosen. */
  const [choice, setChoice] = useState<{ tab: string; search: string }>({
    tab: FAQ_CATEGORIES[0],
    search: '',
  })
  const [shownCount, setShownCount] = useState(CARDS_PER_STEP)
  const groups = byCategory(items)
  const tab = shownTab(groups, choice, search)
  const tabs = groups.map(([category, inTab]) => ({
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
      <Tabs label={t('Categories')} tabs={tabs} value={tab} onChange={choose} />
    </div>
  )

  function choose(next: string) {
    setChoice({ tab: next, search })
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
          <Button
            label={t('Select All ({count})', { count: inTab.length })}
            className="link-button"
            onClick={() => selection.add(inTab.map(({ id }) => id))}
          />
        </div>
        <ul>
          {inTab.slice(0, shownCount).map((item) => (
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
        {inTab.length > shownCount && (
          <Button
            label={t('Show more ({count} left)', { count: inTab.length - shownCount })}
            className="button faq-more"
            onClick={() => setShownCount(shownCount + CARDS_PER_STEP)}
          />
        )}
      </>
    )
  }
}

/** The first tab with hits, unless one was chosen during this search. */
function shownTab(
  groups: readonly [category: string, items: readonly unknown[]][],
  choice: { tab: string; search: string },
  search: string,
): string {
  const hasHits = (tab: string) => groups.some(([category, items]) => category === tab && items.length > 0)
  if (search === '' || choice.search === search || hasHits(choice.tab)) return choice.tab
  return groups.find(([, items]) => items.length > 0)?.[0] ?? choice.tab
}
