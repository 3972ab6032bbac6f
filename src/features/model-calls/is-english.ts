const ENGLISH = /^(?:the|of|and|to|in|a|is|are|for|with|that|its|has|have|on|at|by|will|from|an|be|as)$/i
/** Running English has 30–45 %. */
const LEAST_SHARE = 0.15

/** Prose, not another language or a list of words. */
export function isEnglish(text: string): boolean {
  const words = text.split(/[^\p{L}\p{N}'’]+/u).filter((word) => word !== '')
  return words.filter((word) => ENGLISH.test(word)).length >= words.length * LEAST_SHARE
}
