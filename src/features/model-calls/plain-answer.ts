/** All before the closing tag, since some servers drop the opening one. */
const REASONING = /^[\s\S]*<\/(?:think|thinking|reasoning)>/i
/** Not closed yet by a stream. */
const OPEN_REASONING = /^\s*<(?:think|thinking|reasoning)>[\s\S]*$/i
/** "Here is the description:" on its own line. */
const PREAMBLE = /^\s*[^\n]{1,160}:[ \t]*\n+/
const FENCES = /^\s*```\w*\n?|\n?```\s*$/g
const WHOLE_IN_QUOTES = /^\s*["“]([^"“”]+)["”]\s*$/

/**
 * Without reasoning, preamble, code fences, emphasis, heading marks, control characters, and quotation marks
 * around the whole, also when unfinished. Keeps line breaks.
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
