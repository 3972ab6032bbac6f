import { existsSync } from 'node:fs'
import path from 'node:path'
import type { App } from '../app.ts'
import { createPasswordHasher, type PasswordHasher } from '../features/accounts/password-hasher.ts'
import { createPageTools, type PageTools } from '../features/directory/page-tools.ts'
import { createInquiryLimits, type InquiryLimits } from '../features/inquiries/limits.ts'
import { createSocialImages, type SocialImages } from '../features/social-images/create-social-images.ts'
import { createTranslate } from '../shared/i18n.ts'
import { openSampleImages, type SampleImages } from './files/open-sample-images.ts'
import { createHttpMetrics, type HttpMetrics } from './metrics.ts'
import { createPageCache, type PageCache } from './page-cache.ts'
import { type ForwardingWatch, watchForwarding } from './watch-forwarding.ts'

/** What the surface keeps between requests: made once for a process. */
export type ServerParts = {
  pageCache: PageCache
  metrics: HttpMetrics
  forwarding: ForwardingWatch
  inquiryLimits: InquiryLimits
  passwords: PasswordHasher
  pageTools: PageTools
  socialImages: SocialImages
  sampleImages: SampleImages
  /** Folder of the built client: scripts, fonts, icons. */
  clientFolder: string
  /** Folder of the built back office. */
  consoleFolder: string
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
    forwarding: watchForwarding(app.config.trustProxy, app.log),
    inquiryLimits: createInquiryLimits(),
    passwords: createPasswordHasher(),
    pageTools: createPageTools(createTranslate('en')),
    socialImages: createSocialImages({
      // Without a build (tests, development) the sources of the same files.
      assetsDir: existsSync(path.join(clientFolder, 'art')) ? clientFolder : 'public',
      cacheDir: path.join(app.config.dataDir, 'files/social'),
    }),
    sampleImages: openSampleImages(path.join(app.config.dataDir, 'files/sample-images')),
    clientFolder,
    consoleFolder: path.join(path.dirname(clientFolder), 'console'),
  }
}
