/** The thoughts of a reasoning model: all before the closing tag, since some servers drop the opening one. */
const REASONING = /^[\s\S]*<\/(?:think|thinking|reasoning)>/i
/** Thoughts that a stream has not closed yet. */
const OPEN_REASONING = /^\s*<(?:think|thinking|reasoning)>[\s\S]*$/i
/** "Here is the description:" on a line of its own. */
const PREAMBLE = /^\s*[^\n]{1,160}:[ \t]*\n+/
const FENCES = /^\s*```\w*\n?|\n?```\s*$/g
const WHOLE_IN_QUOTES = /^\s*["“]([^"“”]+)["”]\s*$/

/**
 * A model's answer, whole or as far as it is written, as plain text: without reasoning, preamble, code fences, emphasis,
 * heading marks, control characters, and quotation marks around the whole. Keeps line breaks.
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
