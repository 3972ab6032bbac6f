import type { FaqItem } from '../../../shared/faq/faq.ts'
import type { FaqReach, FaqTargetProblem } from '../../../shared/faq/faq-reach.ts'
import { Button } from '../../button.tsx'
import { t } from '../../text.ts'
import type { OpenDialog } from './faq-dialogs.tsx'

/** Longer lists are collapsed. */
const MOST_UNFOLDED = 5

type UnreachableFaqProps = {
  found: readonly FaqReach[]
  items: readonly FaqItem[]
  onOpen: (dialog: OpenDialog) => void
}

export function UnreachableFaq({ found: all, items, onOpen }: UnreachableFaqProps) {
  const lost = all.filter((found) => !found.isShownSomewhere)
  const partly = all.filter((found) => found.isShownSomewhere)
  if (all.length === 0) return null
  return (
    <section className="notice danger faq-lost" aria-label={t('Items that are not shown')}>
      {group(
        t(
          '{count, plural, one {No page can show this question} other {No page can show these # questions}}',
          { count: lost.length },
        ),
        lost,
      )}
      {group(t('Shown, but some targets match nothing'), partly)}
    </section>
  )

  function group(title: string, found: readonly FaqReach[]) {
    if (found.length === 0) return null
    return found.length > MOST_UNFOLDED ? (
      <details>
        <summary>
          <strong>{title}</strong>
        </summary>
        {list(found)}
      </details>
    ) : (
      <>
        <strong>{title}</strong>
        {list(found)}
      </>
    )
  }

  function list(found: readonly FaqReach[]) {
    return (
      <ul>
        {found.map(({ id, question, problems }) => (
          <li key={id}>
            <div>
              <p>{question}</p>
              {problems.map((problem) => (
                <p className="soft" key={`${problem.kind} ${problem.target}`}>
                  {explain(problem)}
                </p>
              ))}
            </div>
            <Button
              label={t('Edit')}
              className="link-button"
              aria-label={t('Edit: {question}', { question })}
              onClick={() => edit(id)}
            />
          </li>
        ))}
      </ul>
    )
  }

  function edit(id: string) {
    const item = items.find((known) => known.id === id)
    if (item) onOpen({ kind: 'edit', item })
  }
}

function explain({ kind, target, name, suggestion }: FaqTargetProblem): string {
  const advice = suggestion ? ` ${t('Did you mean {suggestion}?', { suggestion })}` : ''
  const texts: Record<typeof kind, string> = {
    'unknown-state': t('“{target}” is not a state or province.', { target }) + advice,
    'city-without-partners': t('No active partner is listed in “{target}”.', { target }) + advice,
    'unknown-partner': t('No partner is called “{target}”.', { target }) + advice,
    'inactive-partner': t('The partner {name} is inactive.', { name: name ?? target }),
    'deleted-partner': t('The partner {name} has been deleted.', { name: name ?? target }),
    'nothing-in-common': t('No page matches all of its targets.'),
  }
  return texts[kind]
}
