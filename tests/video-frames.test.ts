import { describe, expect, it } from 'vitest'
import { breakTemplate } from '../bench/videos/broken-templates.ts'
import { checkFrames } from '../bench/videos/check-frames.ts'
import { NAMES, type SampleName } from '../bench/videos/names.ts'
import { createFilm } from '../src/features/videos/render/film/create-film.ts'
import { SHAPES, sizeOf } from '../src/features/videos/render/shape.ts'
import { TEMPLATES } from '../src/features/videos/render/templates/templates.ts'

const names = Object.keys(NAMES) as SampleName[]
/** Each template in each shape, with a name that moves on; `npm run bar -- videos` checks all of them. */
const samples = TEMPLATES.flatMap((template, at) =>
  SHAPES.map((shape, next) => {
    const name = names[(at + next * 2) % names.length] ?? 'short'
    return { id: template.id, template, shape, name }
  }),
)

it.each(samples)(
  '$id holds in $shape with the name "$name"',
  async ({ template, shape, name }) => {
    expect(await checkFrames(template, shape, NAMES[name])).toEqual([])
  },
  120_000,
)

it.each(TEMPLATES)('$id shows texts of the greatest length whole and legible', async (template) => {
  const background = { rate: () => 1, drawAt: () => {} }
  for (const shape of SHAPES) {
    const size = sizeOf(shape, 'preview')
    const film = await createFilm({ template, shape, ...size, ...NAMES.longest, logo: null, background })
    const items = template.scenes.flatMap(({ end, fadeOut }) => film.wordsAt(end - fadeOut - 0.1).items)
    for (const { sprite } of items) {
      const { content } = sprite.placed
      if (content.kind !== 'text') continue
      const { lines, sizePx } = content.set
      expect(lines.at(-1), shape).not.toContain('…')
      expect((100 * sizePx) / Math.min(size.width, size.height), shape).toBeGreaterThanOrEqual(2.1)
    }
  }
})

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
