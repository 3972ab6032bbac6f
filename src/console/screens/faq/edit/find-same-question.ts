import type { FaqItem } from '../../../../shared/faq/faq.ts'

/** Ignores case, spaces and closing marks. */
export function findSameQuestion(
  items: readonly FaqItem[],
  question: string,
  own: Pick<FaqItem, 'id'> | null,
): FaqItem | null {
  const wanted = plain(question)
  if (wanted === '') return null
  return items.find((item) => item.id !== own?.id && plain(item.question) === wanted) ?? null
}

const plain = (question: string) =>
  question
    .normalize('NFKC')
    .toLowerCase()
    .replaceAll('’', "'")
    .replace(/\s+/g, ' ')
    .replace(/[\s?.!]+$/, '')
    .trim()
