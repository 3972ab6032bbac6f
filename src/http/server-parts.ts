import type { App } from '../app.ts'
import { createInquiryLimits, type InquiryLimits } from '../features/inquiries/limits.ts'
import { createHttpMetrics, type HttpMetrics } from './metrics.ts'
import { createPageCache, type PageCache } from './page-cache.ts'

/** What the surface keeps between requests: made once for a process. */
export type ServerParts = {
  pageCache: PageCache
  metrics: HttpMetrics
  inquiryLimits: InquiryLimits
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
    clientFolder,
  }
}
