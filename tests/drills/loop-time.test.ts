import { randomUUID } from 'node:crypto'
import { afterAll, beforeAll, expect, test } from 'vitest'
import type { z } from 'zod'
import { LARGER_BODIES, MAX_BODY_BYTES } from '../../src/http/door/body-limits.ts'
import type { CallDefinition } from '../../src/shared/calls/define-call.ts'
import { bulkCreateFaqCall } from '../../src/shared/calls/faq.ts'
import { bulkCreatePartnersCall, bulkDeletePartnersCall } from '../../src/shared/calls/partners.ts'
import { ALL_CALLS } from '../all-calls.ts'
import { longestTurn } from '../reading/longest-turn.ts'
import { makeApp, type TestApp } from '../sites/make-app.ts'
import { insertFaq, insertPartners } from '../values/build.ts'
import { uploadList } from '../values/import-file.ts'
import { fill, keysOf, repeated, TEXTS, wildForms, wildJson } from '../values/largest-bodies.ts'
import { VIDEO_FORM } from '../values/video-form.ts'

/**
 * Nothing that a client sends may keep others waiting for longer than 100 ms: what MOST_LOOP_MS=100 asks of a quiet
 * machine. Two shared cores take some 300 ms for the largest forms beside other work; an endless or quadratic reader takes seconds.
 */
const MOST_MS = Number(process.env.MOST_LOOP_MS ?? 600)
const PARTNERS = 2000

/** Every fourth, from another one at each call; all of them with MOST_LOOP_MS. */
const some = <One>(all: readonly One[], at: number): One[] =>
  process.env.MOST_LOOP_MS ? [...all] : all.filter((_, index) => index % 4 === at % 4)
const someOf = <One>(all: Record<string, One>, at: number): Record<string, One> =>
  Object.fromEntries(some(Object.entries(all), at))

type Sent = { type: string; body: string }

let site: TestApp
let admin: Awaited<ReturnType<TestApp['signIn']>>
let partnerIds: string[]
/** By the part of a path before its `{id}`. */
const ids: Record<string, string> = {}
let requestCount = 0
const LARGE_LOGO = `data:image/png;base64,${'iVB+'.repeat(1.4 * 1024 * 1024)}`

beforeAll(async () => {
  site = await makeApp({ TRUST_PROXY: '1' })
  admin = await site.signIn('Margaret Hale')
  const rows = await insertPartners(site.app.db, ...Array.from({ length: PARTNERS }, () => ({})))
  partnerIds = rows.map(({ id }) => id)
  const [faq] = await insertFaq(site.app.db, {})
  await site.app.directory.refresh()
  const inquiry = await site.request('/api/inquiries', {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({
      partnerId: partnerIds[0],
      name: 'Ruth',
      email: 'ruth@example.org',
      message: 'Hello',
    }),
  })
  Object.assign(ids, {
    faq: faq?.id,
    inquiries: ((await inquiry.json()) as { id: string }).id,
    imports: (
      await uploadList(admin, 'name,address,city,state,zip,phone\nA,1 A St,Boone,NC,28607,8282540143')
    ).id,
  })
})
afterAll(() => site.close())

/** As from another network each time, whose limits are fresh. */
async function send(
  method: string,
  path: string,
  type: string,
  body: Uint8Array<ArrayBuffer>,
): Promise<number> {
  requestCount += 1
  const response = await admin.request(path, {
    method: method.toUpperCase(),
    headers: {
      'content-type': type,
      'x-forwarded-for': `10.${requestCount >> 8}.${requestCount & 255}.1`,
      prefer: 'respond-async',
    },
    body,
  })
  await response.arrayBuffer()
  return response.status
}

/** Returns what took too long each time: a first time also loads modules and compiles code. */
async function findSlow(method: string, path: string, bodies: Record<string, Sent>): Promise<string[]> {
  const slow: string[] = []
  for (const [name, sent] of Object.entries(bodies)) {
    let status = 0
    let least = Infinity
    for (let round = 0; round < 3 && least > MOST_MS; round++) {
      const bytes = Buffer.from(sent.body)
      const ms = await longestTurn(async () => {
        status = await send(method, path, sent.type, bytes)
      })
      least = Math.min(least, ms)
    }
    if (process.env.SHOW)
      console.log(`SHOW ${Math.round(least)} ${method} ${path} ${name} ${status} ${sent.body.length}`)
    if (least > MOST_MS) slow.push(`${name}: ${Math.round(least)} ms, ${status}`)
  }
  return slow
}

