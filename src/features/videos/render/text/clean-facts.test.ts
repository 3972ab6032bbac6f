import { expect, it } from 'vitest'
import { cleanFacts, findUncovered } from './clean-facts.ts'
import { openFonts } from './fonts.ts'

const { covers } = openFonts()
const nothing = { companyName: '', contactName: '', phone: '', website: '', callToAction: '', notes: '' }
const nameOf = (companyName: string) => cleanFacts({ ...nothing, companyName }, covers).companyName

it.each([
  'Coopérative funéraire Évangéline-Beauséjour & Fils',
  'Dom Pogrzebowy Żółkiewski, Łódź',
  'Дом Памяти',
  'مؤسسة السلام لخدمات الجنائز',
  'בית הלוויות שלום',
  'Peace 🕊️ Home 👩‍👩‍👧 ☎️',
  'O’Brien: 100% “quiet”',
])('keeps %s as it is', (name) => expect(nameOf(name)).toBe(name))

it('drops what no font has, so that nothing is drawn as a box', () => {
  expect(nameOf('Home \u{10FFFF}陳氏 of Peace')).toBe('Home of Peace')
})

it.each([
  ['陳氏殯儀館 Chan & Sons', ['陳', '氏', '殯', '儀', '館']],
  ['शांति सदन', ['श', 'ा', 'ं', 'त', 'ि', 'स', 'द', 'न']],
  ['平和の家 平和', ['平', '和', 'の', '家']],
  ['Coopérative Żółkiewski مؤسسة‌السلام בית 🕊️ 👩‍👩‍👧 ☎️', []],
  ['Bell\u0000wether\u3000Home\u2060', []],
] as const)('finds the letters of %j that no font has', (text, letters) => {
  expect(findUncovered(text, covers)).toEqual(letters)
})

it('makes one line without control characters or hidden directions', () => {
  expect(nameOf('Bell\u0000wether\r\n\u202eHome\uD800')).toBe('Bell wether Home')
})

it('shows a website without its protocol', () => {
  expect(cleanFacts({ ...nothing, website: 'https://wren.example/' }, covers).website).toBe('wren.example')
})
