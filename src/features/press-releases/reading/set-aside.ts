import { escapePattern } from '../../../shared/press-releases/text/map-prose.ts'
import { readTable } from '../../../shared/text/read-table.ts'
import table from './set-aside.tsv?raw'

const ROWS = readTable(table, ['as', 'words'])

const anyOf = (kind: string) =>
  ROWS.filter((row) => row.as === kind)
    .map((row) => escapePattern(row.words).replace(/-$/, '\\p{L}*'))
    .join('|')
const wordsOf = (source: string) => new RegExp(`(?<![\\p{L}\\d])(?:${source})(?![\\p{L}\\d])`, 'iu')
const NOTE = wordsOf(
  `${anyOf('note')}|(?:${anyOf('not')})(?: \\p{L}+){0,2} (?:${anyOf('tell')})|(?:${anyOf('told')})(?:-\\p{L}+)? pas`,
)
const PRAISE = wordsOf(anyOf('praise'))
const BOAST = wordsOf(anyOf('boast'))

const plain = (text: string) =>
  text
    .replace(/[’']/g, '')
    .replace(/\bdo not\b/gi, 'dont')
    .replace(/\bdoes not\b/gi, 'doesnt')

/** For whoever reads the form, or private. */
export const isNote = (text: string): boolean => NOTE.test(plain(text)) || /^\(.*\)\.?$/.test(text)
/** Leaves nothing without it. */
export const isPraise = (text: string): boolean => PRAISE.test(plain(text))
/** Beside news, where it can go. */
export const isBoast = (text: string): boolean => BOAST.test(plain(text))
