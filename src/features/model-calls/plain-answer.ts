/** All before the closing tag: some servers drop the opening one. */
const REASONING = /^[\s\S]*<\/(?:think|thinking|reasoning)>/i
/** Not closed yet, in a stream. */
const OPEN_REASONING = /^\s*<(?:think|thinking|reasoning)>[\s\S]*$/i
/** "Here is the description:" on its own line. */
const PREAMBLE = /^\s*[^\n]{1,160}:[ \t]*\n+/
const FENCES = /^\s*```\w*\n?|\n?```\s*$/g
const WHOLE_IN_QUOTES = /^\s*["“]([^"“”]+)["”]\s*$/

/**
 * Drops reasoning, preamble, code fences, emphasis, heading marks, control characters, quotation marks around
 * the whole, also when unfinished. Keeps line breaks.
 */
export function plainAnswer(answer: string): string {
  return answer
    .replace(/\r\n?/g, '\n')
    .replace(/[^\P{C}\n]/gu, '')
    .replace(REASONING, '')
    .replace(OPEN_REASONING, '')
    .replace(PREAMBLE, '')
    .replace(FENCES, '')
    .replace(/(\*\*|__)(?=\S)(.{1,400}?)\1/g, '$2')
    .replace(/^#{1,6} /gm, '')
    .replace(WHOLE_IN_QUOTES, '$1')
}

const ENGLISH = /^(?:the|of|and|to|in|a|is|are|for|with|that|its|has|have|on|at|by|will|from|an|be|as)$/i
/** Running English has 30–45 %. */
const LEAST_SHARE = 0.15

/** Prose, not another language or a list of words. */
export function isEnglish(text: string): boolean {
  const words = text.split(/[^\p{L}\p{N}'’]+/u).filter((word) => word !== '')
  return words.filter((word) => ENGLISH.test(word)).length >= words.length * LEAST_SHARE
}
