import type { Context } from 'hono'
import type { DirectoryEntry } from '../../features/directory/snapshot/directory-entry.ts'
import type { DirectorySnapshot } from '../../features/directory/snapshot/directory-view.ts'
import { renderPartnerNotFoundPage } from '../../site/pages/not-found.tsx'
import type { HttpEnv } from '../http-env.ts'
import { answerPage, type Pages } from './answer-page.ts'
import { localeOf, pagePathOf } from './page-language.ts'

/** Active, in any letter case. */
export function findEntry(snapshot: DirectorySnapshot, idOrSlug: string): DirectoryEntry | undefined {
  const lower = idOrSlug.toLowerCase()
  return snapshot.bySlug.get(idOrSlug) ?? snapshot.bySlug.get(lower) ?? snapshot.byId.get(lower)
}

/** Alike for inactive and unknown partners (PARTNER-1). */
export function answerPartnerNotFound(c: Context<HttpEnv>, pages: Pages): Promise<Response> {
  return answerPage(c, pages, null, async () => ({
    html: renderPartnerNotFoundPage(pages.site(localeOf(c)), pagePathOf(c)),
    status: 404,
  }))
}
