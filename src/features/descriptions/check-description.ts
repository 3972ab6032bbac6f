import type { FactMark } from '../../shared/fact-marks.ts'
import type { DescriptionFacts } from '../../shared/partners/description-facts.ts'
import { findRegion } from '../../shared/places/regions.ts'
import { createTextCheck } from '../facts-lock/check-text.ts'
import type { Source } from '../facts-lock/facts.ts'
import { marksOf } from '../facts-lock/mark-text.ts'
import { INSTRUCTS, readFacts } from './read-facts.ts'
import {
  ALSO_TRUE,
  ALSO_TRUE_OF,
  MEANINGS_OF_SERVICES,
  SENTENCES,
  type Topic,
  TRUE_OF_FAMILIES,
} from './sentences.ts'
import { fill, slotsOf } from './write-description.ts'

/** True of all listed partners; no word of price, quality, rank or staff. */
const PLAIN = `partner authorized provider directory those service services thing support arrange arranges arranged arrangement choose
  more telephone phone number email website here there elsewhere receive through addition among
  one directly house care operate need would please you your based them too both hosted plan ahead process beyond around
  answer ones`
/** A partner's own words without name, number or time may stand in any order. */
const IS_LOOSE =
  /^(?!.*\b(?:first|second|third|last|next|only|every|each|most|all|no|not|never|without)\b).[^\p{Lu}\d]*$/u
/** False claims that words in any order would allow. */
const FALSE_OF_STONES =
  /\bstones?\b[^.,;]*\b(?:becomes?|turn(?:s|ed)? into|made into)\b[^.,;]*\bash|\bash(?:es)? (?:takes?|(?:comes? )?in) (?:the )?place of (?:the )?stones?|\b(?:choose|pick|select)\b[^.,;]*\b(?:colou?r|size|number)/i
/** For models that write in small letters. */
const SMALL_START = /(?<=\p{L}{4}[.!?] )[a-z]/gu
const CONTACTS = [
  ['phone', 'call'],
  ['email', 'address write send sent message'],
  ['website', 'site page learn found'],
] as const
/** States nothing; other visits do. */
const VISIT_OF_WEBSITE = /\bvisit(?= (?:its|the|their) (?:web)?site\b| (?:https?:|[\w-]+\.[a-z]))/gi
/** These sentences may be joined. */
const OF_STONES: readonly Topic[] = ['stones', 'use', 'earlier', 'nature', 'later']

/**
 * Marks names, numbers and the like that no field has, and sentences that rest on no field and on none of the
 * known truths.
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
  const { since, dayAndNight } = facts.slots
  const labels = [
    ...written,
    ...ALSO_TRUE.map((line) => field(line, 'stones')),
    ...Object.entries(ALSO_TRUE_OF).flatMap(([topic, frame]) => {
      const line = fill(frame, slots)
      return line ? field(line, topic) : []
    }),
    ...TRUE_OF_FAMILIES.map((line) => field(line)),
    ...facts.services.map((service) => {
      const meant = MEANINGS_OF_SERVICES.flatMap(([named, line]) => (named.test(service) ? line : []))
      return field(`It offers ${service} for those who prefer it; it can be held here. ${meant.join(' ')}`)
    }),
    field(
      `located found at address office street ${values.address}, ${values.city}, ${state} ${region?.code ?? ''}`,
    ),
    field(
      `It is a ${[facts.kind, facts.kind === 'mortuary' ? 'funeral home' : '', ...houseOf(facts.name)].join(' ')} in ${values.city}`,
    ),
    field(
      `It serves families in ${values.city}, ${state}, and nearby or surrounding communities, regions and areas`,
    ),
    field(`Its location is on ${values.address.replace(/\d+/g, '')} in ${values.city}`),
    field(
      `${values.annualCremations || ''} families choose cremations each every year roughly approximately take place carry perform conduct care here`,
      'cremations',
    ),
    ...(values.languages.length > 0
      ? [
          field(
            `Its staff and team speak English, ${values.languages.join(', ')}, which is spoken here in their own language.`,
          ),
        ]
      : []),
    ...(since
      ? [
          field(
            `It has offered solidified remains and been part of the directory, joined the network of partners in or since ${since}`,
            'since',
          ),
        ]
      : []),
  ].filter(({ group }) => group !== 'cremations' || values.annualCremations > 0)
  const rests = createTextCheck({
    language: 'en',
    names: [
      facts.name,
      values.name,
      `the ${facts.kind}`,
      ...houseOf(facts.name).map((kind) => `the ${kind}`),
    ],
    places: [facts.name, values.address, values.city, values.state, state, region?.code ?? ''],
    plain: PLAIN,
    sources: [
      ...labels.map((label) => ({ ...label, isLabel: true })),
      ...values.highlights
        .filter((line) => !INSTRUCTS.test(line))
        .map((line) => ({ text: line, ...(IS_LOOSE.test(line) && { group: line }) })),
      ...CONTACTS.map(([name, words]) =>
        field(
          `${values[name]} ${words} ${dayAndNight ? 'at any hour or time of the day or night' : ''} with any questions about solidified remains and stones`,
        ),
      ),
    ],
  })
  const spoken = text
    .replace(SMALL_START, (letter) => letter.toUpperCase())
    .replace(VISIT_OF_WEBSITE, (visit) => ' '.repeat(visit.length))
  const marks = marksOf(spoken, (sentence) =>
    FALSE_OF_STONES.test(sentence) ? { sources: null, unknown: [], near: null } : rests(sentence),
  )
  return marks.map((mark) => ({ ...mark, text: text.slice(mark.start, mark.end) }))
}

/** "society" of "Prairie Light Cremation Society". */
function houseOf(name: string): string[] {
  const kind =
    /\b(?:(?:memorial|funeral|cremation|burial) )*(?:society|co-?operative|chapel|center|centre|crematory|crematorium|home|house|group)$/i.exec(
      name,
    )?.[0]
  return kind ? [kind.toLowerCase()] : []
}