function pathOf({ path }: CallDefinition): string {
  return path.replace(/(\w+)(\/\w+)?\/\{\w+\}/, (whole, name: string) =>
    whole.replace(/\{\w+\}/, ids[name] ?? partnerIds[0] ?? ''),
  )
}

const asJson = (value: unknown): Sent => ({
  type: 'application/json',
  body: typeof value === 'string' ? value : JSON.stringify(value),
})
const asForm = (fields: Record<string, string>): Sent => ({
  type: 'application/x-www-form-urlencoded',
  body: new URLSearchParams(fields).toString(),
})
const sentAs = (bodies: Record<string, string>) =>
  Object.fromEntries(Object.entries(bodies).map(([name, body]) => [name, asJson(body)]))

/** The most that fits of what the call takes. */
function filled(call: CallDefinition, text: string, uuid: () => string): Sent {
  const limit = LARGER_BODIES[call.path] ?? MAX_BODY_BYTES
  const make = (items: number) =>
    asJson(fill(call.body as z.ZodType, { text, items, mostText: 20_000, uuid }))
  const bytesOf = ({ body }: Sent) => Buffer.byteLength(body)
  // Two small ones tell what an item takes; one of 32,768 items could take gigabytes.
  const perItem = (bytesOf(make(9)) - bytesOf(make(1))) / 8
  for (let items = Math.min(32_768, Math.ceil(limit / perItem)); ; items = Math.floor(items * 0.8)) {
    const sent = make(Math.max(1, items))
    if (bytesOf(sent) <= limit || items <= 1) return sent
  }
}

const partner = {
  ...{ name: 'Hale', address: '1 Main Street', city: 'Boone', state: 'NC', zipCode: '28607' },
  ...{ phone: '(828) 555-0142', longDescription: repeated(TEXTS.names ?? '', 1500) },
}
const question = { question: 'How long does it take?', answer: repeated(TEXTS.names ?? '', 600) }
/** Rows that the table of calls does not describe. */
const ROWS: Record<string, unknown> = {
  [bulkCreatePartnersCall.path]: { partners: Array(2000).fill(partner) },
  [bulkCreateFaqCall.path]: { faqs: Array(5000).fill(question) },
}

function bodiesOf(call: CallDefinition, at: number): Record<string, Sent> {
  const limit = LARGER_BODIES[call.path] ?? MAX_BODY_BYTES
  const keys = keysOf(call.body as z.ZodType)
  const known = some(Object.entries(TEXTS), at).map(([name, text]) => [
    `filled with ${name}`,
    filled(call, text, randomUUID),
  ])
  const waiting = partnerIds.values()
  return {
    ...sentAs(someOf(wildJson(limit, keys[0] ?? 'a'), at)),
    ...Object.fromEntries(known),
    'ids that are there': filled(call, 'a', () => waiting.next().value ?? randomUUID()),
    ...(ROWS[call.path] !== undefined && { 'rows that are taken': asJson(ROWS[call.path]) }),
    ...(keys.includes('logoUrl') && {
      'a large logo': asJson({
        ...(fill(call.body as z.ZodType, { text: 'a', items: 1, mostText: 20, uuid: randomUUID }) as object),
        logoUrl: LARGE_LOGO,
      }),
    }),
  }
}

test('a handler that spins is found', async () => {
  const spin = async () => {
    const before = process.threadCpuUsage()
    while (process.threadCpuUsage(before).user < 1500 * MOST_MS);
  }
  expect(await longestTurn(spin)).toBeGreaterThan(MOST_MS)
  expect(await longestTurn(async () => {})).toBeLessThan(MOST_MS)
})

