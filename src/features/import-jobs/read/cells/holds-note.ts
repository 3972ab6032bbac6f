import { readTable } from '../../../../shared/text/read-table.ts'
import table from './notes.tsv?raw'

const WHERE = ['anywhere', 'alone', 'name', 'first'] as const
type Where = (typeof WHERE)[number]

const NOTES = readTable(table, ['words', 'where'])
const wordsOf = (where: Where) =>
  NOTES.filter((note) => note.where === where)
    .map(({ words }) => words.replaceAll(' ', '[^a-z0-9]+'))
    .join('|')

/** "Closed Mondays" tells of hours. */
const OPEN_OTHERWISE = '(?! (?:on |every )?(?:mon|tue|wed|thu|fri|sat|sun|weekend|holiday))'
const ANYWHERE = new RegExp(`\\b(?:${wordsOf('anywhere')})\\b${OPEN_OTHERWISE}`)
const ALONE = new RegExp(`(?:^|[([{*])[^a-z0-9]*(?:${wordsOf('alone')})[^a-z0-9]*(?:$|[)\\]}*])`)
const IN_NAMES = new RegExp(`\\b(?:${wordsOf('name')})\\b|^\\W*(?:${wordsOf('first')})\\b`)
/** A note, an unfilled template, a key held down: "** ", "{{name}}", "zz Hollis". */
const SIGNS = /^[*@-]|\?\?|\{\{|^(?:xx+|zz+)|^old\s*[-–—:]/

const LONGEST_NOTE = 300

const folded = (text: string) => text.normalize('NFKD').replace(/\p{M}/gu, '').toLowerCase()

/** Whether a cell says closed, gone or not to be listed. */
export function saysNotShown(cell: string): boolean {
  if (cell.length > LONGEST_NOTE) return false
  const text = folded(cell)
  return ANYWHERE.test(text) || ALONE.test(text)
}

/** Whether a name or an address holds a note of the team. */
export function holdsNote(text: string): boolean {
  const plain = folded(text)
  return IN_NAMES.test(plain) || SIGNS.test(plain) || saysNotShown(text)
}
