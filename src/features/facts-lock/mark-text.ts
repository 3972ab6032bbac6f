import type { FactMark } from '../../shared/fact-marks.ts'
import { splitSentences } from '../../shared/press-releases/text/split-sentences.ts'
import type { Rest } from './check-text.ts'

/** Unknown words of sentences that rest on nothing; the whole where all are known. */
export function marksOf(text: string, rests: (sentence: string) => Rest): FactMark[] {
  let end = 0
  return splitSentences(text).flatMap((sentence): FactMark[] => {
    const start = text.indexOf(sentence, end)
    end = start + sentence.length
    const rest = rests(sentence)
    if (rest.sources) return []
    const special = rest.unknown.filter(
      ({ kind, isCapital, start: at }) => kind !== 'word' || (isCapital && at > 0),
    )
    if (special.length === 0) {
      const kind = /[“«"]/.test(sentence) ? 'quotation' : 'statement'
      return [{ start, end, kind, text: sentence }]
    }
    const marks: FactMark[] = []
    for (const token of special) {
      const last = marks.at(-1)
      const from = start + token.start
      const kind = token.kind === 'word' ? 'name' : token.kind
      const isSame = last?.kind === kind && /^[ .&’-]*$/.test(text.slice(last.end, from))
      if (isSame) marks.pop()
      const span = { start: isSame ? last.start : from, end: start + token.end }
      marks.push({ ...span, kind, text: text.slice(span.start, span.end) })
    }
    return marks
  })
}
