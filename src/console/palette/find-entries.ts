export type PaletteEntry = {
  id: string
  label: string
  detail?: string
  /** Also found by these. */
  words?: string
  go: string | (() => void)
}

export type PaletteGroup = { title: string; entries: readonly PaletteEntry[] }

/** With every word of `query`, ignoring case and accents; beginnings first. */
export function findEntries(entries: readonly PaletteEntry[], query: string): PaletteEntry[] {
  const wanted = foldLetters(query).split(/\s+/).filter(Boolean)
  const folded = entries.map((entry) => {
    const label = foldLetters(entry.label)
    return { entry, label, text: `${label} ${foldLetters(entry.words ?? '')}` }
  })
  const found = folded.filter(({ text }) => wanted.every((word) => text.includes(word)))
  const begins = ({ label }: { label: string }) => (label.startsWith(wanted.join(' ')) ? 0 : 1)
  return found.sort((a, b) => begins(a) - begins(b)).map(({ entry }) => entry)
}

function foldLetters(text: string): string {
  return text.normalize('NFD').replace(/\p{M}/gu, '').toLowerCase().trim()
}
