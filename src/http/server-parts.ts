import path from 'node:path'
import type { App } from '../app.ts'
import { createPasswordHasher, type PasswordHasher } from '../features/accounts/passwords/password-hasher.ts'
import { findSession } from '../features/accounts/sessions/find-session.ts'
import { createPageToolsOf, type PageTools } from '../features/directory/pages/page-tools.ts'
import {
  createPlaceContents,
  type PlaceContents,
} from '../features/google-places/content/create-place-contents.ts'
import { createInquiryLimits, type InquiryLimits } from '../features/inquiries/receive/limits.ts'
import { keepSigningKey } from '../features/inquiries/receive/signing-key.ts'
import { createPartnerFinder, type PartnerFinder } from '../features/partners/find/create-partner-finder.ts'
import {
  createDocumentWriter,
  type DocumentWriter,
} from '../features/press-releases/documents/create-document-writer.ts'
import { createSocialImages, type SocialImages } from '../features/social-images/create-social-images.ts'
import { createTemplatePreviews, type TemplatePreviews } from '../features/videos/template-previews.ts'
import { CATALOGUES } from '../shared/text/catalogues.ts'
import type { Locale } from '../shared/text/i18n.ts'
import { type Admission, createAdmission } from './admission/create-admission.ts'
import { showAdmission } from './admission/show-admission.ts'
import { bearerToken } from './api/admin/every-call/require-admin.ts'
import { createPageCache, type PageCache } from './cache/page-cache.ts'
import { type ForwardingWatch, watchForwarding } from './door/watch-forwarding.ts'
import { createOutageLog } from './failures/outage-log.ts'
import { openSampleImages, type SampleImages } from './files/open-sample-images.ts'
import { createHttpMetrics, type HttpMetrics } from './metrics.ts'
import { createPartnerToolLimits, type PartnerToolLimits } from './partner-tools/limits.ts'
import { showOperations } from './show-operations.ts'

export type ServerParts = {
  pageCache: PageCache
  metrics: HttpMetrics
  reportUnavailable(cause: unknown): void
  forwarding: ForwardingWatch
  admission: Admission
  inquiryLimits: InquiryLimits
  signingKey: () => Promise<Buffer>
  partnerTools: PartnerToolLimits
  writeDocument: DocumentWriter
  passwords: PasswordHasher
  pageTools: Readonly<Record<Locale, PageTools>>
  partnerFinder: PartnerFinder
  placeContents: PlaceContents
  socialImages: SocialImages
  templatePreviews: TemplatePreviews
  sampleImages: SampleImages
  clientFolder: string
  consoleFolder: string
}

/** `public` stands in for `clientFolder` in tests. */
export function createServerParts(app: App, clientFolder = 'public'): ServerParts {
  const metrics = createHttpMetrics()
  const admission = createAdmission(app, async (authorization) => {
    const token = bearerToken(authorization)
    return token !== null && (await findSession(app, token)) !== null
  })
  const signingKey = keepSigningKey(app.db)
  // Before an outage, which needs signatures too.
  signingKey().catch(() => {})
  showAdmission(metrics.registry, admission)
  showOperations(metrics.registry, app)
  return {
    pageCache: createPageCache({
      isOn: app.config.pageCache,
      revision: app.directory.revision,
      now: () => app.clock.now().getTime(),
    }),
    metrics,
    reportUnavailable: createOutageLog(app),
    admission,
    forwarding: watchForwarding(app.config.trustProxy, app.log),
    inquiryLimits: createInquiryLimits(),
    signingKey,
    partnerTools: createPartnerToolLimits(app.config),
    writeDocument: createDocumentWriter(),
    passwords: createPasswordHasher(),
    pageTools: createPageToolsOf(CATALOGUES),
    partnerFinder: createPartnerFinder(app),
    placeContents: createPlaceContents(app),
    socialImages: createSocialImages(clientFolder),
    templatePreviews: createTemplatePreviews(app),
    sampleImages: openSampleImages(path.join(app.config.dataDir, 'files/sample-images')),
    clientFolder,
    consoleFolder: path.join(path.dirname(clientFolder), 'console'),
  }
}
