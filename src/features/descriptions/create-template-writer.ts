import type { DescriptionWriter } from '../../integrations/writer/language-model.ts'
import type { DescriptionFacts } from '../../shared/partners/description-facts.ts'
import { createRandom } from '../../shared/random.ts'
import { OPENINGS } from './opening-sentences.ts'
import { readFacts } from './read-facts.ts'
import { draftDescription } from './write-description.ts'
import { draftLongDescription } from './write-long-description.ts'

/** To differ from the form's text. */
const MAX_TRIES = 20

/** Deterministic by facts and `variation`; never the form's own text. */
export function createTemplateWriter(clock: { now(): Date }): DescriptionWriter {
  return {
    async writeDescription(values) {
      const text = writeAnother(values, values.description, writeDescription, clock.now())
      return { text, source: 'template', notice: null }
    },
    async writeLongDescription(values) {
      const text = writeAnother(values, values.longDescription, writeLongDescription, clock.now())
      return { text, source: 'template', notice: null }
    },
  }
}

/** Three to five sentences, the same for one `variation`. */
export function writeDescription(values: DescriptionFacts, variation: number, today: Date): string {
  const { openings, random } = seedsOf(values, variation, 'short')
  return draftDescription(readFacts(values, today), random, openings, variation).takeParagraph()
}

/** Three to five paragraphs, likewise. */
export function writeLongDescription(values: DescriptionFacts, variation: number, today: Date): string {
  const { openings, random } = seedsOf(values, variation, 'long')
  return draftLongDescription(readFacts(values, today), random, openings, variation).text
}

type Write = (values: DescriptionFacts, variation: number, today: Date) => string

function writeAnother(values: DescriptionFacts, present: string, write: Write, today: Date): string {
  let text = ''
  for (let tries = 0; tries < MAX_TRIES; tries++) {
    text = write(values, values.variation + tries, today)
    if (text !== present) break
  }
  return text
}

function seedsOf({ name, city }: DescriptionFacts, variation: number, kind: string) {
  const seed = `${kind}/${name}/${city}`
  return {
    openings: createRandom(seed).shuffle(OPENINGS),
    random: createRandom(`${seed}/${variation}`),
  }
}
