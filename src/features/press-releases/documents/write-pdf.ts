import { splitByFont } from './fonts.ts'
import { isRightToLeft, type Line, layOutLines } from './lay-out-lines.ts'
import { type DocumentPart, readParts } from './read-parts.ts'
import type { DocumentContent } from './write-docx.ts'

/** Points. */
const MARGIN = 72
const LOGO = [150, 68] as const
const TAGS = { notice: 'P', headline: 'H1', paragraph: 'P', heading: 'H2', contact: 'P', end: 'P' } as const
const SIZES = { notice: 11, headline: 18, paragraph: 11, heading: 11, contact: 11, end: 11 } as const
const ABOVE = { notice: 0, headline: 10, paragraph: 9, heading: 16, contact: 1, end: 18 } as const
/** Points: longer paragraphs are parted, and the end of a page is kept for "-more-". */
const LARGEST_WHOLE = 300
const MORE_HEIGHT = 24
/** In sizes of the letters. */
const LEADING = 1.45

/** Tagged PDF (PDF/UA-1), US letter size, with the logo at its head. */
export async function writePdf({ text, companyName, logo }: DocumentContent): Promise<Buffer> {
  const parts = readParts(text)
  const title = parts.find(({ kind }) => kind === 'headline')?.text ?? companyName
  // Loaded when needed: 20 MB of memory and a sixth of a second.
  const { default: PDFDocument } = await import('pdfkit')
  const pdf = new PDFDocument({
    size: 'LETTER',
    bufferPages: true,
    margin: MARGIN,
    pdfVersion: '1.7',
    // The types know only PDF/A.
    subset: 'PDF/UA' as never,
    tagged: true,
    lang: 'en-US',
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
  markPages(pdf)
  pdf.end()
  return done
}

/** A structure element, drawn when it is added. */
function setPart(pdf: PDFKit.PDFDocument, { kind, text }: DocumentPart): PDFKit.PDFStructureElement {
  const weight = kind === 'notice' || kind === 'headline' || kind === 'heading' ? 700 : 400
  const size = SIZES[kind]
  const left = pdf.page.margins.left
  const maxWidth = pdf.page.width - left - pdf.page.margins.right
  const widths = new Map<string, number>()
  const lines = layOutLines(text, weight, maxWidth, (word, { file }) => {
    const key = `${file} ${word}`
    const width = widths.get(key) ?? pdf.font(file).fontSize(size).widthOfString(word)
    widths.set(key, width)
    return width
  })
  const isFromRight = isRightToLeft(text)
  const lineHeight = size * LEADING

  const startLine = (index: number) => {
    pdf.y += index === 0 ? ABOVE[kind] : 0
    // A paragraph moves whole to the next page, and a heading with the lines below it.
    const whole = kind === 'heading' ? 4 * lineHeight : lines.length * lineHeight
    const needed = index === 0 && whole < LARGEST_WHOLE ? whole : lineHeight
    if (pdf.y + needed > pdf.page.maxY() - MORE_HEIGHT) {
      pdf.continueOnNewPage()
      pdf.y = pdf.page.margins.top
    }
  }
  const children = lines.flatMap((line, index) => {
    const gap = maxWidth - line.width
    const indent = kind === 'end' ? gap / 2 : isFromRight ? gap : 0
    const isLast = index === lines.length - 1
    return groupByDirection(line.pieces).map((pieces, place, groups) => {
      const draw = () => {
        if (place === 0) startLine(index)
        const top = pdf.y
        for (const piece of pieces) {
          // Words around a line break are two.
          const isEnd = !isLast && place === groups.length - 1 && piece === pieces.at(-1)
          pdf
            .font(piece.face.file)
            .fontSize(size)
            .text(
              isEnd && piece.level === 0 ? `${piece.text} ` : piece.text,
              left + indent + piece.x,
              top + size,
              {
                lineBreak: false,
                baseline: 'alphabetic',
              },
            )
        }
        pdf.x = left
        pdf.y = place === groups.length - 1 ? top + lineHeight : top
      }
      const language = languageOf(pieces)
      if (!language) return draw
      const actual = pieces.map((piece) => piece.text).join('')
      return pdf.struct('Span', { lang: language, actual }, draw)
    })
  })
  return pdf.struct(TAGS[kind], {}, children)
}

/** "-more-" at the end of each page but the last, numbers at the head of each but the first. */
function markPages(pdf: PDFKit.PDFDocument): void {
  const { count } = pdf.bufferedPageRange()
  const [plain] = splitByFont('-', 400)
  if (!plain) return
  pdf.font(plain.face.file).fontSize(SIZES.paragraph)
  const mark = (text: string, y: number) => {
    pdf.markContent('Artifact', { type: 'Pagination' })
    const x = (pdf.page.width - pdf.widthOfString(text)) / 2
    pdf.text(text, x, y, { lineBreak: false })
    pdf.endMarkedContent()
  }
  for (let index = 0; index < count; index++) {
    pdf.switchToPage(index)
    if (index > 0) mark(String(index + 1), MARGIN / 2)
    if (index < count - 1) mark('-more-', pdf.page.maxY() - SIZES.paragraph)
  }
}

type Placed = Line['pieces'][number]

/** Right-to-left letters, and all others. */
function groupByDirection(pieces: readonly Placed[]): Placed[][] {
  const groups: Placed[][] = []
  for (const piece of pieces) {
    const last = groups.at(-1)
    const isBlank = piece.text.trim() === ''
    if (last?.[0] && (last[0].face.isRightToLeft === piece.face.isRightToLeft || isBlank)) last.push(piece)
    else groups.push([piece])
  }
  return groups
}

/** Null: the document's. Right-to-left letters are drawn in another order, so they need one. */
function languageOf(pieces: readonly Placed[]): string | null {
  const [first] = pieces
  if (!first?.face.isRightToLeft) return null
  return /\p{Script=Hebrew}/u.test(first.text) ? 'he' : 'ar'
}
