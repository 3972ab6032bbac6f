import { expect, test } from 'vitest'
import type { DirectoryEntry } from '../snapshot/directory-entry.ts'
import { countServices } from './filter-choices.ts'

const services = new Map(
  ['burial', 'green-burial', 'planning', 'transport'].map((slug) => [
    slug,
    { slug, label: slug.toUpperCase() },
  ]),
)
const entry = (slugs: readonly string[]) => ({ services: slugs }) as DirectoryEntry

test('counts each partner once for a service, whether partners share their set of services or not', () => {
  const shared = ['burial', 'planning']
  const entries = [
    entry(shared),
    entry(['burial', 'green-burial']),
    entry(shared),
    entry(['planning', 'transport']),
    entry([]),
  ]
  expect(countServices({ services }, entries)).toEqual([
    { slug: 'burial', label: 'BURIAL', partnerCount: 3 },
    { slug: 'planning', label: 'PLANNING', partnerCount: 3 },
    { slug: 'green-burial', label: 'GREEN-BURIAL', partnerCount: 1 },
    { slug: 'transport', label: 'TRANSPORT', partnerCount: 1 },
  ])
})

test('a service that all offer is listed only when it is chosen', () => {
  const entries = [entry(['burial']), entry(['burial', 'planning'])]
  expect(countServices({ services }, entries).map(({ slug }) => slug)).toEqual(['planning'])
  expect(countServices({ services }, entries, 'burial').map(({ slug }) => slug)).toEqual([
    'burial',
    'planning',
  ])
})
