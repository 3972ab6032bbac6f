import { type MouseEvent, type RefObject, useEffect, useLayoutEffect } from 'react'
import type { Translate } from '../../../shared/text/i18n.ts'
import { MatchedText } from './matched-text.tsx'
import type { OptionGroup, SuggestionOption } from './suggestion-options.ts'
import type { SuggestionState } from './use-suggestions.ts'

type SuggestionPanelProps = {
  id: string
  t: Translate
  groups: OptionGroup[]
  status: SuggestionState['status']
  query: string
  isOpen: boolean
  active: string | null
  optionId: (href: string) => string
  anchor: HTMLElement
  panelRef: RefObject<HTMLDivElement | null>
  onChoose: () => void
}

/** Links, so middle click and long press work. */
export function SuggestionPanel(props: SuggestionPanelProps) {
  const { id, t, groups, status, isOpen, active, anchor, panelRef } = props
  const optionCount = groups.reduce(
    (sum, group) => sum + (group.label === null ? 0 : group.options.length),
    0,
  )
  useHeightOnScreen(panelRef, anchor, isOpen, optionCount)

  useEffect(() => {
    if (active !== null)
      panelRef.current?.querySelector('[aria-selected="true"]')?.scrollIntoView({ block: 'nearest' })
  }, [active, panelRef])

  return (
    <>
      {/* biome-ignore lint/a11y/noStaticElementInteractions: it only keeps the focus in the text while a finger or mouse is on the list */}
      <div
        ref={panelRef}
        className="combobox-panel"
        hidden={!isOpen}
        onMouseDown={(event) => event.preventDefault()}
      >
        <div role="listbox" id={`${id}-list`} aria-label={t('Suggestions')} aria-busy={status === 'loading'}>
          {groups.map((group, index) =>
            group.label === null ? (
              <div key="search" role="presentation" className="combobox-last">
                <Option {...props} option={group.options[0]} isSearch />
              </div>
            ) : (
              // biome-ignore lint/a11y/useSemanticElements: a fieldset may not stand in a listbox
              <div key={group.label} role="group" aria-labelledby={`${id}-group-${index}`}>
                <div className="combobox-group" id={`${id}-group-${index}`}>
                  {group.label}
                </div>
                {group.options.map((option) => (
                  <Option key={option.href} {...props} option={option} />
                ))}
              </div>
            ),
          )}
        </div>
        {status === 'failed' && (
          <p className="combobox-note">{t('Suggestions cannot be shown right now. You can still search.')}</p>
        )}
      </div>
      <div role="status" className="unseen">
        {isOpen &&
          status === 'ready' &&
          t('{count, plural, =0 {No suggestions} one {# suggestion} other {# suggestions}}', {
            count: optionCount,
          })}
      </div>
    </>
  )
}

type OptionProps = SuggestionPanelProps & { option: SuggestionOption | undefined; isSearch?: boolean }

function Option({ option, isSearch = false, query, active, optionId, onChoose, anchor }: OptionProps) {
  if (!option) return null
  const choose = (event: MouseEvent) => {
    const locate =
      option.asksLocation && anchor.parentElement?.querySelector('button[data-locate]:not([hidden])')
    if (locate instanceof HTMLButtonElement) {
      event.preventDefault()
      locate.click()
    }
    onChoose()
  }
  return (
    <a
      role="option"
      id={optionId(option.href)}
      className={isSearch ? 'combobox-option combobox-search' : 'combobox-option'}
      href={option.href}
      tabIndex={-1}
      aria-selected={active === option.href}
      onClick={choose}
    >
      <span>{isSearch ? option.text : <MatchedText text={option.text} query={query} />}</span>
      {option.detail && <small>{option.detail}</small>}
      {option.count && <span className="combobox-count">{option.count}</span>}
    </a>
  )
}

/** Less shows too little of the list. */
const MIN_ROOM_PX = 220
/** Above the form, after scrolling for it. */
const MARGIN_PX = 12

/** Above the on-screen keyboard; scrolls as far as the list of `optionCount` needs. */
function useHeightOnScreen(
  panelRef: RefObject<HTMLDivElement | null>,
  anchor: HTMLElement,
  isOpen: boolean,
  optionCount: number,
) {
  // biome-ignore lint/correctness/useExhaustiveDependencies: more options are a higher list
  useLayoutEffect(() => {
    const screen = window.visualViewport
    if (!isOpen || !screen) return
    const roomBelow = () => screen.height + screen.offsetTop - anchor.getBoundingClientRect().bottom - 24
    const measure = () => {
      panelRef.current?.style.setProperty('--combobox-room', `${Math.max(roomBelow(), MIN_ROOM_PX)}px`)
    }
    measure()
    const height = panelRef.current?.firstElementChild?.scrollHeight ?? 0
    const missing = Math.min(height - roomBelow(), anchor.getBoundingClientRect().top - MARGIN_PX)
    if (missing > 0) {
      const isCalm = matchMedia('(prefers-reduced-motion: reduce)').matches
      window.scrollBy({ top: missing, behavior: isCalm ? 'instant' : 'smooth' })
    }
    const listeners = new AbortController()
    screen.addEventListener('resize', measure, listeners)
    window.addEventListener('scroll', measure, { passive: true, signal: listeners.signal })
    return () => listeners.abort()
  }, [isOpen, anchor, panelRef, optionCount])
}
