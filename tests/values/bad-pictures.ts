/** Malicious and broken pictures. */
import { crc32, deflateSync } from 'node:zlib'
import sharp from 'sharp'

const SIGNATURE = Buffer.from('\x89PNG\r\n\x1a\n', 'latin1')

function chunk(type: string, data: Buffer, crc?: number): Buffer {
  const named = Buffer.concat([Buffer.from(type, 'latin1'), data])
  const bytes = Buffer.alloc(named.length + 8)
  bytes.writeUInt32BE(data.length, 0)
  named.copy(bytes, 4)
  bytes.writeUInt32BE(crc ?? crc32(named), named.length + 4)
  return bytes
}

function header(width: number, height: number, bitDepth: number, colorType: number): Buffer {
  const data = Buffer.alloc(13)
  data.writeUInt32BE(width, 0)
  data.writeUInt32BE(height, 4)
  data[8] = bitDepth
  data[9] = colorType
  return chunk('IHDR', data)
}

/** One bit a pixel: 30,000 × 30,000 px take 110 KB, but 3.6 GB decoded in color. */
export function bilevelPng(width: number, height: number, extra: Buffer[] = []): Buffer {
  const lines = deflateSync(Buffer.alloc((Math.ceil(width / 8) + 1) * height))
  return Buffer.concat([
    SIGNATURE,
    header(width, height, 1, 0),
    ...extra,
    chunk('IDAT', lines),
    chunk('IEND', Buffer.alloc(0)),
  ])
}

/** Valid, small, with a location in its metadata. */
export const soundPicture = (format: 'png' | 'jpeg' | 'webp' | 'gif', width = 64, height = 48) =>
  sharp({ create: { width, height, channels: 3, background: '#7a5c3e' } })
    .withExif({
      IFD0: { Copyright: 'secret studio' },
      IFD3: { GPSLatitudeRef: 'N', GPSLatitude: '35/1 35/1 49/1' },
    })
    .toFormat(format)
    .toBuffer()

/** Name → bytes that must be refused. */
export async function badPictures(): Promise<Record<string, Buffer>> {
  const png = await soundPicture('png')
  const jpeg = await soundPicture('jpeg')
  const webp = await soundPicture('webp')
  const text = (content: string) => Buffer.from(content)
  const bigProfile = Buffer.concat([text('icc\0\0'), deflateSync(Buffer.alloc(40_000_000))])
  const brokenCrc = Buffer.from(png)
  const idat = brokenCrc.indexOf('IDAT')
  brokenCrc[idat + 8] = (brokenCrc[idat + 8] ?? 0) ^ 0xff
  const hugeJpeg = Buffer.from(jpeg)
  // Frame header's height and width (T.81, B.2.2).
  const frame = hugeJpeg.indexOf(Buffer.from([0xff, 0xc0]))
  hugeJpeg.writeUInt32BE(0xffffffff, frame + 5)
  return {
    'a bomb of 900 million pixels': bilevelPng(30_000, 30_000),
    'one pixel too many in width': bilevelPng(16_400, 8),
    'one line of 2^31 pixels': Buffer.concat([SIGNATURE, header(1, 2 ** 31, 8, 2), chunk('IEND', text(''))]),
    '2^31-1 pixels square': Buffer.concat([
      SIGNATURE,
      header(2 ** 31 - 1, 2 ** 31 - 1, 8, 6),
      chunk('IEND', text('')),
    ]),
    'no pixels': Buffer.concat([SIGNATURE, header(0, 0, 8, 2), chunk('IEND', text(''))]),
    'no picture data': Buffer.concat([SIGNATURE, header(8, 8, 8, 2), chunk('IEND', text(''))]),
    'a header alone': Buffer.concat([SIGNATURE, header(8, 8, 8, 2)]),
    'a signature alone': SIGNATURE,
    'a PNG cut off': png.subarray(0, idat + 12),
    'a JPEG cut off': jpeg.subarray(0, Math.floor(jpeg.length / 2)),
    'a WebP cut off': webp.subarray(0, Math.floor(webp.length / 2)),
    'a damaged PNG': brokenCrc,
    'a JPEG that says it is 65,535 pixels square': hugeJpeg,
    'a color profile that swells to 40 MB, without picture data': Buffer.concat([
      SIGNATURE,
      header(8, 8, 1, 0),
      chunk('iCCP', bigProfile),
      chunk('IEND', text('')),
    ]),
    'an SVG': text('<svg xmlns="http://www.w3.org/2000/svg"><script>alert(1)</script></svg>'),
    'an SVG after a signature of PNG': Buffer.concat([
      SIGNATURE,
      text('<svg xmlns="http://www.w3.org/2000/svg"/>'),
    ]),
    'a GIF': await soundPicture('gif'),
    'a page': text('<!doctype html><script>alert(1)</script>'),
    'a program': text('#!/bin/sh\nid\n'),
    'a ZIP': text('PK\x03\x04aaaaaaaaaaaaaaaaaaaaaaaa'),
    'a RIFF that is sound': text('RIFF\x24\0\0\0WAVEfmt aaaaaaaaaaaaaaaaaaaa'),
    'an empty file': Buffer.alloc(0),
    'one byte': Buffer.from([0x89]),
    zeros: Buffer.alloc(100_000),
  }
}

/** Name → picture plus other data: accepted, the rest dropped. */
export async function carryingPictures(): Promise<Record<string, Buffer>> {
  const png = await soundPicture('png')
  const jpeg = await soundPicture('jpeg')
  const bait = Buffer.from('<script>alert("bait")</script>')
  const zip = Buffer.concat([Buffer.from('PK\x03\x04'), bait])
  const afterHeader = SIGNATURE.length + 25
  const withText = Buffer.concat([
    png.subarray(0, afterHeader),
    chunk('tEXt', Buffer.concat([Buffer.from('Comment\0'), bait])),
    png.subarray(afterHeader),
  ])
  return {
    'a PNG before a page': Buffer.concat([png, bait]),
    'a PNG before a ZIP': Buffer.concat([png, zip]),
    'a PNG with a text': withText,
    'a JPEG before a page': Buffer.concat([jpeg, bait]),
    'a JPEG with a comment': Buffer.concat([
      jpeg.subarray(0, 2),
      Buffer.from([0xff, 0xfe, 0, bait.length + 2]),
      bait,
      jpeg.subarray(2),
    ]),
  }
}
