import type { NewsKind, ReleaseLanguage } from '../../../shared/press-releases/news-kinds.ts'
import { ENGLISH } from './english.ts'
import { FRENCH } from './french.ts'
import { SPANISH } from './spanish.ts'

/** Of one kind of news. `{when}` and `{where}` are phrases of the language, `{where}` with its leading space. */
export type KindFrames = {
  /** A whole news line: what a question or an imperative may mean. `{age}` is a phrase with its leading space. */
  sample: string
  /** The same of a person with a title. */
  titled?: string
  /** Between the house and a thing that is the news. */
  tells: string
  coming: string
  past: string
  /** True of every partner; at most 90 words. */
  stones: string
  about: string
}

export type Frames = {
  notice: string
  embargo: string
  aboutHeading: string
  contactHeading: string
  /** Behind news that does not name the house. */
  announced: string
  where: string
  place: string
  said: string
  wrote: string
  unnamed: string
  /** Before facts that were typed without a verb. */
  brief: string
  /** For a line that names nobody. */
  someone: string
  /** Of one who has died. */
  age: string
  /** Where the form's own call to action cannot be told. */
  reach: string
  kinds: Record<NewsKind, KindFrames>
}

export const FRAMES: Record<ReleaseLanguage, Frames> = { en: ENGLISH, fr: FRENCH, es: SPANISH }

/** What would make a release longer. */
export const HELP: Record<NewsKind, string> = {
  offering: 'the day from which it is offered, what it includes, and who asked for it',
  opening: 'the opening day and hour, the address, and what visitors will find there',
  event: 'the day, the hour, the place, who may come, and what it costs',
  anniversary: 'the founding year, who founded the house, and what has changed since',
  award: 'who gives the award and for what, when it was given, and who else was considered',
  staff: 'the full name and title, earlier work, training, and the first day',
  death: 'age, the years in the house, who survives, and where and when a service is held',
  other: 'when it happens, who is behind it, and why it matters to families',
}

/** Puts `values` where a frame names them; a full stop is not doubled. */
export const fill = (frame: string, values: Readonly<Record<string, string>>): string =>
  frame.replace(/\{(\w+)\}/g, (_, name: string) => values[name] ?? '').replace(/\.\.(?!\.)/g, '.')
