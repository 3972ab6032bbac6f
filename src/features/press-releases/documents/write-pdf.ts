import { guessLanguage, type ReleaseLanguage } from '../../../shared/press-releases/news-kinds.ts'
import { splitByFont } from './fonts.ts'
import { type DocumentPart, readParts } from './read-parts.ts'
import type { DocumentContent } from './write-docx.ts'

/** Points. */
const MARGIN = 72
const LOGO = [150, 68] as const
const TAGS = {
  notice: 'P',
  headline: 'H1',
  paragraph: 'P',
  heading: 'H2',
  item: 'LBody',
  contact: 'P',
  end: 'P',
} as const
const SIZES = {
  notice: 11,
  headline: 18,
  paragraph: 11,
  heading: 11,
  item: 11,
  contact: 11,
  end: 11,
} as const
const ABOVE = { notice: 0, headline: 10, paragraph: 9, heading: 16, item: 3, contact: 1, end: 18 } as const
/** Points: longer paragraphs are parted, and the end of a page is kept for "-more-". */
const LARGEST_WHOLE = 300
const MORE_HEIGHT = 24
/** The library's line breaks take the square of a word's length: 41 s for one of 30,000 letters. */
const LONG_WORD = /\S{100}(?=\S)/gu
const MORE: Record<ReleaseLanguage, string> = { en: '-more-', fr: '-suite-', es: '-sigue-' }
/** In sizes of the letters. */
const LEADING = 1.45

/** Tagged PDF (PDF/UA-1), US letter size, with the logo at its head. */
export async function writePdf({ text, companyName, logo }: DocumentContent): Promise<Buffer> {
  const parts = readParts(text.replace(LONG_WORD, '$& '))
  const language = guessLanguage(text)
  const title = parts.find(({ kind }) => kind === 'headline')?.text ?? companyName
  // Loaded when needed: 20 MB of memory and a sixth of a second.
  const { default: PDFDocument } = await import('pdfkit')
  const pdf = new PDFDocument({
    size: 'LETTER',
    bufferPages: true,
    margins: { top: MARGIN, left: MARGIN, right: MARGIN, bottom: MARGIN + MORE_HEIGHT },
    pdfVersion: '1.7',
    // The types know only PDF/A.
    subset: 'PDF/UA' as never,
    tagged: true,
    lang: language,
    displayTitle: true,
    // Else the library would name a font that is not embedded.
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
  for (const part of parts) root.add(setPart(pdf, part))
  root.end()
  markPages(pdf, MORE[language])
  pdf.end()
  return done
}

/** A structure element, drawn when it is added. */
function setPart(pdf: PDFKit.PDFDocument, { kind, text }: DocumentPart): PDFKit.PDFStructureElement {
  const size = SIZES[kind]
  const runs = splitByFont(text, kind === 'notice' || kind === 'headline' || kind === 'heading' ? 700 : 400)
  const options: PDFKit.Mixins.TextOptions = {
    lineGap: size * (LEADING - 1),
    align: kind === 'end' ? 'center' : 'left',
  }
  const element = pdf.struct(TAGS[kind], {}, () => {
    const [first] = runs
    if (!first) return
    pdf.y += ABOVE[kind]
    // A paragraph moves whole to the next page, and a heading with the lines below it.
    const lines = kind === 'heading' ? 'a\nb\nc\nd' : text
    const height = pdf.font(first.file).fontSize(size).heightOfString(lines, options)
    if (height < LARGEST_WHOLE && pdf.y + height > pdf.page.maxY()) pdf.continueOnNewPage()
    for (const [index, run] of runs.entries())
      pdf.font(run.file).text(run.text, { ...options, continued: index < runs.length - 1 })
  })
  return kind === 'item' ? pdf.struct('L', {}, [pdf.struct('LI', {}, [element])]) : element
}

/** `more` at the end of each page but the last, numbers at the head of each but the first. */
function markPages(pdf: PDFKit.PDFDocument, more: string): void {
  const { count } = pdf.bufferedPageRange()
  const [plain] = splitByFont('-', 400)
  if (!plain) return
  pdf.font(plain.file).fontSize(SIZES.paragraph)
  const mark = (text: string, y: number) => {
    pdf.markContent('Artifact', { type: 'Pagination' })
    const x = (pdf.page.width - pdf.widthOfString(text)) / 2
    pdf.text(text, x, y, { lineBreak: false })
    pdf.endMarkedContent()
  }
  for (let index = 0; index < count; index++) {
    pdf.switchToPage(index)
    if (index > 0) mark(String(index + 1), MARGIN / 2)
    if (index < count - 1) mark(more, pdf.page.height - MARGIN - SIZES.paragraph)
  }
}
