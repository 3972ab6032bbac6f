import type { Random } from '../../shared/random.ts'
import type { Facts } from '../facts.ts'
import { CLOSE, HISTORY, HOUSE, type Paragraph, STONES, WAY } from './long-description-sentences.ts'

/** Three to five paragraphs, separated by blank lines. */
export function writeLongDescription(facts: Facts, random: Random): string {
  const paragraph = (pools: Paragraph, count = pools.length) =>
    pools
      .slice(0, count)
      .map((pool) =>
        random.pick(
          pool.map((write) => write(facts, random)).filter((text): text is string => Boolean(text)),
        ),
      )
      .join(' ')
  const optional = random.sample(['house', 'way', 'close'], random.int(1, 3))
  const parts = [paragraph(HISTORY)]
  if (optional.includes('house')) parts.push(paragraph(HOUSE))
  if (optional.includes('way')) parts.push(paragraph(WAY, random.int(2, 3)))
  parts.push(paragraph(STONES))
  if (optional.includes('close')) parts.push(paragraph(CLOSE))
  return parts.join('\n\n')
}
