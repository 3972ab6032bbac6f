import { useQuery } from '@tanstack/react-query'
import { listFaqCall } from '../../../../shared/calls/faq.ts'
import type { FaqItem } from '../../../../shared/faq/faq.ts'
import { queryOf } from '../../../api.ts'
import { t } from '../../../text.ts'
import { scopeName } from '../faq-words.ts'

/** Only a hint: one question may have several answers, each for its own pages. */
export function SameQuestion({ question, item }: { question: string; item: FaqItem | null }) {
  const { data } = useQuery(queryOf(listFaqCall))
  const same = findSameQuestion(data ?? [], question, item)
  return (
    <p className="field-hint faq-same" role="status">
      {same && (
        <>
          {t('This question exists already ({scope}).', { scope: scopeName(same.appliesTo) })}{' '}
          <a href={`/admin/faq?${new URLSearchParams({ q: same.question })}`} target="_blank" rel="noopener">
            {t('Show it in a new tab')}
          </a>
        </>
      )}
    </p>
  )
}

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
