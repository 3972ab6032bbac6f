import type { App } from '../app.ts'
import type { PageTools } from '../features/directory/page-tools.ts'
import { createInquiryLimits, type InquiryLimits } from '../features/inquiries/limits.ts'
import { createMapDrawer } from '../features/maps/create-map-drawer.ts'
import { createTranslate } from '../shared/i18n.ts'
import { createHttpMetrics, type HttpMetrics } from './metrics.ts'
import { createPageCache, type PageCache } from './page-cache.ts'

/** What the surface keeps between requests: made once for a process. */
export type ServerParts = {
  pageCache: PageCache
  metrics: HttpMetrics
  inquiryLimits: InquiryLimits
  pageTools: PageTools
  /** Folder of the built client: scripts, fonts, icons. */
  clientFolder: string
}

/** The parts of a running product, all of them empty. */
export function createServerParts(app: App, clientFolder = 'dist/client'): ServerParts {
  return {
    pageCache: createPageCache({
      isOn: app.config.pageCache,
      currentVersion: () => app.directory.current().version,
      now: () => app.clock.now().getTime(),
    }),
    metrics: createHttpMetrics(),
    inquiryLimits: createInquiryLimits(),
    pageTools: { maps: createMapDrawer(), t: createTranslate('en') },
    clientFolder,
  }
}
