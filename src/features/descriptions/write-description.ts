import type { DescriptionWriter } from '../../integrations/writer/language-model.ts'
import type { DescriptionFacts } from '../../shared/partners/description-facts.ts'
import { createRandom } from '../../shared/random.ts'
import { type Facts, readFacts, upperFirst } from './read-facts.ts'
import { SENTENCES, type Topic } from './sentences.ts'

/** To find another text than the form's. */
const MAX_TRIES = 20
/** Weighed for each place. */
const CHOICES = 6
/** A list of more reads like a form. */
const MOST_LISTED = 4
const FACTS = ['since', 'locations', 'cremations', 'street', 'hours', 'languages'] as const

/** Deterministic by facts and `variation`; never the form's text. */
export function createTemplateWriter(clock: { now(): Date }): DescriptionWriter {
  const another = (values: DescriptionFacts, present: string, write: Write) => {
    let text = ''
    for (let count = 0; count < MAX_TRIES && (count === 0 || text === present); count++)
      text = write(values, values.variation + count, clock.now())
    return { text, source: 'template' as const, notice: null }
  }
  return {
    writeDescription: async (values) => another(values, values.description, writeDescription),
    writeLongDescription: async (values) => another(values, values.longDescription, writeLongDescription),
  }
}

type Write = (values: DescriptionFacts, variation: number, today: Date) => string

/** Who and where, a fact, services, the stones. */
export const writeDescription: Write = (values, variation, today) => {
  const draft = createDraft(values, variation, today, 'short')
  const { random, add } = draft
  add('opening', variation)
  const length = random.pick([3, 4, 4, 5])
  const own = random.shuffle(['own', ...FACTS] as const)
  if (length > 3) own.some((topic) => add(topic))
  const parts = random.shuffle(['services', 'stones'] as const)
  for (const topic of parts) {
    add(topic)
    if (topic === 'stones' && length > 4) add(random.pick(['use', 'earlier', 'later'] as const))
  }
  for (const topic of ['use', 'contact', 'later'] as const)
    if (draft.count() < Math.max(3, length)) add(topic)
  return draft.paragraphs().join(' ')
}

/** The house, its services, the stones, what comes next. */
export const writeLongDescription: Write = (values, variation, today) => {
  const draft = createDraft(values, variation, today, 'long')
  const { random, add, close } = draft
  add('opening', variation)
  const own = random.shuffle(FACTS).filter((topic) => draft.canAdd(topic))
  if (!own.slice(0, 2).some((topic) => add(topic))) add('standing')
  if (own.length < 4) for (const topic of own.slice(1)) add(topic)
  close()
  if (own.length >= 4) {
    for (const topic of own.slice(1, 4)) add(topic)
    close()
  }
  const rest = draft.canAdd('own')
  if (rest) {
    while (add('own'));
    add('services')
    if (draft.isParagraph()) close()
  } else if (draft.canAdd('services')) {
    add('services')
    add('more')
    if (draft.isParagraph()) close()
  }
  for (const topic of ['stones', ...random.sample(['use', 'nature', 'use'] as const, 2)] as const) add(topic)
  close()
  for (const topic of random.shuffle(['earlier', 'later'] as const)) add(topic)
  add('contact')
  close()
  return draft.paragraphs().join('\n\n')
}

type Part = Topic | 'own' | 'more'

function createDraft(values: DescriptionFacts, variation: number, today: Date, kind: string) {
  const facts = readFacts(values, today)
  const seed = `${kind}/${facts.name}/${facts.city}`
  const random = createRandom(`${seed}/${variation}`)
  const said = new Set<string>()
  const all: string[][] = [[]]
  const services = random.sample(facts.services, MOST_LISTED)
  const others = facts.services.filter((service) => !services.includes(service)).slice(0, MOST_LISTED)
  const own = [...facts.highlights]
  const slotsNow = (listed: readonly string[]) => slotsOf(facts, listed, whoAfter(all.flat().at(-1), facts))

  const sentencesOf = (part: Part): string[] => {
    if (said.has(part)) return []
    if (part === 'own') return own.slice(0, 1)
    const slots = slotsNow(part === 'more' ? others : services)
    return SENTENCES[part === 'more' ? 'services' : part].flatMap((frame) => {
      const isSaid = [...frame.matchAll(/\{(\w+)\}/g)].some(([, slot = '']) => said.has(slot))
      return (!isSaid && fill(frame, slots)) || []
    })
  }
  return {
    random,
    canAdd: (part: Part) => sentencesOf(part).length > 0,
    count: () => all.flat().length,
    isParagraph: () => (all.at(-1)?.length ?? 0) > 1,
    close: () => all.push([]),
    paragraphs: () => all.map((sentences) => sentences.join(' ')).filter((text) => text !== ''),
    /** `turn` counts through fitting sentences, so that asking again differs. */
    add(part: Part, turn?: number): boolean {
      const fitting = sentencesOf(part)
      const order = createRandom(`${seed}/${part}`).shuffle(fitting)
      const text =
        turn === undefined
          ? leastRepeating(random.sample(random.shuffle(fitting), CHOICES), all.flat())
          : order[turn % order.length]
      if (!text) return false
      if (part === 'own') own.shift()
      else said.add(part)
      for (const slot of FACTS) if (text.includes(facts.slots[slot] ?? '\u0000')) said.add(slot)
      all.at(-1)?.push(text)
      return true
    },
  }
}

/** Null where a slot lacks a value. A place takes a comma if the sentence goes on. */
export function fill(frame: string, slots: Facts['slots']): string | null {
  let isWhole = true
  const filled = frame.replace('{place} ', '{place}, ').replace(/\{(\w+)\}/g, (_, name: string) => {
    const value = slots[name]
    if (!value) isWhole = false
    return value ?? ''
  })
  return isWhole ? upperFirst(filled.replace(/,,/g, ',').replace(/\.\.$/, '.')) : null
}

/** "It" after a sentence about the partner. */
function whoAfter(previous: string | undefined, { name, kind }: Facts): string {
  return previous?.startsWith(name) || previous?.startsWith(`The ${kind}`) ? 'It' : `The ${kind}`
}

export function slotsOf(facts: Facts, listed: readonly string[], Who: string): Facts['slots'] {
  const join = (word: string) =>
    listed.length > 1 ? `${listed.slice(0, -1).join(', ')} ${word} ${listed.at(-1)}` : (listed[0] ?? null)
  return {
    ...facts.slots,
    Who,
    who: Who.charAt(0).toLowerCase() + Who.slice(1),
    list: join('and'),
    either: join('or'),
  }
}

/** Repeats fewest of the long words, which readers notice. */
function leastRepeating(choices: readonly string[], before: readonly string[]): string | undefined {
  const words = (text: string) => text.toLowerCase().match(/\p{L}{5,}/gu) ?? []
  const used = new Set(before.flatMap(words))
  const start = /^\w+/.exec(before.at(-1) ?? '')?.[0] ?? ''
  const weigh = (text: string) =>
    words(text).filter((word) => used.has(word)).length / 8 + (text.startsWith(`${start} `) ? 1 : 0)
  return choices.map((text) => ({ text, weight: weigh(text) })).toSorted((a, b) => a.weight - b.weight)[0]
    ?.text
}
