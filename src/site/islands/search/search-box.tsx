import { useEffect, useEffectEvent, useId, useMemo, useRef, useState } from 'react'
import { createRoot } from 'react-dom/client'
import type { Catalogue, Translate } from '../../../shared/text/i18n.ts'
import { localePath } from '../../../shared/text/languages.ts'
import { nextOption } from '../../../ui/fields/next-option.ts'
import { pageLocale } from '../../../ui/page-locale.ts'
import { createPageTranslate } from '../../../ui/page-translate.ts'
import type { Island } from '../island.ts'
import { type OptionGroup, toOptionGroups } from './suggestion-options.ts'
import { SuggestionPanel } from './suggestion-panel.tsx'
import { createFetchSuggestions, type FetchSuggestions, useSuggestions } from './use-suggestions.ts'

export function createIsland(messages: Catalogue): Island {
  const t = createPageTranslate(messages)
  const fetchSuggestions = createFetchSuggestions()
  return {
    mount(form) {
      const input = form.querySelector<HTMLInputElement>('input[name="q"]')
      if (!input) return
      const container = form.appendChild(document.createElement('div'))
      createRoot(container).render(<SearchBox {...{ form, input, t, messages, fetchSuggestions }} />)
    },
  }
}

/** Addresses come without it. */
const inLanguage = (groups: OptionGroup[]): OptionGroup[] =>
  groups.map((group) => ({
    ...group,
    options: group.options.map((option) => ({ ...option, href: localePath(pageLocale(), option.href) })),
  }))

type SearchBoxProps = {
  form: HTMLElement
  input: HTMLInputElement
  t: Translate
  messages: Catalogue
  fetchSuggestions: FetchSuggestions
}

function SearchBox({ form, input, t, messages, fetchSuggestions }: SearchBoxProps) {
  const [query, setQuery] = useState('')
  const [isWanted, setWanted] = useState(false)
  const [activeHref, setActiveHref] = useState<string | null>(null)
  const { suggestions, status } = useSuggestions(query, fetchSuggestions)
  const groups = useMemo(
    () =>
      inLanguage(
        toOptionGroups(suggestions, query, { t, messages, locale: pageLocale() }, form.dataset.chooseAt),
      ),
    [suggestions, query, t, messages, form],
  )
  const hrefs = groups.flatMap((group) => group.options.map((option) => option.href))
  const isOpen = isWanted && status !== 'idle'
  const active = isOpen && activeHref !== null && hrefs.includes(activeHref) ? activeHref : null
  const id = useId()
  const panelRef = useRef<HTMLDivElement>(null)
  const optionId = (href: string) => `${id}-option-${hrefs.indexOf(href)}`

  const close = () => {
    setWanted(false)
    setActiveHref(null)
  }
  const open = () => {
    setQuery(input.value)
    setWanted(true)
  }

  const onInput = useEffectEvent(() => {
    setActiveHref(null)
    open()
  })

  const onKeyDown = useEffectEvent((event: KeyboardEvent) => {
    if (event.isComposing || event.ctrlKey || event.metaKey) return
    const isArrow = event.key === 'ArrowDown' || event.key === 'ArrowUp'
    if (isArrow) event.preventDefault()
    if (event.key === 'Tab' || (event.key === 'ArrowUp' && event.altKey)) return close()
    if (event.key === 'Escape') {
      // A search field clears itself on Escape.
      if (isOpen) event.preventDefault()
      return close()
    }
    if (isArrow && !isOpen) {
      open()
      if (event.altKey || input.value !== query) return
    }
    if (event.key === 'Enter') {
      if (active === null) return close()
      event.preventDefault()
      return document.getElementById(optionId(active))?.click()
    }
    const next = nextOption(event.key, active, hrefs)
    if (next !== undefined) setActiveHref(next)
  })

  const onElsewhere = useEffectEvent((event: Event) => {
    const target = event.target as Node
    if (target !== input && !panelRef.current?.contains(target)) close()
  })

  useEffect(() => {
    input.setAttribute('role', 'combobox')
    input.setAttribute('aria-autocomplete', 'list')
    input.setAttribute('aria-controls', `${id}-list`)
    input.autocomplete = 'off'
    // Typed while this loaded.
    if (document.activeElement === input && input.value !== input.defaultValue) onInput()
    const listeners = new AbortController()
    const { signal } = listeners
    input.addEventListener('input', () => onInput(), { signal })
    input.addEventListener('keydown', (event) => onKeyDown(event), { signal })
    for (const type of ['pointerdown', 'focusin', 'submit']) {
      document.addEventListener(type, (event) => onElsewhere(event), { signal })
    }
    return () => listeners.abort()
  }, [input, id])

  useEffect(() => {
    input.setAttribute('aria-expanded', String(isOpen))
    if (active === null) input.removeAttribute('aria-activedescendant')
    else input.setAttribute('aria-activedescendant', optionId(active))
  })

  return (
    <SuggestionPanel
      {...{ id, t, groups, status, active, isOpen, query, optionId }}
      anchor={form}
      panelRef={panelRef}
      onChoose={close}
    />
  )
}
