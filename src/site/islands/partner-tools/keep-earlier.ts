import { actionButton, lastTen, listLastTen, momentText } from './last-ten.ts'
import type { ShownRelease } from './show-result.ts'
import type { ToolText } from './tool-text.ts'

type Kept = Pick<ShownRelease, 'companyName' | 'pressRelease' | 'source'> & { writtenAt: string }

export const keptReleases = lastTen<Kept>(
  'partner-tools-releases',
  (one) => typeof one.pressRelease === 'string',
)

/** `open` shows one. Returns what adds one. */
export function keepEarlier(root: HTMLElement, text: ToolText, open: (release: ShownRelease) => void) {
  const save = listLastTen(root, text, keptReleases, (one) => {
    const headline = one.pressRelease.split('\n\n')[1] ?? one.companyName
    const title = actionButton(headline, () => open({ ...one, wordCount: 0, warnings: [], logoUrl: '' }))
    return { title, about: momentText(one.writtenAt) }
  })
  return ({ companyName, pressRelease, source }: ShownRelease) => {
    const release = { companyName, pressRelease, source, writtenAt: new Date().toISOString() }
    save([release, ...keptReleases.read()])
  }
}
