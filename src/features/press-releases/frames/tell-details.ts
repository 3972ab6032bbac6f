import { missingIn, ownWords, upperFirst } from '../reading/words.ts'
import { MOST_HEADLINE } from '../write-headline.ts'
import { type Frame, fill, type KindFrames } from './frames.ts'

/** By the names in the frames' braces. Absent: the form does not say it. */
export type DetailValues = Readonly<Record<string, string | undefined>>

/** `values`: the answers that the sentence holds. */
export type DetailFact = { sentence: string; values: string[] }

/** Of each group of facts all that stand, the fullest first. */
export type ToldDetails = { lead: string | null; headline: string | null; facts: DetailFact[][] }

/** Known without the fact. */
const COMMON = new Set(['company', 'brief', 'last', 'who', 'city'])

/** The sentences that a form's details make. `chosen`: what frames' `when` may name; `names` of the house for headlines, the longest first. */
export function tellDetails(
  { leads, headlines, facts }: KindFrames,
  values: DetailValues,
  chosen: ReadonlySet<string>,
  names: readonly string[],
): ToldDetails {
  const namesIn = (frame: Frame) => Array.from(frame.matchAll(/\{(\w+)\}/g), ([, name = '']) => name)
  const stands = (frame: Frame) =>
    (/^\[(.*)\]/.exec(frame)?.[1]?.split(' ') ?? []).every((name) => chosen.has(name)) &&
    namesIn(frame).every((name) => name === 'brief' || values[name] !== undefined)
  const tell = (frames: readonly Frame[], brief = '') =>
    frames
      .filter(stands)
      .map((frame) =>
        upperFirst(fill(frame.replace(/^\[.*\] /, ''), { ...values, brief } as Record<string, string>)),
      )
  const titles = names.flatMap((name) => tell(headlines, name))
  return {
    lead: tell(leads)[0] ?? null,
    headline: titles.find((title) => title.length <= MOST_HEADLINE) ?? titles.at(-1) ?? null,
    facts: facts.map((group) =>
      group.filter(stands).map((frame) => ({
        sentence: tell([frame])[0] ?? '',
        values: namesIn(frame).flatMap((name) => (COMMON.has(name) ? [] : [values[name] ?? ''])),
      })),
    ),
  }
}

/** Of each group the first of whose answers none stands in what was typed, else one with some that do not; of those without any, one with new words. */
export function tellFacts(groups: readonly (readonly DetailFact[])[], typed: string): string[] {
  const isSaid = (text: string) => missingIn(ownWords(text), typed).length === 0
  const isNew = ({ sentence, values }: DetailFact) => {
    if (values.length > 0) return !values.some(isSaid)
    const own = ownWords(sentence)
    return missingIn(own, typed).length * 2 > own.length
  }
  const adds = ({ values }: DetailFact) => !values.every(isSaid)
  return groups.flatMap((group) => (group.find(isNew) ?? group.find(adds))?.sentence ?? [])
}
