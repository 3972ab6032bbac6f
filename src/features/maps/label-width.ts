/** Size in pixels of the labels on maps, and the height that one takes. */
const LABEL_SIZE_PX = 14
export const LABEL_HEIGHT_PX = 18

/** From the dot's middle to the start of its label, as the page sets it. */
export const LABEL_GAP_PX = 8

const NARROW = new Set("fijlrtI.,'’-()  ")
const WIDE = new Set('mwMWOQGDÖ@&')

/**
 * Room for a label in pixels, a little more than it takes: the advance widths of the site's sans at weight 600,
 * in three classes. The server cannot measure text as the visitor's browser will set it.
 */
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
