import { readFileSync } from 'node:fs'
import path from 'node:path'
import { expect, test } from 'vitest'
import { findBuild } from '../scripts/run/find-build.mjs'
import { makePlaceIndex } from '../src/features/directory/places/gazetteer/gazetteer.ts'

test('the build holds the index of places that the sources make', async () => {
  const built = JSON.parse(readFileSync(path.join(findBuild(), 'server/place-index.json'), 'utf8'))
  const made = await makePlaceIndex()
  expect(made.codes.length).toBeGreaterThan(40_000)
  // As a whole the two would be compared, and shown, for seconds.
  for (const [part, values] of Object.entries(made))
    expect(JSON.stringify(built[part]) === JSON.stringify(values), part).toBe(true)
})
