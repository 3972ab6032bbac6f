import type { Hono } from 'hono'
import { searchDirectory } from '../../features/directory/finder/answers/search-directory.ts'
import type { PageApp } from '../../features/directory/pages/page-tools.ts'
import { toPartner } from '../../features/directory/partner-reads/to-partner.ts'
import type { DirectoryEntry } from '../../features/directory/snapshot/directory-entry.ts'
import { MAX_SHORTLIST, readShortlist } from '../../shared/lists.ts'
import { paths } from '../../shared/paths.ts'
import { searchText } from '../../shared/search.ts'
import { renderShortlistPage, type ShortlistPage } from '../../site/pages/shortlist.tsx'
import type { HttpEnv } from '../http-env.ts'
import { answerPage, type Pages } from './answer-page.ts'
import { findEntry } from './find-entry.ts'

const MOST_FOUND = 6

/** /shortlist?p=slug,slug; `q` finds one to add. */
export function shortlistPages(http: Hono<HttpEnv>, pages: Pages): void {
  const { app } = pages

  http.get('/shortlist', async (c) => {
    const { p = '', add = '', q } = c.req.query()
    const snapshot = app.directory.current()
    const given = readShortlist(p)
    const known = distinct(given.map((slug) => findEntry(snapshot, slug)))
    const entries = known.slice(0, MAX_SHORTLIST)
    const slugs = entries.map(({ slug }) => slug)
    const added = add === '' ? undefined : findEntry(snapshot, add)
    if (added && slugs.includes(added.slug)) return c.redirect(paths.shortlist(slugs), 302)
    if (added && slugs.length < MAX_SHORTLIST) return c.redirect(paths.shortlist([...slugs, added.slug]), 302)

    return answerPage(c, pages, null, async ({ app, site }) => {
      const query = q === undefined ? undefined : searchText(q)
      const data: ShortlistPage = {
        partners: entries.map((entry) => toPartner(app, entry)),
        missingCount: given.length - known.length + (add !== '' && !added ? 1 : 0),
        leftOutCount: known.length - entries.length,
        extra: added ? { slug: added.slug, name: added.name } : null,
        query,
        found: query ? await findSome(app, query) : [],
      }
      return { html: renderShortlistPage(site(), data) }
    })
  })
}

async function findSome(app: PageApp, query: string): Promise<ShortlistPage['found']> {
  const { partners, similar } = await searchDirectory(app, query, { limit: MOST_FOUND })
  return [...partners, ...similar].map(({ slug, name, city, state }) => ({
    slug,
    name,
    place: `${city}, ${state}`,
  }))
}

function distinct(entries: (DirectoryEntry | undefined)[]): DirectoryEntry[] {
  return [...new Set(entries.filter((entry) => entry !== undefined))]
}
