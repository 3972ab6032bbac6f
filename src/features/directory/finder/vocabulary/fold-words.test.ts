import { expect, test } from 'vitest'
import { foldWords } from './fold-words.ts'

test.each([
  ['Montréal', 'montreal'],
  ['St. Louis', 'saint louis'],
  ['Sault Ste. Marie', 'sault saint marie'],
  ['Ft Worth', 'fort worth'],
  ['Mt.  Airy', 'mount airy'],
  ["O'Brien", 'obrien'],
  ['O’Brien & Sons', 'obrien and sons'],
  ['Smith&Sons', 'smith and sons'],
  ['“Wren” Chapel', 'wren chapel'],
  ['Winston–Salem', 'winston salem'],
  ['N.C.', 'nc'],
  ['Hollis Fnrl Svc', 'hollis funeral service'],
  ['hollis meml assn', 'hollis memorial association'],
  ['Wren Twp. Cem.', 'wren township cemetery'],
  ['J. B. Cole, Inc.', 'jb cole inc'],
  ['Sœurs', 'soeurs'],
  ['Łódź, Søren, Đorđe, Ægir, Þór', 'lodz soren dorde aegir thor'],
  ['100% _x_ \\', '100% _x_ \\'],
  [' . , ’ ', ''],
])('%s', (text, folded) => {
  expect(foldWords(text)).toBe(folded)
})
