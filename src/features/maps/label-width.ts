/** The largest in locator-map.css. */
const LABEL_SIZE_PX = 15
export const LABEL_HEIGHT_PX = 18

/** From the dot's centre (locator-map.css). */
export const LABEL_GAP_PX = 8

const NARROW = new Set("fijlrtI.,'’-()  ")
const WIDE = new Set('mwMWOQGDÖ@&')

/** Pixels, slightly too wide, at weight 600. */
export function labelWidth(text: string): number {
  let ems = 0
  for (const letter of text) {
    if (NARROW.has(letter)) ems += 0.36
    else if (WIDE.has(letter)) ems += 0.84
    else if (/\p{Lu}/u.test(letter)) ems += 0.64
    else ems += 0.56
  }
  return Math.ceil(ems * LABEL_SIZE_PX)
}
