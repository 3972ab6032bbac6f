import { readdirSync, readFileSync } from 'node:fs'
import path from 'node:path'
import { expect, test } from 'vitest'
import { OWN_FOLDERS } from './data-folders.ts'
import { KEY_FILE } from './sealing/key-file.ts'

/** Of earlier releases; the user who runs the product may be unable to read it. */
const EARLIER = ['backup-key.txt']
const PLACE = /\b(?:dataDir|DATA_DIR), '([^'/]+)/g

test('whatever the sources name below DATA_DIR stands in a folder that root hands over', () => {
  const files = readdirSync('src', { recursive: true, encoding: 'utf8' })
    .filter((name) => /(?<!\.test)\.tsx?$/.test(name))
    .map((name) => readFileSync(path.join('src', name), 'utf8'))
  const named = [
    KEY_FILE.split('/')[0],
    ...files.flatMap((text) => [...text.matchAll(PLACE)].map(([, name]) => name)),
  ]
  expect(named.length).toBeGreaterThan(15)
  expect(named.filter((name = '') => ![...OWN_FOLDERS, ...EARLIER].includes(name))).toEqual([])
})
