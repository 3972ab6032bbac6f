import type { RunningProduct } from '../../tests/servers/start-product.ts'

/** Path → what was answered, without what differs between two starts of one build. */
export type Answers = Map<string, string>

const PERSON = {
  username: 'margaret.hale',
  email: 'margaret@example.org',
  password: 'granite heron lantern 42',
  firstName: 'Margaret',
  lastName: 'Hale',
}
const QUERIES = [
  'austin',
  'texas',
  '02118',
  'near 78701',
  'smith',
  'cremation in ohio',
  'st louis, mo',
  'huston tx',
  'long island',
  'cook cnty illinois',
  'pet cremation',
  'crémation animale',
  '(512) 555-0142',
  'near me',
  'zzzz',
  '',
]
const LISTS = ['', '?page=2', '?sort=distance']

type OpenApi = {
  paths: Record<string, Record<string, { parameters?: { in: string; required?: boolean }[] }>>
}

/**
 * Sets a fresh product with sample data up and asks it: `pageCount` pages (of its sitemap, evenly, besides searches,
 * forms and missing ones) and each call that only reads, with an id from its list. Throws when it cannot be set up.
 */
export async function readAnswers({ url, setupCode }: RunningProduct, pageCount: number): Promise<Answers> {
  const answers: Answers = new Map()
  const token = await signUp(url, await setupCode())
  const ask = async (path: string) => {
    const isCall = path.startsWith('/api/')
    const response = await fetch(url + path, {
      redirect: 'manual',
      headers: isCall ? { authorization: `Bearer ${token}` } : {},
    })
    const text = await response.text().catch((error) => {
      throw new Error(`${path} cannot be read: ${response.status}.`, { cause: error })
    })
    answers.set(path, `${response.status} ${response.headers.get('content-type')}\n${steady(text, url)}`)
    return text
  }

  for (const path of pick(await sitemapOf(url), pageCount)) await ask(path)
  for (const query of QUERIES) {
    const search = `?q=${encodeURIComponent(query)}`
    for (const path of [`/search${search}`, `/api/search${search}`, `/api/suggestions${search}`])
      await ask(path)
  }
  for (const list of LISTS) await ask(`/state/texas${list}`)
  for (const path of ['/partner/nobody', '/nowhere', '/shortlist', '/partner-tools']) await ask(path)

  const document = JSON.parse(await ask('/api/openapi.json')) as OpenApi
  const calls = readingCalls(document)
  for (const path of calls) {
    const [list = ''] = path.split('/{', 1)
    if (!path.includes('{')) await ask(path)
    else if (calls.includes(list)) {
      const id = firstId(await ask(list))
      if (id) await ask(path.replace(/\{\w+\}/, id))
    }
  }
  // An id is drawn at each start.
  return new Map([...answers].map(([path, answer]) => [path.replace(UUID, '{id}'), answer]))
}

async function signUp(url: string, setupCode: string): Promise<string> {
  const post = async (path: string, body: object) => {
    const response = await fetch(url + path, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify(body),
    })
    if (!response.ok) throw new Error(`${path}: ${response.status} ${await response.text()}`)
    return (await response.json()) as { token: string }
  }
  await post('/api/admin/create-first-user', { ...PERSON, setupCode })
  const { username, password } = PERSON
  return (await post('/api/admin/login', { username, password })).token
}

async function sitemapOf(url: string, path = '/sitemap.xml'): Promise<string[]> {
  const text = await (await fetch(url + path)).text()
  const found = [...text.matchAll(/<loc>(.*?)<\/loc>/g)].map(([, address = '']) => new URL(address).pathname)
  const below = found.filter((one) => one.endsWith('.xml'))
  const pages = found.filter((one) => !one.endsWith('.xml'))
  return [...pages, ...(await Promise.all(below.map((one) => sitemapOf(url, one)))).flat()]
}

/** Calls without required queries; what checks a service, or is drawn by chance, is not read. */
function readingCalls({ paths }: OpenApi): string[] {
  return Object.entries(paths)
    .filter(([path, { get }]) => get && !/\/(test|check|random)$/.test(path))
    .filter(([, { get }]) => !get?.parameters?.some((one) => one.in === 'query' && one.required))
    .map(([path]) => path)
}

/** The first id in an answer that is a list, or holds one. */
function firstId(text: string): string | null {
  return text.match(/"id":"([0-9a-f-]{36})"/)?.[1] ?? null
}

function pick(paths: string[], count: number): string[] {
  const step = Math.max(1, paths.length / count)
  return paths.filter((_, index) => Math.floor(index / step) !== Math.floor((index - 1) / step))
}

const UUID = /\b[0-9a-f]{8}-(?:[0-9a-f]{4}-){3}[0-9a-f]{12}\b/g

/** One piece a line: tags of HTML, values of JSON. */
function steady(text: string, url: string): string {
  return text
    .replaceAll(url, '')
    .replaceAll(new URL(url).host, '')
    .replace(UUID, '{id}')
    .replace(/\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d(?:\.\d+)?Z/g, '{time}')
    .replace(/(\/assets\/[\w.-]+?)-[\w-]{8}\./g, '$1.')
    .replace(/(<)/g, '\n$1')
    .replace(/(",|[{}[\]],?)(?=["{[\]}])/g, '$1\n')
}
