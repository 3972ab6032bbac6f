import type { FactMark } from '../../shared/fact-marks.ts'
import type { DescriptionFacts } from '../../shared/partners/description-facts.ts'
import { findRegion } from '../../shared/places/regions.ts'
import { createTextCheck, type Source } from '../facts-lock/check-text.ts'
import { marksOf } from '../facts-lock/mark-text.ts'
import { readFacts } from './read-facts.ts'
import { ALSO_TRUE, SENTENCES, type Topic } from './sentences.ts'
import { fill, slotsOf } from './write-description.ts'

/** True of a partner by its being listed; no word of price, quality, rank or staff. */
const PLAIN = `partner authorized provider directory family families people person those
  serve serving service services offer offered offers provide provides help helps assist assists assistance support work
  works arrange arranges arranged arrangement choose choice choices option ask asked turn welcome question questions
  contact more information call telephone phone number email e-mail mail write website visit find found reach reached
  sent learn here there elsewhere include includes receive through addition additional among other others one make
  available directly home house care what thing things operates operate need like would wish please you your
  possible beyond around answer answers`
/** Of ashes and stones, whose words may stand in any order. */
const FALSE_OF_STONES =
  /\bstones?\b[^.,;]*\b(?:becomes?|turn(?:s|ed)? into|made into)\b[^.,;]*\bash|\bash(?:es)? (?:takes?|(?:comes? )?in) (?:the )?place of (?:the )?stones?|\b(?:choose|pick|select)\b[^.,;]*\b(?:colou?r|size|number)/i
/** The stones and ashes, of which sentences may be joined in one. */
const OF_STONES: readonly Topic[] = ['stones', 'use', 'earlier', 'nature', 'later']

/**
 * Marks each name, number or the like that the fields lack, and each sentence that rests neither on a field nor on a
 * sentence known to be true of every partner.
 */
export function checkDescription(text: string, values: DescriptionFacts, today: Date): FactMark[] {
  const facts = readFacts(values, today)
  const region = findRegion(values.state)
  const state = region?.name ?? values.state
  const slots = slotsOf(facts, [], 'It')
  const written = Object.entries(SENTENCES).flatMap(([topic, frames]) => {
    const filled = frames.flatMap((frame: string) => fill(frame, slots) ?? [])
    const group = OF_STONES.includes(topic as Topic) ? 'stones' : topic
    return filled.map((line) => ({ text: line, group: topic === 'opening' ? line : group }))
  })
  const field = (line: string, group = line): Source => ({ text: line, group })
  const { since } = facts.slots
  const labels = [
    ...written,
    ...ALSO_TRUE.map((line) => field(line, 'stones')),
    ...facts.services.map((service) => field(`It offers ${service}.`)),
    field(`located address street ${values.address}, ${values.city}, ${state} ${region?.code ?? ''}`),
    field(`It is a ${facts.kind} in ${values.city}`),
    field(
      `${values.annualCremations || ''} cremations each every year annually roughly approximately`,
      'cremations',
    ),
    ...(since ? [field(`It has offered solidified remains since ${since}`, 'since')] : []),
  ].filter(({ group }) => group !== 'cremations' || values.annualCremations > 0)
  const rests = createTextCheck({
    language: 'en',
    names: [facts.name, values.name, `the ${facts.kind}`],
    places: [facts.name, values.address, values.city, values.state, state, region?.code ?? ''],
    plain: PLAIN,
    sources: [
      ...labels.map((label) => ({ ...label, isLabel: true })),
      ...facts.highlights.map((line) => ({ text: line })),
      ...[values.phone, values.email, values.website].map((contact) =>
        field(`${contact} with any questions about solidified remains and stones`),
      ),
    ],
  })
  return marksOf(text, (sentence) =>
    FALSE_OF_STONES.test(sentence) ? { sources: null, unknown: [] } : rests(sentence),
  )
}
