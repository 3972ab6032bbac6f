import { BEFORE_PLACES, EVERYDAY_WORDS } from '../../places/query/everyday-words.ts'
import type { SearchIndex } from '../indexes/search-index.ts'
import { foldWords } from '../../finder/vocabulary/fold-words.ts'
import { ownerOf } from './owner-of.ts'

/** A web or e-mail address. */
const PASTED =
  /(?:https?:\/\/)?(?:[\w.+-]+@)?((?:[a-z0-9](?:[a-z0-9-]*[a-z0-9])?\.)+[a-z]{2,24})(?::\d+)?(\/[^\s?#]*)?(?:[?#]\S*)?/i
/** Pages of this site that end with a partner's slug. */
const PARTNER_PAGE = /^\/(?:partner|state\/[^/]+\/city\/[^/]+)\/([^/]+)/
/** Mailboxes of these belong to people, not to their owner. */
const MAIL_SITES = new Set(
  'gmail googlemail yahoo hotmail outlook aol icloud msn live comcast att videotron bell'.split(' '),
)
const SHORTEST_LABEL = 6
const LONGEST_LABEL = 60
const LONGEST_WORD = 20
/** Of family names: "delacruz". */
const PARTICLES = new Set('de du la le el mc o st van von da di'.split(' '))
/** Ends of names of towns, which nobody means by themselves: "bensonville". */
const TOWN_ENDS = new Set(['ville', 'town'])

/**
 * Spells out a pasted address, then also takes words apart that partners' names consist of:
 * "https://www.ralphalbrecht.com" is "ralph albrecht". A page of this site stands for its partner. Empty
 * without an address.
 */
export function readPasted(index: SearchIndex, query: string): string[] {
  const pasted = PASTED.exec(query)
  const [whole = '', host = '', path = ''] = pasted ?? []
  const slug = PARTNER_PAGE.exec(path)?.[1]
  if (pasted && slug) return [slug.replaceAll('-', ' ')]
  if (pasted) {
    const label = host.split('.').at(-2) ?? ''
    const mailbox = whole.split('@')[0] ?? ''
    const name = takeApart(index, MAIL_SITES.has(label) ? mailbox : label)
    return name === null ? [] : [query.replace(whole, ` ${name} `), name]
  }
  const words = foldWords(query).split(' ')
  const owners = words.map((word) => ownerOf(index, word))
  if (owners.join(' ') !== words.join(' ')) return [owners.join(' ')]
  const apart = words.map((word) => (index.nameWords.known.has(word) ? null : takeApart(index, word)))
  return apart.some((words) => words !== null) ? [words.map((word, at) => apart[at] ?? word).join(' ')] : []
}

/** The fewest known words that a label consists of, or null. */
function takeApart({ nameWords, cityValues }: SearchIndex, label: string): string | null {
  const text = foldWords(label).replace(/[^a-z0-9]/g, '')
  if (text.length < SHORTEST_LABEL || text.length > LONGEST_LABEL) return null
  const best: (string[] | null)[] = [[]]
  for (let end = 1; end <= text.length; end++) {
    best[end] = null
    for (let start = Math.max(0, end - LONGEST_WORD); start < end; start++) {
      const before = best[start]
      const word = text.slice(start, end)
      // Initials stand first; other short pieces are found in anything.
      const isWord =
        (word.length > 2 || start === 0 || BEFORE_PLACES.has(word) || PARTICLES.has(word)) &&
        !TOWN_ENDS.has(word) &&
        (nameWords.known.has(word) || EVERYDAY_WORDS.has(word) || cityValues.has(word))
      if (!before || !isWord || (best[end] && before.length + 1 >= (best[end]?.length ?? 0))) continue
      best[end] = [...before, word]
    }
  }
  const words = best[text.length]
  // "Monton" is not "mon ton".
  const isTelling = words?.some((word) => !EVERYDAY_WORDS.has(word))
  return words && isTelling ? words.join(' ') : null
}
