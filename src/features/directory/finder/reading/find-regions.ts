import type { Region } from '../../../../shared/places/regions.ts'
import { joinPlaceWords } from '../../places/gazetteer/place-key.ts'
import { countDirections } from '../../places/names/region-parts.ts'
import { BEFORE_PLACES, WORD_CODES } from '../vocabulary/words.ts'
import { partIn, stateOf } from './places.ts'
import {
  type Asked,
  alike,
  LONGEST_SLIP,
  type Mention,
  mentionOf,
  priorOf,
  type Span,
  saidIn,
  spansOf,
} from './spans.ts'
import type { Token } from './tokens.ts'

/** States, provinces and parts of them. */
export function findRegions(asked: Asked): Mention[] {
  const { gazetteer, tokens } = asked
  const found: Mention[] = []
  for (const span of spansOf(tokens, 5)) {
    const { start, end, words } = span
    const region = gazetteer.region(words.join(' '))
    if (!region) continue
    const first = tokens[start] as Token
    const isWordCode = end === start + 1 && WORD_CODES.has(first.text)
    if (isWordCode && !isCodeMeant(asked, start)) continue
    found.push(regionMention(asked, span, region, { isLaw: isLawful(tokens, start, isWordCode) }))
  }
  const longest = found.filter((one) => !found.some((other) => isWithin(one, other)))
  return longest.flatMap((mention) => [mention, ...partsOf(asked, mention)])
}

const isWithin = (a: Mention, b: Mention) => (a.cover & ~b.cover) === 0 && a.cover !== b.cover

/** A word that is a state's code is one surely after a comma or at the end. */
function isLawful(tokens: readonly Token[], at: number, isWordCode: boolean): boolean {
  const isLast = at > 0 && at === tokens.length - 1 && !tokens[at - 1]?.isFiller
  return !isWordCode || tokens[at]?.isAfterComma === true || isLast
}

/** "or", "in", "me" are states at the end or after a comma. */
export function isCodeMeant({ tokens, gazetteer }: Pick<Asked, 'tokens' | 'gazetteer'>, at: number): boolean {
  if (tokens.length === 1) return true
  const before = tokens[at - 1]
  if (at === 0 || !before) return false
  const names = [[before.text], [tokens[at - 2]?.text ?? '', before.text]]
  const isAfterCity = names.some((words) => gazetteer.cities(joinPlaceWords(words)).length > 0)
  // "germs or smell" is no Oregon, "portland or funeral home" is.
  if (at < tokens.length - 1) return isAfterCity && !before.isFiller
  const { text, isAfterComma } = tokens[at] as Token
  // "cremation la", but "cremation in" goes on.
  const isAfterTrade = before.isTrade && !BEFORE_PLACES.has(text)
  return isAfterCity || isAfterComma || isAfterTrade || !before.isFiller
}

function regionMention(asked: Asked, span: Span, region: Region, more: Partial<Mention>): Mention {
  const place = stateOf(asked.index, region)
  return mentionOf(span, place, priorOf(asked, place) + saidIn(asked, span.start, span.end), more)
}

/** "southwest florida", "eastern kentucky" */
function partsOf(asked: Asked, { start, end, place, isLaw }: Mention): Mention[] {
  const before = asked.tokens.slice(0, start).map(({ text }) => text)
  const count = countDirections(before)
  if (count === 0) return []
  const part = partIn(asked.index, before.slice(-count).join(''), place.region)
  if (!part) return []
  return [mentionOf({ start: start - count, end }, part, priorOf(asked, part), { isLaw })]
}

/** States like a misspelt word; no law, since the word may be another. */
export function findRegionsAlike(asked: Asked): Mention[] {
  const { gazetteer, tokens, slipCost, weights } = asked
  const found: Mention[] = []
  for (const span of spansOf(tokens, LONGEST_SLIP)) {
    const { start, end, key } = span
    const own = tokens.slice(start, end)
    if (key.length < 4 || own.every(({ isFiller }) => isFiller)) continue
    for (const { key: like, loss } of alike(gazetteer.regionKeys, key, slipCost, weights)) {
      const region = gazetteer.region(like)
      if (region) found.push(regionMention(asked, span, region, { loss }))
    }
  }
  return found
}
