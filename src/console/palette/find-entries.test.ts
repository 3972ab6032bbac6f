import { expect, test } from 'vitest'
import { findEntries, type PaletteEntry } from './find-entries.ts'

const entry = (label: string, words?: string): PaletteEntry => ({
  id: label,
  label,
  go: '/',
  ...(words && { words }),
})
const entries = [
  entry('Personal Data', 'erase privacy'),
  entry('Add Partner'),
  entry('Partners'),
  entry('Crémation'),
]
const labels = (query: string) => findEntries(entries, query).map(({ label }) => label)

test('every word must occur, in any letter case and with or without accents', () => {
  expect(labels('DATA personal')).toEqual(['Personal Data'])
  expect(labels('erase')).toEqual(['Personal Data'])
  expect(labels('cremation')).toEqual(['Crémation'])
  expect(labels('partner erase')).toEqual([])
})

test('what begins with the query stands first; an empty query leaves the order', () => {
  expect(labels('part')).toEqual(['Partners', 'Add Partner'])
  expect(labels(' ')).toEqual(['Personal Data', 'Add Partner', 'Partners', 'Crémation'])
})
