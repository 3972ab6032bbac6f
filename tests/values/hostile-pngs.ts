import { crc32, deflateSync } from 'node:zlib'
import sharp from 'sharp'

const SIGNATURE = Buffer.from('89504e470d0a1a0a', 'hex')
function chunk(name: string, data: Buffer): Buffer {
  const body = Buffer.concat([Buffer.from(name, 'latin1'), data])
  const [length, sum] = [Buffer.alloc(4), Buffer.alloc(4)]
  length.writeUInt32BE(data.length)
  sum.writeUInt32BE(crc32(body))
  return Buffer.concat([length, body, sum])
}
function header(width: number, height: number, depth = 8, color = 6): Buffer {
  const data = Buffer.alloc(13)
  data.writeUInt32BE(width, 0)
  data.writeUInt32BE(height, 4)
  data.set([depth, color, 0, 0, 0], 8)
  return chunk('IHDR', data)
}
const END = chunk('IEND', Buffer.alloc(0))
const pixels = (width: number, height: number) =>
  chunk('IDAT', deflateSync(Buffer.alloc((width * 4 + 1) * height)))
const picture = (...extra: Buffer[]) => Buffer.concat([SIGNATURE, header(4, 4), ...extra, pixels(4, 4), END])
const bomb = (width: number, height: number) =>
  Buffer.concat([
    SIGNATURE,
    header(width, height, 1, 0),
    chunk('IDAT', deflateSync(Buffer.alloc(Math.ceil(width / 8) * height + height))),
    END,
  ])
const zipped = (name: string, bytes: number) =>
  chunk(name, Buffer.concat([Buffer.from('x\0\0'), deflateSync(Buffer.alloc(bytes))]))
/** Four by four transparent pixels. */
export const GOOD_PNG = picture()
/** With that many texts between header and pixels. */
export const withChunks = (count: number) =>
  picture(...Array.from({ length: count }, () => chunk('tEXt', Buffer.from('a'))))
const damaged = (at: number) => {
  const copy = Buffer.from(GOOD_PNG)
  copy[at] = (copy[at] ?? 0) ^ 0xff
  return copy
}
const of = (format: 'jpeg' | 'gif' | 'webp') =>
  sharp({ create: { width: 40, height: 40, channels: 3, background: 'red' } })
    .toFormat(format)
    .toBuffer()

/** Of REFUSED_PNGS: those whose header says that they are too large. */
export const TOO_MANY_PIXELS = [
  'a wrong checksum of the header',
  'a bomb of 30,000 px a side',
  'one of 7,000 × 100',
  '17 megapixels',
  '1 × 2^31',
]

/** Files that are no usable PNG, by what is wrong with them. */
export const REFUSED_PNGS: readonly [string, () => Buffer | Promise<Buffer>][] = [
  ['a bomb of 30,000 px a side', () => bomb(30_000, 30_000)],
  ['one of 7,000 × 100', () => bomb(7000, 100)],
  ['17 megapixels', () => bomb(5000, 3400)],
  ['1 × 2^31', () => Buffer.concat([SIGNATURE, header(1, 2 ** 31), pixels(4, 4), END])],
  ['0 × 0', () => Buffer.concat([SIGNATURE, header(0, 0), pixels(1, 1), END])],
  ['cut in the pixels', () => GOOD_PNG.subarray(0, 50)],
  ['a wrong checksum of the header', () => damaged(20)],
  ['a wrong checksum of the pixels', () => damaged(50)],
  ['a wrong signature', () => damaged(1)],
  ['no pixels', () => Buffer.concat([SIGNATURE, header(4, 4), END])],
  ['two headers', () => picture(header(4, 4))],
  ['no header first', () => Buffer.concat([SIGNATURE, pixels(4, 4), header(4, 4), END])],
  [
    'a chunk longer than the file',
    () => Buffer.concat([SIGNATURE, header(4, 4), Buffer.from('7fffffff49444154', 'hex'), Buffer.alloc(40)]),
  ],
  ['an empty file', () => Buffer.alloc(0)],
  ['SVG', () => Buffer.from(`<svg xmlns="http://www.w3.org/2000/svg">${' '.repeat(99)}</svg>`)],
  ['JPEG', () => of('jpeg')],
  ['GIF', () => of('gif')],
  ['WebP', () => of('webp')],
]

/** Pictures that carry something beside their pixels. */
export const CLEANED_PNGS: readonly [string, () => Buffer][] = [
  ['HTML behind its end', () => Buffer.concat([GOOD_PNG, Buffer.from('<script>alert(1)</script>')])],
  ['a ZIP behind its end', () => Buffer.concat([GOOD_PNG, Buffer.from('504b0304', 'hex'), Buffer.alloc(99)])],
  ['a colour profile of 60 MB', () => picture(zipped('iCCP', 60_000_000))],
  ['a text of 60 MB', () => picture(zipped('zTXt', 60_000_000))],
  ['animation', () => picture(chunk('acTL', Buffer.from('0000000200000000', 'hex')))],
  ['a script as text', () => picture(chunk('tEXt', Buffer.from('Comment\0<script>')))],
]
