import type { Catalogue } from '../../shared/text/i18n.ts'

/** What islands say in the page's language, fetched once when the first needs it; English where it fails. */
export function createGetMessages(document: Document): () => Promise<Catalogue> {
  let messages: Promise<Catalogue> | undefined
  return () => {
    messages ??= fetchMessages(document.documentElement.dataset.messages)
    return messages
  }
}

async function fetchMessages(url: string | undefined): Promise<Catalogue> {
  if (!url) return {}
  const response = await fetch(url).catch(() => null)
  return response?.ok ? response.json() : {}
}
