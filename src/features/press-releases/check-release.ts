import { checkProse } from '../../shared/press-releases/check-prose.ts'
import type { ReleaseWarning } from '../../shared/press-releases/press-release.ts'
import { namesOf } from './compose-release.ts'
import type { ReleaseFacts } from './reading/read-facts.ts'

const NO_PLACE =
  'The city could not be read from the address, so the dateline has none. Please write the address as “12 Elm Street, Asheville, NC 28801”.'
const NO_OBITUARY =
  'The news speaks of a death. A press release is not an obituary: please ask the family before it goes out.'

/** What a person should look at: what of the form is left out, and what the editor's desk finds in text and form. */
export function checkRelease(text: string, facts: ReleaseFacts): ReleaseWarning[] {
  const { place, kind, leftOut } = facts
  const style = checkProse(text, namesOf(facts)).map(
    ({ start, end, message }): ReleaseWarning => ({ kind: 'style', message, start, end }),
  )
  const notes = leftOut.map(
    ({ sentence, reason }): ReleaseWarning => ({
      kind: 'left-out',
      message: `Left out, as ${reason}: ${sentence}`,
    }),
  )
  if (!place) notes.push({ kind: 'style', message: NO_PLACE })
  if (kind === 'death') notes.push({ kind: 'style', message: NO_OBITUARY })
  return [...notes, ...style].sort((a, b) => (a.start ?? 0) - (b.start ?? 0))
}
