import { readTable } from '../../../../shared/text/read-table.ts'
import table from './notes.tsv?raw'

const NOTES = readTable(table, ['words', 'where'])
const rowsOf = (...where: string[]) =>
  NOTES.flatMap((note) => (where.includes(note.where) ? [note.words] : []))
const wordsOf = (...where: string[]) =>
  rowsOf(...where)
    .join('|')
    .replaceAll(' ', '[^a-z0-9]+')
const anyOf = (...where: string[]) => new RegExp(`\\b(?:${wordsOf(...where)})\\b`)

/** "Closed Mondays" tells of hours, "Closed Won" of a sale. */
const OPEN_OTHERWISE = '(?! (?:on |every )?(?:mon|tue|wed|thu|fri|sat|sun|weekend|holiday|won))'
const ANYWHERE = new RegExp(anyOf('anywhere', 'text').source + OPEN_OTHERWISE)
const ALONE = new RegExp(`(?:^|[([{*])[^a-z0-9]*(?:${wordsOf('alone')})[^a-z0-9]*(?:$|[)\\]}*])`)
const IN_NAMES = new RegExp(`${anyOf('name').source}|^\\W*(?:${wordsOf('first')})\\b`)
const [IN_TITLES, IN_TEXTS] = [anyOf('alone'), anyOf('text')]
const MAILBOXES = new Set(rowsOf('mailbox'))
const HOSTS = new Set(rowsOf('host'))
/** A note, a price, an unfilled template, a key held down: "** ", "Cremation?", "{{name}}", "zz Hollis". */
const SIGNS = /^[*@-]|[?$]|\{\{|^(?:xx+|zz+)|^old\s*[-–—:]/

const LONGEST_NOTE = 300

const folded = (text: string) => text.normalize('NFKD').replace(/\p{M}/gu, '').toLowerCase()

/** Whether a cell says closed, gone or not to be listed. */
export function saysNotShown(cell: string): boolean {
  if (cell.length > LONGEST_NOTE) return false
  const text = folded(cell)
  return ANYWHERE.test(text) || ALONE.test(text)
}

/** Whether a list's title says that its partners are gone. */
export const isTitleOfGone = (title: string): boolean => saysNotShown(title) || IN_TITLES.test(folded(title))

/** Whether a name or a service holds a note of the team. */
export function holdsNote(text: string): boolean {
  const plain = folded(text)
  return IN_NAMES.test(plain) || SIGNS.test(plain) || saysNotShown(text)
}

/** Whether a description is meant for the team. */
export const isForTheTeam = (text: string): boolean => IN_TEXTS.test(folded(text))

/** Whether an e-mail address is put in where one is asked for, or a website is a directory's. */
export function isNobodys(address: string): boolean {
  const [mailbox = '', domain] = address.toLowerCase().split('@')
  const isNone = (part: string) => MAILBOXES.has(part) || saysNotShown(part)
  if (domain !== undefined) return [mailbox, ...domain.split('.')].some(isNone)
  const url = URL.parse(address)
  const host = url?.host.replace(/^www\./, '') ?? ''
  return HOSTS.has(host) || HOSTS.has(host + url?.pathname)
}
