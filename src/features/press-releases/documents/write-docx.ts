import type { ImageRun, Paragraph } from 'docx'
import { guessLanguage } from '../../../shared/press-releases/news-kinds.ts'
import { type DocumentPart, readParts } from './read-parts.ts'

export type DocumentContent = { text: string; companyName: string; logo: Buffer | null }

const FONT = 'Georgia'
const isRightToLeft = (text: string) => /^\P{L}*[\p{Script=Hebrew}\p{Script=Arabic}]/u.test(text)
type Docx = typeof import('docx')

/** Twentieths of a point: 8.5 by 11 inches, for the United States and Canada. */
const LETTER = [12_240, 15_840] as const
/** Half points. */
const SIZE = 22
/** Pixels at 96 dpi. */
const LOGO_WIDTH = 200
const LOGO_HEIGHT = 90

/** With the logo at its head. */
export async function writeDocx({ text, companyName, logo }: DocumentContent): Promise<Buffer> {
  const parts = readParts(text)
  const title = parts.find(({ kind }) => kind === 'headline')?.text ?? companyName
  const docx = await import('docx')
  const document = new docx.Document({
    title,
    creator: companyName,
    styles: {
      default: { document: { run: { font: FONT, size: SIZE, language: { value: guessLanguage(text) } } } },
    },
    sections: [
      {
        // Numbers from page 2 on.
        properties: { titlePage: true, page: { size: { width: LETTER[0], height: LETTER[1] } } },
        headers: {
          default: new docx.Header({ children: [pageNumber(docx)] }),
          first: new docx.Header({ children: [] }),
        },
        children: [
          ...(logo
            ? [
                new docx.Paragraph({
                  spacing: { after: 240 },
                  children: [await drawLogo(docx, logo, companyName)],
                }),
              ]
            : []),
          ...parts.map((part) => toParagraph(docx, part)),
        ],
      },
    ],
  })
  return docx.Packer.toBuffer(document)
}

function pageNumber({ AlignmentType, PageNumber, Paragraph, TextRun }: Docx): Paragraph {
  return new Paragraph({
    alignment: AlignmentType.CENTER,
    children: [new TextRun({ children: [PageNumber.CURRENT] })],
  })
}

async function drawLogo(docx: Docx, data: Buffer, companyName: string): Promise<ImageRun> {
  const { default: sharp } = await import('sharp')
  const { width = 1, height = 1 } = await sharp(data).metadata()
  const scale = Math.min(LOGO_WIDTH / width, LOGO_HEIGHT / height)
  return new docx.ImageRun({
    type: 'png',
    data,
    transformation: { width: Math.round(width * scale), height: Math.round(height * scale) },
    altText: { name: 'Logo', title: 'Logo', description: `Logo of ${companyName}` },
  })
}

function toParagraph(docx: Docx, { kind, text }: DocumentPart): Paragraph {
  const { AlignmentType, HeadingLevel, LineRuleType, Paragraph, TextRun } = docx
  const run = (options = {}) => [new TextRun({ text, rightToLeft: isRightToLeft(text), ...options })]
  // In 240ths of a line.
  const spacing = { after: 160, line: 290, lineRule: LineRuleType.AUTO }
  const shared = { spacing, bidirectional: isRightToLeft(text) }
  switch (kind) {
    case 'notice':
      return new Paragraph({ ...shared, children: run({ bold: true }) })
    case 'headline':
      return new Paragraph({
        ...shared,
        heading: HeadingLevel.HEADING_1,
        children: run({ bold: true, size: 32, color: '000000', font: FONT }),
      })
    case 'heading':
      return new Paragraph({
        ...shared,
        spacing: { ...spacing, before: 240, after: 60 },
        keepNext: true,
        heading: HeadingLevel.HEADING_2,
        children: run({ bold: true, size: SIZE, color: '000000', font: FONT }),
      })
    case 'item':
      return new Paragraph({
        ...shared,
        spacing: { ...spacing, after: 40 },
        bullet: { level: 0 },
        children: [new TextRun({ text: text.slice(2), rightToLeft: isRightToLeft(text) })],
      })
    case 'contact':
      return new Paragraph({ ...shared, spacing: { ...spacing, after: 0 }, children: run() })
    case 'end':
      return new Paragraph({ spacing: { before: 320 }, alignment: AlignmentType.CENTER, children: run() })
    case 'paragraph':
      return new Paragraph({ ...shared, keepLines: true, children: run() })
  }
}
