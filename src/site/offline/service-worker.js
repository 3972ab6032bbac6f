/*
 * Keeps pages that were read, to be read again without a connection. The network always comes first; what was kept says
 * when it was saved. Kept: public pages in the list below with their style sheet, and the files that they load. Never
 * kept: anything else, anything with no-store, redirects, errors, files that the server may replace. The server puts its version before it, and TEXTS by language with the page
 * for no connection, whose empty #saved takes the list of kept pages.
 */
const PAGES = 'saved-pages-1'
const FILES = 'saved-files-1'
const MOST_PAGES = 40
const MOST_FILES = 60
const MAX_AGE_MS = 30 * 86400000
/** Then what was kept is shown instead of waiting on. */
const PATIENCE_MS = 8000
const SAVED_AT = 'x-saved-at'

const READABLE = [
  /^\/(fr|es)?$/,
  /^(\/fr|\/es)?\/search$/,
  /^(\/fr|\/es)?\/state\/[^/]+(\/city\/[^/]+(\/[^/]+)?)?$/,
  /^(\/fr|\/es)?\/partner\/[^/]+$/,
  /^(\/fr|\/es)?\/(shortlist|first-steps|privacy|terms|accessibility|how-partners-are-listed)$/,
]
const isReadable = (url) => url.origin === location.origin && READABLE.some((path) => path.test(url.pathname))
const isFile = (url) =>
  url.origin === location.origin && /^\/assets\/[^/]+\.(js|css|woff2)$/.test(url.pathname)
const textsOf = (url) => TEXTS[(/^\/(fr|es)(?=\/|$)/.exec(url.pathname) || [])[1] || 'en']
const keyOf = (url) => url.origin + url.pathname + url.search

addEventListener('install', () => skipWaiting())

addEventListener('activate', (event) => event.waitUntil(tidy().then(keepOpenPages)))

addEventListener('fetch', (event) => {
  const { request } = event
  const url = new URL(request.url)
  if (request.method !== 'GET') return
  if (request.mode === 'navigate' && isReadable(url)) event.respondWith(answerPage(event, url))
  else if (request.mode !== 'navigate' && isFile(url)) event.respondWith(answerFile(event))
})

async function answerPage(event, url) {
  const kept = await findKept(url)
  try {
    const response = await fetchWithin(event.request, kept ? PATIENCE_MS : 0)
    if (response.status >= 500 && kept) return asKept(kept, url)
    if (mayKeep(response)) event.waitUntil(keepPage(url, response.clone()))
    return response
  } catch {
    return kept ? asKept(kept, url) : nothingKept(url)
  }
}

async function answerFile(event) {
  const cache = await caches.open(FILES)
  const kept = await cache.match(event.request)
  if (kept) return kept
  const response = await fetch(event.request)
  if (mayKeepFile(response)) event.waitUntil(keepFile(event.request, response.clone()))
  return response
}

/** The server answers for the sheet of another release with its own, for a minute. */
const mayKeepFile = (response) => response.ok && /immutable/.test(response.headers.get('cache-control') || '')

async function keepFile(request, response) {
  const cache = await caches.open(FILES)
  await cache.put(request, response)
  await trim(cache, MOST_FILES)
}

/** A page that was read before the worker came has loaded its sheet without it. */
async function keepSheet(html) {
  const [, address] = /<link rel="stylesheet" href="([^"]+)"/.exec(html) || []
  if (!address || (await (await caches.open(FILES)).match(address))) return
  const response = await fetch(address).catch(() => null)
  if (response && mayKeepFile(response)) await keepFile(address, response)
}

function fetchWithin(request, ms) {
  const answer = fetch(request)
  if (ms === 0) return answer
  const tooLate = new Promise((_, reject) => setTimeout(() => reject(new Error('too late')), ms))
  return Promise.race([answer, tooLate])
}

function mayKeep(response) {
  const headers = response.headers
  return (
    response.status === 200 &&
    response.type === 'basic' &&
    !response.redirected &&
    /^text\/html/.test(headers.get('content-type') || '') &&
    !/no-store|private/.test(headers.get('cache-control') || '')
  )
}

async function keepPage(url, response) {
  const headers = new Headers(response.headers)
  for (const name of ['content-encoding', 'content-length', 'etag']) headers.delete(name)
  headers.set(SAVED_AT, String(Date.now()))
  const body = await response.text()
  const cache = await caches.open(PAGES)
  await cache.delete(keyOf(url))
  await cache.put(keyOf(url), new Response(body, { headers }))
  await trim(cache, MOST_PAGES)
  await keepSheet(body)
}

async function trim(cache, most) {
  const keys = await cache.keys()
  for (const key of keys.slice(0, Math.max(0, keys.length - most))) await cache.delete(key)
}

const savedAt = (response) => Number(response.headers.get(SAVED_AT))
const isTooOld = (response) => !(Date.now() - savedAt(response) < MAX_AGE_MS)

async function findKept(url) {
  const kept = await (await caches.open(PAGES)).match(keyOf(url))
  return kept && !isTooOld(kept) ? kept : undefined
}

async function asKept(kept, url) {
  const texts = textsOf(url)
  const saved = new Date(savedAt(kept)).toLocaleString(texts.tag, { dateStyle: 'long', timeStyle: 'short' })
  // "1er mai".
  const time = saved.replace(/^1 (?=\p{L}{3,} )/u, '1er ')
  const notice =
    `<div class="offline-notice" role="status"><p><strong>${texts.noConnection}</strong> ` +
    `${texts.savedOn.replace('%time%', time)}</p></div>`
  const html = (await kept.text()).replace(/<main\b[^>]*>/, (main) => main + notice)
  return new Response(html, { headers: kept.headers })
}

async function nothingKept(asked) {
  const texts = textsOf(asked)
  const cache = await caches.open(PAGES)
  const links = []
  for (const key of (await cache.keys()).reverse()) {
    const kept = await cache.match(key)
    const title = /<title>([^<]*)<\/title>/.exec(await kept.text())
    const url = new URL(key.url)
    const href = (url.pathname + url.search).replace(/&/g, '&amp;').replace(/"/g, '&quot;')
    if (title && !isTooOld(kept)) links.push(`<li><a href="${href}">${withoutProvider(title[1])}</a></li>`)
  }
  const list = links.length > 0 ? `<h2>${texts.saved}</h2><ul>${links.join('')}</ul>` : ''
  const html = texts.page.replace('<div id="saved"></div>', () => list)
  return new Response(html, { status: 503, headers: { 'content-type': 'text/html; charset=utf-8' } })
}

/** Every title ends with the provider, which the page's own header names. */
const withoutProvider = (title) => title.replace(/ \| [^|]*$/, '')

async function tidy() {
  for (const name of await caches.keys())
    if (name.startsWith('saved-') && name !== PAGES && name !== FILES) await caches.delete(name)
  const cache = await caches.open(PAGES)
  for (const key of await cache.keys()) {
    const kept = await cache.match(key)
    if (kept && isTooOld(kept)) await cache.delete(key)
  }
}

/** The page that brought this worker was not seen by it. */
async function keepOpenPages() {
  for (const client of await clients.matchAll({ type: 'window', includeUncontrolled: true })) {
    const url = new URL(client.url)
    if (!isReadable(url) || (await findKept(url))) continue
    const response = await fetch(keyOf(url)).catch(() => null)
    if (response && mayKeep(response)) await keepPage(url, response)
  }
}
