import type { Ask } from './ask-beside-fields.ts'
import { upperFirst, withStop } from './house-voice.ts'
import type { Told } from './tell-sentence.ts'

const NOT_FIRST = 'This does not begin with the news.'

type Reading = {
  /** Sentences of a field. */
  read: (text: string) => string[]
  readNews: (line: string) => { sentence: string } | Ask
  tell: (sentence: string) => Told
}

/**
 * The sentence that is the news, the others of its field, and what to ask beside it. No sentence is offered that
 * would be asked about again: an example stands in its place.
 */
export function chooseNews(newsAngle: string, { read, readNews, tell }: Reading) {
  const lines = read(newsAngle).map(upperFirst)
  const [first, ...later] = lines.map(readNews)
  // "Get ready! Hale & Marsh has moved."
  const isLater = first && 'why' in first && first.isExample && /!$/.test(lines[0] ?? '')
  const at = isLater ? later.findIndex((one) => !('why' in one)) + 1 : 0
  const news = (at > 0 ? later[at - 1] : first) ?? readNews('')
  const others = lines.slice(at + 1)
  const ask: Ask | null =
    'why' in news ? news : at > 0 ? { why: NOT_FIRST, suggestion: withStop(news.sentence) } : null
  if (ask && !ask.isExample) {
    const [meant = ''] = read(ask.suggestion)
    const rest = others.map((line) => {
      const told = tell(line)
      return 'sentence' in told ? told.sentence : ('offer' in told && told.offer) || line
    })
    if ('sentence' in readNews(meant)) ask.suggestion = [ask.suggestion, ...rest].join(' ')
    else Object.assign(ask, readNews(''), { why: ask.why })
  }
  return { news: 'why' in news ? null : news.sentence, others, ask }
}
