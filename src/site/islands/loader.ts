/**
 * The only script that a page loads by itself. Pages are whole without it, and it brings React only when a visitor
 * is about to use a part that needs it, so this file and what it imports statically stay small (2 KB compressed).
 */
import { dismissTooltips } from './dismiss-tooltips.ts'
import type { IslandModule } from './island.ts'
import { shareDirections } from './share-directions.ts'
import { showPendingForms } from './show-pending-forms.ts'
import { startIslands } from './start-islands.ts'

const MODULES: Record<string, () => Promise<IslandModule>> = {
  'search-box': () => import('./search/search-box.tsx'),
  inquiry: () => import('./inquiry/inquiry.tsx'),
  gallery: () => import('./gallery.tsx'),
  toaster: () => import('../../ui/toast/toaster.tsx'),
}

startIslands(document, MODULES)
shareDirections(document)
showPendingForms(document)
dismissTooltips(document)
