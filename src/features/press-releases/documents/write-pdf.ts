import PDFDocument from 'pdfkit'
import { splitByFont } from './fonts.ts'
import { type DocumentPart, readParts } from './read-parts.ts'
import type { DocumentContent } from './write-docx.ts'

/** Points. */
const MARGIN = 72
const LOGO = [150, 68] as const
const TAGS = { notice: 'P', headline: 'H1', paragraph: 'P', heading: 'H2', contact: 'P', end: 'P' } as const
const SIZES = { notice: 11, headline: 18, paragraph: 11, heading: 11, contact: 11, end: 11 } as const
/** Space above each part. */
const ABOVE = { notice: 0, headline: 10, paragraph: 9, heading: 16, contact: 1, end: 18 } as const
const RTL = /^[^\p{L}]*[\p{Script=Arabic}\p{Script=Hebrew}]/u

/** The release as a tagged PDF (PDF/UA-1) in US letter size, with the logo at its head. */
export async function writePdf({ text, companyName, logo }: DocumentContent): Promise<Buffer> {
  const parts = readParts(text)
  const title = parts.find(({ kind }) => kind === 'headline')?.text ?? companyName
  const pdf = new PDFDocument({
    size: 'LETTER',
    margin: MARGIN,
    pdfVersion: '1.7',
    // The types know only PDF/A.
    subset: 'PDF/UA' as never,
    tagged: true,
    lang: 'en-US',
    displayTitle: true,
    // Without a font of its own the library would name one that is not embedded.
    font: null as never,
    info: { Title: title, Author: companyName },
  })
  const chunks: Buffer[] = []
  const done = new Promise<Buffer>((resolve, reject) => {
    pdf.on('data', (chunk: Buffer) => chunks.push(chunk))
    pdf.on('end', () => resolve(Buffer.concat(chunks)))
    pdf.on('error', reject)
  })
  const root = pdf.struct('Document')
  pdf.addStructure(root)
  if (logo) {
    const figure = pdf.struct('Figure', { alt: `Logo of ${companyName}` }, () => {
      pdf.image(logo, MARGIN, MARGIN, { fit: [...LOGO] })
    })
    root.add(figure)
    pdf.y = MARGIN + LOGO[1] + 18
    pdf.x = MARGIN
  }
  for (const part of parts) root.add(pdf.struct(TAGS[part.kind], {}, () => setPart(pdf, part)))
  root.end()
  pdf.end()
  return done
}

function setPart(pdf: PDFKit.PDFDocument, { kind, text }: DocumentPart): void {
  const isBold = kind === 'notice' || kind === 'headline' || kind === 'heading'
  const align = kind === 'end' ? 'center' : RTL.test(text) ? 'right' : 'left'
  const runs = splitByFont(text, isBold ? 700 : 400)
  pdf.y += ABOVE[kind]
  pdf.fontSize(SIZES[kind])
  runs.forEach((run, index) => {
    pdf.font(run.font.file)
    pdf.text(run.text, { align, lineGap: 3, continued: index < runs.length - 1 })
  })
}
