import type { NewsKind, ReleaseLanguage } from '../../../shared/press-releases/news-kinds.ts'
import { ENGLISH } from './english.ts'
import { FRENCH } from './french.ts'
import { SPANISH } from './spanish.ts'

/** Stands where the form has all that it names, and chose what stands in brackets: "[joins coming] {who} will join …". */
export type Frame = string

/** Of one kind of news. `{when}` and `{where}` are phrases of the language, `{where}` with its leading space. */
export type KindFrames = {
  /** A whole news line: what a question or an imperative may mean. */
  sample: string
  /** The news as the details of the form tell it; the first that stands. */
  leads: readonly Frame[]
  headlines: readonly Frame[]
  /** Of each the first that stands. */
  facts: readonly (readonly Frame[])[]
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
  /** Where the form's own call to action cannot be told. */
  reach: string
  /** Above the form's notes. */
  items: string
  kinds: Record<NewsKind, KindFrames>
}

export const FRAMES: Record<ReleaseLanguage, Frames> = { en: ENGLISH, fr: FRENCH, es: SPANISH }

/** Puts `values` where a frame names them; a full stop is not doubled. */
export const fill = (frame: string, values: Readonly<Record<string, string>>): string =>
  frame.replace(/\{(\w+)\}/g, (_, name: string) => values[name] ?? '').replace(/\.\.(?!\.)/g, '.')
