import { describe, expect, it } from 'vitest'
import { breakTemplate } from '../../bench/videos/broken-templates.ts'
import { checkFrames } from '../../bench/videos/check-frames.ts'
import { NAMES, type Sample, type SampleName } from '../../bench/videos/names.ts'
import { createFilm } from '../../src/features/videos/render/film/create-film.ts'
import { safeAreaOf } from '../../src/features/videos/render/film/place-scene.ts'
import { SHAPES, sizeOf } from '../../src/features/videos/render/shape.ts'
import { TEMPLATES } from '../../src/features/videos/render/templates/templates.ts'
import { VIDEO_LENGTHS } from '../../src/shared/videos/video.ts'

const names = Object.keys(NAMES) as SampleName[]
/** Each template once, with the next shape and name; `npm run bar -- videos` checks all of them. */
const samples = TEMPLATES.map((template, at) => ({
  id: template.id,
  template,
  shape: SHAPES[at % SHAPES.length] ?? 'landscape',
  name: names[at % names.length] ?? 'short',
}))

it.each(samples)(
  '$id holds in $shape with the name "$name"',
  async ({ template, shape, name }) => {
    expect(await checkFrames(template, shape, NAMES[name])).toEqual([])
  },
  120_000,
)

/** Each text of the widest letter without a space, as long as the form takes it. */
const UNBROKEN: Sample = {
  facts: {
    companyName: 'W'.repeat(VIDEO_LENGTHS.companyName),
    cityState: 'W'.repeat(VIDEO_LENGTHS.cityState),
    story: ['W'.repeat(VIDEO_LENGTHS.storyLine1)],
    contactName: 'W'.repeat(VIDEO_LENGTHS.contactName),
    phone: 'W'.repeat(VIDEO_LENGTHS.contactPhone),
    website: 'W'.repeat(VIDEO_LENGTHS.website),
    callToAction: 'W'.repeat(VIDEO_LENGTHS.callToAction),
    notes: 'W'.repeat(VIDEO_LENGTHS.additionalNotes),
  },
}
const longest = TEMPLATES.flatMap((template) => [
  { id: template.id, texts: 'words', template, sample: NAMES.longest },
  { id: template.id, texts: 'unbroken texts', template, sample: UNBROKEN },
])

it.each(longest)(
  '$id shows $texts of the greatest length whole and legible',
  async ({ template, sample }) => {
    const place = { drawAt: () => {} }
    for (const shape of SHAPES) {
      const size = sizeOf(shape, 'preview')
      const film = await createFilm({ template, shape, ...size, facts: sample.facts, logo: null, place })
      const items = film.scenes.flatMap(({ end, fadeOut }) => film.wordsAt(end - fadeOut - 0.1).items)
      for (const { sprite } of items) {
        const { content, box } = sprite.placed
        const safe = safeAreaOf(shape, size.width, size.height)
        expect(box.x, shape).toBeGreaterThanOrEqual(safe.x - 1)
        expect(box.y, shape).toBeGreaterThanOrEqual(safe.y - 1)
        expect(box.x + box.width, shape).toBeLessThanOrEqual(safe.x + safe.width + 1)
        expect(box.y + box.height, shape).toBeLessThanOrEqual(safe.y + safe.height + 1)
        if (content.kind !== 'text') continue
        const { lines, sizePx } = content.set
        expect(lines.at(-1), shape).not.toContain('…')
        expect((100 * sizePx) / Math.min(size.width, size.height), shape).toBeGreaterThanOrEqual(2.1)
      }
    }
  },
)

describe('the check of frames', () => {
  const [template] = TEMPLATES
  if (!template) throw new Error('There is no template')
  it.each(breakTemplate(template))(
    'finds what $says',
    async ({ template: broken, says }) => {
      const findings = await checkFrames(broken, 'landscape', NAMES.french)
      expect(findings.some((finding) => says.test(finding))).toBe(true)
    },
    120_000,
  )
})
