import { afterAll, beforeAll, expect } from 'vitest'
import { cheapPasswords } from '../cheap-passwords.ts'
import { migrateToLaterRelease } from '../later-release.ts'
import { readFields } from '../reading/read-fields.ts'
import { post } from '../sites/make-administrator.ts'
import { makeApp, type TestApp } from '../sites/make-app.ts'

export const ORIGIN = 'https://directory.example'

// biome-ignore lint/suspicious/noExplicitAny: a test looks into what it was answered
type Answer = any
export type Calls = ReturnType<typeof makeCalls>

/** The Google calls have a base address of their own. */
export const baseOf = (pattern: string) => (pattern.startsWith('/google-places/') ? '/api' : '/api/admin')

/** Makes a product and calls it as its administrator, recording the fields of every answer. */
export function makeCalls() {
  const passwords = cheapPasswords()
  let site: TestApp
  let token = ''
  /** Call, as routed → fields of all its answers. */
  const seen = new Map<string, Set<string>>()
  beforeAll(async () => {
    site = await makeApp({ SITE_URL: ORIGIN, TRUST_PROXY: '1' }, undefined, { passwords })
    // Every call must also serve beside the start of a later release, and give away none of its columns.
    await migrateToLaterRelease(site.url)
  })
  afterAll(() => site.close())

  /** Asks as the administrator and records the answer's fields. `route` as routed; `:id` is filled in. */
  async function ask(
    route: string,
    body?: unknown,
    options: { id?: string; query?: string } = {},
  ): Promise<Answer> {
    const [method = '', pattern = ''] = route.split(' ')
    const isRaw = typeof body === 'string' || body instanceof Uint8Array
    const response = await site.request(
      `${baseOf(pattern)}${pattern.replace(':kind', 'mail').replace(/:(?:id|partnerId)/, options.id ?? '')}${options.query ?? ''}`,
      {
        method,
        headers: {
          authorization: `Bearer ${token}`,
          ...(body !== undefined && {
            'content-type': isRaw
              ? typeof body === 'string'
                ? 'text/csv'
                : 'image/png'
              : 'application/json',
          }),
        },
        ...(body !== undefined && { body: isRaw ? (body as BodyInit) : JSON.stringify(body) }),
      },
    )
    const text = await response.text()
    expect(response.status, `${route}: ${text.slice(0, 300)}`).toBeLessThan(300)
    expect(response.headers.get('cache-control'), route).toBe('no-store')
    const isJson = response.headers.get('content-type')?.startsWith('application/json') ?? false
    const answer = isJson ? JSON.parse(text) : text
    note(route, isJson ? readFields(answer) : new Set())
    return answer
  }

  function note(route: string, fields: Set<string>): void {
    const known = seen.get(route) ?? new Set()
    for (const field of fields) known.add(field)
    seen.set(route, known)
  }

  /** For calls with another token or none. */
  async function askAsNobody(route: string, body: unknown) {
    const answer = await post(site, `/api/admin${route.split(' ')[1]}`, body)
    expect(answer.status, route).toBeLessThan(300)
    note(route, readFields(answer.body))
    return answer.body
  }
  return {
    site: () => site,
    ask,
    askAsNobody,
    signInWith(given: string) {
      token = given
    },
    /** Without what was null or empty once and had fields elsewhere. */
    seenFields: () =>
      Object.fromEntries([...seen].map(([route, fields]) => [route, withoutBlanks(fields).sort()])),
  }
}

function withoutBlanks(fields: ReadonlySet<string>): string[] {
  const all = [...fields]
  const isParent = (field: string) =>
    all.some((other) => other.startsWith(`${field}.`) || other.startsWith(`${field}[]`))
  return all.filter((field) => !isParent(field))
}
