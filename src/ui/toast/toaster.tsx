import * as Toast from '@radix-ui/react-toast'
import { useLayoutEffect, useRef, useState } from 'react'
import { flushSync } from 'react-dom'
import { createRoot } from 'react-dom/client'
import type { Catalogue, Translate } from '../../shared/text/i18n.ts'
import { createPageTranslate } from '../page-translate.ts'

export type ToastMessage = {
  title: string
  description?: string
  /** Marked by title and icon, not by colour alone. */
  kind?: 'plain' | 'danger'
}

/** SITE-6. */
const DURATION_MS = 5000
const SWIPE_THRESHOLD_PX = 50
const HOTKEY = ['F8']
const ID = 'toaster'

/** Replaces the current one. `t`: for the region's own words, of the first toast. */
export function showToast(message: ToastMessage, t?: Translate): void {
  const toaster = document.getElementById(ID) ?? mountToaster(t)
  toaster.dispatchEvent(new CustomEvent('toast', { detail: message }))
}

/** Shows `data-toast`: `{"title","description","kind"}`. */
export function createIsland(messages: Catalogue): { mount(element: HTMLElement): void } {
  const t = createPageTranslate(messages)
  return {
    mount(element) {
      const message = parseToast(element.dataset.toast)
      if (message) showToast(message, t)
    },
  }
}

/**
 * The first toast creates the region. Call it at start where toasts may come from React effects, which cannot
 * render another root.
 */
export function mountToaster(t = createPageTranslate()): HTMLElement {
  const toaster = document.createElement('div')
  toaster.id = ID
  // Keeps open dialogs from hiding the region; toasts announce themselves.
  toaster.setAttribute('aria-live', 'off')
  // An open dialog would pull the focus back.
  for (const type of ['focusin', 'focusout'])
    toaster.addEventListener(type, (event) => event.stopPropagation())
  document.body.append(toaster)
  flushSync(() => createRoot(toaster).render(<Toaster toaster={toaster} t={t} />))
  return toaster
}

function Toaster({ toaster, t }: { toaster: HTMLElement; t: Translate }) {
  const [current, setCurrent] = useState<ToastMessage | null>(null)
  const [isOpen, setOpen] = useState(false)
  const [serial, setSerial] = useState(0)
  const cameFrom = useRef<HTMLElement | null>(null)

  useLayoutEffect(() => {
    const onToast = (event: Event) => {
      setCurrent((event as CustomEvent<ToastMessage>).detail)
      setSerial((before) => before + 1)
      setOpen(true)
    }
    const onFocusIn = ({ relatedTarget }: FocusEvent) => {
      if (relatedTarget instanceof HTMLElement && !toaster.contains(relatedTarget))
        cameFrom.current = relatedTarget
    }
    toaster.addEventListener('toast', onToast)
    toaster.addEventListener('focusin', onFocusIn)
    return () => {
      toaster.removeEventListener('toast', onToast)
      toaster.removeEventListener('focusin', onFocusIn)
    }
  }, [toaster])

  function onOpenChange(isOpenNow: boolean) {
    // Return the focus to where F8 took it from.
    if (!isOpenNow && toaster.contains(document.activeElement)) cameFrom.current?.focus()
    setOpen(isOpenNow)
  }

  return (
    // A shared one stays paused when a toast closes under pointer or focus.
    <Toast.Provider
      key={serial}
      label={t('Notification')}
      duration={DURATION_MS}
      swipeDirection="right"
      swipeThreshold={SWIPE_THRESHOLD_PX}
    >
      {current && (
        <Toast.Root
          className={current.kind === 'danger' ? 'toast danger' : 'toast'}
          // Errors interrupt screen readers.
          type={current.kind === 'danger' ? 'foreground' : 'background'}
          open={isOpen}
          onOpenChange={onOpenChange}
        >
          {current.kind === 'danger' && <WarningMark />}
          <Toast.Title className="toast-title">{current.title}</Toast.Title>
          {current.description && (
            <Toast.Description className="toast-text">{current.description}</Toast.Description>
          )}
          <Toast.Close className="toast-close">{t('Close')}</Toast.Close>
        </Toast.Root>
      )}
      <Toast.Viewport
        className="toast-region"
        hotkey={HOTKEY}
        label={t('Notifications ({hotkey})', { hotkey: HOTKEY.join('+') })}
      />
    </Toast.Provider>
  )
}

function WarningMark() {
  return (
    <svg className="toast-mark" viewBox="0 0 20 20" width="20" height="20" aria-hidden="true">
      <path d="M10 1.5 19 18H1Z" fill="none" stroke="currentColor" strokeWidth="1.6" strokeLinejoin="round" />
      <path d="M10 7.5v5M10 14.6v.6" stroke="currentColor" strokeWidth="1.8" strokeLinecap="round" />
    </svg>
  )
}

function parseToast(json: string | undefined): ToastMessage | null {
  try {
    const value: unknown = JSON.parse(json ?? 'null')
    if (typeof value !== 'object' || value === null || !('title' in value)) return null
    const { title, description, kind } = value as Record<string, unknown>
    return {
      title: String(title),
      description: description === undefined ? undefined : String(description),
      kind: kind === 'danger' ? 'danger' : 'plain',
    }
  } catch {
    return null
  }
}
