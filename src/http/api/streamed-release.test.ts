import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { startModel } from '../../../tests/servers/start-model.ts'
import { makeApp, type TestApp } from '../../../tests/sites/make-app.ts'
import { RELEASE_FORM } from '../../../tests/values/release-form.ts'
import { askPatiently } from '../../integrations/writer/ask-patiently.ts'
import { createLanguageModel } from '../../integrations/writer/create-language-model.ts'
import type { PressReleaseAnswer } from '../../shared/press-releases/press-release.ts'
import { PRESS_TEXTS } from '../../shared/press-releases/press-texts.ts'

const ROOMS = 'first second third next other older newer small plain quiet bright long open calm warm'.split(
  ' ',
)
const rooms = (count: number) =>
  ROOMS.slice(0, count).map(
    (word) =>
      `The ${word} room of the chapel is open to families who want to be alone with the stones for a while.`,
  )
const FORM = {
  ...RELEASE_FORM,
  testimonials: '"They listened. Nothing was rushed." - Ann Lee',
  additionalInfo: rooms(15).join(' '),
  targetWordCount: 300,
}
const HEADLINE = 'Hale & Marsh Funeral Home offers solidified remains in Knox County'
const LEAD = 'Hale & Marsh Funeral Home now offers solidified remains to families in Knox County.'
const text = (...blocks: string[]) => [HEADLINE, LEAD, ...blocks].join('\n\n')
const GOOD = text('"They listened. Nothing was rushed," wrote Ann Lee.', ...rooms(6))

let site: TestApp
let model: Awaited<ReturnType<typeof startModel>>
beforeAll(async () => {
  model = await startModel()
  site = await makeApp({
    AI_PROVIDER: 'openai-compatible',
    AI_MODEL: 'm',
    AI_BASE_URL: model.url,
    // Its tests ask from one block, which gets a tenth.
    AI_DAILY_LIMIT: '2000',
    TRUST_PROXY: '1',
  })
})
afterAll(async () => {
  await site.close()
  await model.close()
})
beforeEach(() => {
  model.requests.length = 0
  model.state.fault = 'ok'
  waitForModel(20_000)
})

/** Short only where nothing comes: a busy machine takes seconds for a good text. */
function waitForModel(totalMs: number) {
  const language = createLanguageModel(site.app.config)
  if (!language) throw new Error('no model')
  site.app.model = askPatiently(language, site.app.clock, { attempts: 2, totalMs, pauseMs: 10 })
}

const request = (signal?: AbortSignal) =>
  site.request('/api/partner-tools/press-release', {
    method: 'POST',
    headers: { 'content-type': 'application/json', accept: 'text/event-stream' },
    body: JSON.stringify(FORM),
    ...(signal && { signal }),
  })

type Event = { name: string; data: unknown }
async function* eventsOf(response: Response): AsyncGenerator<Event> {
  let buffer = ''
  const decoder = new TextDecoder()
  for await (const bytes of response.body ?? []) {
    buffer += decoder.decode(bytes, { stream: true })
    const blocks = buffer.split('\n\n')
    buffer = blocks.pop() ?? ''
    for (const block of blocks)
      yield {
        name: /^event: (.*)$/m.exec(block)?.[1] ?? '',
        data: JSON.parse(/^data: (.*)$/m.exec(block)?.[1] ?? 'null'),
      }
  }
}
/** What a reader of the stream saw, with everything that was shown for a while. */
async function read(response: Response) {
  let shown = ''
  const everShown: string[] = []
  let answer: PressReleaseAnswer | null = null
  for await (const { name, data } of eventsOf(response)) {
    if (name === 'text') shown += data
    if (name === 'restart') shown = ''
    if (name === 'done') answer = data as PressReleaseAnswer
    everShown.push(shown)
  }
  return { shown, everShown: everShown.join('\n'), answer }
}

test('the release is seen sentence by sentence while the model still writes', async () => {
  let isWritten = false
  model.state.answer = () => GOOD
  const response = await request()
  let shown = ''
  for await (const { name, data } of eventsOf(response)) {
    if (name === 'restart') throw new Error('It started again.')
    if (name === 'text') shown += data
    if (name === 'done') isWritten = true
    if (shown.includes('first room')) {
      expect(shown).toMatch(/^FOR IMMEDIATE RELEASE\n\nHale & Marsh .*\n\nKNOXVILLE, Tenn\. \(/)
      expect(shown).not.toContain('###')
      break
    }
  }
  expect(shown).toContain('first room')
  expect(isWritten).toBe(false)
})

test('what was shown is the start of the release, put together it is the release', async () => {
  model.state.answer = () => GOOD
  const { shown, answer } = await read(await request())
  expect(answer).toMatchObject({ source: 'ai', pressRelease: shown })
})

test.each([
  ['an invented telephone', text('Call 555-867-5309 for details.', ...rooms(7)), /867/],
  [
    'an invented quotation',
    text('"We are thrilled. So happy," said Bob Stone.', ...rooms(7)),
    /thrilled|happy/,
  ],
  ['markup and a foreign link', text('<b>Visit</b> https://evil.example now.', ...rooms(7)), /evil|<b>/],
])('%s is not shown, not even while the model writes (PRESS-5)', async (_, written, invented) => {
  model.state.answer = () => written
  const { everShown, answer } = await read(await request())
  expect(answer?.source).toBe('ai')
  expect(everShown).not.toMatch(invented)
  expect(everShown).toContain('first room')
})

test.each(['drop', 'error in the stream', 'hang', '500', 'garbage', 'empty'] as const)(
  'a model that fails (%s) ends in the text of the built-in writer, which says so (PRESS-8)',
  async (fault) => {
    model.state.fault = fault
    if (fault === 'hang') waitForModel(1500)
    model.state.answer = () => GOOD
    const { shown, answer } = await read(await request())
    expect(answer).toMatchObject({ source: 'template', pressRelease: shown })
    expect(answer?.warnings[0]).toMatchObject({ kind: 'writer' })
  },
)

test('a stop ends the request to the model and writes nothing else', async () => {
  model.state.answer = () => text(...rooms(12), ...rooms(12), ...rooms(12))
  const stop = new AbortController()
  const response = await request(stop.signal)
  const seen: Event[] = []
  for await (const event of eventsOf(response)) {
    seen.push(event)
    if (event.name === 'text') stop.abort()
  }
  expect(seen.map(({ name }) => name)).not.toContain('done')
  expect(site.app.model?.status()).toMatchObject({ lastFailure: null })
  expect(model.requests).toHaveLength(1)
})

test('a fault of the product itself is told in the words of the specification', async () => {
  site.app.model = {
    name: 'm',
    ask: () => Promise.reject(new TypeError('broken')),
    status: () => ({ isOpen: false, retryAt: null, lastFailure: null }),
  }
  const events: Event[] = []
  for await (const event of eventsOf(await request())) events.push(event)
  expect(events.at(-1)).toMatchObject({
    name: 'error',
    data: { code: 'internal', message: PRESS_TEXTS.failed },
  })
})
