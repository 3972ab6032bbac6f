import { searchText } from '../../../../shared/search.ts'
import type { SearchField } from '../indexes/search-field.ts'
import type { SearchIndex } from '../indexes/search-index.ts'
import type { SearchTexts } from '../indexes/search-texts.ts'
import { endOf, scanTextColumn } from '../../finder/index/text-column.ts'
import { findTexts } from '../../finder/index/word-index.ts'
import { type MatchedField, rankHit } from './rank-match.ts'

/** By folded name, city or state. */
export function rankFolded(
  index: SearchIndex,
  query: string,
  words: string,
  raise: (position: number, rank: number) => void,
) {
  const { names, cities, states } = index
  // Folded "D.C." is no part of "Cloudcroft".
  const isShort = words.length < 3
  const inside = 2 * rankHit('name', 1, 0, words.length)
  // Where folding changes nothing, the substring rule has found the same.
  if (names.words !== names.lower || words !== searchText(query).toLowerCase())
    findTexts(index.nameIndex.words, words, (position, isAtStart) => {
      if (isAtStart) raise(position, 2 * hitOf(names, position, 0, 'name', words))
      else if (!isShort) raise(position, inside)
    })
  const rankField = (field: SearchField, name: MatchedField) =>
    scanTextColumn(field.words, words, (value, at) => {
      if (isShort && at > 0) return false
      const rank = 2 * hitOf(field, value, at, name, words)
      const end = field.memberStarts[value + 1] as number
      for (let place = field.memberStarts[value] as number; place < end; place++)
        raise(field.members[place] as number, rank)
      return false
    })
  rankField(cities, 'city')
  rankField(states, 'state')
}

function hitOf(
  { words: column }: SearchTexts,
  value: number,
  at: number,
  field: MatchedField,
  words: string,
) {
  return rankHit(field, at, endOf(column, value) - (column.starts[value] as number), words.length)
}
