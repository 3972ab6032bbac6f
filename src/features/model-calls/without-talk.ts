import { splitSentences } from '../../shared/press-releases/text/split-sentences.ts'

/** The model speaks of itself, or to whoever asked. */
const TALK = [
  /\bI(?:['’](?:m|ll|d|ve)| am| can| cannot| could| do| don['’]t| will| would| won['’]t| have| hope| apologi[sz]e)\b/,
  /\bas an? (?:AI|artificial intelligence|(?:large )?language model)\b/i,
  /^(?:Sure|Certainly|Of course)[!,.]/,
  /\b(?:let me know|(?:could|can) you (?:please )?(?:provide|share|give|tell)|please provide|would you like me)\b/i,
]

/**
 * Removes refusals, questions back, offers of more and repeated sentences. Keeps line breaks and quotations.
 */
export function withoutTalk(text: string): string {
  const seen = new Set<string>()
  return text
    .split('\n')
    .map((line) => {
      let isQuoted = false
      const kept = splitSentences(line).filter((sentence) => {
        const own = outsideQuotations(sentence, isQuoted)
        isQuoted = own.isQuoted
        const isNew = !seen.has(sentence)
        seen.add(sentence)
        return isNew && !TALK.some((pattern) => pattern.test(own.words))
      })
      return kept.join(' ')
    })
    .join('\n')
}

/** A quotation may span sentences. */
function outsideQuotations(sentence: string, isQuotedBefore: boolean) {
  let isQuoted = isQuotedBefore
  let words = ''
  for (const part of sentence.split(/(["“”])/)) {
    if (part === '"') isQuoted = !isQuoted
    else if (part === '“' || part === '”') isQuoted = part === '“'
    else if (!isQuoted) words += part
  }
  return { words, isQuoted }
}
