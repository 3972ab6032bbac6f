/** Draws the icons into public/: two river pebbles, the smaller on top. */
import { writeFile } from 'node:fs/promises'
import { fileURLToPath } from 'node:url'
import sharp from 'sharp'

const LOWER = 'M5 42.5C5 31 18.5 24 33 24c15 0 26 8 26 19.5C59 53 48 57 31.5 57 15 57 5 53.5 5 42.5Z'
const UPPER =
  'M18 14.2C18 9.5 24.5 7 32.7 7 41 7 47 9.8 47 14.5c0 4.6-5.6 6.5-14.8 6.5C23 21 18 18.8 18 14.2Z'
const INK = '#2A2520'
const TEAL = '#1D5754'
const folder = new URL('../public/', import.meta.url)

/** For browser tabs of any colour. */
const favicon = `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 64 64"><style>.a{fill:${INK}}.b{fill:${TEAL}}@media(prefers-color-scheme:dark){.a{fill:#EFE8DC}.b{fill:#93C7BD}}</style><path class="a" d="${LOWER}"/><path class="b" d="${UPPER}"/></svg>\n`
await writeFile(new URL('favicon.svg', folder), favicon)

/** For home screens: on sand, with the margin that masks need. */
const tile = `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 64 64"><rect width="64" height="64" fill="#F4EEE2"/><g transform="translate(12.8 12.6) scale(0.6)"><path fill="${INK}" d="${LOWER}"/><path fill="${TEAL}" d="${UPPER}"/></g></svg>`
for (const [name, size] of [
  ['apple-touch-icon.png', 180],
  ['icon-512.png', 512],
] as const) {
  const png = sharp(Buffer.from(tile), { density: (72 * size) / 64 })
    .resize(size, size)
    .png({ palette: true, effort: 10 })
  await png.toFile(fileURLToPath(new URL(name, folder)))
}

/** For mail clients and older browsers, which ask for /favicon.ico: the tile with less margin. */
const small = `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 64 64"><rect width="64" height="64" rx="12" fill="#F4EEE2"/><g transform="translate(5.8 5.4) scale(0.82)"><path fill="${INK}" d="${LOWER}"/><path fill="${TEAL}" d="${UPPER}"/></g></svg>`
const pictures = await Promise.all(
  [16, 32, 48].map(async (size) => ({
    size,
    png: await sharp(Buffer.from(small), { density: (72 * size) / 64 })
      .resize(size, size)
      .png({ effort: 10 })
      .toBuffer(),
  })),
)
await writeFile(new URL('favicon.ico', folder), toIco(pictures))

/** Packs PNG files of up to 255 px into one ICO file: header, 16 bytes for each, then the files. */
function toIco(files: { size: number; png: Buffer }[]): Buffer {
  const head = Buffer.alloc(6 + 16 * files.length)
  head.writeUInt16LE(1, 2)
  head.writeUInt16LE(files.length, 4)
  let offset = head.length
  for (const [index, { size, png }] of files.entries()) {
    const at = 6 + 16 * index
    head.writeUInt8(size, at)
    head.writeUInt8(size, at + 1)
    head.writeUInt16LE(1, at + 4)
    head.writeUInt16LE(32, at + 6)
    head.writeUInt32LE(png.length, at + 8)
    head.writeUInt32LE(offset, at + 12)
    offset += png.length
  }
  return Buffer.concat([head, ...files.map(({ png }) => png)])
}
