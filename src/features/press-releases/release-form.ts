import type { PressReleaseForm } from '../../shared/press-releases/press-release.ts'

/** What a release is written from; its logo is no part of the text. */
export type ReleaseForm = Omit<PressReleaseForm, 'logoUrl'>

export type ReleaseOptions = {
  /** The day in the dateline. */
  date: Date
  /** IANA name; the day and hour are told in it. */
  timeZone: string
  /** The release may be printed from then on; null: at once. */
  embargoUntil: Date | null
  /** "gentle" says "passed away", "ap" says "died", as the Associated Press does. */
  wording: 'gentle' | 'ap'
  /** Another number gives another opening and other background. */
  variation: number
}

/** A release in its parts; `formatRelease` puts them together. */
export type Release = {
  /** "FOR IMMEDIATE RELEASE", or until when it is embargoed. */
  notice: string
  headline: string
  /** "ASHEVILLE, N.C. (Nov. 22, 2026)"; without a known place the day alone. */
  dateline: string
  /** The first is the lead. */
  paragraphs: string[]
  aboutHeading: string
  about: string
  /** Lines of the media contact, without their heading. */
  contact: string[]
}
