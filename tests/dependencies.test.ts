import { readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import packageJson from '../package.json' with { type: 'json' }

const text = readFileSync('docs/dependencies.md', 'utf8')

test('docs/dependencies.md gives a reason for each package that ships', () => {
  const listed = [...text.matchAll(/^\| `([^`]+)` \| (.+) \| \d+ \|$/gm)].map(([, name]) => name)
  expect(listed.toSorted()).toEqual(Object.keys(packageJson.dependencies).toSorted())
})

test('and counts them all', () => {
  type Entry = { dev?: boolean; devOptional?: boolean; optional?: boolean }
  const { packages } = JSON.parse(readFileSync('package-lock.json', 'utf8')) as {
    packages: Record<string, Entry>
  }
  const shipped = Object.entries(packages).filter(
    ([folder, { dev, devOptional, optional }]) => folder !== '' && !dev && !devOptional && !optional,
  )
  expect(text).toContain(`In all ${shipped.length} packages`)
})
