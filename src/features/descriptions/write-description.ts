import type { Random } from '../../shared/random.ts'
import { createDraft, type Draft } from './draft.ts'
import type { Facts } from './facts.ts'
import { CONTACT, HOUSE } from './house-sentences.ts'
import { OPENINGS } from './opening-sentences.ts'
import { planServices } from './plan-services.ts'
import type { Sentence } from './sentence.ts'
import { SERVICES } from './service-sentences.ts'
import { singleServiceSentences } from './single-services.ts'
import { DECIDING, EARLIER_ASHES, STONES, USES } from './stone-sentences.ts'

type Part = 'house' | 'more' | 'services' | 'single' | 'stones' | 'detail' | 'contact'

/**
 * Three to five sentences: who and where, services, the stones, a fact or two. `turn` numbers the fitting
 * openings, so that asking again differs.
 */
export function draftDescription(facts: Facts, random: Random, openings = OPENINGS, turn = 0): Draft {
  const { listed, singles } = planServices(facts.services, random, { listed: 4, singles: 1 })
  const draft = createDraft(facts, listed, random)
  draft.addTurn(openings, turn)

  const pools: Record<Part, readonly Sentence[]> = {
    house: HOUSE,
    more: HOUSE,
    services: listed.length > 0 ? SERVICES : [],
    single: singles.flatMap(singleServiceSentences),
    stones: STONES,
    detail: random.pick([USES, EARLIER_ASHES, DECIDING]),
    contact: CONTACT,
  }
  const length = random.pick([3, 4, 4, 4, 5])
  for (const part of choosePartsInOrder(draft, pools, length - 1, random)) draft.add(pools[part])
  for (const pool of [CONTACT, USES, DECIDING]) if (draft.plan.length < length) draft.add(pool)
  return draft
}

/** Services and stones always, the rest by chance. */
function choosePartsInOrder(
  draft: Draft,
  pools: Record<Part, readonly Sentence[]>,
  count: number,
  random: Random,
): Part[] {
  const possible = (part: Part) => draft.canAdd(pools[part])
  const needed = (['services', 'stones'] as const).filter(possible)
  const further = random.shuffle<Part>(['house', 'more', 'single', 'detail', 'contact']).filter(possible)
  const chosen = new Set<Part>([...needed, ...further].slice(0, count))
  const offer: Part[] = ['services', 'single']
  const stones: Part[] = ['stones', 'detail']
  const middle = random.chance(0.6) ? [...offer, ...stones] : [...stones, ...offer]
  const order: Part[] = ['house', 'more', ...middle, 'contact']
  return order.filter((part) => chosen.has(part))
}
