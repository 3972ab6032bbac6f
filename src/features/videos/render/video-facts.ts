import type { VideoCut } from '../../../shared/videos/video.ts'

/** Plain text; '' or undefined where nothing was given. */
export interface VideoFacts {
  companyName: string
  /** "Brattleboro, Vermont" */
  cityState?: string
  contactName: string
  phone: string
  website: string
  callToAction: string
  notes: string
  /** Three to five lines, or none. */
  story?: readonly string[]
  /** Seconds; undefined: as long as it takes to read. */
  cut?: VideoCut
}
