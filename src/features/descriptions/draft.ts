import type { Random } from '../../shared/random.ts'
import type { Facts } from './facts.ts'
import { isPlural } from './read-services.ts'
import type { Sentence, Topic, Wording } from './sentence.ts'
import { joinWords, tidySentence } from './tidy-text.ts'

const CHOICES = 5
/** Of a sentence's longer words. */
const FAIR_REPETITION = 0.2

export type Draft = {
  /** False when no sentence fits. */
  add(pool: readonly Sentence[]): boolean
  addTurn(pool: readonly Sentence[], turn: number): void
  canAdd(pool: readonly Sentence[]): boolean
  countTopics(pool: readonly Sentence[]): number
  takeParagraph(): string
  readonly plan: readonly Sentence[]
}

/** `listed`: services that the text lists. */
export function createDraft(facts: Facts, listed: readonly string[], random: Random): Draft {
  const said = new Set<Topic>()
  const plan: Sentence[] = []
  const all: string[] = []
  let paragraph: string[] = []
  const list = joinWords(listed)
  const services = {
    list,
    either: joinWords(listed, 'or'),
    listed,
    be: listed.length > 1 || isPlural(list) ? 'are' : 'is',
  }

  type Written = { sentence: Sentence; text: string }
  const write = (pool: readonly Sentence[], max = pool.length): Written[] => {
    const wording: Wording = { ...services, Who: whoAfter(all.at(-1), facts, random) }
    const written: Written[] = []
    for (const sentence of pool) {
      if (sentence.says.some((topic) => said.has(topic))) continue
      if (sentence.says.includes('services') && listed.length === 0) continue
      const text = sentence.write(facts, wording)
      if (text) written.push({ sentence, text: tidySentence(text) })
      if (written.length === max) break
    }
    return written
  }
  const take = ({ sentence, text }: Written) => {
    for (const topic of sentence.says) if (topic !== 'single') said.add(topic)
    plan.push(sentence)
    all.push(text)
    paragraph.push(text)
  }

  return {
    plan,
    add(pool) {
      const best = leastRepeating(write(random.shuffle(pool), CHOICES), all.join(' '))
      if (best) take(best)
      return best !== undefined
    },
    addTurn(pool, turn) {
      const fitting = write(pool)
      const next = fitting[turn % fitting.length]
      if (next) take(next)
    },
    canAdd: (pool) => write(pool, 1).length > 0,
    countTopics: (pool) => new Set(write(pool).flatMap(({ sentence }) => sentence.says)).size,
    takeParagraph() {
      const text = paragraph.join(' ')
      paragraph = []
      return text
    },
  }
}

/** "It" after a sentence that began with the partner. */
function whoAfter(previous: string | undefined, facts: Facts, random: Random): string {
  const byName = `The ${facts.kind}`
  if (previous?.startsWith(facts.name)) return random.chance(0.6) ? 'It' : byName
  return previous?.startsWith(byName) ? 'It' : byName
}

/** Else the least repetitive. */
function leastRepeating<T extends { text: string }>(choices: readonly T[], before: string): T | undefined {
  const used = wordsOf(before)
  const opening = /(?:^|\. )(\w+)[^.]*\.$/.exec(before)?.[1]
  const weigh = (text: string) => {
    const words = wordsOf(text)
    const repeated = words.filter((word, at) => used.includes(word) || words.indexOf(word) < at).length
    return repeated / Math.max(6, words.length) + (text.startsWith(`${opening} `) ? 0.5 : 0)
  }
  const weighed = choices.map((choice) => ({ choice, weight: weigh(choice.text) }))
  const good = weighed.find(({ weight }) => weight <= FAIR_REPETITION)
  return (good ?? weighed.sort((a, b) => a.weight - b.weight)[0])?.choice
}

function wordsOf(text: string): string[] {
  return (text.toLowerCase().match(/\p{L}{5,}/gu) ?? [])
    .filter((word) => !/^(?:which|their|there|those|about|ashes|stones)$/.test(word))
    .map((word) => word.slice(0, 6))
}
