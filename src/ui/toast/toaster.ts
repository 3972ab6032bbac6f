import type { Catalogue, Translate } from '../../shared/text/i18n.ts'

export type ToastMessage = {
  title: string
  description?: string
  /** Title and icon mark it, not colour alone. */
  kind?: 'plain' | 'danger'
}

/** SITE-6. */
const DURATION_MS = 5000
const SWIPE_THRESHOLD_PX = 50
/** Screen readers announce what enters a region that they know. */
const REGION_KNOWN_AFTER_MS = 100
const WARNING_PATHS = ['M10 1.5 19 18H1Z', 'M10 7.5v5M10 14.6v.6']

/** Shows `data-toast`, a `ToastMessage` as JSON. */
export function createIsland(messages: Catalogue): { mount(element: HTMLElement): void } {
  return {
    mount: ({ dataset }) =>
      showToast(JSON.parse(dataset.toast ?? ''), (english) => messages[english] ?? english),
  }
}

/** Replaces the present one. `t`: for region and button. */
export function showToast(message: ToastMessage, t: Translate = (english) => english): void {
  const known = document.getElementById('toaster')
  const region = known ?? addRegion(t)
  const show = () => {
    // Errors interrupt screen readers.
    region.ariaLive = message.kind === 'danger' ? 'assertive' : 'polite'
    region.replaceChildren(makeToast(region, message, t))
  }
  if (known) show()
  else setTimeout(show, REGION_KNOWN_AFTER_MS)
}

/** Into the dialog on top, if any: screen readers and F8 reach nothing else. */
export function moveToasts(region = document.getElementById('toaster')): void {
  const place = [...document.querySelectorAll('dialog[open]')].at(-1) ?? document.body
  if (region && region.parentElement !== place) place.append(region)
}

function addRegion(t: Translate): HTMLElement {
  const region = document.createElement('section')
  Object.assign(region, { id: 'toaster', className: 'toast-region', tabIndex: -1, ariaLive: 'polite' })
  region.ariaLabel = t('Notifications (F8)')
  let cameFrom: Element | null = null
  document.addEventListener('keydown', ({ key }) => {
    if (key !== 'F8' || hasFocus(region)) return
    cameFrom = document.activeElement
    region.focus()
  })
  region.addEventListener('close', () => {
    if (hasFocus(region) && cameFrom instanceof HTMLElement) cameFrom.focus()
  })
  moveToasts(region)
  return region
}

const hasFocus = (region: Element) => region.contains(document.activeElement)

function makeToast(region: HTMLElement, { title, description, kind }: ToastMessage, t: Translate) {
  const toast = document.createElement('div')
  toast.className = kind === 'danger' ? 'toast danger' : 'toast'
  if (kind === 'danger') toast.append(makeWarningMark())
  const add = (tag: string, className: string, textContent: string) => {
    const part = Object.assign(document.createElement(tag), { className, textContent })
    toast.append(part)
    return part
  }
  add('div', 'toast-title', title)
  if (description) add('div', 'toast-text', description)
  async function leave() {
    region.dispatchEvent(new Event('close'))
    toast.dataset.state = 'closed'
    await Promise.allSettled(toast.getAnimations().map(({ finished }) => finished))
    toast.remove()
  }
  add('button', 'toast-close', t('Close')).addEventListener('click', leave)
  leaveInTime(toast, leave)
  leaveBySwipe(toast, leave)
  return toast
}

/** Waits while it is pointed at or has the focus, or at another window. */
function leaveInTime(toast: HTMLElement, leave: () => void): void {
  let timer: ReturnType<typeof setTimeout> | undefined
  const wait = () => {
    clearTimeout(timer)
    timer = setTimeout(() => {
      if (toast.matches('.toast:hover, :focus-within > .toast') || !document.hasFocus()) wait()
      else if (toast.isConnected) leave()
    }, DURATION_MS)
  }
  toast.addEventListener('pointerleave', wait)
  toast.addEventListener('focusout', wait)
  wait()
}

function leaveBySwipe(toast: HTMLElement, leave: () => void): void {
  let start: number | null = null
  const distance = ({ clientX }: PointerEvent) => (start === null ? 0 : Math.max(0, clientX - start))
  toast.addEventListener('pointerdown', (event) => {
    if (event.button === 0 && !(event.target instanceof HTMLButtonElement)) {
      start = event.clientX
      toast.setPointerCapture(event.pointerId)
    }
  })
  toast.addEventListener('pointermove', (event) => {
    if (start !== null) toast.style.translate = `${distance(event)}px`
  })
  toast.addEventListener('pointercancel', () => {
    start = null
    toast.style.translate = ''
  })
  toast.addEventListener('pointerup', (event) => {
    if (distance(event) >= SWIPE_THRESHOLD_PX) return leave()
    start = null
    toast.style.translate = ''
  })
}

/** Element by element: trusted types allow no HTML as text. */
function makeWarningMark(): SVGElement {
  const make = (name: string, attributes: Record<string, string>) => {
    const element = document.createElementNS('http://www.w3.org/2000/svg', name)
    for (const attribute in attributes) element.setAttribute(attribute, attributes[attribute] ?? '')
    return element
  }
  const mark = make('svg', {
    class: 'toast-mark',
    viewBox: '0 0 20 20',
    width: '20',
    height: '20',
    'aria-hidden': 'true',
  })
  const line = { fill: 'none', stroke: 'currentColor', 'stroke-width': '1.7' }
  mark.append(
    ...WARNING_PATHS.map((d) =>
      make('path', { d, ...line, 'stroke-linecap': 'round', 'stroke-linejoin': 'round' }),
    ),
  )
  return mark
}
