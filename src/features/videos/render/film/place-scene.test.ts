import sharp from 'sharp'
import { describe, expect, it } from 'vitest'
import { SHAPES, type Shape, sizeOf } from '../shape.ts'
import { TEMPLATES } from '../templates/templates.ts'
import type { VideoTemplate } from '../templates/video-template.ts'
import { createFilm } from './create-film.ts'

const place = { drawAt: () => {} }
const facts = {
  companyName: 'Coopérative funéraire Évangéline-Beauséjour & Fils de la Vallée-de-l’Assomption',
  contactName: 'Éléonore L’Écuyer-Gagné',
  phone: '+1 (450) 555-0187 poste 2204',
  website: 'www.cooperative-funeraire-evangeline-beausejour.example',
  callToAction: 'Appelez-nous',
  notes: '',
}
const [anyTemplate] = TEMPLATES as [VideoTemplate]

/** What stands on the screen at the end. */
async function placed(template: VideoTemplate, shape: Shape, logo: Buffer | null) {
  const film = await createFilm({ template, shape, ...sizeOf(shape, 'full'), facts, logo, place })
  return film.wordsAt(film.durationSeconds - 0.1).items.map(({ sprite }) => sprite.placed)
}

it.each(TEMPLATES)('the code of $id can be scanned in every shape, beside a long name', async (template) => {
  for (const shape of SHAPES) {
    const items = await placed(template, shape, null)
    const code = items.find(({ content }) => content.kind === 'code')
    if (code?.content.kind !== 'code') throw new Error('There is no code')
    // With four free modules on each side.
    const modulePx = code.box.width / (code.content.code.size + 8)
    expect(modulePx, shape).toBe(Math.round(modulePx))
    expect(modulePx, shape).toBeGreaterThanOrEqual(3)
  }
})

describe('a logo', () => {
  const logoOf = (width: number, height: number) =>
    sharp({ create: { width, height, channels: 4, background: '#1d5754' } })
      .png()
      .toBuffer()
  const markOf = async (width: number, height: number) => {
    const items = await placed(anyTemplate, 'landscape', await logoOf(width, height))
    return items.find(({ content }) => content.kind === 'logo' || content.kind === 'monogram')
  }

  it.each([
    [1, 1],
    [6000, 12],
    [1, 6000],
  ])('of %i × %i pixels would not be seen: the monogram stands in', async (width, height) => {
    expect((await markOf(width, height))?.content.kind).toBe('monogram')
  })

  it('of few pixels is enlarged four times at most', async () => {
    const mark = await markOf(30, 24)
    expect(mark?.content.kind).toBe('logo')
    if (mark?.content.kind !== 'logo') return
    expect(mark.box.height - 2 * mark.content.paddingPx).toBeCloseTo(96)
  })

  it.each([
    [400, 200, false],
    [200, 200, true],
    [6000, 12, true],
  ])('of %i × %i pixels: the end card writes the name as well: %s', async (width, height, isWritten) => {
    const items = await placed(anyTemplate, 'landscape', await logoOf(width, height))
    const texts = items.flatMap(({ content }) => (content.kind === 'text' ? content.set.lines.join(' ') : []))
    expect(texts.some((text) => text.startsWith('Coopérative'))).toBe(isWritten)
  })
})
