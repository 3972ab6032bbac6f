import { findRegion, type Region } from '../../../../shared/places/regions.ts'
import { keysFrom } from '../indexes/likeness-table.ts'
import { LONGEST_SPAN, mentionsOf } from './find-cities.ts'
import { cityIn } from './places.ts'
import { alike } from './slip-cost.ts'
import { type Asked, type Mention, type Span, spansOf } from './spans.ts'
import { bitsOf, type Token } from './tokens.ts'

/** Spans of more words are not compared by likeness. */
const LONGEST_SLIP = 3
/** Likest keys of a span. */
const MOST_ALIKE = 7
/** With more telling words a place stands at an end, or after "in". */
const SENTENCE = 5
/** Words at the end of a sentence that are read with slips. */
const LAST_WORDS = 3

/** Cities like words that are misspelt, within the regions of `laws` if there are any. */
export function findCitiesAlike(asked: Asked, laws: ReadonlySet<Region>, known: number): Mention[] {
  const { index, gazetteer, tokens, slipCost, weights } = asked
  const found: Mention[] = []
  for (const span of spansOf(tokens, LONGEST_SLIP)) {
    const own = tokens.slice(span.start, span.end)
    if (span.key.length < 4 || /\d/.test(span.key) || (bitsOf(span.start, span.end) & ~known) === 0) continue
    if (own.every(({ isFiller }) => isFiller)) continue
    if (!isPlacedWell(tokens, span)) continue
    const likest = [gazetteer.placeKeys, index.cityKeys]
      .flatMap((table) => alike(table, span.key, slipCost, weights))
      .sort((a, b) => a.loss - b.loss)
    const keys = new Set<string>()
    for (const { key, loss } of likest) {
      if (keys.size >= MOST_ALIKE || keys.has(key) || key === span.key) continue
      const mentions = mentionsOf(asked, span, key, loss, laws)
      if (mentions.length > 0) keys.add(key)
      found.push(...mentions)
    }
  }
  return found
}

function isPlacedWell(tokens: readonly Token[], { start, end }: Span): boolean {
  const telling = tokens.filter(({ isFiller }) => !isFiller).length
  if (telling <= SENTENCE) return true
  const isWhole = !tokens[start]?.isFiller && !tokens[end - 1]?.isFiller
  return isWhole && (tokens[start]?.isAfterIn === true || start >= tokens.length - LAST_WORDS)
}

/** Cities that begin with the last words. Only those with partners. */
export function findCitiesBegun(asked: Asked, laws: ReadonlySet<Region>): Mention[] {
  const { index, tokens } = asked
  const found: Mention[] = []
  for (const span of spansOf(tokens, LONGEST_SPAN)) {
    if (span.end !== tokens.length || span.key.length < 3 || (tokens[span.start]?.isFiller && span.start > 0))
      continue
    const groups = [...keysFrom(index.cityKeys, span.key)].flatMap((key) => index.cityGroups.get(key) ?? [])
    groups.sort((a, b) => b.positions.length - a.positions.length)
    for (const group of groups.slice(0, MOST_ALIKE)) {
      if (group.key === span.key) continue
      const region = findRegion(group.stateSlug)
      const place = region && cityIn(index, asked.gazetteer, group.key, region)
      if (place) found.push(...mentionsOf(asked, span, group.key, asked.weights.begun, laws, [place]))
    }
  }
  return found
}
