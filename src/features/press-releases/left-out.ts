import type { ReleaseWarning } from '../../shared/press-releases/press-release.ts'
import type { ReleaseFacts } from './reading/read-facts.ts'

/** What of the form no sentence of the release holds, with the reason. */
export const leftOutOf = ({ leftOut }: ReleaseFacts): ReleaseWarning[] =>
  leftOut.map(({ sentence, reason }) => ({
    kind: 'left-out',
    message: `Left out, as ${reason}: ${sentence}`,
  }))
