import { type Catalogue, type Translate, wordIn } from './i18n.ts'

const TOO_LONG = /^Please use at most ([\d,]+) characters\.$/

/** One that the catalogue does not know stays English. */
export function translateRefusal(t: Translate, messages: Catalogue, sentence: string): string {
  const [, count] = TOO_LONG.exec(sentence) ?? []
  if (count === undefined) return wordIn(messages, sentence)
  return t('Please use at most {count, number} characters.', { count: Number(count.replaceAll(',', '')) })
}
