import { showToast, type ToastMessage } from '../../ui/toaster.tsx'
import type { Island } from './island.ts'

/** Shows what the server wrote into `data-toast`: `{"title","description","kind"}`. */
export function createIsland(): Island {
  return {
    mount(element) {
      const message = parseToast(element.dataset.toast)
      if (message) showToast(message)
    },
  }
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
