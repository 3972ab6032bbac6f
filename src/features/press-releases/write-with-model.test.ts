import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { type ModelFault, startModel } from '../../../tests/servers/start-model.ts'
import { makeApp, type TestApp } from '../../../tests/sites/make-app.ts'
import { RELEASE_FORM } from '../../../tests/values/release-form.ts'
import { readConfig } from '../../config/config.ts'
import { askPatiently } from '../../integrations/writer/ask-patiently.ts'
import { createLanguageModel } from '../../integrations/writer/create-language-model.ts'
import { checkProse } from '../../shared/press-releases/check-prose.ts'
import { PressReleaseInput } from '../../shared/press-releases/press-release.ts'
import { ADMINISTRATOR } from '../shares/shares.ts'
import { sayStandIn } from './say-stand-in.ts'
import { writePressRelease } from './write-press-release.ts'

const filler = (count: number) =>
  Array.from(
    { length: count },
    (_, index) =>
      `The ${['first', 'second', 'third', 'next', 'other', 'older', 'newer', 'small', 'plain', 'quiet', 'bright', 'long', 'open', 'calm', 'warm', 'kept', 'lower', 'upper', 'inner', 'outer'][index % 20]} room of the chapel is open to families who want to be alone with the ${index < 20 ? 'stones' : 'ashes'} for a while.`,
  )
const input = PressReleaseInput.parse({
  ...RELEASE_FORM,
  additionalInfo: `The funeral home was founded in 1952. The chapel seats 80 people. ${filler(38).join(' ')}`,
  testimonials: '"They listened to us, and nothing was rushed." - Ann Lee',
  targetWordCount: 300,
})
const HEADLINE = 'Hale & Marsh Funeral Home offers solidified remains in Knox County'
const LEAD =
  'Hale & Marsh Funeral Home now offers solidified remains to families in Knox County, the funeral home said.'
const QUOTE = '“They listened to us, and nothing was rushed,” wrote Ann Lee.'
const text = (...blocks: string[]) => [HEADLINE, LEAD, ...blocks].join('\n\n')
const GOOD = text(QUOTE, 'The funeral home was founded in 1952. The chapel seats 80 people.', ...filler(5))

/** What a model may do: its answers in turn, or its fault; then who wrote the text in the end. */
const MODES: readonly {
  mode: string
  answers?: string[]
  fault?: ModelFault
  source: 'ai' | 'template'
  has?: RegExp
  hasNot?: RegExp
}[] = [
  { mode: 'good', answers: [GOOD], source: 'ai', has: /nothing was rushed,” wrote Ann Lee/ },
  { mode: 'too short', answers: [text(...filler(3))], source: 'ai', has: /1952[\s\S]+80 people/ },
  { mode: 'too long', answers: [text(...filler(38))], source: 'ai' },
  {
    mode: 'hype',
    answers: [text(QUOTE, 'It is a truly amazing, world-class service!', ...filler(6))],
    source: 'ai',
    hasNot: /amazing|world-class|!/,
  },
  {
    mode: 'invented telephone',
    answers: [text(QUOTE, 'Call 555-867-5309 for details.', ...filler(6))],
    source: 'ai',
    hasNot: /867/,
  },
  {
    mode: 'invented quotation',
    answers: [text('“We are thrilled,” said Director Bob Stone.', ...filler(6))],
    source: 'ai',
    hasNot: /thrilled/,
  },
  {
    mode: 'injection',
    answers: [text('<script>alert(1)</script> Visit https://evil.example now.', ...filler(6))],
    source: 'ai',
    hasNot: /script|evil/,
  },
  {
    mode: 'reasoning aloud',
    answers: [`<think>\nThey want Bob Stone.\n</think>\n\n${GOOD}`],
    source: 'ai',
    has: /^FOR IMMEDIATE RELEASE\n\nHale & Marsh Funeral Home offers/,
    hasNot: /Bob Stone|think/,
  },
  {
    mode: 'talkative',
    answers: [`Here is the press release:\n\n\`\`\`markdown\n# ${GOOD}\n\`\`\``],
    source: 'ai',
    has: /^FOR IMMEDIATE RELEASE\n\nHale & Marsh Funeral Home offers/,
  },
  { mode: 'cut off', answers: [GOOD], fault: 'cut', source: 'template' },
  { mode: 'error', answers: [GOOD], fault: '500', source: 'template' },
  { mode: 'garbage', answers: [GOOD], fault: 'garbage', source: 'template' },
  { mode: 'empty', answers: [''], fault: 'empty', source: 'template' },
  {
    mode: 'refusing',
    answers: [
      text(
        ...Array.from(
          { length: 9 },
          (_, at) => `I cannot write part ${at} of the release, as it is about a death in a family.`,
        ),
      ),
    ],
    source: 'template',
  },
  { mode: 'slow', answers: [GOOD], fault: 'hang', source: 'template' },
  {
    mode: 'other language',
    answers: [
      `Neues Angebot\n\n${'Das Bestattungshaus bietet nun Steine aus Asche für alle Familien der Gegend an und berät jeden gern. '.repeat(9)}`,
    ],
    source: 'template',
  },
]

