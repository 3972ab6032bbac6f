export function saveFile(name: string, content: BlobPart, type = 'text/csv;charset=utf-8'): void {
  const url = URL.createObjectURL(new Blob([content], { type }))
  const link = document.createElement('a')
  link.href = url
  link.download = name
  link.click()
  // Some browsers read the URL after the click.
  setTimeout(() => URL.revokeObjectURL(url), 60_000)
}

/** "2026-03-02", local. */
export const fileDate = (): string => new Date().toLocaleDateString('sv-SE')
