import type { Random } from '../../shared/random.ts'
import { createDraft, type Draft } from './draft.ts'
import type { Facts } from './facts.ts'
import { ADVICE, CONTACT, HOUSE, STANDING } from './house-sentences.ts'
import { OPENINGS } from './opening-sentences.ts'
import { planServices } from './plan-services.ts'
import type { Sentence } from './sentence.ts'
import { SERVICES } from './service-sentences.ts'
import { singleServiceSentences } from './single-services.ts'
import { DECIDING, EARLIER_ASHES, NATURE, STONES, USES } from './stone-sentences.ts'

/** A lone sentence looks like a mistake. */
const MIN_SENTENCES = 2
/** Of one topic each. */
const SINGLE_FACTS = HOUSE.filter(({ says }) => says.length === 1)

/**
 * Three to five paragraphs: who and where; the partner, with enough facts; services; the stones; next steps.
 * `turn` as for short ones.
 */
export function draftLongDescription(
  facts: Facts,
  random: Random,
  openings = OPENINGS,
  turn = 0,
): { text: string; draft: Draft } {
  const { listed, singles } = planServices(facts.services, random, { listed: 5, singles: 4 })
  const draft = createDraft(facts, listed, random)
  const paragraphs: string[] = []
  const close = () => paragraphs.push(draft.takeParagraph())

  draft.addTurn(openings, turn)
  draft.add(HOUSE) || draft.add(STANDING)
  if (random.chance(0.5)) draft.add(HOUSE)
  close()

  if (draft.countTopics(SINGLE_FACTS) >= MIN_SENTENCES) {
    addAll(draft, [SINGLE_FACTS, SINGLE_FACTS])
    close()
  }

  const offer = [...(draft.canAdd(SERVICES) ? [SERVICES] : []), ...singles.map(singleServiceSentences)]
  // What the opening did not say.
  const detailCount = draft.canAdd(STONES) ? random.int(2, 3) : 3
  const stones = [STONES, ...random.shuffle([USES, NATURE, EARLIER_ASHES]).slice(0, detailCount)]
  const offerTells = offer.length >= MIN_SENTENCES
  const middle = random.chance(0.65) ? [offer, stones] : [stones, offer]
  for (const pools of middle) {
    if (pools === offer && !offerTells) continue
    addAll(draft, pools)
    close()
  }

  if (!offerTells) addAll(draft, offer)
  addAll(draft, random.shuffle([DECIDING, ADVICE]))
  draft.add(CONTACT)
  close()
  return { text: paragraphs.join('\n\n'), draft }
}

function addAll(draft: Draft, pools: readonly (readonly Sentence[])[]): void {
  for (const pool of pools) draft.add(pool)
}