let site: TestApp
let model: Awaited<ReturnType<typeof startModel>>
beforeAll(async () => {
  model = await startModel()
  site = await makeApp()
})
afterAll(async () => {
  await site.close()
  await model.close()
})
beforeEach(() => {
  model.requests.length = 0
})

test.each(MODES)(
  'a model that is $mode (PRESS-5)',
  async ({ answers = [''], fault = 'ok', source, has, hasNot }) => {
    const config = readConfig({ AI_PROVIDER: 'openai-compatible', AI_MODEL: 'm', AI_BASE_URL: model.url })
    const language = createLanguageModel(config)
    if (!language) throw new Error('no model')
    // Short only where nothing comes: a busy machine takes seconds for a good text.
    const totalMs = fault === 'hang' ? 1500 : 20_000
    const patient = askPatiently(language, site.app.clock, { attempts: 2, totalMs, pauseMs: 10 })
    model.state.fault = fault
    model.state.answer = () => answers[Math.min(model.requests.length, answers.length) - 1] ?? ''

    const answer = await writePressRelease({ ...site.app, config, model: patient }, ADMINISTRATOR, input)
    const body = answer.pressRelease
    expect(answer.source).toBe(source)
    expect(body).toMatch(/^FOR IMMEDIATE RELEASE\n\n[\s\S]+\n\nMedia Contact\n[\s\S]+\n\n###$/)
    expect(answer.wordCount).toBeLessThanOrEqual(330)
    if (has) expect(body).toMatch(has)
    if (hasNot) expect(body.split('\n\n').slice(1, -2).join('\n')).not.toMatch(hasNot)
    expect(checkProse(body, ['Hale & Marsh Funeral Home']).filter(({ repair }) => repair !== null)).toEqual(
      [],
    )
    if (source !== 'template') return
    expect(answer.warnings[0]).toMatchObject({ kind: 'writer' })
    expect(answer.warnings[0]?.message).toMatch(/^The built-in writer wrote this text/)
  },
)

test.each([
  [{ kind: 'limit' }, /Tomorrow/],
  [{ kind: 'busy', retryAfterMs: 3_600_000 }, /in an hour\.$/],
  [{ kind: 'paused', retryAfterMs: 130_000 }, /in 3 minutes\.$/],
  [{ kind: 'paused', retryAfterMs: 3_599_000 }, /in 60 minutes\.$/],
  [{ kind: 'quota' }, /in a minute\.$/],
  [{ kind: 'denied' }, /not available at present/],
  [{ kind: 'slow' }, /You can try again\.$/],
] as const)(
  'a partner is told when AI may write again, and nothing of its settings: %j (PRESS-8)',
  (failure, has) => {
    expect(sayStandIn(failure)).toMatch(has)
    expect(sayStandIn(failure)).not.toMatch(/AI_|key|model|UTC/)
  },
)

test('the question holds the facts as data, and nothing of the contact or the key', async () => {
  const config = readConfig({
    AI_PROVIDER: 'openai-compatible',
    AI_MODEL: 'm',
    AI_BASE_URL: model.url,
    AI_API_KEY: 'secret-key-1',
  })
  const language = createLanguageModel(config)
  if (!language) throw new Error('no model')
  model.state.fault = 'ok'
  model.state.answer = () => GOOD
  await writePressRelease(
    { ...site.app, config, model: askPatiently(language, site.app.clock) },
    ADMINISTRATOR,
    input,
  )
  const asked = JSON.stringify(model.requests[0]?.body)
  expect(asked).toContain('Knox County')
  expect(asked).not.toMatch(/865-555-0142|news@halemarsh|secret-key/)
})
