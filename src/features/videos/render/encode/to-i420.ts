/** YUV 4:2:0: Y, then U and V of a quarter each. */
export type I420 = { width: number; height: number; bytes: Uint8Array }

/** Both even. */
export function createI420(width: number, height: number): I420 {
  return { width, height, bytes: new Uint8Array((width * height * 3) / 2) }
}

/** Converts opaque RGBA to limited-range BT.709. All numbers are even. */
export function writeI420(
  into: I420,
  rgba: Uint8ClampedArray,
  { left, top, width, rows }: { left: number; top: number; width: number; rows: number },
): void {
  const pixels = new Uint32Array(rgba.buffer, rgba.byteOffset, width * rows)
  const { bytes } = into
  const half = into.width >> 1
  const startU = into.width * into.height
  const startV = startU + half * (into.height >> 1)
  for (let row = 0; row < rows; row += 2) {
    let from = row * width
    let to = (top + row) * into.width + left
    let chroma = ((top + row) >> 1) * half + (left >> 1)
    for (const end = from + width; from < end; from += 2, to += 2, chroma++) {
      const a = pixels[from] as number
      const b = pixels[from + 1] as number
      const c = pixels[from + width] as number
      const d = pixels[from + width + 1] as number
      const ar = a & 255
      const ag = (a >>> 8) & 255
      const ab = (a >>> 16) & 255
      const br = b & 255
      const bg = (b >>> 8) & 255
      const bb = (b >>> 16) & 255
      const cr = c & 255
      const cg = (c >>> 8) & 255
      const cb = (c >>> 16) & 255
      const dr = d & 255
      const dg = (d >>> 8) & 255
      const db = (d >>> 16) & 255
      // BT.709 times 219/255 and 2^16; 16.5 as offset rounds.
      bytes[to] = (11966 * ar + 40254 * ag + 4064 * ab + 1081344) >> 16
      bytes[to + 1] = (11966 * br + 40254 * bg + 4064 * bb + 1081344) >> 16
      bytes[to + into.width] = (11966 * cr + 40254 * cg + 4064 * cb + 1081344) >> 16
      bytes[to + into.width + 1] = (11966 * dr + 40254 * dg + 4064 * db + 1081344) >> 16
      const r = ar + br + cr + dr
      const g = ag + bg + cg + dg
      const blue = ab + bb + cb + db
      // Times 224/255; of four pixels, so 2^18.
      bytes[startU + chroma] = (-6596 * r - 22188 * g + 28784 * blue + 33685504) >> 18
      bytes[startV + chroma] = (28784 * r - 26145 * g - 2639 * blue + 33685504) >> 18
    }
  }
}
