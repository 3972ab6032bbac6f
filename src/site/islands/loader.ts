/**
 * The only script that pages load by themselves; React is loaded when a visitor is about to use a part that needs it.
 * Keep this file and its static imports small (2 KB compressed).
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
  toaster: () => import('../../ui/toaster.tsx'),
}

startIslands(document, MODULES)
shareDirections(document)
showPendingForms(document)
dismissTooltips(document)
