import { keepText, readJson } from '../device-storage.ts'
import type { ToolText } from './tool-text.ts'

const MOST = 10

/** On this device, newest first; `isKept` tells whole entries. */
export function lastTen<Kept extends object>(key: string, isKept: (one: Partial<Kept>) => boolean) {
  return {
    read(): Kept[] {
      const kept = readJson(key)
      return Array.isArray(kept) ? kept.filter((one) => one && isKept(one)).slice(0, MOST) : []
    },
    save: (kept: readonly Kept[]) => keepText(key, JSON.stringify(kept.slice(0, MOST))),
  }
}

/** `title` opens it, `about` stands beside it. */
type Listed = { title: HTMLElement; about: string }

/** Each has a button to remove it. Returns what saves them and shows it. */
export function listLastTen<Kept extends object>(
  root: HTMLElement,
  { t }: ToolText,
  kept: ReturnType<typeof lastTen<Kept>>,
  toListed: (one: Kept) => Listed,
): (all: readonly Kept[]) => void {
  const section = root.querySelector<HTMLElement>('[data-earlier]')
  const list = root.querySelector<HTMLElement>('[data-earlier-list]')
  const save = (all: readonly Kept[]) => {
    kept.save(all)
    show()
  }
  function show(): void {
    const all = kept.read()
    if (section) section.hidden = all.length === 0
    list?.replaceChildren(
      ...all.map((one, at) => {
        const { title, about } = toListed(one)
        const item = document.createElement('li')
        const beside = document.createElement('span')
        beside.className = 'soft'
        beside.textContent = about
        const drop = () => save(kept.read().filter((_, other) => other !== at))
        const remove = actionButton(t('Remove'), drop, t('Remove: {what}', { what: title.textContent ?? '' }))
        item.append(title, beside, remove)
        return item
      }),
    )
  }
  show()
  return save
}

/** In the page's language; '' for other texts than ISO 8601. */
export function momentText(moment: string): string {
  const date = new Date(moment)
  if (Number.isNaN(date.getTime())) return ''
  return date.toLocaleString(document.documentElement.lang, { dateStyle: 'medium', timeStyle: 'short' })
}

/** Looks like a link. `label`: for those who hear it. */
export function actionButton(text: string, run: () => void, label?: string): HTMLButtonElement {
  const made = document.createElement('button')
  made.type = 'button'
  made.className = 'action'
  made.textContent = text
  if (label) made.setAttribute('aria-label', label)
  made.addEventListener('click', run)
  return made
}
