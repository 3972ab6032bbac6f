import { describe, expect, it } from 'vitest'
import { breakTemplate } from '../bench/videos/broken-templates.ts'
import { checkFrames } from '../bench/videos/check-frames.ts'
import { NAMES, type SampleName } from '../bench/videos/names.ts'
import { SHAPES } from '../src/features/videos/render/shape.ts'
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
