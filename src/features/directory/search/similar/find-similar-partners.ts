import type { DirectoryEntry } from '../../snapshot/directory-entry.ts'
import type { SearchIndex } from '../indexes/search-index.ts'
import { findTexts } from '../../finder/index/word-index.ts'
import { mayContain } from '../indexes/word-list.ts'
import { createTopList } from '../../finder/index/top-list.ts'
import { foldText } from '../../finder/vocabulary/fold-text.ts'
import { scorePlaces } from './similar-places.ts'
import { readSimilarQuery, type SimilarQuery } from './similar-query.ts'
import { certainStrengths, exactBySpelling, maxBySpelling, prepareSpelling } from './similar-strengths.ts'
import {
  createFieldStrength,
  isSimilar,
  MIN_LIKENESS,
  MIN_TOTAL,
  STRENGTH,
  textScore,
  totalScore,
  WEIGHT,
  wordStrength,
} from './similarity.ts'

/** Per 32 characters of the query. */
export const MAX_COMPARISONS = 40_000
const FIRST_COMPARISONS = 500
/** Smaller directories are ranked exactly. */
const MAX_DESCRIPTIONS = 2000

const ROUNDING = 1e-9

/**
 * The `count` partners most similar (SEARCH-5), best first. Equals a full scan by createSimilarity, but
 * compares only partners whose upper bound reaches a threshold. Approximate beyond MAX_COMPARISONS names or
 * MAX_DESCRIPTIONS descriptions.
 */
export function findSimilarPartners(index: SearchIndex, query: string, count = 3): DirectoryEntry[] {
  const similar = readSimilarQuery(query)
  if (similar.text === '' || similar.text.includes('\0')) return []
  const { ranked } = index
  const places = scorePlaces(index, similar)
  const texts = [similar.text, similar.subject]
  const byWords = certainStrengths(index.names.folded, texts, similar.words, (text, onHit) => {
    findTexts(index.nameIndex.folded, text, onHit)
  })
  const certain = (position: number) => (byWords === null ? 0 : byWords(position))
  const spelling = prepareSpelling(index.names, similar)
  const byDescription = WEIGHT.description * maxDescriptionStrength(index, similar) + ROUNDING

  let threshold = byWords || places.isAny ? thresholdOf(places.sums, certain, count) : 0
  /** 0: out. */
  const bounds = new Float64Array(ranked.length)
  const hundredths = new Uint32Array(1001)
  for (let position = 0; position < bounds.length; position++) {
    const known = certain(position)
    const base = (places.sums[position] as number) + byDescription
    if (base + WEIGHT.name * Math.max(known, STRENGTH.spelling) < threshold) continue
    const bound = base + WEIGHT.name * Math.max(known, maxBySpelling(spelling, position))
    if (bound < threshold || bound <= MIN_TOTAL) continue
    bounds[position] = bound
    const hundredth = (bound * 100) | 0
    hundredths[hundredth] = (hundredths[hundredth] as number) + 1
  }

  const best = createTopList<{ position: number; total: number }>(count, (a, b) => {
    return b.total - a.total || a.position - b.position
  })
  const descriptionStrength = createFieldStrength([similar.subject], similar.words, (text) => {
    return mayContain(index.descriptionWords, text)
  })
  let descriptionsRead = 0
  const compare = (position: number) => {
    const known = certain(position)
    const name = known >= STRENGTH.substring ? known : Math.max(known, exactBySpelling(spelling, position))
    if ((places.sums[position] as number) + WEIGHT.name * name + byDescription < threshold) return
    const { description } = ranked[position] as DirectoryEntry
    const isRead = description !== null && byDescription > ROUNDING && descriptionsRead++ < MAX_DESCRIPTIONS
    const text = textScore({
      name,
      city: places.cityAt(position),
      state: places.stateAt(position),
      zipCode: places.zipCodeAt(position),
      description: isRead ? descriptionStrength(foldText(description)) : 0,
    })
    const geographic = places.geographicAt(position)
    if (isSimilar(text, geographic)) best.add({ position, total: totalScore(text, geographic) })
    threshold = Math.max(threshold, best.items[count - 1]?.total ?? 0)
  }
  // Best bounds raise the threshold first.
  const blocks = Math.ceil(similar.text.length / 32)
  const few = lowestOf(hundredths, FIRST_COMPARISONS)
  const least = lowestOf(hundredths, Math.floor(MAX_COMPARISONS / blocks))
  for (let position = 0; position < bounds.length; position++) {
    if ((bounds[position] as number) >= few) compare(position)
  }
  for (let position = 0; position < bounds.length; position++) {
    const bound = bounds[position] as number
    if (bound >= least && bound >= threshold && bound < few) compare(position)
  }
  return best.items.map(({ position }) => ranked[position] as DirectoryEntry)
}

function maxDescriptionStrength({ descriptionWords }: SearchIndex, query: SimilarQuery): number {
  const mayHave = (text: string) => mayContain(descriptionWords, text)
  if (mayHave(query.subject)) return STRENGTH.exact
  const letters = query.words.filter(mayHave).reduce((sum, word) => sum + word.length, 0)
  const isComparable = query.subject.length > MIN_LIKENESS * descriptionWords.shortest
  return Math.max(wordStrength(letters, query.words), isComparable ? STRENGTH.spelling : 0)
}

/** What `count` partners certainly reach; others below are out. */
function thresholdOf(places: Float64Array, certain: (position: number) => number, count: number): number {
  const best = createTopList<number>(count, (a, b) => b - a)
  let least = 0
  for (let position = 0; position < places.length; position++) {
    const total = (places[position] as number) + WEIGHT.name * certain(position)
    if (total <= least) continue
    best.add(total)
    least = best.items[count - 1] ?? 0
  }
  return least > MIN_TOTAL ? least - ROUNDING : 0
}

/** The bound that at most `most` partners reach. `hundredths`: partners by bound. */
function lowestOf(hundredths: Uint32Array, most: number): number {
  let above = 0
  let least = hundredths.length
  while (least > 1 && above + (hundredths[least - 1] as number) <= most)
    above += hundredths[--least] as number
  return least / 100
}
