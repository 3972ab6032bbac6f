import './palette.css'
import { type KeyboardEvent, useEffect, useId, useRef, useState } from 'react'
import { useNavigate } from 'react-router'
import { Dialog } from '../../ui/dialog/dialog.tsx'
import { t } from '../text.ts'
import type { PaletteEntry } from './find-entries.ts'
import { usePaletteGroups } from './use-palette-groups.ts'

type PaletteProps = { onClose: () => void; onShowKeys: () => void; onLogOut: () => void }

/** Then the palette has given the focus back. */
const CLOSED_MS = 50

/** Source: ARIA APG, editable combobox with list autocomplete. */
export function Palette({ onClose, ...actions }: PaletteProps) {
  const navigate = useNavigate()
  const id = useId()
  const list = useRef<HTMLDivElement>(null)
  const [typed, setTyped] = useState('')
  const [active, setActive] = useState(0)
  const { groups, isSearching, failure } = usePaletteGroups(typed, actions)
  const entries = groups.flatMap((group) => group.entries)
  const current = Math.min(active, entries.length - 1)
  const optionId = (entry: PaletteEntry) => `${id}-${entry.id.replaceAll(/[^\w-]/g, '-')}`
  const chosen = entries[current]

  // biome-ignore lint/correctness/useExhaustiveDependencies: scrolls when another entry becomes active
  useEffect(() => {
    list.current?.querySelector('[aria-selected="true"]')?.scrollIntoView({ block: 'nearest' })
  }, [chosen?.id])

  function choose(entry: PaletteEntry | undefined) {
    if (!entry) return
    onClose()
    if (typeof entry.go === 'string') navigate(entry.go)
    else setTimeout(entry.go, CLOSED_MS)
  }

  function onKeyDown(event: KeyboardEvent) {
    const step = { ArrowDown: 1, ArrowUp: -1 }[event.key]
    if (step !== undefined && entries.length > 0) {
      event.preventDefault()
      setActive((current + step + entries.length) % entries.length)
    }
    if (event.key === 'Enter' && !event.nativeEvent.isComposing) {
      event.preventDefault()
      choose(chosen)
    }
  }

  return (
    <Dialog title={t('Find anything')} onClose={onClose}>
      <input
        className="input palette-input"
        type="text"
        role="combobox"
        aria-label={t('A partner, inquiry, question, screen or action')}
        placeholder={t('A partner, inquiry, question, screen or action')}
        aria-expanded={entries.length > 0}
        aria-controls={`${id}-list`}
        aria-autocomplete="list"
        aria-activedescendant={chosen ? optionId(chosen) : undefined}
        autoComplete="off"
        spellCheck={false}
        maxLength={200}
        value={typed}
        onChange={(event) => {
          setTyped(event.target.value)
          setActive(0)
        }}
        onKeyDown={onKeyDown}
      />
      <div ref={list} className="palette-list" role="listbox" id={`${id}-list`} aria-label={t('Found')}>
        {groups.map(({ title, entries: inGroup }) => (
          // biome-ignore lint/a11y/useSemanticElements: a fieldset has no place in a listbox
          <div key={title} role="group" aria-label={title}>
            <div className="combobox-group" aria-hidden="true">
              {title}
            </div>
            {inGroup.map((entry) => (
              // biome-ignore lint/a11y/useKeyWithClickEvents: the keys are those of the combobox
              // biome-ignore lint/a11y/useFocusableInteractive: the combobox keeps the focus
              <div
                key={entry.id}
                id={optionId(entry)}
                role="option"
                aria-selected={entry === chosen}
                className="combobox-option"
                onMouseMove={() => setActive(entries.indexOf(entry))}
                onClick={() => choose(entry)}
              >
                <span>
                  {entry.label}
                  {entry.detail && <small>{entry.detail}</small>}
                </span>
              </div>
            ))}
          </div>
        ))}
      </div>
      <p className="palette-note" role="status">
        {failure
          ? t('Not everything could be searched: {reason}', { reason: failure.message })
          : isSearching
            ? t('Searching...')
            : entries.length === 0
              ? t('Nothing found')
              : t('{count, plural, one {# entry} other {# entries}}', { count: entries.length })}
      </p>
    </Dialog>
  )
}
