import { AlignmentType, Document, HeadingLevel, ImageRun, Packer, Paragraph, TextRun } from 'docx'
import sharp from 'sharp'
import { type DocumentPart, readParts } from './read-parts.ts'

export type DocumentContent = { text: string; companyName: string; logo: Buffer | null }

const FONT = 'Georgia'
/** Half points. */
const SIZE = 22
/** Pixels at 96 dpi. */
const LOGO_WIDTH = 200
const LOGO_HEIGHT = 90
const RTL = /^[^\p{L}]*[\p{Script=Arabic}\p{Script=Hebrew}]/u

/** The release as a Word document, with the logo at its head. */
export async function writeDocx({ text, companyName, logo }: DocumentContent): Promise<Buffer> {
  const parts = readParts(text)
  const title = parts.find(({ kind }) => kind === 'headline')?.text ?? companyName
  const document = new Document({
    title,
    creator: companyName,
    styles: { default: { document: { run: { font: FONT, size: SIZE } } } },
    sections: [
      {
        children: [
          ...(logo
            ? [new Paragraph({ spacing: { after: 240 }, children: [await drawLogo(logo, companyName)] })]
            : []),
          ...parts.map(toParagraph),
        ],
      },
    ],
  })
  return Packer.toBuffer(document)
}

async function drawLogo(data: Buffer, companyName: string): Promise<ImageRun> {
  const { width = 1, height = 1 } = await sharp(data).metadata()
  const scale = Math.min(LOGO_WIDTH / width, LOGO_HEIGHT / height)
  return new ImageRun({
    type: 'png',
    data,
    transformation: { width: Math.round(width * scale), height: Math.round(height * scale) },
    altText: { name: 'Logo', title: 'Logo', description: `Logo of ${companyName}` },
  })
}

function toParagraph({ kind, text }: DocumentPart): Paragraph {
  const run = (options = {}) => [new TextRun({ text, rightToLeft: RTL.test(text), ...options })]
  const spacing = { after: 160, line: 300 }
  const shared = { spacing, bidirectional: RTL.test(text) }
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
        spacing: { before: 240, after: 60 },
        heading: HeadingLevel.HEADING_2,
        children: run({ bold: true, size: SIZE, color: '000000', font: FONT }),
      })
    case 'contact':
      return new Paragraph({ ...shared, spacing: { after: 0 }, children: run() })
    case 'end':
      return new Paragraph({ spacing: { before: 320 }, alignment: AlignmentType.CENTER, children: run() })
    default:
      return new Paragraph({ ...shared, children: run() })
  }
}
