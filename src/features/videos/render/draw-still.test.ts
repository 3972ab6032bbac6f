import sharp from 'sharp'
import { expect, it } from 'vitest'
import type { StillRequest } from './draw-still.ts'
import { drawStill } from './draw-still.ts'

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
  atSeconds: 7,
  width: 270,
}

it('is a JPEG of the shape, with the words of the facts', async () => {
  const still = await drawStill(request)
  expect(await sharp(still).metadata()).toMatchObject({ format: 'jpeg', width: 270, height: 480 })
  const other = await drawStill({ ...request, facts: { ...request.facts, companyName: 'Heron' } })
  expect(still.equals(other)).toBe(false)
  expect(still.equals(await drawStill(request))).toBe(true)
})

it('needs a template that exists', async () => {
  await expect(drawStill({ ...request, templateId: 'none' })).rejects.toThrow('no template')
})