// What deletes comes last.
const calls = ALL_CALLS.filter(({ body }) => body).sort(
  (one, other) => Number(one === bulkDeletePartnersCall) - Number(other === bulkDeletePartnersCall),
)
test.each(calls.map((call, at) => [`${call.method} ${call.path}`, call, at] as const))(
  '%s answers its largest bodies in short turns',
  async (_, call, at) => {
    expect(await findSlow(call.method, pathOf(call), bodiesOf(call, at))).toEqual([])
  },
)

const uploads = ALL_CALLS.filter(({ file }) => file)
test.each(uploads.map((call) => [`${call.method} ${call.path}`, call] as const))(
  '%s takes its largest files in short turns',
  async (_, call) => {
    const limit = LARGER_BODIES[call.path] ?? MAX_BODY_BYTES
    const type = call.file === 'csv' ? 'text/csv' : 'image/png'
    const raw = Object.entries({ 'one line': 'a', lines: 'a\n', cells: 'a,', quotes: '"' }).map(
      ([name, text]) => [`a file of ${name}`, { type, body: repeated(text, limit - 99) }] as const,
    )
    const bodies = { ...wildForms(limit, 'file'), ...Object.fromEntries(raw) }
    expect(await findSlow(call.method, pathOf(call), bodies)).toEqual([])
  },
)

/** Fields of each form, '' for what is filled; a form that is missing here fails. */
const FORMS: Record<string, Record<string, string>> = {
  '/partner/:idOrSlug/ask': { name: 'Ruth', email: 'ruth@example.org', message: '' },
  '/partner/:idOrSlug/report': { kind: 'phone', text: '' },
  '/inquiry': { reference: '', proof: '' },
  '/inquiry/copy': { reference: '', proof: '' },
  '/contacted': { reference: '', proof: '' },
  '/still-right': { check: '', proof: '', answer: 'correct' },
  '/partner-tools/access': { code: '' },
  '/partner-tools/video': { ...VIDEO_FORM, show: 'yes', additionalNotes: '', callToAction: '' },
  '/partner-tools/video/:id/cancel': { text: '' },
  '/partner-tools/video/:id/press-kit': { text: '' },
  '/partner-tools/press-release': {
    ...VIDEO_FORM,
    ...{
      companyAddress: '1 Main Street, Boone, NC 28607',
      contactName: 'Edith Wren',
      targetWordCount: '800',
    },
    ...{ newsAngle: '', testimonials: '', additionalInfo: '' },
  },
  '/partner-tools/press-release/document': { format: 'pdf', companyName: 'Hale', text: '' },
}
/** Of one field: about what the longest takes, and far beyond. */
const LENGTHS = [2000, 12_000, 30_000, 200_000]

test('every form is asked below', () => {
  const posts = site.http.routes.filter(({ method, path }) => method === 'POST' && !path.startsWith('/api/'))
  const paths = posts.map(({ path }) => path.replace(/\{.*\}/, ''))
  expect(Object.keys(FORMS).sort()).toEqual([...new Set(paths)].sort())
})

const forms = Object.entries(FORMS).map(([route, values], at) => [route, values, at] as const)
test.each(forms)('%s answers its largest forms in short turns', async (route, values, at) => {
  const path = route.replace(':idOrSlug', partnerIds[0] ?? '').replace(':id', randomUUID())
  const limit = LARGER_BODIES[route] ?? MAX_BODY_BYTES
  const filledFields = Object.keys(values).filter((name) => values[name] === '')
  const filled: [string, Sent][] = some(Object.entries(TEXTS), at).flatMap(([name, text]) =>
    LENGTHS.map((length) => {
      const fields = Object.fromEntries(filledFields.map((field) => [field, repeated(text, length)]))
      return [`${length} of ${name}`, asForm({ ...values, ...fields })] satisfies [string, Sent]
    }),
  )
  const hasLogo = limit > MAX_BODY_BYTES
  if (hasLogo) filled.push(['a large logo', asForm({ ...values, logoUrl: LARGE_LOGO })])
  const fitting = filled.filter(([, { body }]) => body.length <= limit)
  const wild = someOf(wildForms(limit, filledFields[0] ?? ''), at)
  const bodies = { ...wild, ...Object.fromEntries(fitting) }
  expect(await findSlow('post', path, bodies)).toEqual([])
})
