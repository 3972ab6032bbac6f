import type { DirectoryEntry } from '../../snapshot/directory-entry.ts'
import { countBits } from '../indexes/likeness-table.ts'
import { textAt } from '../indexes/word-index.ts'
import { EVERYDAY_WORDS, PLACE_WORDS, TRADE_WORDS } from '../vocabulary/words.ts'
import type { NameHit, NameHits } from './names.ts'
import type { KnownPlace } from './places.ts'
import type { Reading } from './reading.ts'
import { type Asked, byLikeness, type Mention } from './spans.ts'
import { bitsOf, weightOutside } from './tokens.ts'
import { CLOSE } from './weights.ts'

/** Weighed one by one; the likest come first. */
const MOST = 40

type Placed = { cover: number; loss: number; place: KnownPlace | null }

/** Partners whose names, addresses or both have words of the query, with the place among the other words. */
export function readPartners(asked: Asked, mentions: readonly Mention[], { found, at }: NameHits): Reading[] {
  if (found.length === 0) return []
  const { tokens } = asked
  const placed = placeHits(mentions, at)
  const laws = mentions.filter(({ isLaw }) => isLaw)
  const said = new Set(tokens.map(({ text }) => text))
  const byLoss = Map.groupBy(found, (hit) => {
    const there = placed.get(hit.position)
    return (
      weightOutside(tokens, hit.cover | hit.address | (there?.cover ?? 0)) + hit.loss + (there?.loss ?? 0)
    )
  })
  const likest = [...byLoss.keys()].sort((a, b) => a - b).flatMap((loss) => byLoss.get(loss) ?? [])
  const scored = likest.slice(0, MOST).map((hit) => {
    const there = placed.get(hit.position)
    return { ...weigh(asked, laws, said, hit, there), hit, there }
  })
  scored.sort((a, b) => b.score - a.score || a.hit.position - b.hit.position)
  const [best] = scored
  if (!best) return []
  const alike = scored.filter(({ score }) => score >= best.score - CLOSE)
  return [
    {
      score: best.score,
      place: best.there?.place ?? null,
      hasRegion: best.there?.place != null,
      cover: best.cover,
      loss: best.loss,
      isExact: best.hit.loss === 0 || best.there?.loss === 0,
      named: alike.map(({ hit }) => hit.position),
    },
  ]
}

/** What of the query says where each of the partners is. */
function placeHits(mentions: readonly Mention[], hitAt: NameHits['at']): Map<number, Placed> {
  const placed = new Map<number, Placed>()
  for (const { cover, loss, place } of mentions.toSorted(byLikeness)) {
    for (const position of place.positions) {
      const hit = hitAt(position)
      // Its name has the words as typed: "western pocono" is no "Poconos".
      if (!hit || (loss > hit.loss && (cover & ~hit.cover) === 0)) continue
      const known = placed.get(position)
      if (!known) placed.set(position, { cover, loss, place })
      else if ((cover & ~known.cover) !== 0) {
        known.cover |= cover
        known.loss += loss
        if (place.kind !== 'state' && known.place?.kind === 'state') known.place = place
      }
    }
  }
  return placed
}

function weigh(
  { index, tokens, weights }: Asked,
  laws: readonly Mention[],
  said: ReadonlySet<string>,
  hit: NameHit,
  there: Placed | undefined,
): { score: number; cover: number; loss: number } {
  const { position } = hit
  const words = textAt(index.names.column, position).split(' ')
  const address = ` ${textAt(index.streets.column, position)} `
  let cover = hit.cover | hit.address
  let score = weights.name
  for (const [at, { text, isFiller }] of tokens.entries()) {
    const bit = bitsOf(at, at + 1)
    const isSaid = isFiller && (cover & bit) === 0 && words.includes(text)
    if (isSaid) score += weights.trade
    if (isSaid || (!isFiller && address.includes(` ${text} `))) cover |= bit
  }
  if (there && (there.cover & ~hit.cover) !== 0) score += weights.agreement
  cover |= there?.cover ?? 0
  if (hit.address !== 0) score += weights.address
  const { stateSlug } = index.ranked[position] as DirectoryEntry
  if (laws.length > 0 && laws.every(({ place }) => place.region.slug !== stateSlug))
    score += weights.contradiction
  const telling = words.filter((word) => !EVERYDAY_WORDS.has(word) && !PLACE_WORDS.has(word))
  const rest = Math.max(0, telling.length - countBits(hit.cover))
  const isWhole = rest === 0 && words.every((word) => !TRADE_WORDS.has(word) || said.has(word))
  if (isWhole) score += weights.wholeName
  if (words[0] === tokens[0]?.text) score += weights.nameStart
  const loss = hit.loss + (there?.loss ?? 0)
  return { score: score - loss - weightOutside(tokens, cover), cover, loss }
}
