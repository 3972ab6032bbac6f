import { AppError } from '../../../../shared/errors.ts'
import { listNames } from './unzip.ts'

const AS_CSV = 'Please save the list as CSV or as an Excel workbook (.xlsx) and upload that.'
const SAVE_AS =
  'Please open it in Excel or LibreOffice, choose Save As, Excel Workbook (.xlsx) or CSV UTF-8, and upload that file.'

/** First bytes (Latin-1) → advice. */
const BYTES: readonly [starts: readonly string[], string][] = [
  [
    ['\x1f\x8b', 'BZh', '\xfd7zXZ', '7z\xbc\xaf', 'Rar!'],
    'This file is compressed. Please unpack it and upload the list inside.',
  ],
  [['\x89PNG', '\xff\xd8\xff', 'GIF87a', 'GIF89a', 'II*\0', 'MM\0*'], `This is a picture. ${AS_CSV}`],
  [
    ['\t\x08\x10\0', '\t\x08\x08\0', '\t\x04\x06\0', '\t\x02\x06\0', '\t\0\x04\0'],
    `This is a very old Excel workbook. ${SAVE_AS}`,
  ],
  [['SQLite format 3', '\0\x01\0\0Standard '], `This is a database file. ${AS_CSV}`],
]

/** Without a byte order mark. */
const TEXTS: readonly [RegExp, string][] = [
  [
    /^%PDF/,
    'This is a PDF file, which has no rows to read. Please ask for the list as a spreadsheet or CSV file.',
  ],
  [/^RIFF....WEBP|^....ftyp(?:hei|mif|avi)/s, `This is a picture. ${AS_CSV}`],
  [/^\{\\rtf/, `This is a text document (RTF). ${AS_CSV}`],
  [
    /^\s*(?:<!doctype html|<!--|<html|<head|<body|<table|<meta)/i,
    `This is a web page, whatever its name says. ${SAVE_AS}`,
  ],
  [/^MIME-Version:/i, `This is a web page, whatever its name says. ${SAVE_AS}`],
  [/^TABLE\r?\n0,1\r?\n/, `This is a DIF file. ${SAVE_AS}`],
  [/^\s*(?:-- |\/\*|insert into |create table |drop table )/i, `This is a database script (SQL). ${AS_CSV}`],
  [/^\s*<\?xml|^\s*<[a-z]+[^,;\t]*>/i, `This is an XML file. ${SAVE_AS}`],
  [/^\s*(?:\[\s*\{|\{\s*")/, `This is a JSON file. ${AS_CSV}`],
  [/^ID;P/, `This is a SYLK file. ${SAVE_AS}`],
  [/^BEGIN:VCARD/i, `This is an address book (vCard). ${AS_CSV}`],
]

/** Entry of a ZIP file → advice. */
const ENTRIES: readonly [RegExp, string][] = [
  [/^xl\/workbook\.bin$/, `This is a binary Excel workbook (.xlsb). ${SAVE_AS}`],
  [/^word\//, `This is a Word document. ${AS_CSV}`],
  [/^ppt\//, `This is a PowerPoint file. ${AS_CSV}`],
  [
    /^Index(?:\.zip$|\/)/,
    'This is a Numbers file. Please open it in Numbers, choose File, Export To, CSV, and upload that file.',
  ],
]

/** Throws `invalid_input` for known formats that cannot be read. */
export function recogniseFormat(bytes: Buffer): 'workbook' | 'text' {
  if (bytes.subarray(0, 4).equals(Buffer.from('PK\x03\x04'))) return recogniseZip(bytes)
  if (bytes.subarray(0, 4).equals(Buffer.from([0xd0, 0xcf, 0x11, 0xe0]))) throw refuse(nameOldFile(bytes))
  const start = bytes.toString('latin1', 0, 512)
  const text = start.replace(/^\xef\xbb\xbf/, '')
  const known =
    BYTES.find(([starts]) => starts.some((each) => start.startsWith(each))) ??
    TEXTS.find(([pattern]) => pattern.test(text))
  if (known) throw refuse(known[1])
  return 'text'
}

function recogniseZip(bytes: Buffer): 'workbook' {
  const names = listNames(bytes)
  if (names.includes('xl/workbook.xml')) return 'workbook'
  const known = ENTRIES.find(([pattern]) => names.some((name) => pattern.test(name)))
  if (known) throw refuse(known[1])
  if (names.includes('mimetype') && names.includes('content.xml'))
    throw refuse(`This is a LibreOffice or OpenOffice file (.ods). ${SAVE_AS}`)
  if (names.length === 0)
    throw refuse(
      'This file is damaged or incomplete and cannot be read. Please save it again and upload it once more.',
    )
  throw refuse('This is a ZIP file. Please unpack it and upload the list inside.')
}

/** Before 2007; also wraps workbooks with a password. */
function nameOldFile(bytes: Buffer): string {
  const holds = (name: string) => bytes.includes(Buffer.from(name, 'utf16le'))
  if (holds('EncryptedPackage'))
    return 'This workbook is protected by a password. Please save it without a password and upload that file.'
  if (holds('WordDocument')) return `This is an old Word document. ${AS_CSV}`
  return `This is an Excel 97–2003 workbook (.xls). ${SAVE_AS}`
}

const refuse = (message: string) => new AppError('invalid_input', message)
