import { appendFile, cp, mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { fileURLToPath } from 'node:url'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { hashDrawing } from './hash-drawing.ts'

const SOURCES = fileURLToPath(new URL('../../', import.meta.url))
let folder: string
beforeAll(async () => {
  folder = await mkdtemp(path.join(tmpdir(), 'drawing-'))
  await cp(SOURCES, folder, { recursive: true })
})
afterAll(() => rm(folder, { recursive: true }))

test('the hash changes with the code and the pictures of the films, and with nothing else', async () => {
  const before = hashDrawing(folder)
  expect(before).toMatch(/^[0-9a-f]{16}$/)
  for (const name of ['main.ts', 'features/videos/render/draw-still.test.ts'])
    await appendFile(path.join(folder, name), '\n')
  expect(hashDrawing(folder)).toBe(before)
  const seen = new Set([before])
  for (const name of [
    'features/videos/render/film/plates.ts',
    'features/videos/render/templates/templates.ts',
    'features/social-images/fit-text.ts',
    'features/videos/render/art/still-water-blue.avif',
  ]) {
    await appendFile(path.join(folder, name), '\n')
    seen.add(hashDrawing(folder))
  }
  expect(seen.size).toBe(5)
})
