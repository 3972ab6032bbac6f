import { setPriority } from 'node:os'
import { findUnprintable } from './fonts.ts'
import { type DocumentContent, writeDocx } from './write-docx.ts'
import { writePdf } from './write-pdf.ts'

export type DocumentRequest = { format: 'docx' | 'pdf' } & DocumentContent

export type DocumentReport = { bytes: Uint8Array } | { refusal: string } | { fault: string }

/** Visitors come first. */
const NICE = 5
/** Letters missing in the PDF's fonts. */
const MAX_NAMED = 12

/** Writes one document at a time, until the parent process ends or disconnects. */
export function runDocumentProgram(): void {
  try {
    setPriority(NICE)
  } catch {
    // Not allowed everywhere.
  }
  process.once('disconnect', () => process.exit(0))
  process.on('message', async (request: DocumentRequest) => {
    process.send?.(
      await answer(request).catch((error: unknown): DocumentReport => ({ fault: String(error) })),
    )
  })
}

async function answer({ format, logo, ...content }: DocumentRequest): Promise<DocumentReport> {
  // What was sent to a process comes as plain bytes.
  const whole = { ...content, logo: logo && Buffer.from(logo) }
  if (format === 'docx') return { bytes: await writeDocx(whole) }
  const unprintable = findUnprintable(content.text).slice(0, MAX_NAMED)
  if (unprintable !== '')
    return { refusal: `The fonts of the PDF have no “${unprintable}”. Please use the Word document.` }
  return { bytes: await writePdf(whole) }
}
