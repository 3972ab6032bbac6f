import sharp from 'sharp'
import { expect, it } from 'vitest'
import type { StillRequest } from './draw-still.ts'
import { createStillArtist } from './draw-still.ts'
import { TEMPLATES } from './templates/templates.ts'

const request: StillRequest = {
  templateId: 'raked-garden',
  shape: 'portrait',
  facts: {
    companyName: 'Wren',
    contactName: '',
    phone: '802 555 0142',
    website: '',
    callToAction: '',
    notes: '',
  },
  logo: null,
  atSeconds: 3,
  width: 270,
}

it('is a JPEG of the shape, with the words of the facts', async () => {
  const drawStill = createStillArtist()
  const still = await drawStill(request)
  expect(await sharp(still).metadata()).toMatchObject({ format: 'jpeg', width: 270, height: 480 })
  const other = await drawStill({ ...request, facts: { ...request.facts, companyName: 'Heron' } })
  expect(still.equals(other)).toBe(false)
  expect(still.equals(await drawStill(request))).toBe(true)
})

it('is the same whatever was drawn before', async () => {
  const drawStill = createStillArtist()
  // All are plates: two show whether one leaves something behind.
  const films = TEMPLATES.slice(0, 2)
  const draw = (templateId: string) => drawStill({ ...request, templateId, atSeconds: 5.3, width: 120 })
  const early = new Map<string, Buffer>()
  for (const { id } of films) early.set(id, await draw(id))
  await drawStill({ ...request, atSeconds: 21, width: 120 })
  for (const { id } of films) expect((await draw(id)).equals(early.get(id) as Buffer), id).toBe(true)
})

it('needs a template that exists', async () => {
  await expect(createStillArtist()({ ...request, templateId: 'none' })).rejects.toThrow('no template')
})
