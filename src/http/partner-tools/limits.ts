import type { Config } from '../../config/config.ts'
import { createNetworkLimit, type NetworkLimit } from '../door/network-limit.ts'

const HOUR_S = 3600
/** An office writes a handful an hour, with some tries each. */
const RELEASES = 60
const DOCUMENTS = 120
/** Stored videos count too. */
const VIDEOS = 30
/** Three for each film looked at. */
const STILLS = 900

/** By network; shares.ts counts what all have together. */
export type PartnerToolLimits = Record<'release' | 'document' | 'video' | 'still', NetworkLimit>

/** Nothing is used yet. */
export function createPartnerToolLimits(config: Pick<Config, 'trustProxy'>): PartnerToolLimits {
  const anHour = (count: number) => createNetworkLimit(config, { count, seconds: HOUR_S })
  return {
    release: anHour(RELEASES),
    document: anHour(DOCUMENTS),
    video: anHour(VIDEOS),
    still: anHour(STILLS),
  }
}
