import type { ReleaseLanguage } from '../../shared/press-releases/news-kinds.ts'
import type { PressReleaseForm } from '../../shared/press-releases/press-release.ts'

/** The logo is no part of the text. */
export type ReleaseForm = Omit<PressReleaseForm, 'logoUrl'>

export type ReleaseOptions = {
  /** In the dateline. */
  date: Date
  /** IANA name. */
  timeZone: string
  /** Null: at once. */
  embargoUntil: Date | null
  /** "gentle" says "passed away", "ap" (Associated Press) "died". */
  wording: 'gentle' | 'ap'
}

/** `formatRelease` joins the parts. */
export type Release = {
  language: ReleaseLanguage
  /** "FOR IMMEDIATE RELEASE", or the embargo. */
  notice: string
  headline: string
  /** "ASHEVILLE, N.C. (Nov. 22, 2026)"; without a known place the day alone. */
  dateline: string
  /** The first is the lead. */
  paragraphs: string[]
  aboutHeading: string
  about: string
  contactHeading: string
  /** Without heading. */
  contact: string[]
}

/** "2026-11-23". */
export const todayOf = ({ date, timeZone }: Pick<ReleaseOptions, 'date' | 'timeZone'>): string =>
  new Intl.DateTimeFormat('en-CA', { timeZone }).format(date)
