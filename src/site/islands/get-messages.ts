import type { Catalogue } from '../../shared/text/i18n.ts'

/** What an island says in the page's language; English where the page is, or where it fails. */
export async function getMessages(document: Document, island: string): Promise<Catalogue> {
  const folder = document.documentElement.dataset.messages
  if (!folder) return {}
  const response = await fetch(`${folder}/${island}.json`).catch(() => null)
  return response?.ok ? response.json() : {}
}
