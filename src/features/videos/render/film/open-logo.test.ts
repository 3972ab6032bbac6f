import { createCanvas } from '@napi-rs/canvas'
import { expect, it } from 'vitest'
import { openLogo } from './open-logo.ts'

/** Left half and right half of a mark. */
async function openHalves(left: string, right: string, look: { ground: string; ink: string }) {
  const canvas = createCanvas(80, 40)
  const context = canvas.getContext('2d')
  context.fillStyle = left
  context.roundRect(10, 5, 30, 30, 12)
  context.fill()
  context.beginPath()
  context.fillStyle = right
  context.roundRect(40, 5, 30, 30, 12)
  context.fill()
  const logo = await openLogo(canvas.encodeSync('png'), look)
  const colourAt = (x: number) =>
    [...(logo?.picture.getContext('2d').getImageData(x, 15, 1, 1).data ?? [])].slice(0, 3)
  return { plate: logo?.plate, colours: [colourAt(15), colourAt(45)] }
}

const DARK = { ground: '#15171F', ink: '#FBF0DC' }
const LIGHT = { ground: '#E4DFD0', ink: '#1E2B2A' }

it('sets the part of a mark that its ground would swallow in the ink of the words, and leaves the other', async () => {
  const gold = [0xb0, 0x8a, 0x3e]
  const onDark = await openHalves('#23304A', '#B08A3E', DARK)
  expect(onDark).toEqual({ plate: null, colours: [[0xfb, 0xf0, 0xdc], gold] })
  const onLight = await openHalves('#23304A', '#B08A3E', LIGHT)
  expect(onLight).toEqual({ plate: null, colours: [[0x23, 0x30, 0x4a], gold] })
})

it('lays light under a mark whose parts the ink would make one', async () => {
  const onDark = await openHalves('#23304A', '#FFFFFF', DARK)
  expect(onDark.plate).not.toBeNull()
  expect(onDark.colours).toEqual([
    [0x23, 0x30, 0x4a],
    [255, 255, 255],
  ])
})
