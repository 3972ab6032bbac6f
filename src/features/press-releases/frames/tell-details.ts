import { upperFirst } from '../reading/house-voice.ts'
import { type Frame, fill, type KindFrames } from './frames.ts'

/** By the names in the frames' braces. Absent: the form does not say it. */
export type DetailValues = Readonly<Record<string, string | undefined>>

export type ToldDetails = { lead: string | null; headline: string | null; facts: string[] }

/** The sentences that a form's details make. `chosen`: what frames' `when` may name. */
export function tellDetails(
  { leads, headlines, facts }: KindFrames,
  values: DetailValues,
  chosen: ReadonlySet<string>,
): ToldDetails {
  const stands = ({ when, say }: Frame) =>
    (when?.split(' ') ?? []).every((name) => chosen.has(name)) &&
    [...say.matchAll(/\{(\w+)\}/g)].every(([, name = '']) => values[name] !== undefined)
  const tell = (frames: readonly Frame[]) => {
    const frame = frames.find(stands)
    return frame ? upperFirst(fill(frame.say, values as Record<string, string>)) : null
  }
  return { lead: tell(leads), headline: tell(headlines), facts: facts.flatMap((group) => tell(group) ?? []) }
}
